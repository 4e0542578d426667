import { join } from "node:path";

import { expect, it } from "vitest";

import { enterLook, type LookingNow, readEarlierLooks, withdrawGiven } from "../../../src/audit/earlier-looks.ts";
import type { GivenInputs, GivenReference } from "../../../src/audit/freshness/left-out.ts";
import { distinctContexts } from "../../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const reference = (file: string, members?: string): GivenReference => ({ file, sha256: `weights of ${file}`, ...(members !== undefined && { members }) }); // prettier-ignore
const [A, B] = [reference("half-a"), reference("half-b")];

/** Looks of one folder of contexts. */
async function createLedger() {
  const contextFiles = [join(await temporaryDirectory(), "contexts.jsonl")];
  const at = (given: Partial<GivenInputs>, change: Partial<LookingNow> = {}): LookingNow => ({
    contextFiles,
    contexts: distinctContexts(20),
    lineage: "model",
    digests: { modelSha256: "m", tokenizerSha256: "t" },
    decisions: [],
    at: new Date(0),
    seed: 0,
    drawn: { k: 20, respell: null, rank: 0, only: [] },
    given: { references: [], units: 10, ...given },
    ...change,
  });
  return {
    contextFiles,
    at,
    enter: async (...now: Parameters<typeof at>) => enterLook(at(...now)),
    lost: async (...now: Parameters<typeof at>) => (await readEarlierLooks(at(...now))).leftOut,
  };
}

it("remembers each reference of earlier audits of a model and its rewrites, whatever contexts they looked at", async () => {
  const { enter, lost } = await createLedger();
  expect((await enter({ references: [A] })).leftOut).toEqual({ references: [], isOtherPlanting: false });
  expect((await lost({ references: [B] })).references).toEqual([A]);
  expect((await lost({ references: [B, A] })).references).toEqual([]);
  expect((await lost({}, { contexts: distinctContexts(20, { first: 100 }) })).references).toEqual([A]);
  expect((await lost({ references: [B] }, { lineage: "other" })).references).toEqual([]);
  // The copy in another folder is the same one.
  expect((await lost({ references: [{ ...A, file: "moved" }] })).references).toEqual([]);
});

it("wants to know again which notes a reference was trained on, and takes what is newly known", async () => {
  const { enter, lost } = await createLedger();
  const listed = reference("half-a", "ids");
  await enter({ references: [A] });
  expect((await lost({ references: [listed] })).references).toEqual([]);
  await enter({ references: [listed] });
  expect((await lost({ references: [A] })).references).toEqual([listed]);
  expect((await lost({ references: [reference("half-a", "others")] })).references).toEqual([listed]);
});

it("wants the same planted people, and contexts to be of no more patients than was known", async () => {
  const { enter, lost } = await createLedger();
  await enter({ canaries: "all", units: 8 });
  expect(await lost({ canaries: "all", units: 8 })).toEqual({ references: [], isOtherPlanting: false });
  expect(await lost({ canaries: "fewer", units: 7 })).toEqual({ references: [], isOtherPlanting: true });
  expect(await lost({ units: 10 })).toEqual({ references: [], isOtherPlanting: false, fewerUnits: 8 });
  await enter({ canaries: "fewer", units: 7 });
  // The first file is the one that counts.
  expect((await lost({ canaries: "all", units: 7 })).isOtherPlanting).toBe(false);
  // Other contexts are of other patients.
  expect(await lost({ units: 10 }, { contexts: distinctContexts(20, { first: 100 }) })).not.toHaveProperty(
    "fewerUnits",
  );
});

it("an audit that was interrupted and is begun again, with other input or not, left nothing out", async () => {
  const { enter, lost } = await createLedger();
  await enter({ references: [A, B] }, { begunAs: "first" });
  expect((await lost({ references: [A] }, { begunAs: "first" })).references).toEqual([]);
  expect((await lost({ references: [A] }, { begunAs: "second" })).references).toEqual([B]);
});

it("a copy that was given for a reference, and a file of planted people who are not in the notes, need not be given again", async () => {
  const { contextFiles, at, enter, lost } = await createLedger();
  const { look } = await enter({ references: [A, B], canaries: "wrong" });
  withdrawGiven(contextFiles, look, { references: [0], isPlantingAbsent: true });
  expect(await lost({ references: [B], canaries: "right" })).toEqual({ references: [], isOtherPlanting: false });
  expect((await lost({ references: [A] })).references).toEqual([B]);
  // It stays one look.
  expect((await readEarlierLooks(at({}))).evidence.looks).toBe(2);
});
