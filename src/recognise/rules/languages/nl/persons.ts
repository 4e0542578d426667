import type { DutchLexicon } from "./lexicon-nl.ts";
import { acceptsAfterRole, acceptsAfterTitle, acceptsOpen } from "./accepts.ts";
import { isVetoed } from "./eponyms.ts";
import { countParticles, parseName, type ParsedName } from "./name.ts";
import { weighOpenName } from "./open-name.ts";
import {
  KIN,
  LOOSE_FIELDS,
  NAME_FIELDS,
  NO_SIGNATURE,
  PARTICLES,
  ROLES,
  SIGNATURE_BEFORE,
  SIGNATURE_FIELDS,
  SPEECH,
  TITLES,
  WEAK_TITLES,
} from "./triggers.ts";
import type { Token } from "./tokens.ts";
import { cutTail, startAtGiven } from "./trim-name.ts";

/** A name with the rule that found it; token indices. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Token[];
  readonly rule: string;
  readonly score: number;
  /** UTF-16 code units of a genitive ending, which is no part of the name. */
  readonly genitive?: number;
  /** Surname particles stand before the first word. */
  readonly hasParticles?: boolean;
}

/** All names of persons in a note, in order, each rule being tried in the order of how sure it is. */
export function findPersons(text: string, tokens: readonly Token[], lexicon: DutchLexicon): Finding[] {
  const keys = tokens.map((token) => token.key);
  const findings: Finding[] = [];
  for (let i = 0; i < tokens.length;) {
    const found =
      findAfterField(tokens, i) ??
      findAfterTitle(tokens, i) ??
      findSignature(tokens, i) ??
      findAfterRole(text, tokens, keys, i, lexicon) ??
      findSpeaker(text, tokens, keys, i, lexicon) ??
      findOpen(text, tokens, keys, i, lexicon);
    if (found !== undefined) findings.push(found);
    i = Math.max(i + 1, found?.end ?? 0);
  }
  return findings;
}

/** "Naam: ", "Huisarts :": the token at `index` is the colon's label. */
function findAfterField(tokens: readonly Token[], index: number): Finding | undefined {
  const label = tokens[index] as Token;
  if (!NAME_FIELDS.has(label.key)) return undefined;
  // "Arts (naam):", "Aanw.:"
  const colon = /^[).]$/.test(tokens[index + 1]?.surface ?? "") ? index + 2 : index + 1;
  if (tokens[colon]?.surface !== ":") return undefined;
  const at = skipTitles(tokens, colon + 1);
  const isLoose = LOOSE_FIELDS.has(label.key);
  if (tokens[at] === undefined || (isLoose && tokens[at]?.startsLine)) return undefined;
  const name = parseName(tokens, at, isLoose && at === colon + 1 ? acceptsAfterRole : acceptsAfterTitle);
  if (name !== undefined) return toFinding(extendWithGivenName(tokens, name), "field", isLoose ? 0.85 : 0.95);
  const initials = tokens[at] as Token;
  if (!SIGNATURE_FIELDS.has(label.key) || !isSignature(initials) || initials.startsLine) return undefined;
  return { start: at, end: at + 1, words: [], rule: "initials", score: 0.7 };
}

/** "Jansen, Piet" in a field. */
function extendWithGivenName(tokens: readonly Token[], name: ParsedName): ParsedName {
  const given = tokens[name.end + 1];
  if (tokens[name.end]?.surface !== "," || given === undefined || given.startsLine) return name;
  if (!given.isSureName || !given.isGiven || given.shape === "lower" || name.dotted > 0 || name.words.length > 1)
    return name;
  // "Jansen, Piet de Vries" and "Jansen, Piet, Kees" are lists of people.
  const next = tokens[name.end + 2];
  if (
    next !== undefined &&
    !next.startsLine &&
    (next.surface === "," || next.shape === "capital" || PARTICLES.has(next.key))
  )
    return name;
  return { ...name, end: name.end + 2, words: [...name.words, given] };
}

function findAfterTitle(tokens: readonly Token[], index: number): Finding | undefined {
  const at = skipTitles(tokens, index);
  if (at === index || tokens[at]?.startsLine) return undefined;
  const isWeak = at === index + 1 && WEAK_TITLES.has((tokens[index] as Token).key);
  const name = parseName(tokens, at, isWeak ? acceptsAfterRole : acceptsAfterTitle);
  return name && toFinding(name, "title", 0.95);
}

/** "dhr. ", "prof. dr. ", "mw. drs. ": the index after all titles, roles and the brackets between them. */
export function skipTitles(tokens: readonly Token[], index: number): number {
  let at = index;
  while (at - index < 10) {
    const token = tokens[at];
    const isStop = token !== undefined && at > index && !token.spaced && /^[./-]$/.test(token.surface);
    const isTitle = token !== undefined && TITLES.has(token.key) && (at === index || !token.startsLine);
    if (!isStop && !isTitle) return at;
    at++;
  }
  return at;
}

const BETWEEN_ROLE_AND_NAME = /^[.(:,/]$/;

function findAfterRole(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  index: number,
  lexicon: DutchLexicon,
): Finding | undefined {
  const role = tokens[index] as Token;
  if (!ROLES.has(role.key) && !KIN.has(role.key)) return undefined;
  let at = index + 1;
  const mark = tokens[at]?.surface ?? "";
  // A comma or full stop may end the sentence: what follows must then be weighed by itself.
  if (mark === "," || (mark === "." && role.key.length > 4)) return undefined;
  if (BETWEEN_ROLE_AND_NAME.test(mark)) at++;
  const next = tokens[at];
  if (next === undefined || next.startsLine || TITLES.has(next.key)) return undefined;
  // "arts van de afdeling" is checked by its word; "zoon de laatste tijd" by this.
  if (next.surface === "van" && tokens[at + 1]?.isGiven && tokens[at + 1]?.isName) return undefined;
  if (next.shape === "lower" && countParticles(tokens, at) > 0) {
    const word = tokens[at + countParticles(tokens, at)];
    if (word === undefined || word.shape === "lower") return undefined;
  }
  const parsed = parseName(tokens, at, acceptsAfterRole);
  const started = parsed && startAtGiven(tokens, parsed);
  const name = started && cutTail(tokens, keys, started, acceptsAfterRole, lexicon);
  if (name === undefined || isVetoed(text, tokens, name)) return undefined;
  return toFinding(name, ROLES.has(role.key) ? "role" : "kin", 0.9);
}

/** "zegt Bakker", "aldus De Wit": who speaks, also under a name that no list has. */
function findSpeaker(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  index: number,
  lexicon: DutchLexicon,
): Finding | undefined {
  const next = tokens[index + 1];
  if (!SPEECH.has((tokens[index] as Token).key) || next === undefined || next.startsLine) return undefined;
  if (next.shape !== "capital" || next.isNationality || lexicon.places.match(keys, index + 1) !== undefined)
    return undefined;
  const parsed = parseName(tokens, index + 1, acceptsOpen);
  const name = parsed && cutTail(tokens, keys, parsed, acceptsOpen, lexicon);
  const last = name?.words.at(-1);
  if (name === undefined || last === undefined || isVetoed(text, tokens, name)) return undefined;
  return last.isOrdinary && !last.isName ? undefined : { ...toFinding(name, "speaker", 0.8), end: name.end };
}

/** "vpk JB", "genoteerd door YD": initials that sign after a role or a word of signing. */
function findSignature(tokens: readonly Token[], index: number): Finding | undefined {
  if (!SIGNATURE_BEFORE.has((tokens[index] as Token).key)) return undefined;
  const at = skipTitles(tokens, index + 1);
  const token = tokens[at];
  if (token === undefined || token.startsLine) return undefined;
  const next = tokens[at + 1];
  const isAlone =
    next === undefined ||
    next.startsLine ||
    !(next.shape === "capital" || next.shape === "upper" || countParticles(tokens, at + 1) > 0);
  if (isSignature(token) && isAlone) return { start: at, end: at + 1, words: [], rule: "initials", score: 0.7 };
  const end = readDottedInitials(tokens, at);
  const after = tokens[end];
  const isDottedAlone =
    end > at &&
    (after === undefined || after.startsLine || !(after.shape === "capital" || countParticles(tokens, end) > 0));
  return isDottedAlone ? { start: at, end, words: [], rule: "initials", score: 0.7 } : undefined;
}

/** "A.B.": the index after initials with stops; `start` where there are fewer than two. */
export function readDottedInitials(tokens: readonly Token[], start: number): number {
  let at = start;
  while (
    /^\p{Lu}$/u.test(tokens[at]?.surface ?? "") &&
    tokens[at + 1]?.surface === "." &&
    (at === start || !tokens[at]?.startsLine)
  )
    at += 2;
  return at - start >= 4 ? at : start;
}

function findOpen(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  index: number,
  lexicon: DutchLexicon,
): Finding | undefined {
  const name = weighOpenName(text, tokens, keys, index, lexicon);
  return name && { ...toFinding(name.name, name.rule, name.score), genitive: name.genitive ?? 0 };
}

/** "AB", "JdV", "A.B.": initials that sign. */
export function isSignature(token: Token): boolean {
  return /^\p{Lu}(?:\p{Lu}{1,2}|(?:v|vd|vdr|d|e|l)\p{Lu})$/u.test(token.surface) && !NO_SIGNATURE.has(token.key);
}

export function toFinding(name: ParsedName, rule: string, score: number): Finding {
  return { start: name.start, end: name.end, words: name.words, rule, score, hasParticles: name.particles > 0 };
}
