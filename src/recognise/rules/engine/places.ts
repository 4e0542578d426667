import type { Lexicon } from "./lexicon.ts";
import type { NameWords } from "./name-words.ts";
import type { Note } from "./note.ts";
import { PLACE_STRENGTHS, type PlaceStrength } from "./name-lists.ts";
import { type Token, tokenAt } from "./tokens.ts";

/** A listed place in a row of tokens. */
export interface PlaceMatch {
  /** Tokens. */
  readonly length: number;
  readonly strength: PlaceStrength;
}

/** The longest listed place that begins at a token, on its line; undefined where none does. */
export function placeAt({ tokens, lexicon }: Note, index: number): PlaceMatch | undefined {
  const word = tokenAt(tokens, index)?.word;
  if (word === undefined || word.placeNode === 0) return undefined;
  let [length, value] = [1, word.placeValue];
  if (word.opensPlaces) {
    const { places } = lexicon;
    let node = word.placeNode;
    for (let at = index + 1; at < tokens.length; at++) {
      const next = tokens[at] as Token;
      if (next.startsLine || !next.word.mayGoOnPlaces) break;
      node = places.child(node, next.word.firstHash, next.word.secondHash);
      if (node === 0) break;
      const longer = places.valueOf(node);
      if (longer !== 0) [length, value] = [at - index + 1, longer];
    }
  }
  if (value === 0) return undefined;
  const found = { length, strength: PLACE_STRENGTHS[value - 1] ?? "supported" };
  return withState(tokens, lexicon, index, withDirection(tokens, lexicon, index, found));
}

/** "Fargo ND", "Omaha, NE", "fargo nd", "Duluth, Minn.": the state behind a town. */
function withState(tokens: readonly Token[], { names }: Lexicon, index: number, match: PlaceMatch): PlaceMatch {
  if (names.stateCodes === undefined) return match;
  const end = index + match.length;
  const isParted = tokens[end]?.word.surface === "," && tokens[end]?.startsLine === false;
  const at = isParted ? end + 1 : end;
  const state = tokens[at];
  if (state === undefined || state.startsLine || !state.spaced) return match;
  const isState =
    isStateCode(names, tokens[index] as Token, state, match, isParted) ||
    (isParted && isShortState(names, state, tokens[at + 1], match));
  return isState ? { length: at + 1 - index, strength: "sure" } : match;
}

/** Behind a town that is a name or word too, letters of a state alone ("Wheeling WV"), and in small letters. */
function isStateCode(
  { stateCodes, sureStateCodes }: NameWords,
  { word: town }: Token,
  { word }: Token,
  { length, strength }: PlaceMatch,
  isParted: boolean,
): boolean {
  if (town.shape === "lower" && word.shape === "lower")
    return strength === "sure" && !isParted && sureStateCodes?.has(word.key) === true;
  if (town.shape !== "capital" || word.shape !== "upper") return false;
  const isTown = strength === "sure" || (isParted && length > 1);
  return (isTown ? stateCodes : sureStateCodes)?.has(word.key) === true;
}

/** "Reno, Nev", "Spokane, Wash.": behind a comma; one that is a word or title too ends the phrase there. */
function isShortState(
  { shortStates, sureShortStates }: NameWords,
  { word }: Token,
  behind: Token | undefined,
  { strength }: PlaceMatch,
): boolean {
  if (word.shape !== "capital") return false;
  if (sureShortStates?.has(word.key) === true) return true;
  if (strength !== "sure" || shortStates?.has(word.key) !== true) return false;
  return behind === undefined || behind.startsLine || behind.word.surface === "." || behind.word.surface === ",";
}

/** "Rotterdam Zuid", "utrecht west": a point of the compass behind a place that is one for certain. */
function withDirection(tokens: readonly Token[], { names }: Lexicon, index: number, match: PlaceMatch): PlaceMatch {
  const { directions } = names;
  const next = directions !== undefined && match.strength === "sure" ? tokens[index + match.length] : undefined;
  if (next === undefined || next.startsLine || !next.spaced || directions?.has(next.word.key) !== true) return match;
  const isSmall = tokens[index]?.word.shape === "lower";
  return isSmall && next.word.shape !== "lower" ? match : { length: match.length + 1, strength: match.strength };
}
