import type { Note } from "./note.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** What beside a listed place tells that one is meant: "in Utrecht"; in Romance languages "natural de Soria"; "(utrecht)". */
export type Support = "preposition" | "origin" | "brackets";

/** What stands beside a listed place of tokens `[start, end)`; undefined for nothing that tells. */
export function supportOf(note: Note, start: number, end: number): Support | undefined {
  const { tokens } = note;
  if (isProvinceBehind(note, end)) return "brackets";
  const [before, first] = [tokenAt(tokens, start - 1), tokens[start]];
  if (before === undefined || first?.startsLine === true) return undefined;
  if (isPlaceCue(note, start)) return "preposition";
  if (isOrigin(note, start)) return "origin";
  return isInBrackets(note, start, end) ? "brackets" : undefined;
}

/** "(utrecht)" */
export function isInBrackets({ tokens }: Note, start: number, end: number): boolean {
  const after = tokens[end];
  return tokenAt(tokens, start - 1)?.word.surface === "(" && after?.startsLine === false && after.word.surface === ")";
}

/** "Paese (TV)" */
function isProvinceBehind({ tokens, lexicon }: Note, end: number): boolean {
  const [open, letters, close] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (open?.word.surface !== "(" || letters?.word.shape !== "upper" || close?.word.surface !== ")") return false;
  return lexicon.names.provinceCodes?.has(letters.word.key) === true;
}

/** Words before the place, and not only brackets round it. */
export function isCue(support: Support | undefined): boolean {
  return support === "preposition" || support === "origin";
}

/** "in utrecht", "viaje a guinea ecuatorial", "1234 AB Utrecht": what stands before says that a place follows. */
function isPlaceCue({ tokens }: Note, start: number): boolean {
  const before = tokens[start - 1] as Token;
  const head = tokenAt(tokens, start - (isBareArticle(before) ? 2 : 1));
  if (head !== undefined && (head.word.is & IS.placeBefore) !== 0) return true;
  const isLetters = before.word.shape === "upper" && before.word.surface.length === 2;
  const code = isLetters ? (tokenAt(tokens, start - 2)?.word.surface ?? "") : "";
  return code.length === 4 && code >= "1000" && code <= "9999";
}

/** The article of "nel Lazio", "en el Perú". */
function isBareArticle({ word, startsLine }: Token): boolean {
  return !startsLine && (word.is & IS.article) !== 0 && (word.is & IS.placeBefore) === 0;
}

/** "natural de soria", "llegó de la coruña": what a Romance language says before its preposition. */
function isOrigin({ tokens, lexicon }: Note, start: number): boolean {
  const { isRomance, residing } = lexicon.names;
  if (isRomance !== true) return false;
  const at = start - (isBareArticle(tokens[start - 1] as Token) ? 2 : 1);
  const [before, tie] = [tokenAt(tokens, at - 1), tokenAt(tokens, at)];
  if (before === undefined || tie === undefined || tie.startsLine || (tie.word.is & IS.tie) === 0) return false;
  return (before.word.is & IS.placeBefore) !== 0 || residing?.has(before.word.key) === true;
}

/**
 * "woont in fez", "residente en turre": does a verb of living or coming from stand before what {@link isCue} tells to be a place? It is a town then,
 * though its name is a word or a thing's too.
 */
export function isResidence({ tokens, lexicon }: Note, start: number): boolean {
  const { residing } = lexicon.names;
  if (residing === undefined) return false;
  for (let at = start - 1; at >= start - MOST_BEFORE_HOME; at--) {
    const token = tokenAt(tokens, at);
    if (token === undefined) return false;
    if (residing.has(token.word.key)) return true;
    if (token.startsLine || token.word.shape !== "lower") return false;
  }
  return false;
}

/** Tokens from a verb of living to the town: "woont sinds kort in". */
const MOST_BEFORE_HOME = 4;
