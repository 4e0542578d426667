import type { DutchLexicon } from "../lexicon-nl.ts";
import { acceptsAfterRole, acceptsAfterTitle } from "./accepts.ts";
import { isVetoed } from "./eponyms.ts";
import { countParticles, parseName, type ParsedName } from "./name.ts";
import { weighOpenName } from "./open-name.ts";
import { KIN, LOOSE_FIELDS, NAME_FIELDS, ROLES, SIGNATURE_FIELDS, TITLES, WEAK_TITLES } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** A name with the rule that found it; token indices. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Token[];
  readonly rule: string;
  readonly score: number;
}

/** All names of persons in a note, in order, each rule being tried in the order of how sure it is. */
export function findPersons(text: string, tokens: readonly Token[], lexicon: DutchLexicon): Finding[] {
  const keys = tokens.map((token) => token.key);
  const findings: Finding[] = [];
  for (let i = 0; i < tokens.length; ) {
    const found = findAfterField(tokens, i) ?? findAfterTitle(tokens, i) ?? findAfterRole(text, tokens, i) ?? findOpen(text, tokens, keys, i, lexicon);
    if (found !== undefined) findings.push(found);
    i = Math.max(i + 1, found?.end ?? 0);
  }
  return findings;
}

/** "Naam: ", "Huisarts :": the token at `index` is the colon's label. */
function findAfterField(tokens: readonly Token[], index: number): Finding | undefined {
  const label = tokens[index] as Token;
  if (!NAME_FIELDS.has(label.key)) return undefined;
  const colon = tokens[index + 1]?.surface === ")" ? index + 2 : index + 1;
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
  if (!given.isSureName || !given.isGiven || given.shape === "lower") return name;
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

function findAfterRole(text: string, tokens: readonly Token[], index: number): Finding | undefined {
  const role = tokens[index] as Token;
  if (!ROLES.has(role.key) && !KIN.has(role.key)) return undefined;
  let at = index + 1;
  const mark = tokens[at]?.surface ?? "";
  // A comma or full stop may end the sentence: what follows must then be weighed by itself.
  if (mark === "," || (mark === "." && role.key.length > 4)) return undefined;
  if (BETWEEN_ROLE_AND_NAME.test(mark)) at++;
  const next = tokens[at];
  if (next === undefined || next.startsLine || TITLES.has(next.key)) return undefined;
  if (next.shape === "lower" && countParticles(tokens, at) > 0 && ROLES.has(role.key) && next.key !== "van") return undefined;
  const name = parseName(tokens, at, acceptsAfterRole);
  if (name === undefined || isVetoed(text, tokens, name)) return undefined;
  return toFinding(name, ROLES.has(role.key) ? "role" : "kin", 0.9);
}

function findOpen(text: string, tokens: readonly Token[], keys: readonly string[], index: number, lexicon: DutchLexicon): Finding | undefined {
  const name = weighOpenName(text, tokens, keys, index, lexicon);
  return name && toFinding(name.name, name.rule, name.score);
}

/** "AB", "JdV", "A.B.": initials that sign. */
export function isSignature(token: Token): boolean {
  return /^\p{Lu}(?:\p{Ll}|v?d?)?\p{Lu}{1,2}$/u.test(token.surface);
}

export function toFinding(name: ParsedName, rule: string, score: number): Finding {
  return { start: name.start, end: name.end, words: name.words, rule, score };
}

