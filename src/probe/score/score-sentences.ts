import type { MaskedLanguageModel } from "../../model/session.ts";
import { streamMaskedLoss } from "./masked-loss.ts";
import type { Metric } from "./metrics.ts";
import { pairStreams } from "./pair-streams.ts";
import { pseudoLogLikelihood } from "./pseudo-likelihood.ts";

/** One model's score of one sentence. */
export interface SentenceScore {
  /** Sum over the scored tokens, in nats: of ln p, so 0 or less, for `pll` and `pll-original`; of −ln p, so 0 or more, for `loss`. */
  readonly sumNats: number;
  /** Scored tokens. */
  readonly tokens: number;
  /** Words they make up. */
  readonly words: number;
  /** Longer than the model takes, and not scored. */
  readonly isTooLong: boolean;
}

/** A sentence with its score and, where there is a model to compare with, that one's. */
export interface ScoredSentence<Sentence> {
  readonly sentence: Sentence;
  readonly score: SentenceScore;
  readonly reference?: SentenceScore;
  /** Score minus the reference's, in nats; absent without a reference, or where the sentence is too long for either. */
  readonly differenceNats?: number;
}

export interface ScoreOptions {
  readonly metric: Metric;
  /** What the masks of `loss` depend on. */
  readonly seed: number;
  /** A model to put beside it. */
  readonly reference?: MaskedLanguageModel;
}

/**
 * Scores a stream of sentences, in their order, with one model or two side by side. Masks and words are the same for both: where
 * their vocabularies differ, words are found by the characters of the text and not by a tokenizer.
 */
export async function* scoreSentences<Sentence extends { readonly text: string }>(
  session: MaskedLanguageModel,
  sentences: Iterable<Sentence> | AsyncIterable<Sentence>,
  { metric, seed, reference }: ScoreOptions,
): AsyncGenerator<ScoredSentence<Sentence>, void, undefined> {
  const words = reference !== undefined && !haveSameEntries(session, reference) ? "characters" : "tokenizer";
  const models = reference === undefined ? [session] : [session, reference];
  const scorers = models.map(
    (model) => (items: AsyncIterable<Sentence>) => scoresOf(model, items, { metric, seed, words }),
  );
  for await (const { item: sentence, results } of pairStreams(sentences, scorers)) {
    const [score, other] = results as [SentenceScore, SentenceScore?];
    const isCompared = other !== undefined && !score.isTooLong && !other.isTooLong;
    yield {
      sentence,
      score,
      ...(other !== undefined && { reference: other }),
      ...(isCompared && { differenceNats: score.sumNats - other.sumNats }),
    };
  }
}

async function* scoresOf(
  model: MaskedLanguageModel,
  sentences: AsyncIterable<{ readonly text: string }>,
  { metric, seed, words }: { metric: Metric; seed: number; words: "tokenizer" | "characters" },
): AsyncGenerator<SentenceScore> {
  if (metric === "loss") {
    for await (const { lossNats, pieces, ...rest } of streamMaskedLoss(model, sentences, { seed }))
      yield { sumNats: lossNats, tokens: pieces, ...rest };
    return;
  }
  const variant = metric === "pll" ? "within-word" : "original";
  for await (const { logProbNats, ...rest } of pseudoLogLikelihood(model, textsOf(sentences), { variant, words }))
    yield { sumNats: logProbNats, ...rest };
}

async function* textsOf(sentences: AsyncIterable<{ readonly text: string }>): AsyncGenerator<string> {
  for await (const { text } of sentences) yield text;
}

/** Whether two models have the same vocabulary entries under the same ids. */
function haveSameEntries(one: MaskedLanguageModel, other: MaskedLanguageModel): boolean {
  const [a, b] = [one.checkpoint.tokenizer.vocabulary, other.checkpoint.tokenizer.vocabulary];
  return a.length === b.length && a.every((token, tokenId) => token === b[tokenId]);
}
