import { fileError } from "../../base/errors.ts";
import { malformed, MAX_ENTRIES } from "./checks.ts";

/** A merge rule, both parts as the vocabulary spells them. */
export type TokenizerMerge = readonly [left: string, right: string];

/**
 * Reads the merges of a BPE, `"a b"` or `["a", "b"]`.
 * With a continuing prefix the right part carries it and the result does not.
 * Throws `input-format`, and `checkpoint-mismatch` for a merge whose parts or result are no entries, by its number, not its text.
 */
export function parseMerges(
  value: unknown,
  vocab: ReadonlyMap<string, number>,
  path: string,
  continuingPrefix = "",
): TokenizerMerge[] {
  if (!Array.isArray(value)) throw malformed(path, '"model.merges" to be a list');
  if (value.length > MAX_ENTRIES) throw malformed(path, `at most ${MAX_ENTRIES} merges, found ${value.length}`);
  return value.map((item: unknown, index) => {
    const parts: readonly unknown[] = typeof item === "string" ? item.split(" ") : Array.isArray(item) ? item : [];
    const [left, right] = parts;
    if (parts.length !== 2 || typeof left !== "string" || typeof right !== "string" || left === "" || right === "") {
      throw malformed(path, `merge ${index} to be two tokens, "a b" or ["a", "b"]`);
    }
    if (!vocab.has(left) || !vocab.has(right) || !vocab.has(left + withoutPrefix(right, continuingPrefix))) {
      throw fileError(
        "checkpoint-mismatch",
        path,
        `merge ${index} of ${value.length} names a token that the vocabulary does not hold. Loaders refuse such a file; rewrite the original checkpoint again.`,
        { merge: index },
      );
    }
    return parts as TokenizerMerge;
  });
}

/** What a right part adds to the left one: it loses the prefix that says it continues a word. */
function withoutPrefix(right: string, prefix: string): string {
  return right.startsWith(prefix) ? right.slice(prefix.length) : right;
}
