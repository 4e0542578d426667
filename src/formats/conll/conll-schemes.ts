/** How tags say where a span begins and ends: IOB2; with the last and the only token marked too; or not at all. */
export const CONLL_SCHEMES = ["bio", "bioes", "io"] as const;
export type ConllScheme = (typeof CONLL_SCHEMES)[number];
