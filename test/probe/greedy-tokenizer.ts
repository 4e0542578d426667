import type { Tokenizer } from "../../src/model/checkpoint.ts";
import { createRandom } from "../../src/base/random.ts";
import { fakeModel, fakeTokenizer } from "../audit/fake-model.ts";

/**
 * A byte-level tokenizer that takes the longest entry that fits: `Ġ` stands for a space, id 0 is the mask, which takes the space
 * before it. Characters that no entry covers are left out.
 */
export function greedyTokenizer(entries: readonly string[]): Tokenizer {
  const base = fakeTokenizer(entries);
  const longestFirst = entries.toSorted((a, b) => b.length - a.length);
  const encode = (text: string): number[] =>
    text.split(/ *(<mask>)/).flatMap((part) => {
      if (part === "<mask>") return [base.maskTokenId];
      const ids: number[] = [];
      let rest = part.replaceAll(" ", "Ġ");
      while (rest !== "") {
        const entry = longestFirst.find((candidate) => rest.startsWith(candidate));
        if (entry !== undefined) ids.push(base.vocabulary.indexOf(entry));
        rest = rest.slice(entry?.length ?? 1);
      }
      return ids;
    });
  const align = (text: string) => {
    const tokenIds = encode(text);
    const startsWord = (position: number) =>
      position === 0 ||
      tokenIds[position - 1] === base.maskTokenId ||
      !/^[a-z]/.test(base.vocabulary[tokenIds[position] as number] as string);
    return { tokenIds, stretches: tokenIds.map(() => undefined), wordStarts: tokenIds.map((_, at) => startsWord(at)) };
  };
  return { ...base, encode, encodePlain: encode, align };
}

/** A model whose probabilities are drawn from a seed, for every input and position others. They sum to 1, the mask's included. */
export function randomModel(tokenizer: Tokenizer, seed = 1) {
  return fakeModel(tokenizer, (tokenIds, position) => {
    const random = createRandom(seed, `${tokenIds.join()}@${position}`);
    const weights = tokenizer.vocabulary.map(() => random.next() ** 3 + 1e-3);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return Object.fromEntries(weights.map((weight, tokenId) => [tokenId, weight / total]));
  });
}

/** ln p of one token at one position of an input, by a pass of its own. */
export async function logProb(
  session: ReturnType<typeof randomModel>,
  tokenIds: readonly number[],
  position: number,
  tokenId: number,
): Promise<number> {
  let found = Number.NaN;
  await session.forEachPrediction([{ tokenIds, positions: [position] }], (_input, _position, row) => {
    found = row[tokenId] as number;
  });
  return found;
}

/** All items of a stream. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}
