import { createRandom } from "../base/random.ts";
import { UnnameError } from "../base/errors.ts";
import type { Checkpoint } from "../model/checkpoint.ts";
import { findExportedModel } from "../model/exported/load-exported-graph.ts";
import type { MaskedInput } from "../model/batches.ts";
import { openSession } from "../model/session.ts";
import { holdsWeights } from "../model/weights.ts";

const INPUTS = 8;
const LENGTH = 12;
/** How far probabilities may be off, by storage in 16 bits and other orders of adding. */
const TOLERANCE = 0.02;

/**
 * Why a folder's exported model is not the one that was audited, in words; undefined if it gives the same probabilities at a few drawn
 * places, to 2 points, or if there are not both. An audit asks the safetensors where they are, and a release takes both.
 */
export async function exportedObjection(checkpoint: Checkpoint): Promise<string | undefined> {
  const { directory } = checkpoint;
  if (!holdsWeights(directory) || findExportedModel(directory) === undefined) return undefined;
  const inputs = drawInputs(checkpoint);
  try {
    const [audited, exported] = [await predict(checkpoint, inputs), await predict(checkpoint, inputs, "onnx")];
    const isOff = audited.some((row, index) =>
      row.some((value, id) => Math.abs(Math.exp(value) - Math.exp(exported[index]?.[id] ?? 0)) > TOLERANCE),
    );
    return isOff
      ? "model.onnx gives other predictions than the safetensors that were audited: export it again, or take it out"
      : undefined;
  } catch (error) {
    if (!(error instanceof UnnameError)) throw error;
    return "model.onnx was not audited, and could not be compared with the safetensors that were: take it out";
  }
}

async function predict(
  checkpoint: Checkpoint,
  inputs: readonly MaskedInput[],
  weights?: "onnx",
): Promise<readonly Float32Array[]> {
  const session = await openSession(checkpoint, weights && { weights });
  try {
    return (await session.logProbabilities(inputs)).flat();
  } finally {
    await session.close();
  }
}

function drawInputs({ tokenizer, maximumLength }: Checkpoint): MaskedInput[] {
  const random = createRandom(0, "exported model");
  const words = [...tokenizer.vocabulary.keys()].filter(
    (tokenId) => !tokenizer.specialTokenIds.has(tokenId) && tokenizer.vocabulary[tokenId] !== "",
  );
  const length = Math.min(LENGTH, maximumLength);
  return Array.from({ length: INPUTS }, () => {
    const position = random.int(length);
    const tokenIds = Array.from({ length }, () => random.pick(words));
    tokenIds[position] = tokenizer.maskTokenId;
    return { tokenIds, positions: [position] };
  });
}
