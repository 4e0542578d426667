import type { UnnameError } from "../../base/errors.ts";
import { type JsonObject } from "../../base/json-values.ts";

/** Where a record stands, and how to say what is wrong with it. */
export interface Place {
  /** Path and line: the document's id where the record has none. */
  readonly id: string;
  /** `input-format`: file, place, what was expected. */
  fail(expected: string): UnnameError;
}

/** A score from 0 to 1, a source and a note, where a record has them in that shape. */
export function readOrigin(record: JsonObject): { score?: number; source?: string; note?: string } {
  const { score, source, note } = record;
  return {
    ...(typeof score === "number" && score >= 0 && score <= 1 && { score }),
    ...(typeof source === "string" && { source }),
    ...(typeof note === "string" && { note }),
  };
}
