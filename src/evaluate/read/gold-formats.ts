/**
 * How annotations lie in files: `.ann` beside `.txt`; a token and its tag a line; a JSON object a text, as spaCy or Label Studio has it; the XML
 * of i2b2's de-identification track.
 */
export const GOLD_FORMATS = ["brat", "conll", "jsonl", "i2b2"] as const;
export type GoldFormat = (typeof GOLD_FORMATS)[number];
