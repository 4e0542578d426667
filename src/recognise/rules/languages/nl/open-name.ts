import type { DutchLexicon } from "./lexicon-nl.ts";
import { acceptsOpen, isUnknown } from "./accepts.ts";
import { isVetoed, MEDICAL_WORDS } from "./eponyms.ts";
import { parseName, type ParsedName } from "./name.ts";
import {
  AFTER_TITLE_STOP,
  BEFORE_SURNAME,
  HUMAN_VERBS,
  KIN,
  OPENINGS,
  PLACE_BEFORE,
  ROLES,
  THING_VERBS,
  TITLES,
} from "./triggers.ts";
import { strengthOf } from "./places.ts";
import type { Token } from "./tokens.ts";
import { trimName } from "./trim-name.ts";

export interface WeighedName {
  readonly name: ParsedName;
  readonly rule: string;
  readonly score: number;
  /** UTF-16 code units of a genitive ending ("Annies"). */
  readonly genitive?: number;
}

type Weight = Omit<WeighedName, "name">;

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
  const bare = readSubject(tokens, index);
  if (bare !== undefined) return bare;
  const parsed = parseName(tokens, index, acceptsOpen);
  const name = parsed && trimName(tokens, keys, parsed, lexicon);
  if (name === undefined || isVetoed(text, tokens, name)) return undefined;
  const weight = isExplained(tokens, name.end) ? EXPLAINED : weigh(tokens, name, isPlace(tokens, keys, name, lexicon));
  return weight && { name, ...weight };
}

const EXPLAINED = { rule: "explained", score: 0.85, genitive: 0 };

/** "Bos (broer)", "Bos, verpleegkundige": a role or relation right after a name tells that it is one. */
function isExplained(tokens: readonly Token[], end: number): boolean {
  const [mark, role, close] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (role === undefined || mark === undefined || role.startsLine) return false;
  const isRole = ROLES.has(role.key) || KIN.has(role.key);
  if (mark.surface === "(") return isRole && (close?.surface === ")" || close?.surface === ",");
  return (
    mark.surface === "," && ROLES.has(role.key) && (close === undefined || close.startsLine || close.surface === ",")
  );
}

/** "Dekker belt", "yilmaz vertelt": a word without an article before a verb that only people do is somebody's name. */
function readSubject(tokens: readonly Token[], index: number): WeighedName | undefined {
  const [word, verb] = [tokens[index] as Token, tokens[index + 1]];
  if (verb === undefined || verb.startsLine || verb.shape !== "lower" || !HUMAN_VERBS.has(verb.key)) return undefined;
  if (word.shape === "other" || word.surface.length < 3 || word.isEponym || !startsSentence(tokens, index))
    return undefined;
  if (
    AFTER_TITLE_STOP.has(word.key) ||
    OPENINGS.has(word.key) ||
    MEDICAL_WORDS.has(word.key) ||
    KIN.has(word.key) ||
    ROLES.has(word.key) ||
    TITLES.has(word.key)
  )
    return undefined;
  const isHumanOnly = !THING_VERBS.has(verb.key);
  const isAccepted =
    word.shape === "lower"
      ? word.isSureName && (isHumanOnly || word.isGiven)
      : word.isName && !(word.isOrdinary && !word.isGiven && !word.isLocalName)
        ? isHumanOnly || word.isSureName || word.isCapitalName || word.isGiven
        : isHumanOnly && !word.isNationality && !word.isOrdinary && !word.isCompound && word.shape === "capital";
  if (!isAccepted) return undefined;
  const name = {
    start: index,
    end: index + 1,
    dotted: 0,
    undotted: 0,
    leadingParticles: 0,
    particles: 0,
    words: [word],
  };
  return { name, rule: "subject", score: 0.65 };
}

function weigh(tokens: readonly Token[], name: ParsedName, isPlaceName: boolean): Weight | undefined {
  const first = name.words[0] as Token;
  const last = name.words.at(-1) as Token;
  if (name.dotted > 0) {
    if (name.words.some((word) => word.isSureName) || name.leadingParticles > 0)
      return { rule: "initials", score: 0.9 };
    if (last.isName && !last.isEponym) return { rule: "initials", score: 0.8 };
    const isLatin = name.dotted === 1 && LATIN.test(last.key);
    const isSurname = isUnknown(last) || (last.isCompound && last.shape === "capital");
    return isSurname && !isLatin ? { rule: "initials", score: 0.75 } : undefined;
  }
  if (name.undotted > 0 && MEDICAL_WORDS.has((tokens[name.start] as Token).key)) return undefined;
  if (name.undotted > 0 && name.leadingParticles > 0) return { rule: "initials", score: 0.9 };
  if (isPlaceName) return undefined;
  const sure = name.words.filter((word) => word.isSureName).length;
  if (name.undotted > 0) {
    if (name.undotted > 2) return undefined;
    const isUnknownSurname = isUnknown(last) && last.shape === "capital" && !LATIN.test(last.key);
    if (last.isName && last.shape === "capital" && !last.isEponym) return { rule: "initials", score: 0.8 };
    return sure > 0
      ? { rule: "initials", score: 0.8 }
      : isUnknownSurname
        ? { rule: "initials", score: 0.6 }
        : undefined;
  }
  if (name.words.length > 1) {
    if (name.leadingParticles > 0 && ARTICLES.has((tokens[name.start] as Token).surface)) return undefined;
    const startsWithName = first.isName && (first.isGiven || first.isCapitalName);
    const isNameAnywhere = first.isSureName || first.isCapitalName || !startsSentence(tokens, name.start);
    if (name.particles > name.leadingParticles && startsWithName && isNameAnywhere)
      return { rule: "names", score: 0.9 };
    if (sure === 0)
      return startsWithName && (last.isName || isUnknown(last)) ? { rule: "names", score: 0.7 } : undefined;
    // "Gisteren Jan": an ordinary word that opens a sentence is no given name.
    const opensOddly =
      (first.isOrdinary || first.isCompound) && !startsWithName && startsSentence(tokens, name.start) && sure < 2;
    return opensOddly ? undefined : { rule: "names", score: 0.85 };
  }
  if (name.leadingParticles > 0) return weighSurname(tokens, name);
  if (isShortUpper(first)) return undefined;
  if (!first.isSureName) {
    if (first.isEponym || !first.isName || first.surface.length < 3) return undefined;
    // "Elke klacht", "Juli 2000": an ordinary word that opens a sentence goes on as one.
    if (startsSentence(tokens, name.start) && first.isOrdinary && !endsSubject(tokens, name.end)) return undefined;
    if (first.isCapitalName && first.isGiven) return { rule: "name", score: 0.65, genitive: 0 };
    // A capital inside a sentence, not after another ("Glasgow Coma") or a number ("gebouw 12 West").
    const before = tokens[name.start - 1];
    const isInside = before?.shape === "lower" || isGlued(tokens, name.start);
    const isSupported = first.isLocalName || isGlued(tokens, name.start) || hasSupport(tokens, name.start, name.end);
    const isPlainCapital = first.shape === "capital" && isInside && isSupported && !MEDICAL_WORDS.has(first.key);
    return isPlainCapital ? { rule: "name", score: 0.6 } : undefined;
  }
  const genitive = first.genitive === 1 && first.isGiven ? 1 : 0;
  if (first.shape === "upper")
    return first.key.length > 4 || first.isGiven ? { rule: "name", score: 0.6, genitive } : undefined;
  return { rule: "name", score: first.isGiven ? 0.75 : 0.7, genitive };
}

/** Particles that are articles too; before a word in capitals "Des" and "La" are not among them. */
const ARTICLES = new Set(["de", "het", "des", "les", "la", "le", "los", "las", "el"]);

/** "de Wit", "van der Berg": a particle carries a name that is an ordinary word, several carry an unknown one. */
function weighSurname(tokens: readonly Token[], name: ParsedName): Weight | undefined {
  const word = name.words[0] as Token;
  // "'s Namiddags"
  if (/^['’]$/.test(tokens[name.start]?.surface ?? "") && tokens[name.start + 1]?.key === "s") return undefined;
  // "de Tour", "van de Raad", "de Financial Times": an article, not a surname's particle.
  const article = tokens[name.start + (tokens[name.start]?.surface === "van" ? 1 : 0)] as Token;
  if (ARTICLES.has(article.surface) && !isGlued(tokens, name.start)) {
    if (name.words.length > 1 || !word.isLocalName) return undefined;
    if (word.isOrdinary && !hasSupport(tokens, name.start, name.end)) return undefined;
  }
  if (word.shape === "upper" && !word.isSureName) {
    const isUpperSurname = (tokens[name.start] as Token).shape === "upper" && word.key.length > 2;
    return isUpperSurname && (word.isName || isUnknown(word)) ? { rule: "particle", score: 0.7 } : undefined;
  }
  if (word.isSureName || isGlued(tokens, name.start)) return { rule: "particle", score: 0.8 };
  if (word.isEponym) return undefined;
  if (word.isName) return { rule: "particle", score: 0.75 };
  const isDoubled =
    name.leadingParticles > 1 && !/^(?:de|het|'|in)$/.test(tokens[name.start + name.leadingParticles - 1]?.key ?? "");
  return isDoubled || (isUnknown(word) && name.leadingParticles > 1) ? { rule: "particle", score: 0.75 } : undefined;
}

/** "Vlgs.Visser", "Fam:van Dijk": a name written against an abbreviation or a label. */
function isGlued(tokens: readonly Token[], index: number): boolean {
  const [token, mark, label] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  if (token === undefined || mark === undefined || label === undefined || token.spaced || mark.spaced) return false;
  return (
    /^[.:]$/.test(mark.surface) && (label.shape === "lower" || label.shape === "capital") && label.surface.length < 7
  );
}

/** "IRA", "NED": short words in capitals that are names only elsewhere in the world. */
function isShortUpper(word: Token): boolean {
  return word.shape === "upper" && word.surface.length <= 4 && !word.isLocalName;
}

/** "bij Bakker", "Bakker belt": what tells that a lone word is somebody. */
function hasSupport(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, next] = [tokens[start - 1], tokens[end]];
  return (
    (before !== undefined && BEFORE_SURNAME.has(before.key)) ||
    (next !== undefined && !next.startsLine && HUMAN_VERBS.has(next.key) && !THING_VERBS.has(next.key))
  );
}

/** After a lone name comes the end of its line, a mark, or a verb. */
function endsSubject(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  return next === undefined || next.startsLine || HUMAN_VERBS.has(next.key) || /^[^\p{L}\p{N}]/u.test(next.surface);
}

function startsSentence(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before === undefined || (tokens[index] as Token).startsLine || /^[.!?:•\-*"“‘(]$/.test(before.surface);
}

/** A lone word (particle or not) that the gazetteer has: its place rule decides, unless the word is a given name. */
function isPlace(tokens: readonly Token[], keys: readonly string[], name: ParsedName, lexicon: DutchLexicon): boolean {
  if (name.leadingParticles > 1) return false;
  const index = tokens.indexOf(name.words[0] as Token, name.start);
  const match = lexicon.places.match(keys, index) ?? lexicon.places.match(keys, name.start);
  if (match === undefined) return false;
  const strength = strengthOf(match.value);
  if (name.words.length > 1) return match.length >= name.end - index;
  if (strength === "sure" || match.length > 1) return true;
  const supported = PLACE_BEFORE.has(keys[name.start - 1] ?? "");
  return supported || (strength === "shared" && !(name.words[0] as Token).isGiven && name.leadingParticles === 0);
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
