import type { TargetedInput } from "../../model/batches.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { characterWordStarts, countCharacterWords } from "./character-words.ts";
import { scoreStream, type ScoringJob } from "./score-stream.ts";

export interface PseudoLikelihoodOptions {
  /**
   * `within-word` (default): with a token, the pieces of its word to its right are masked too (Kauf & Ivanova 2023,
   * "PLL-word-l2r"), or the pieces of a rare word would give each other away. `original`: each token is masked alone
   * (Salazar et al. 2020).
   */
  readonly variant?: "within-word" | "original";
  /**
   * What a word is: `tokenizer` (default) takes what its pre-tokenizer cuts; `characters` what the text alone shows, so that two
   * tokenizers have the same words.
   */
  readonly words?: "tokenizer" | "characters";
  /** Whether results hold every token's share. Default false. */
  readonly perToken?: boolean;
}

/** One scored token. */
export interface TokenScore {
  readonly tokenId: number;
  /** ln p(token | the rest, its word's later pieces masked), in nats. */
  readonly logProbNats: number;
  /** Whether a word begins with it. */
  readonly startsWord: boolean;
}

/** A sentence's pseudo-log-likelihood. */
export interface PseudoLikelihood {
  /** Σ ln p over the tokens, in nats; 0 where there are none. Divide by `words` to compare models whose tokenizers differ. */
  readonly logProbNats: number;
  /** Scored tokens: all but those that the tokenizer puts around a text, padding and masks. */
  readonly tokens: number;
  /** Words these tokens make up. */
  readonly words: number;
  /** The sentence is longer than the model takes, and nothing of it was scored. */
  readonly isTooLong: boolean;
  /** With `perToken`: in their order. */
  readonly perToken?: readonly TokenScore[];
}

/**
 * Pseudo-log-likelihoods of a stream of sentences, one a sentence in their order: PLL(x) = Σᵢ ln p(xᵢ | x without i), natural
 * logarithm. A pass a token; the masked copies of many sentences share batches, and memory is bounded however long the stream.
 * Scores equal those of minicons' `MaskedLMScorer` (`original`, `within_word_l2r`), but that masks written in a sentence are context here
 * and not scored, and that a sentence that is too long is reported instead of failing.
 */
export function pseudoLogLikelihood(
  session: MaskedLanguageModel,
  sentences: Iterable<string> | AsyncIterable<string>,
  options: PseudoLikelihoodOptions = {},
): AsyncGenerator<PseudoLikelihood, void, undefined> {
  const { tokenizer, maximumLength } = session.checkpoint;
  const unscored = new Set([...tokenizer.encode(""), tokenizer.padTokenId, tokenizer.maskTokenId]);
  return scoreStream(session, sentences, (text) => {
    const alignment = tokenizer.align(text);
    const { tokenIds } = alignment;
    if (tokenIds.length > maximumLength) return tooLong();
    const byCharacters = options.words === "characters";
    const starts = byCharacters ? characterWordStarts(alignment, text) : alignment.wordStarts;
    const job = createJob(tokenizer, tokenIds, starts, unscored, options);
    // A token may span two words, which count all the same: the other tokenizer may cut them apart.
    return byCharacters
      ? { ...job, finish: (answers) => ({ ...job.finish(answers), words: countCharacterWords(text) }) }
      : job;
  });
}

function createJob(
  { maskTokenId }: Tokenizer,
  tokenIds: readonly number[],
  starts: readonly boolean[],
  unscored: ReadonlySet<number>,
  { variant = "within-word", perToken = false }: PseudoLikelihoodOptions,
): ScoringJob<PseudoLikelihood> {
  const positions = [...tokenIds.keys()].filter((position) => !unscored.has(tokenIds[position] as number));
  const inputs = positions.map((position): TargetedInput => {
    const masked = [...tokenIds];
    masked[position] = maskTokenId;
    if (variant === "within-word")
      for (let next = position + 1; next < masked.length && !starts[next]; next++) masked[next] = maskTokenId;
    return { tokenIds: masked, positions: [position], targets: [[tokenIds[position] as number]] };
  });
  const finish = (logProbsNats: Float64Array): PseudoLikelihood => ({
    logProbNats: logProbsNats.reduce((sum, value) => sum + value, 0),
    tokens: positions.length,
    words: positions.filter((position) => starts[position]).length,
    isTooLong: false,
    ...(perToken && {
      perToken: positions.map((position, index) => ({
        tokenId: tokenIds[position] as number,
        logProbNats: logProbsNats[index] as number,
        startsWord: starts[position] as boolean,
      })),
    }),
  });
  return { inputs, finish };
}

function tooLong(): ScoringJob<PseudoLikelihood> {
  return { inputs: [], finish: () => ({ logProbNats: 0, tokens: 0, words: 0, isTooLong: true }) };
}
