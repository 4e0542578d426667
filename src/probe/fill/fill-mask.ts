import { UnnameError } from "../../base/errors.ts";
import { refuseExisting, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import type { MaskedInput } from "../../model/batches.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context, Prediction } from "../contexts/context.ts";

/** As many predictions as Verkijk & Vossen 2022 had looked through. */
export const DEFAULT_TOP_K = 40;

export interface FillMaskOptions {
  /** Predictions a context. Default 40. */
  readonly topK?: number;
  /** Called now and then with the number of contexts done. */
  readonly onProgress?: (done: number) => void;
}

/**
 * The model's top predictions at each context's mask: contexts in the order given, ranks from 1. Every vocabulary entry can
 * be predicted, special tokens too.
 * Throws `context-mask` if a context has not exactly one mask token once encoded, and `input-format` for one too long.
 *
 * @example
 * ```ts
 * import { fillMask, openCheckpoint, openSession } from "unname";
 *
 * const session = await openSession(await openCheckpoint("node_modules/unname/models/notes-nl"));
 * const text = "Patiënt heeft pijn op de <mask>.";
 * const predictions = await fillMask(session, [{ id: "1", split: "seen", set: "test", text }], { topK: 2 });
 * console.log(predictions.map(({ rank, context }) => `${context}:${rank}`).join(" ")); // → 1:1 1:2
 * await session.close();
 * ```
 */
export async function fillMask(
  session: MaskedLanguageModel,
  contexts: readonly Context[],
  options: FillMaskOptions = {},
): Promise<Prediction[]> {
  const { tokenizer } = session.checkpoint;
  const predictions: Prediction[][] = contexts.map(() => []);
  let done = 0;
  const inputs = contexts.map((context) => maskedInput(context, tokenizer));
  await session.forEachTop(inputs, options.topK ?? DEFAULT_TOP_K, (inputIndex, _positionIndex, top) => {
    const context = contexts[inputIndex] as Context;
    predictions[inputIndex] = top.tokenIds.map((tokenId, place) => ({
      context: context.id,
      rank: place + 1,
      tokenId,
      token: tokenizer.vocabulary[tokenId] as string,
      surface: tokenizer.surface(tokenId),
      probability: Math.exp(top.logProbsNats[place] as number),
    }));
    options.onProgress?.(++done);
  });
  return predictions.flat();
}

/** A context's tokens with the position of its mask. Throws `context-mask` unless there is exactly one. */
export function maskedInput(context: Pick<Context, "id" | "text">, tokenizer: Tokenizer): MaskedInput {
  const tokenIds = tokenizer.encode(context.text);
  const positions = [...tokenIds.keys()].filter((position) => tokenIds[position] === tokenizer.maskTokenId);
  if (positions.length === 1) return { tokenIds, positions };
  throw new UnnameError(
    "context-mask",
    `context ${context.id}: expected exactly one mask token, found ${positions.length}. Correct or remove this context.`,
    {
      details: { context: context.id, found: positions.length },
    },
  );
}

/** Writes predictions, which may be names, for their owner alone. Throws `output-exists` unless forced. */
export async function writePredictions(path: string, predictions: readonly Prediction[], force = false): Promise<void> {
  await refuseExisting(path, force);
  await writeFileAtomic(path, toJsonLines(predictions), { private: true });
}
