import { UnnameError } from "../base/errors.ts";
import type { RunSettings } from "./run/settings.ts";

/**
 * The `usage` error for fields to drop or mask that stand in no record of JSON lines, as misspelt ones do; undefined if each stands somewhere.
 * `counts` says in how many records each stands, and `consequence`, a sentence, what became of the output.
 */
export function absentFieldsError(
  counts: Readonly<Record<string, number>>,
  { dropFields }: Pick<RunSettings, "dropFields">,
  consequence: string,
): UnnameError | undefined {
  const fields = Object.keys(counts).filter((field) => counts[field] === 0);
  if (fields.length === 0) return undefined;
  const flags = fields.map((field) => `${dropFields.includes(field) ? "--drop-field" : "--mask-field"} ${field}`);
  return new UnnameError(
    "usage",
    `${flags.join(", ")}: stands in no record of the JSON lines. Is it spelt as there, with the fields it lies in (a.b)? ${consequence}`,
    { details: { fields } },
  );
}
