import { readKnownNames } from "../../../recognise/known-names/read-names.ts";
import { fileError } from "../../../base/errors.ts";
import { readTextFile } from "../../../base/files.ts";
import { distinctCandidates } from "../../../probe/score-candidates.ts";

/** Candidates, each once, and how many mentions were repeated. */
export type Candidates = ReturnType<typeof distinctCandidates>;

/**
 * The candidates of a file, each once, and how many mentions were repeated: of `.csv`, `.tsv` and `.jsonl` files the names, as the
 * audits read them; of any other file one a line. Throws `input-missing`, `input-encoding`, `input-format`, and `input-empty`.
 */
export async function readCandidates(path: string): Promise<Candidates> {
  const isTable = /\.(?:csv|tsv|jsonl)$/i.test(path);
  const lines = isTable ? await readKnownNames(path) : (await readTextFile(path, "file of candidates")).split("\n");
  const distinct = distinctCandidates(lines);
  if (distinct.candidates.length > 0) return distinct;
  throw fileError("input-empty", path, "expected candidates, found none. Write one a line.");
}
