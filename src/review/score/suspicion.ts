import { MASK } from "../../probe/contexts/context.ts";

/** What is known of a vocabulary entry. */
export interface Evidence {
  /** A list of names has it. */
  readonly isKnownName: boolean;
  /** Its first letter is upper case. */
  readonly isCapitalised: boolean;
  /** It was predicted where no sentence begins, so that its capital means something. */
  readonly isInsideSentence: boolean;
  /** From 1; null if it was never predicted. */
  readonly bestRank: number | null;
  /** Contexts it was predicted in, of `contextTotal` in which a name stood. */
  readonly contextCount: number;
  readonly contextTotal: number;
  /** Letters of the surface. */
  readonly letterCount: number;
}

const KNOWN_NAME = 4;
const CAPITAL = 3;
const CAPITAL_INSIDE_SENTENCE = 4;
const ALL_CONTEXTS = 1.5;
const FIRST_RANK = 1;
/** By number of letters: one letter is an initial or the rest of a word, two are rarely a name. */
const SHORT_FACTORS: readonly number[] = [0, 0.25, 0.6];

/**
 * How suspect an entry is, from 0 to 10.5: the sum of
 * - 4 if a list of names has it;
 * - 4 if it has a capital inside a sentence, 3 if it has one only where sentences begin;
 * - up to 1.5 for the share of the contexts it was predicted in, log(1 + count) / log(1 + total);
 * - 1 / its best rank;
 *
 * times 0.25 for one letter and 0.6 for two. A capital outweighs everything but the lists (all capitalised nouns count as
 * possible names), and nothing puts an entry out of sight: the order only says what a person reads first.
 */
export function suspicionOf(evidence: Evidence): number {
  const capital = evidence.isInsideSentence ? CAPITAL_INSIDE_SENTENCE : CAPITAL;
  const share = Math.log1p(evidence.contextCount) / Math.log1p(Math.max(1, evidence.contextTotal));
  const sum =
    (evidence.isKnownName ? KNOWN_NAME : 0) +
    (evidence.isCapitalised ? capital : 0) +
    ALL_CONTEXTS * share +
    (evidence.bestRank === null ? 0 : FIRST_RANK / evidence.bestRank);
  return sum * (SHORT_FACTORS[evidence.letterCount] ?? 1);
}

/** Whether the first letter is upper or title case. */
export function isCapitalised(surface: string): boolean {
  return /^[^\p{L}]*[\p{Lu}\p{Lt}]/u.test(surface);
}

/** Number of letters, in code points. */
export function letterCount(surface: string): number {
  return surface.match(/\p{L}/gu)?.length ?? 0;
}

/** Whether a context's mask stands behind a word of its own sentence. False for an unknown context. */
export function isInsideSentence(text: string | undefined): boolean {
  const before = text?.slice(0, text.indexOf(MASK)).trimEnd();
  return before !== undefined && /[\p{L}\p{N},;]["')\]]*$/u.test(before);
}
