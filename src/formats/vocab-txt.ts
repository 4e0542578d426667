import { malformed, MAX_ENTRIES } from "./tokenizer-json/checks.ts";

/**
 * Ids by token of a `vocab.txt`, one token a line, the id being the line's number from 0. White space at the end of a line is none
 * of the token's; of a token that stands twice the later line counts, as in every loader; an empty line is an id without a token.
 * Throws `input-format` for an empty or too long file; `path` is only named in it.
 */
export function parseVocabTxt(text: string, path: string): Map<string, number> {
  const lines = text.replace(/^\ufeff/u, "").split("\n");
  if (lines.length > MAX_ENTRIES) throw malformed(path, `at most ${MAX_ENTRIES} lines, found ${lines.length}`);
  const vocab = new Map<string, number>();
  for (const [id, line] of lines.entries()) {
    const token = line.replace(/\p{White_Space}+$/u, "");
    if (token !== "") vocab.set(token, id);
  }
  if (vocab.size === 0) throw malformed(path, "a token on each line, found none");
  return vocab;
}
