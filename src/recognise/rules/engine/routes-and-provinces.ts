import type { Lexicon } from "./lexicon.ts";
import { PLACE_STRENGTHS, type PlaceStrength } from "./name-lists.ts";
import { type Finding, isCapital, type Note } from "./note.ts";
import { isInBrackets } from "./place-support.ts";
import { placeAt } from "./places.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** Words of a town before the bracket with its province. */
const MOST_WORDS = 5;

/** "Bari-Patrasso-Salonicco", "London-Leeds": places that hyphens join, two of them with no other meaning, or one and the others people's names too. */
export function findRoutes({ tokens, lexicon, openings }: Note): Finding[] {
  const found: Finding[] = [];
  for (const index of openings.routes) {
    const parts = (tokens[index] as Token).word.surface.split("-");
    const strengths = parts.map((part) => strengthOfWord(lexicon, part));
    const sure = strengths.filter((strength) => strength === "sure").length;
    const isListed = strengths.every((strength) => strength === "sure" || strength === "shared");
    if (sure < 2 && !(sure === 1 && isListed)) continue;
    found.push({ start: index, end: index + 1, rule: "route", score: 0.85 });
  }
  return found;
}

/** What a listed place of one word needs beside it. */
function strengthOfWord({ word }: Lexicon, surface: string): PlaceStrength | undefined {
  const { placeValue } = word(surface);
  return placeValue === 0 ? undefined : PLACE_STRENGTHS[placeValue - 1];
}

/** "Luino (VA)", "prov. TV", "prov. di TV": letters that stand for a province. */
export function findProvinces(note: Note): Finding[] {
  const { tokens, lexicon, openings } = note;
  const { provinceWords } = lexicon.names;
  const found: Finding[] = [];
  for (const index of openings.provinces) {
    if ((tokens[index] as Token).startsLine) continue;
    let at = index - 1;
    if (((tokenAt(tokens, at)?.word.is ?? 0) & IS.tie) !== 0) at--;
    if (tokenAt(tokens, at)?.word.surface === ".") at--;
    const isNamed = provinceWords?.has(tokenAt(tokens, at)?.word.key ?? "") === true;
    if (isNamed || (isInBrackets(note, index, index + 1) && endsTown(note, index - 1)))
      found.push({ start: index, end: index + 1, rule: "province", score: 0.85 });
  }
  return found;
}

/** Does a listed town with a capital end right before a bracket? */
function endsTown(note: Note, bracket: number): boolean {
  for (let start = bracket - 1; start >= Math.max(0, bracket - MOST_WORDS); start--) {
    const token = note.tokens[start] as Token;
    if (isCapital(token) && placeAt(note, start)?.length === bracket - start) return true;
    if (token.startsLine) return false;
  }
  return false;
}
