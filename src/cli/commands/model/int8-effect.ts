import { createRandom } from "../../../base/random.ts";
import type { MaskedInput } from "../../../model/batches.ts";
import type { MaskedLanguageModel } from "../../../model/session.ts";
import { compareTop, type TopComparison } from "../../../probe/fill/compare-top.ts";
import { type SessionFlags, withFullPrecision } from "../../options/session-options.ts";

/** Texts that the effect of 8 bits is measured on at most. */
const SAMPLE = 100;

/** With `--int8`, what it changes in the top k at the masks of a fixed sample of these texts; undefined without. */
export async function measureInt8(
  session: MaskedLanguageModel,
  directory: string,
  flags: SessionFlags,
  texts: readonly string[],
  k: number,
): Promise<TopComparison | undefined> {
  return withFullPrecision(directory, flags, (full) => {
    const { tokenizer } = session.checkpoint;
    const inputs = createRandom(0, "int8 effect")
      .shuffle(texts)
      .slice(0, SAMPLE)
      .map((text): MaskedInput => {
        const tokenIds = tokenizer.encode(text);
        const positions = [...tokenIds.keys()].filter((position) => tokenIds[position] === tokenizer.maskTokenId);
        return { tokenIds, positions };
      });
    return compareTop(full, session, inputs, k);
  });
}

/** The effect as a sentence. */
export function describeInt8({ masks, k, sameFirst, overlap, largestDifferenceNats }: TopComparison): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `In 8 bits, at ${masks} of these masks: the likeliest entry is the same at ${percent(sameFirst)}, ${percent(overlap)} of the top ${k} are the same, ln p is off by at most ${largestDifferenceNats.toFixed(3)} nats.`;
}
