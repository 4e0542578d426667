import { createRandom } from "../../base/random.ts";
import type { TargetedInput } from "../../model/batches.ts";
import { alignTokens, positionsIn } from "../../model/align.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { type Stretch, tokenise } from "../../text/tokenise.ts";
import { MASK } from "../contexts/context.ts";
import { scoreStream } from "./score-stream.ts";

/** What a model loses on all words of a sentence, some masked at a time. */
export interface BlockLoss {
  /** Mean of −ln p a word (summed over its pieces), in nats; NaN where there is no word or the sentence is too long. */
  readonly lossNats: number;
  /** The smallest and the largest of a word, in nats. */
  readonly leastNats: number;
  readonly mostNats: number;
  readonly words: number;
}

/** Passes a sentence: about a quarter of the words is masked in each, near the share that models are trained with. */
const BLOCKS = 4;

/**
 * The loss on every word of each sentence, each masked once: the words are dealt into four blocks by the seed and the text alone, so that
 * blocks are the same for every model and vocabulary, and all words of a block are masked at once. A mask that stands in the sentence stays one and
 * is not scored. Four passes a sentence, where pseudo-log-likelihood takes one a token.
 */
export async function blockLosses(
  session: MaskedLanguageModel,
  texts: readonly string[],
  { seed, onProgress }: { readonly seed: number; readonly onProgress?: (done: number) => void },
): Promise<BlockLoss[]> {
  const { checkpoint } = session;
  const losses: BlockLoss[] = [];
  const scored = scoreStream(session, texts, (text) => {
    const alignment = alignTokens(checkpoint.tokenizer, text);
    const isTooLong = alignment.tokenIds.length > checkpoint.maximumLength;
    const blocks = isTooLong ? [] : dealWords(text, seed);
    const words: { start: number; end: number }[] = [];
    const inputs: TargetedInput[] = [];
    let count = 0;
    for (const block of blocks) {
      const tokenIds = [...alignment.tokenIds];
      const positions: number[] = [];
      for (const word of block) {
        const own = positionsIn(alignment, word).filter((position) => !positions.includes(position));
        // Not known to the tokenizer, or one token with the word before: no loss of its own, which is not a loss of 0.
        if (own.length === 0) continue;
        positions.push(...own);
        words.push({ start: count, end: (count += own.length) });
      }
      for (const position of positions) tokenIds[position] = checkpoint.tokenizer.maskTokenId;
      const targets = positions.map((position) => [alignment.tokenIds[position] as number]);
      if (positions.length > 0) inputs.push({ tokenIds, positions, targets });
    }
    return {
      inputs,
      finish: (logProbsNats: Float64Array) =>
        summarise(
          words.map(({ start, end }) => {
            let sum = 0;
            for (let place = start; place < end; place++) sum -= logProbsNats[place] as number;
            return sum;
          }),
        ),
    };
  });
  for await (const loss of scored) {
    losses.push(loss);
    onProgress?.(losses.length);
  }
  return losses;
}

/** The words with a letter or digit, masks left out, dealt into blocks; blocks of a sentence with fewer words are empty. */
export function dealWords(text: string, seed: number): Stretch[][] {
  const masks = [...text.matchAll(new RegExp(MASK, "g"))].map(({ index }) => ({
    start: index,
    end: index + MASK.length,
  }));
  const words = tokenise(text).filter(
    ({ start, end }) =>
      /[\p{L}\p{N}]/u.test(text.slice(start, end)) && !masks.some((mask) => mask.start < end && mask.end > start),
  );
  const blocks: Stretch[][] = Array.from({ length: BLOCKS }, () => []);
  for (const [index, word] of createRandom(seed, `blocks\u0000${text}`).shuffle(words).entries())
    blocks[index % BLOCKS]?.push(word);
  return blocks;
}

function summarise(lossesNats: readonly number[]): BlockLoss {
  const words = lossesNats.length;
  if (words === 0) return { lossNats: Number.NaN, leastNats: Number.NaN, mostNats: Number.NaN, words };
  const total = lossesNats.reduce((sum, loss) => sum + loss, 0);
  return { lossNats: total / words, leastNats: Math.min(...lossesNats), mostNats: Math.max(...lossesNats), words };
}
