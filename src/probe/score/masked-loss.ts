import { createRandom } from "../../base/random.ts";
import { alignTokens, positionsIn } from "../../model/align.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { ENTITIES } from "../../text/entities.ts";
import { type Stretch, tokenise } from "../../text/tokenise.ts";
import { MASK } from "../contexts/context.ts";
import { type ScoringJob, scoreStream } from "./score-stream.ts";

/** Share of a sentence's words that are masked, as in BERT's training. */
const DEFAULT_SHARE = 0.15;
/** What step 1 writes is no word of the notes. */
const LABELS = new Set<string>(ENTITIES);

export interface LossSentence {
  readonly text: string;
  /** Stretches, such as names, no word of which is ever masked. */
  readonly excluded?: readonly Stretch[];
}

export interface MaskedLossOptions {
  readonly seed: number;
  /** Share of words masked, at least one a sentence. Default 0.15. */
  readonly share?: number;
}

/** What a model loses on one sentence's masked words. */
export interface SentenceLoss {
  /** Sum of −ln p over the pieces of the masked words, in nats. Divide by `words` to compare models. */
  readonly lossNats: number;
  /** Masked words. None where no word may be masked. */
  readonly words: number;
  /** Masked tokens. */
  readonly pieces: number;
  /** The sentence is longer than the model takes and was not measured: leave it out for every model compared. */
  readonly isTooLong: boolean;
}

/**
 * The masked language modelling loss per sentence. Masks are words, chosen by seed and the sentence's place in the list
 * alone, so they are the same for every model, whatever its vocabulary. All pieces of all chosen words of a sentence are
 * masked at once.
 */
export async function maskedLoss(
  session: MaskedLanguageModel,
  sentences: readonly LossSentence[],
  options: MaskedLossOptions,
): Promise<SentenceLoss[]> {
  const losses: SentenceLoss[] = [];
  for await (const loss of streamMaskedLoss(session, sentences, options)) losses.push(loss);
  return losses;
}

/** {@link maskedLoss} of a stream of sentences, one a sentence in their order; memory is bounded however long the stream. */
export function streamMaskedLoss(
  session: MaskedLanguageModel,
  sentences: Iterable<LossSentence> | AsyncIterable<LossSentence>,
  options: MaskedLossOptions,
): AsyncGenerator<SentenceLoss, void, undefined> {
  return scoreStream(session, sentences, (sentence, index) =>
    createJob(session.checkpoint, sentence, chooseWords(sentence, index, options)),
  );
}

/**
 * The words of a sentence that are masked, in order: of those with a letter, outside excluded stretches, that are no label.
 * Depends on the seed, the sentence's index and its text only.
 */
export function chooseWords(
  { text, excluded = [] }: LossSentence,
  index: number,
  options: MaskedLossOptions,
): Stretch[] {
  const masks = [...text.matchAll(new RegExp(MASK, "g"))].map((match) => ({
    start: match.index,
    end: match.index + MASK.length,
  }));
  const forbidden = [...excluded, ...masks];
  const words = tokenise(text).filter(({ start, end }) => {
    const word = text.slice(start, end);
    return (
      /\p{L}/u.test(word) &&
      !LABELS.has(word) &&
      !forbidden.some((stretch) => stretch.start < end && stretch.end > start)
    );
  });
  const count = words.length === 0 ? 0 : Math.max(1, Math.round(words.length * (options.share ?? DEFAULT_SHARE)));
  const chosen = createRandom(options.seed, `masked-loss/${index}`).shuffle(words).slice(0, count);
  return chosen.sort((a, b) => a.start - b.start);
}

function createJob(
  checkpoint: Checkpoint,
  { text }: LossSentence,
  words: readonly Stretch[],
): ScoringJob<SentenceLoss> {
  const alignment = alignTokens(checkpoint.tokenizer, text);
  if (alignment.tokenIds.length > checkpoint.maximumLength)
    return { inputs: [], finish: () => ({ lossNats: 0, words: 0, pieces: 0, isTooLong: true }) };
  // A token across two chosen words counts once.
  const positions = [...new Set(words.flatMap((word) => positionsIn(alignment, word)))];
  const tokenIds = [...alignment.tokenIds];
  for (const position of positions) tokenIds[position] = checkpoint.tokenizer.maskTokenId;
  const targets = positions.map((position) => [alignment.tokenIds[position] as number]);
  return {
    inputs: positions.length === 0 ? [] : [{ tokenIds, positions, targets }],
    finish: (logProbsNats) => ({
      lossNats: logProbsNats.reduce((sum, logProb) => sum - logProb, 0),
      words: words.length,
      pieces: positions.length,
      isTooLong: false,
    }),
  };
}
