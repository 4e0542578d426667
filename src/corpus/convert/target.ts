import type { GoldFormat } from "../../evaluate/read/gold-formats.ts";
import type { ConllScheme } from "../../formats/conll/conll-schemes.ts";

/** Whose JSON a line is. */
export const JSON_SHAPES = ["spacy", "label-studio"] as const;
export type JsonShape = (typeof JSON_SHAPES)[number];

/** What is written, and how where there is a choice. */
export interface Target {
  readonly format: GoldFormat;
  /** Of `conll`. */
  readonly scheme: ConllScheme;
  /** Of `jsonl`. */
  readonly shape: JsonShape;
}

/** For people. */
export function nameTarget({ format, scheme, shape }: Target): string {
  if (format === "brat") return "BRAT";
  if (format === "i2b2") return "i2b2 XML";
  return format === "conll" ? `CoNLL (${scheme.toUpperCase()})` : `JSON Lines (${shape})`;
}
