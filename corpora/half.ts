/** Two halves of the patients, for models that were trained on one of them and not on the other. */
export const HALVES = ["A", "B"] as const;
export type Half = (typeof HALVES)[number];
