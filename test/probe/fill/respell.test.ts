import { describe, expect, it } from "vitest";

import { respell } from "../../../src/probe/fill/respell.ts";
import { fakeModel, fakeTokenizer, MASK_ID } from "../../audit/fake-model.ts";

const [A, B, C] = [1, 2, 3];
const tokenizer = fakeTokenizer(["ĠA", "b", "c"]);
const input = { tokenIds: [C, MASK_ID, C], positions: [1] };

/** The greedy first token is A, but B then C is likelier in all. The mask itself is likeliest and must not be chosen. */
const model = () =>
  fakeModel(tokenizer, (tokenIds, position): Record<number, number> => {
    if (position === 1) return { [MASK_ID]: 0.4, [A]: 0.35, [B]: 0.25 };
    return tokenIds[1] === A ? { [A]: 0.4, [B]: 0.3, [C]: 0.3 } : { [C]: 0.99, [A]: 0.005, [B]: 0.005 };
  });

describe("respell", () => {
  it("keeps the likeliest fillings by the sum of log-probabilities", async () => {
    const [found] = await respell(model(), [input], { pieces: 2, beam: 2 });
    expect(found?.map(({ tokenIds }) => tokenIds)).toEqual([[B, C], [A, A]]); // prettier-ignore
    expect(found?.map(({ surface }) => surface)).toEqual(["bc", "A A"]);
    expect(found?.[0]?.logProbNats).toBeCloseTo(Math.log(0.25 * 0.99), 5);
  });

  it("follows one filling only if told so: greedy misses the best", async () => {
    const [found] = await respell(model(), [input], { pieces: 2, beam: 1 });
    expect(found?.map(({ tokenIds }) => tokenIds)).toEqual([[A, A]]);
  });

  it("takes 1 + beam passes an input for two pieces, in input order", async () => {
    const session = model();
    const found = await respell(
      session,
      Array.from({ length: 300 }, () => input),
      { pieces: 2, beam: 2 },
    );
    expect(found).toHaveLength(300);
    expect(session.asked).toBe(300 * 3);
  });
});
