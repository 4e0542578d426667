import { UnnameError } from "../../base/errors.ts";
import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Prediction } from "../contexts/context.ts";
import { DEFAULT_BEAM, fillByBeam } from "./fill-by-beam.ts";
import { widenMask } from "./widen-mask.ts";

/** A token at one mask. */
export type MaskPrediction = Omit<Prediction, "context">;

/** A filling of all masks of a text together. */
export interface JointFilling {
  readonly rank: number;
  /** A mask each, from left to right. */
  readonly tokenIds: readonly number[];
  readonly tokens: readonly string[];
  /** What the tokens spell, one after the other. */
  readonly surface: string;
  readonly probability: number;
  readonly logProbNats: number;
}

/** What a model says to one text. */
export interface Inspection {
  /** One a mask, from left to right, each with its likeliest tokens while all masks stand. */
  readonly masks: readonly (readonly MaskPrediction[])[];
  /** The likeliest fillings of all masks together, where there are several. */
  readonly fillings?: readonly JointFilling[];
}

export interface InspectOptions {
  /** Predictions a mask, and joint fillings. */
  readonly topK: number;
  /** Masks to put in the place of a text's only one. */
  readonly pieces?: number;
  /** Fillings followed by the beam search; default the larger of 10 and `topK`. */
  readonly beam?: number;
}

/**
 * A quick look: the likeliest tokens at every mask of every text and, where a text has several masks, their likeliest joint
 * fillings by beam search. Throws `context-mask` for a text without a mask, or, with `pieces`, without exactly one, and
 * `input-format` for one too long.
 */
export async function inspectTexts(
  session: MaskedLanguageModel,
  texts: readonly string[],
  { topK, pieces, beam = Math.max(DEFAULT_BEAM, topK) }: InspectOptions,
): Promise<Inspection[]> {
  const { tokenizer } = session.checkpoint;
  const inputs = texts.map((text, index) => {
    const input = masksOf(tokenizer.encode(text), tokenizer.maskTokenId, index, pieces !== undefined);
    return pieces === undefined ? input : widenMask(input, pieces, tokenizer.maskTokenId);
  });
  const masks: MaskPrediction[][][] = inputs.map(({ positions }) => positions.map(() => []));
  await session.forEachTop(inputs, topK, (inputIndex, positionIndex, top) => {
    (masks[inputIndex] as MaskPrediction[][])[positionIndex] = top.tokenIds.map((tokenId, place) => ({
      rank: place + 1,
      tokenId,
      token: tokenizer.vocabulary[tokenId] as string,
      surface: tokenizer.surface(tokenId),
      probability: Math.exp(top.logProbsNats[place] as number),
    }));
  });
  const several = [...inputs.keys()].filter((index) => (inputs[index]?.positions.length ?? 0) > 1);
  const found = await fillByBeam(
    session,
    several.map((index) => inputs[index] as MaskedInput),
    { beam },
  );
  const fillings = new Map(several.map((index, place) => [index, found[place] ?? []]));
  return masks.map((ofText, index) => {
    const joint = fillings.get(index)?.slice(0, topK);
    if (joint === undefined) return { masks: ofText };
    return {
      masks: ofText,
      fillings: joint.map(({ tokenIds, logProbNats }, place) => ({
        rank: place + 1,
        tokenIds,
        tokens: tokenIds.map((tokenId) => tokenizer.vocabulary[tokenId] as string),
        surface: tokenizer.decode(tokenIds).trim(),
        probability: Math.exp(logProbNats),
        logProbNats,
      })),
    };
  });
}

function masksOf(tokenIds: readonly number[], maskTokenId: number, index: number, exactlyOne: boolean): MaskedInput {
  const positions = [...tokenIds.keys()].filter((position) => tokenIds[position] === maskTokenId);
  if (exactlyOne ? positions.length === 1 : positions.length > 0) return { tokenIds, positions };
  throw new UnnameError(
    "context-mask",
    `text ${index + 1}: expected ${exactlyOne ? "exactly one mask to widen" : "a mask"}, found ${positions.length}. Write <mask> where the model is to predict.`,
    { details: { text: index + 1, found: positions.length } },
  );
}
