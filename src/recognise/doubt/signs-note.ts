import type { Note } from "../rules/engine/note.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";
import type { FoundName } from "./read-name.ts";

/** Lines at a note's end in which somebody may sign, and tokens that may stand before the signature. */
const LAST_LINES = 2;
const MOST_BEFORE_SIGNATURE = 3;
const TIME_MARKS: ReadonlySet<string> = new Set([":", "-", "/"]);

/** "FK 10:35", "Verslag AB, arts-assistent", "AB i.o.m. dr. Bos": a short last line that is who signs. */
export function signsNote(note: Note, { start, end }: FoundName): boolean {
  const { tokens, lexicon } = note;
  let first = start;
  while (first > 0 && !(tokens[first] as Token).startsLine) if (start - --first > MOST_BEFORE_SIGNATURE) return false;
  if (first === 0) return false;
  // "alarm: ja"
  if (tokenAt(tokens, start - 1)?.word.surface === ":" && (tokens[start] as Token).word.shape === "lower") return false;
  let last = end;
  while (last < tokens.length && !(tokens[last] as Token).startsLine) last++;
  let lines = last < tokens.length ? 1 : 0;
  for (let at = last + 1; at < tokens.length && lines < LAST_LINES; at++) if ((tokens[at] as Token).startsLine) lines++;
  if (lines >= LAST_LINES) return false;
  const next = tokens[end];
  if (last === end || next === undefined) return true;
  const isTime = ({ word }: Token) => (word.is & IS.functionWord) === 0 && /^\d/.test(word.surface);
  // "JB op 3-2-2024", "JB 10:35"; initials before a number alone are a measure: "pH 7".
  const behind = tokens[end + 1];
  if (behind !== undefined && isTime((next.word.is & IS.functionWord) === 0 ? next : behind)) {
    const mark = (next.word.is & IS.functionWord) === 0 ? behind : tokens[end + 2];
    return mark !== undefined && TIME_MARKS.has(mark.word.surface);
  }
  if (next.word.surface === ",") return ((behind?.word.is ?? 0) & IS.role) !== 0;
  if (next.word.surface === "(") return start === first;
  return lexicon.cues.lengthAt(tokens, end) > 0;
}
