import { beforeAll, expect, it } from "vitest";

import { compareGraph } from "../../../src/audit/model-files/compare-graph.ts";
import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../../src/model/session.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { distinctContexts } from "../../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { fakeModel } from "../fake-model.ts";

let tokenizer: Tokenizer;
const CONTEXTS = distinctContexts(60);
const [WORD, NAME, REMOVED, SECOND] = [20, 21, 22, 23];

beforeAll(async () => {
  const directory = await temporaryDirectory();
  await createTinyCheckpoint(directory);
  ({ tokenizer } = await openCheckpoint(directory));
});

/** Gives entries probabilities, another one in every so many inputs. */
function model(usual: Record<number, number>, rare = usual, every = 10): MaskedLanguageModel {
  let asked = 0;
  const fake = fakeModel(tokenizer, () => ({ [SECOND]: 0.005, ...(asked++ % every === 0 ? rare : usual) }));
  return {
    ...fake,
    logProbabilities: async (inputs) => {
      const rows = inputs.map((): Float32Array[] => []);
      await fake.forEachPrediction(inputs, (index, _, row) => void rows[index]?.push(row.slice()));
      return rows;
    },
  };
}

const compare = (graph: MaskedLanguageModel, isQuantised: boolean, target?: number) =>
  compareGraph(model({ [WORD]: 0.9 }), graph, isQuantised, {
    contexts: CONTEXTS,
    removedInputs: [],
    setsOf: () => ({
      nameLike: new Set([NAME]),
      replaced: new Set([REMOVED]),
      targets: target === undefined ? [] : [target],
    }),
    k: 2,
  });

it("lets a quantised graph move what a float one may not", async () => {
  const moved = () => model({ [WORD]: 0.87 });
  expect((await compare(moved(), false)).agrees).toBe(false);
  expect(await compare(moved(), true)).toMatchObject({ agrees: true, contexts: 60 });
  expect((await compare(model({ [WORD]: 0.7 }), true)).agrees).toBe(false);
});

it("allows no graph to give a removed entry more, in a single context", async () => {
  const rare = (mass: number) => model({ [WORD]: 0.9 }, { [WORD]: 0.9, [REMOVED]: mass }, 60);
  expect(await compare(rare(0.001), true)).toMatchObject({ agrees: false, distance: expect.closeTo(0, 3) });
  expect((await compare(rare(0.00005), true)).agrees).toBe(true);
});

it("allows no graph to say names or originals that the audited weights do not say", async () => {
  const saying = (id: number) => model({ [WORD]: 0.9 }, { [WORD]: 0.89, [id]: 0.01 });
  expect(await compare(saying(NAME), true)).toMatchObject({ agrees: false, names: { graphAlone: 6, auditedAlone: 0 } });
  const once = model({ [WORD]: 0.9 }, { [WORD]: 0.89, [NAME]: 0.01 }, 60);
  expect((await compare(once, true, NAME)).agrees).toBe(false);
  // One more name of 60 is within chance; an original where there was none is not.
  expect((await compare(model({ [WORD]: 0.9 }, { [WORD]: 0.89, [NAME]: 0.01 }, 60), true)).agrees).toBe(true);
});

it("believes no graph that was asked nothing, or gives no numbers", async () => {
  const nothing = { contexts: [], removedInputs: [], setsOf: () => ({ nameLike: new Set<number>(), replaced: new Set<number>() }), k: 2 }; // prettier-ignore
  expect((await compareGraph(model({}), model({}), false, nothing)).agrees).toBe(false);
  expect((await compare(model({ [WORD]: NaN }), true)).agrees).toBe(false);
});
