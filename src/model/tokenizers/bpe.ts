/** A BPE merge rule: two tokens that become one. */
export type Merge = readonly [left: string, right: string];

/** What tells the place of a token in its word, beside its text; empty strings for none. */
export interface WordMarks {
  /** What the last character of a word carries: `</w>`. */
  readonly endOfWordSuffix: string;
  /** What every character of a word but the first carries: `##`. */
  readonly continuingPrefix: string;
}

/** Splits a token's spelling, as the vocabulary writes it, into the tokens that merging ends in. */
export type BpeEncoder = (token: string) => string[];

const NO_MARKS: WordMarks = { endOfWordSuffix: "", continuingPrefix: "" };

/** Joins a pair into one map key. NUL stands in no vocabulary: byte-level tables map byte 0 to `Ā`. */
const SEPARATOR = "\u0000";

/** The map key of a merge rule. */
export function mergeKey(left: string, right: string): string {
  return left + SEPARATOR + right;
}

/** The token that a merge makes: the right part loses the prefix that says it continues a word. */
export function mergedToken([left, right]: Merge, { continuingPrefix: prefix }: WordMarks = NO_MARKS): string {
  return left + (prefix !== "" && right.startsWith(prefix) ? right.slice(prefix.length) : right);
}

/** The text of a token without its marks: `an` of `##an`, `jan` of `jan</w>`. A token that is a mark is its own text. */
export function textOfToken(token: string, marks: WordMarks): string {
  return hasMarks(marks) ? takeApart(token, marks).text : token;
}

function hasMarks({ endOfWordSuffix, continuingPrefix }: WordMarks): boolean {
  return endOfWordSuffix !== "" || continuingPrefix !== "";
}

function takeApart(token: string, { endOfWordSuffix: suffix, continuingPrefix: prefix }: WordMarks) {
  const continues = prefix !== "" && token.startsWith(prefix) && token !== prefix;
  const unmarked = continues ? token.slice(prefix.length) : token;
  const ends = suffix !== "" && unmarked.endsWith(suffix) && unmarked !== suffix;
  return { continues, text: ends ? unmarked.slice(0, -suffix.length) : unmarked, ends };
}

/** Priorities of merge rules: lower applies first. Of two equal rules the later one counts, as in every known loader. */
export function rankMerges(merges: readonly Merge[]): Map<string, number> {
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [left, right] of merges) ranks.set(mergeKey(left, right), rank++);
  return ranks;
}

/** Encodes the spelling of a token: {@link createMerger} from its characters on, each with the marks of its place. */
export function createBpeEncoder(ranks: ReadonlyMap<string, number>, marks: WordMarks = NO_MARKS): BpeEncoder {
  const merge = createMerger(ranks, marks);
  return (token) => merge(characterTokens(token, marks));
}

/**
 * Greedy BPE: repeatedly applies the merge of lowest rank, leftmost first, until none applies (Sennrich et al. 2016).
 * Parts without a merge stay as they are. The function that is returned changes the list that it is given, and returns it.
 */
export function createMerger(
  ranks: ReadonlyMap<string, number>,
  marks: WordMarks = NO_MARKS,
): (parts: string[]) => string[] {
  return (parts) => {
    const pairRanks = parts.slice(1).map((right, index) => ranks.get(mergeKey(parts[index] as string, right)));
    const rankAt = (index: number) => {
      const [left, right] = [parts[index], parts[index + 1]];
      return left === undefined || right === undefined ? undefined : ranks.get(mergeKey(left, right));
    };
    for (;;) {
      let best = Number.POSITIVE_INFINITY;
      let at = -1;
      for (let index = 0; index < pairRanks.length; index++) {
        const rank = pairRanks[index];
        if (rank === undefined || rank >= best) continue;
        best = rank;
        at = index;
      }
      if (at < 0) return parts;
      parts.splice(at, 2, mergedToken([parts[at] as string, parts[at + 1] as string], marks));
      pairRanks.splice(at, 1);
      if (at > 0) pairRanks[at - 1] = rankAt(at - 1);
      if (at < pairRanks.length) pairRanks[at] = rankAt(at);
    }
  };
}

/** What merging a token's spelling begins with: its characters, each with the marks of its place. */
function characterTokens(token: string, marks: WordMarks): string[] {
  if (!hasMarks(marks)) return [...token];
  const { continues, text, ends } = takeApart(token, marks);
  const { continuingPrefix, endOfWordSuffix } = marks;
  const characters = [...text];
  return characters.map((character, index) => {
    const start = index > 0 || continues ? continuingPrefix : "";
    return start + character + (ends && index === characters.length - 1 ? endOfWordSuffix : "");
  });
}

/** The tokens that encoding their own spelling ends in: the others can never come out of the tokenizer. */
export function reachableTokens(tokens: Iterable<string>, encode: BpeEncoder): Set<string> {
  const reachable = new Set<string>();
  for (const token of tokens) if (encode(token).length === 1) reachable.add(token);
  return reachable;
}
