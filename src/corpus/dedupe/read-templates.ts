import { fileError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { cutUnits } from "../../dedupe/cut-units.ts";
import type { UnitKind } from "../../dedupe/unit-kinds.ts";
import { createUnitReader } from "../../dedupe/read-unit.ts";

/** Whether a unit with these hashes (see `UnitReading`) is a template. */
export type IsTemplate = (low: number, high: number) => boolean;

/**
 * Reads what stays wherever it is: the sentences of a text file, or its passages. Throws `input-missing`, `input-encoding`, and `input-empty` for a file without any.
 */
export async function readTemplates(path: string | null, kind: UnitKind): Promise<IsTemplate> {
  if (path === null) return () => false;
  const text = (await readTextFile(path, "file of templates")).replace(/^\ufeff/u, "");
  const read = createUnitReader(false);
  const known = new Set<bigint>();
  for (const { start, end } of cutUnits(text, kind)) {
    const { words, low, high } = read(text, start, end);
    if (words > 0) known.add(keyOf(low, high));
  }
  if (known.size === 0)
    throw fileError("input-empty", path, "expected sentences that are to stay, one a line, found none.");
  return (low, high) => known.has(keyOf(low, high));
}

function keyOf(low: number, high: number): bigint {
  return (BigInt(high) << 32n) | BigInt(low);
}
