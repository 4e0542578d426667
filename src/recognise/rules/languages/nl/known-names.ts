import { createSpellingIndex } from "./spelling-index.ts";
import { NO_SIGNATURE, PARTICLES, ROLES } from "./triggers.ts";
import type { Finding } from "./persons.ts";
import type { Token } from "./tokens.ts";

/** What a note's sure names tell of the rest of it. */
export interface KnownNames {
  /** Folded words of the names. */
  readonly words: ReadonlySet<string>;
  /** Those that stand in a name with particles. */
  readonly withParticles: ReadonlySet<string>;
  /** How the people sign: "JvdB", "JB". */
  readonly signatures: ReadonlySet<string>;
  /** The word of a known name of which this is a misspelling; undefined for other words. */
  misspelt(key: string): string | undefined;
}

/** Names found with at least this score are looked for again in the rest of the note. */
const CERTAIN = 0.8;
export const SHORTEST_REPEAT = 3;
/** Shorter words are one letter away from too many others. */
const SHORTEST_MISSPELT = 5;

/** The names of a note that were found with confidence. */
export function collectKnownNames(tokens: readonly Token[], findings: readonly Finding[]): KnownNames {
  const words = new Set<string>();
  const withParticles = new Set<string>();
  const signatures = new Set<string>();
  for (const finding of findings) {
    if (finding.score < CERTAIN) continue;
    for (const word of finding.words) {
      if (word.key.length < SHORTEST_REPEAT || PARTICLES.has(word.key) || word.isEponym) continue;
      words.add(word.key);
      if (finding.hasParticles) withParticles.add(word.key);
    }
    for (const signature of signaturesOf(tokens, finding)) signatures.add(signature);
  }
  const misspelt = createSpellingIndex([...words].filter((word) => word.length >= SHORTEST_MISSPELT));
  return { words, withParticles, signatures, misspelt };
}

/** "Jan van der Berg" and "van der Berg, J." sign as "JvdB" and "JB"; nobody signs with an abbreviation of the ward. */
function signaturesOf(tokens: readonly Token[], finding: Finding): string[] {
  const parts = tokens.slice(finding.start, finding.end).filter((token) => token.shape !== "other");
  const comma = tokens.slice(finding.start, finding.end).findIndex((token) => token.surface === ",");
  const ordered = comma < 0 ? parts : inReadingOrder(tokens, finding, finding.start + comma);
  const [first] = ordered;
  const last = finding.words.at(comma < 0 ? -1 : 0);
  if (first === undefined || last === undefined || ordered.length < 2 || PARTICLES.has(first.key)) return [];
  const particles = ordered
    .slice(1, ordered.indexOf(last))
    .filter((token) => PARTICLES.has(token.key))
    .map((token) => token.key.slice(0, 1));
  const [from, to] = [first.surface.slice(0, 1).toUpperCase(), last.surface.slice(0, 1).toUpperCase()];
  return [`${from}${particles.join("")}${to}`, `${from}${to}`].filter(
    (sign) => !NO_SIGNATURE.has(sign.toLowerCase()) && !ROLES.has(sign.toLowerCase()),
  );
}

/** The words of "Berg, J. van der" as "J. van der Berg". */
function inReadingOrder(tokens: readonly Token[], finding: Finding, comma: number): Token[] {
  const isWord = (token: Token) => token.shape !== "other";
  return [...tokens.slice(comma + 1, finding.end).filter(isWord), ...tokens.slice(finding.start, comma).filter(isWord)];
}
