import { malformed, MAX_ENTRIES } from "../tokenizer-json/checks.ts";

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

/**
 * A `vocab.txt` with the tokens of some lines exchanged, by line number from 0. White space and line ends stay, as all other lines, as they
 * were. Throws a RangeError for a line that is not there or has no token, and for a new token that is empty, ends in white space or
 * holds a line end.
 */
export function rewriteVocabTxt(text: string, changes: ReadonlyMap<number, string>): string {
  const lines = text.split("\n");
  for (const [number, token] of changes) {
    if (token === "" || /[\r\n]|\p{White_Space}$/u.test(token)) throw new RangeError(`line ${number}: unfit new token`);
    const [, start = "", old = "", end = ""] = /^(\ufeff?)(.*?)(\p{White_Space}*)$/su.exec(lines[number] ?? "") ?? [];
    if (old === "") throw new RangeError(`line ${number} of ${lines.length}: no token`);
    lines[number] = (number === 0 ? start : "") + token + end;
  }
  return lines.join("\n");
}
