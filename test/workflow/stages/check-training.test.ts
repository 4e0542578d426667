import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { checkStage, describeStage } from "../../../src/workflow/stages/check-stage.ts";
import type { StageRecord } from "../../../src/workflow/stages/run-record.ts";
import type { Stage } from "../../../src/workflow/stages/stage.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

let at: (...parts: string[]) => string;
let stage: Stage;
const LONG_AGO = new Date("2020-01-01");

beforeEach(async () => {
  const directory = await temporaryDirectory();
  at = (...parts) => join(directory, ...parts);
  stage = { id: "train", isForPerson: true, inputs: [at("notes")], outputs: [at("model")] };
  await mkdir(at("notes"));
  await writeFile(at("notes", "1.txt"), "PERSON komt.\n");
});

const check = (record?: StageRecord) => checkStage(stage, { sections: {}, record, cache: {} });

async function age(...names: string[]): Promise<void> {
  for (const name of names) await utimes(at("model", name), LONG_AGO, LONG_AGO);
}

it("waits for a model, and for one that is half written", async () => {
  expect((await check()).why[0]).toMatch(/^train your model on .*notes, with a new vocabulary/u);
  await createTinyCheckpoint(at("model"));
  await rm(at("model", "model.onnx"));
  expect(await check()).toEqual({ state: "fresh", why: [] });
  await writeFile(at("model", "model.safetensors"), Buffer.alloc(100));
  const half = await check();
  expect(half.state).toBe("waiting");
  expect(half.why[0]).toMatch(/^training\? .*model is there and does not open as a model: /u);
  await rm(at("model", "model.safetensors"));
  expect((await check()).why[0]).toMatch(/^training\? .*model\.safetensors is missing/u);
});

it("wants a model that is newer than its notes, unless a run saw it done with the same notes", async () => {
  await createTinyCheckpoint(at("model"));
  const seen = await describeStage(stage, {}, {});
  const files = ["config.json", "tokenizer.json", "vocab.json", "merges.txt", "tokenizer_config.json", "special_tokens_map.json", "model.safetensors", "model.onnx"]; // prettier-ignore
  await age(...files);
  expect(await check()).toEqual({ state: "waiting", why: [expect.stringMatching(/model is older than .*notes: train it again\. .*touch .*config\.json$/u)] }); // prettier-ignore
  expect((await check(seen)).state).toBe("fresh");
  await writeFile(at("notes", "1.txt"), "PERSON komt niet.\n");
  expect((await check(seen)).state).toBe("waiting");
  await writeFile(at("model", "config.json"), "");
  expect((await check(seen)).why[0]).toMatch(/^training\?/u);
});
