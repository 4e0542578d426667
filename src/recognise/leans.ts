/** How far a combination can lean: nats that its models lean against "no name", and steps of what rules must be sure of. */
export const LEANS = { least: -3, most: 3 } as const;
