import type { Checkpoint, Tokenizer } from "../../src/model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../src/model/session.ts";
import { topK } from "../../src/probe/fill/top-k.ts";

export const MASK_ID = 0;

/** A tokenizer whose entries are words: `Ġ` before one stands for a space, id 0 is the mask. */
export function fakeTokenizer(entries: readonly string[]): Tokenizer {
  const vocabulary = ["<mask>", ...entries];
  const ids = (text: string) =>
    text.split(" ").flatMap((word) => {
      const id = [`Ġ${word}`, word].map((token) => vocabulary.indexOf(token)).find((found) => found >= 0);
      return id ?? [];
    });
  return {
    vocabulary,
    maskTokenId: MASK_ID,
    padTokenId: MASK_ID,
    specialTokenIds: new Set([MASK_ID]),
    encode: ids,
    encodePlain: (text) => ids(text.trim()),
    decode: (tokenIds) => tokenIds.map((id) => (vocabulary[id] ?? "").replace("Ġ", " ")).join(""),
    align: (text) => ({
      tokenIds: ids(text),
      stretches: ids(text).map(() => undefined),
      wordStarts: ids(text).map(() => true),
    }),
    surface: (tokenId) => (vocabulary[tokenId] ?? "").replace("Ġ", ""),
    startsWord: (tokenId) => (vocabulary[tokenId] ?? "").startsWith("Ġ"),
  };
}

/** A model whose probabilities a function gives: token ids with the mask at `position` in, probabilities by token id out. */
export function fakeModel(
  tokenizer: Tokenizer,
  probabilities: (tokenIds: readonly number[], position: number) => Readonly<Record<number, number>>,
): MaskedLanguageModel & { readonly asked: number } {
  const checkpoint: Checkpoint = {
    directory: "fake",
    config: { model_type: "roberta" },
    modelType: "roberta",
    vocabularySize: tokenizer.vocabulary.length,
    maximumLength: 64,
    tokenizer,
  };
  let asked = 0;
  const forEachPrediction: MaskedLanguageModel["forEachPrediction"] = async (inputs, use) => {
    // One array for all rows, as the real session may do: whoever keeps a row sees it change.
    const row = new Float32Array(tokenizer.vocabulary.length);
    // Last input first: the order is the session's own.
    for (const [index, input] of [...inputs.entries()].toReversed()) {
      asked++;
      for (const [positionIndex, position] of input.positions.entries()) {
        if (input.tokenIds[position] !== tokenizer.maskTokenId) throw new Error("asked where no mask stands");
        row.fill(Math.log(1e-9));
        for (const [id, probability] of Object.entries(probabilities(input.tokenIds, position)))
          row[Number(id)] = Math.log(probability);
        use(index, positionIndex, row);
      }
    }
  };
  const model: MaskedLanguageModel = {
    checkpoint,
    forEachPrediction,
    forEachTop: (inputs, k, use) =>
      forEachPrediction(inputs, (inputIndex, positionIndex, row) => {
        const top = topK(row, k);
        use(inputIndex, positionIndex, {
          tokenIds: top.map(({ index }) => index),
          logProbsNats: top.map(({ value }) => value),
        });
      }),
    forEachTarget: (inputs, use) =>
      forEachPrediction(inputs, (inputIndex, positionIndex, row) => {
        const targets = inputs[inputIndex]?.targets[positionIndex] ?? [];
        use(
          inputIndex,
          positionIndex,
          Float32Array.from(targets, (tokenId) => row[tokenId] as number),
        );
      }),
    logProbabilities: () => Promise.reject(new Error("not faked")),
    close: async () => {},
  };
  return Object.defineProperty(model, "asked", { get: () => asked }) as typeof model & { readonly asked: number };
}
