import { link, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { env, pipeline } from "@xenova/transformers";
import { expect, test } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { fillMask } from "../../src/probe/fill/fill-mask.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

const TEXTS = ["Dhr. Jan <mask> belt.", "<mask> en José de patiënt Marie", "Zoë is op 3-4 gezien door <mask>."];
const TOP_K = 10;

test("fill-mask predicts what transformers.js does, with the same probabilities", async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  // transformers.js looks for onnx/model.onnx.
  const layout = join(await temporaryDirectory(), "tiny");
  await mkdir(join(layout, "onnx"), { recursive: true });
  for (const name of await readdir(directory)) {
    await link(join(directory, name), join(layout, name === "model.onnx" ? join("onnx", name) : name));
  }
  env.allowRemoteModels = false;
  env.localModelPath = dirname(layout);
  const reference = await pipeline("fill-mask", basename(layout), { dtype: "fp32" });
  const session = await openSession(await openCheckpoint(directory), { threads: 1 });
  const contexts = TEXTS.map((text, index) => ({ id: String(index), split: "seen", set: "test", text }) as const);
  const predictions = await fillMask(session, contexts, { topK: TOP_K });
  for (const [index, text] of TEXTS.entries()) {
    const expected = (await reference(text, { top_k: TOP_K })) as { token: number; score: number }[];
    const found = predictions.filter(({ context }) => context === String(index));
    expect(found.map(({ tokenId }) => tokenId)).toEqual(expected.map(({ token }) => Number(token)));
    for (const [rank, { score }] of expected.entries()) expect(found[rank]?.probability).toBeCloseTo(score, 6);
  }
  await session.close();
  await reference.dispose();
});
