import { namesScale } from "../languages/scale-places.ts";
import { SCALES } from "../languages/scales.ts";
import { isResult } from "./medicine-here.ts";
import type { Note } from "./note.ts";
import { tokenAt } from "./tokens.ts";

/** Does a place stand for the scale that is called after it, beside a result? */
export function isOfScale(note: Note, start: number, end: number): boolean {
  return isGradedBehind(note, start, end) || isScaleInBrackets(note, start, end);
}

/** "Edinburgh 14", "Los Angeles B", "Oxford neg": a place that a scale is called after, with its result. */
function isGradedBehind(note: Note, start: number, end: number): boolean {
  const [next, after] = [note.tokens[end], note.tokens[end + 1]];
  if (next === undefined || next.startsLine || !next.spaced) return false;
  if (next.word.surface === "(" && isScaleName(note, end + 1)) return true;
  if (!givesScaleName(note, start, end)) return false;
  // "Tonga > Otara"
  if (next.word.surface === ">" && after?.word.shape === "capital") return false;
  if (!isResult(note, end, true)) return false;
  const isLong = next.word.surface.length > 2 && next.word.shape === "other";
  const isDate = goesOnBehind(note, end + 1, "/");
  return !isLong && !isDate && next.word.surface !== ":" && next.word.surface !== "-" && next.word.surface !== "+";
}

/** Is a scale called after this place, or may one be called after a person of that name? */
export function givesScaleName({ tokens }: Note, start: number, end: number): boolean {
  const words = tokens.slice(start, end).map(({ word }) => word);
  return words.some(({ isEponym }) => isEponym) || namesScale(words.map(({ key }) => key));
}

/** "Edimburgo (EPDS) 7", not "Perth (AUS)": letters in brackets with a result behind them. */
function isScaleName(note: Note, index: number): boolean {
  const [letters, close] = [note.tokens[index], note.tokens[index + 1]];
  return letters?.word.shape === "upper" && close?.word.surface === ")" && isResult(note, index + 2, true);
}

/** "MoCA (Montreal) 21", "GFI (Groningen Frailty) 6", "RASS -3 (Richmond)", "triage cat 3 (Manchester)": what the letters of a scale with a result stand for. */
function isScaleInBrackets(note: Note, start: number, end: number): boolean {
  const { tokens } = note;
  const open = tokenAt(tokens, start - 1);
  if (open?.word.surface !== "(" || open.startsLine || !givesScaleName(note, start, end)) return false;
  const close = [end, end + 1].find((at) => tokens[at]?.word.surface === ")");
  if (close === undefined) return false;
  const isScale = (at: number) => {
    const key = tokenAt(tokens, at)?.word.key ?? "";
    return SCALES.has(key) || URGENCIES.has(key);
  };
  if (/^\d+$/.test(tokenAt(tokens, start - 2)?.word.surface ?? "")) return isScale(start - 3) || isScale(start - 4);
  // "UMCG (Groningen) 12-3"
  return isScale(start - 2) && isResult(note, close + 1, true) && !goesOnBehind(note, close + 2, "/-");
}

const URGENCIES: ReadonlySet<string> = new Set("cat categorie category triage urgentie".split(" "));

/** Does a number go on behind one of these marks, as dates do? */
function goesOnBehind({ tokens }: Note, index: number, marks: string): boolean {
  const after = tokens[index];
  return after !== undefined && !after.spaced && marks.includes(after.word.surface);
}
