import { collectKnownNames, SHORTEST_REPEAT, type KnownNames } from "./known-names.ts";
import type { Finding } from "./persons.ts";
import { isSignature } from "./persons.ts";
import {
  AFTER_TITLE_STOP,
  KIN,
  OPENINGS,
  PARTICLES,
  PLACE_BEFORE,
  PREPOSITIONS,
  ROLES,
  SPEECH,
  SIGNATURE_BEFORE,
  BEFORE_SURNAME,
  TITLES,
} from "./triggers.ts";
import type { Token } from "./tokens.ts";

/**
 * Second pass: a word of a name found with confidence is found again, alone, in small letters and with one typing error, with
 * the initials, given name or particles that stand against it; and the people's own initials. An ordinary word ("de Wit")
 * must be capitalised inside a sentence.
 */
export function findRepeats(tokens: readonly Token[], findings: readonly Finding[]): Finding[] {
  const known = collectKnownNames(tokens, findings);
  if (known.words.size === 0) return [];
  const taken = new Set<number>();
  for (const finding of findings) for (let i = finding.start; i < finding.end; i++) taken.add(i);
  const repeats: Finding[] = [];
  for (const [index, token] of tokens.entries()) {
    if (taken.has(index) || token.shape === "other") continue;
    const repeat = readRepeat(tokens, index, known, taken) ?? readInitials(tokens, index, known);
    if (repeat !== undefined) repeats.push(repeat);
  }
  return repeats;
}

function readRepeat(
  tokens: readonly Token[],
  index: number,
  known: KnownNames,
  taken: ReadonlySet<number>,
): Finding | undefined {
  const token = tokens[index] as Token;
  const genitive = matchKnown(known.words, token.key);
  const meant = genitive === undefined && isStranger(token) ? known.misspelt(token.key) : undefined;
  const isMisspelt = meant !== undefined;
  if (genitive === undefined && !isMisspelt) return undefined;
  const before = tokens[index - 1];
  const isCapitalised = token.shape !== "lower";
  if (token.isOrdinary && !(isCapitalised && insideSentence(token, before))) return undefined;
  if (PLACE_BEFORE.has(before?.key ?? "")) return undefined;
  const hasParticles = known.withParticles.has(meant ?? token.key);
  const surname = hasParticles ? extendOverParticles(tokens, index, taken) : index;
  const start = extendOverGiven(tokens, surname, taken);
  const end = extendOverHyphen(tokens, index);
  const score = isMisspelt ? 0.6 : start < index ? 0.9 : isCapitalised ? 0.8 : 0.65;
  return { start, end, words: [token], rule: isMisspelt ? "misspelt" : "repeat", score, genitive: genitive ?? 0 };
}

/** No word that a dictionary or list explains. */
function isStranger(token: Token): boolean {
  return !token.isOrdinary && !token.isCompound && !token.isEponym && !token.isNationality;
}

/** "JvdB", "JB", "J.B." of somebody whom the note names. */
function readInitials(tokens: readonly Token[], index: number, known: KnownNames): Finding | undefined {
  const token = tokens[index] as Token;
  if (known.signatures.has(token.surface) && isSignature(token))
    return { start: index, end: index + 1, words: [], rule: "initials", score: 0.6 };
  const [stop, second, last] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (stop?.surface !== "." || last?.surface !== "." || second === undefined) return undefined;
  if (stop.spaced || second.spaced || last.spaced || !known.signatures.has(token.surface + second.surface))
    return undefined;
  return { start: index, end: index + 4, words: [], rule: "initials", score: 0.7 };
}

/** The length of the genitive ending with which a known name stands here; undefined for other words. */
function matchKnown(known: ReadonlySet<string>, key: string): number | undefined {
  if (known.has(key)) return 0;
  if (key.endsWith("'s") && known.has(key.slice(0, -2))) return 2;
  if (key.endsWith("s") && key.length > SHORTEST_REPEAT && known.has(key.slice(0, -1))) return 1;
  return key.includes("-") && key.split("-").some((part) => known.has(part)) ? 0 : undefined;
}

function insideSentence(token: Token, before: Token | undefined): boolean {
  return before !== undefined && !token.startsLine && !/^[.!?:•*-]$/.test(before.surface);
}

/** Particles straight before a repeated surname belong to it: "van der" in "mevrouw van der Berg". */
function extendOverParticles(tokens: readonly Token[], index: number, taken: ReadonlySet<number>): number {
  let start = index;
  while (index - start < 3) {
    const before = tokens[start - 1];
    const isJoined = before !== undefined && !(tokens[start] as Token).startsLine && !taken.has(start - 1);
    if (!isJoined || !PARTICLES.has(before.key)) break;
    start--;
  }
  if (start + 1 >= index) return start;
  // "gegeven aan van Leeuwen", "opname van El Idrissi": a preposition before the name's own particles.
  const [first, second] = [tokens[start] as Token, tokens[start + 1] as Token];
  const isTie =
    first.shape === "lower" && (PREPOSITIONS.has(first.key) || second.shape === "capital" || second.key === "van");
  return isTie && PARTICLES.has(second.key) ? start + 1 : start;
}

/** "AB El Idrissi", "Willem Molenkamp": initials, or a capitalised word that is no other, before a known surname. */
function extendOverGiven(tokens: readonly Token[], index: number, taken: ReadonlySet<number>): number {
  const [before, name] = [tokens[index - 1], tokens[index] as Token];
  if (before === undefined || name.startsLine || !name.spaced || taken.has(index - 1)) return index;
  if (isSignature(before) || (/^\p{Lu}$/u.test(before.surface) && before.spaced)) return index - 1;
  const isGiven = isStranger(before) && before.surface.length > 2 && !isFunctionWord(before);
  const isAlike = before.shape === name.shape || (before.shape === "capital" && PARTICLES.has(name.key));
  return isGiven && isAlike && (before.shape !== "lower" || before.isSureName) ? index - 1 : index;
}

function isFunctionWord({ key }: Token): boolean {
  return (
    OPENINGS.has(key) ||
    TITLES.has(key) ||
    ROLES.has(key) ||
    KIN.has(key) ||
    AFTER_TITLE_STOP.has(key) ||
    SPEECH.has(key) ||
    SIGNATURE_BEFORE.has(key) ||
    BEFORE_SURNAME.has(key)
  );
}

/** "Molenkamps-van Vliet": the tokeniser keeps hyphenated words whole; the end of the index after the rest of the surname. */
function extendOverHyphen(tokens: readonly Token[], index: number): number {
  const { key } = tokens[index] as Token;
  const isOpen = key.includes("-") && PARTICLES.has(key.slice(key.lastIndexOf("-") + 1));
  if (!isOpen) return index + 1;
  let end = index + 1;
  while (end - index < 3 && PARTICLES.has(tokens[end]?.key ?? "") && !tokens[end]?.startsLine) end++;
  const next = tokens[end];
  return next === undefined || next.startsLine || next.shape === "other" ? index + 1 : end + 1;
}
