/** What is compared: sentences (see `splitSentences`), or passages: lines that follow each other without an empty one between them. */
export const UNIT_KINDS = ["sentence", "passage"] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
