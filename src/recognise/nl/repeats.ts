import type { Finding } from "./persons.ts";
import { PARTICLES, PLACE_BEFORE } from "./triggers.ts";
import type { Token } from "./tokens.ts";

/** Names found with at least this score are looked for again in the rest of the note. */
const CERTAIN = 0.8;
const SHORTEST_REPEAT = 3;

/**
 * Second pass: a word of a name found with confidence is found again, alone and in small letters too. An ordinary word
 * ("de Wit") must be capitalised inside a sentence.
 */
export function findRepeats(tokens: readonly Token[], findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  const withParticles = new Set<string>();
  for (const finding of findings) {
    if (finding.score < CERTAIN) continue;
    for (const word of finding.words) {
      if (word.key.length < SHORTEST_REPEAT || PARTICLES.has(word.key) || word.isEponym) continue;
      known.add(word.key);
      if (finding.hasParticles) withParticles.add(word.key);
    }
  }
  if (known.size === 0) return [];
  const taken = new Set<number>();
  for (const finding of findings) for (let i = finding.start; i < finding.end; i++) taken.add(i);
  const repeats: Finding[] = [];
  for (const [index, token] of tokens.entries()) {
    if (taken.has(index) || token.shape === "other") continue;
    const genitive = matchKnown(known, token.key);
    if (genitive === undefined) continue;
    const before = tokens[index - 1];
    const isCapitalised = token.shape !== "lower";
    if (token.isOrdinary && !(isCapitalised && insideSentence(token, before))) continue;
    if (PLACE_BEFORE.has(before?.key ?? "")) continue;
    const start = withParticles.has(token.key) ? extendOverParticles(tokens, index, taken) : index;
    const score = start < index ? 0.9 : isCapitalised ? 0.8 : 0.65;
    repeats.push({ start, end: index + 1, words: [token], rule: "repeat", score, genitive });
  }
  return repeats;
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
  return start;
}
