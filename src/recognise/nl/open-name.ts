import type { DutchLexicon } from "../lexicon-nl.ts";
import { acceptsOpen, isUnknown } from "./accepts.ts";
import { isVetoed } from "./eponyms.ts";
import { parseName, type ParsedName } from "./name.ts";
import { PLACE_BEFORE } from "./triggers.ts";
import type { Token } from "./tokens.ts";

export interface WeighedName {
  readonly name: ParsedName;
  readonly rule: string;
  readonly score: number;
}

/** Latin endings: "A. Femoralis" is no person. */
const LATIN = /(?:us|is|ae|um|ii|ans|ens)$/;

/** A name that no title or field announces, weighed by what its words, initials and particles are; undefined if too light. */
export function weighOpenName(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  index: number,
  lexicon: DutchLexicon,
): WeighedName | undefined {
  const lower = readLowerCaseName(tokens, index);
  if (lower !== undefined) return lower;
  const name = parseName(tokens, index, acceptsOpen);
  if (name === undefined || isVetoed(text, tokens, name)) return undefined;
  const weight = weigh(tokens, name, isPlace(keys, name, lexicon));
  return weight && { name, ...weight };
}

function weigh(tokens: readonly Token[], name: ParsedName, isPlaceName: boolean): { rule: string; score: number } | undefined {
  const first = name.words[0] as Token;
  const last = name.words.at(-1) as Token;
  if (/^\d{4}$/.test(tokens[name.start - 1]?.surface ?? "") && name.undotted === 2) return undefined; // "1234 AB Utrecht"
  if (name.dotted > 0) {
    if (name.words.some((word) => word.isSureName)) return { rule: "initials", score: 0.9 };
    if (last.isName && !last.isEponym) return { rule: "initials", score: 0.8 };
    const isLatin = name.dotted === 1 && LATIN.test(last.key);
    return isUnknown(last) && !isLatin ? { rule: "initials", score: 0.75 } : undefined;
  }
  if (isPlaceName) return undefined;
  const sure = name.words.filter((word) => word.isSureName).length;
  if (name.undotted > 0) return sure > 0 && name.undotted <= 2 ? { rule: "initials", score: 0.8 } : undefined;
  if (name.words.length > 1) {
    if (sure === 0) return first.isGiven && last.isName && !startsSentence(tokens, name.start) ? { rule: "names", score: 0.7 } : undefined;
    // "Gisteren Jan": an ordinary word that opens a sentence is no given name.
    const opensOddly = first.isOrdinary && startsSentence(tokens, name.start) && sure < 2;
    return opensOddly ? undefined : { rule: "names", score: 0.85 };
  }
  if (name.leadingParticles > 0) return weighSurname(tokens, name);
  if (!first.isSureName) {
    const standsInside = first.isCapitalName && first.shape === "capital" && !startsSentence(tokens, name.start);
    return standsInside ? { rule: "name", score: 0.65 } : undefined;
  }
  if (first.shape === "upper") return first.key.length > 3 ? { rule: "name", score: 0.6 } : undefined;
  return { rule: "name", score: first.isGiven ? 0.75 : 0.7 };
}

/** "de Wit", "van der Berg": a particle carries a name that is an ordinary word, several carry an unknown one. */
function weighSurname(tokens: readonly Token[], name: ParsedName): { rule: string; score: number } | undefined {
  const word = name.words[0] as Token;
  const opensSentence = startsSentence(tokens, name.start);
  if (word.shape === "upper" && !word.isSureName) return undefined;
  if (word.isSureName) return { rule: "particle", score: 0.8 };
  if (word.isEponym) return undefined;
  if (word.isName && (!opensSentence || name.leadingParticles > 1)) return { rule: "particle", score: 0.75 };
  return isUnknown(word) && name.leadingParticles > 1 ? { rule: "particle", score: 0.75 } : undefined;
}

function startsSentence(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before === undefined || (tokens[index] as Token).startsLine || /^[.!?:•\-*"“‘(]$/.test(before.surface);
}

/** A lone word (particle or not) that the gazetteer has: its place rule decides, unless the word is a given name. */
function isPlace(keys: readonly string[], name: ParsedName, lexicon: DutchLexicon): boolean {
  if (name.leadingParticles > 1) return false;
  const index = name.start + (name.leadingParticles > 0 ? name.leadingParticles : 0);
  const match = lexicon.places.match(keys, index) ?? lexicon.places.match(keys, name.start);
  if (match === undefined) return false;
  if (name.words.length > 1) return match.length >= name.end - index;
  if (match.value === "sure" || match.length > 1) return true;
  const supported = PLACE_BEFORE.has(keys[name.start - 1] ?? "");
  return supported || (match.value === "shared" && !(name.words[0] as Token).isGiven && name.leadingParticles === 0);
}

/** "piet de vries" in small letters: a given name that is no other word, then a surname that is none. */
function readLowerCaseName(tokens: readonly Token[], index: number): WeighedName | undefined {
  const given = tokens[index] as Token;
  if (given.shape !== "lower" || !given.isSureName || !given.isGiven) return undefined;
  const name = parseName(tokens, index, (word, place) =>
    place.isFirst ? word === given : word.isName && !word.isEponym && (place.afterParticle || word.isSureName),
  );
  return name !== undefined && name.words.length > 1 ? { name, rule: "lower-case", score: 0.7 } : undefined;
}
