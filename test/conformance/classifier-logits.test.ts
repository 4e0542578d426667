import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { ARCHITECTURES } from "../../src/model/architectures/registry.ts";
import { openTokenClassifier } from "../../src/model/classifier/open-token-classifier.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { runPython } from "../python/run-python.ts";
import { transformersMissing } from "../python/transformers.ts";

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;
const MAKING_MS = 600_000;
const TOLERANCE = 1e-3;
/** Every architecture, and the options that the first model of one lacks. */
const NAMES = [...ARCHITECTURES.map(({ modelType }) => modelType), "deberta-v2-v2"];

describe.skipIf(transformersMissing !== undefined)(`token classifiers that transformers just made${reason}`, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await temporaryDirectory();
    runPython("test/python/classifier_logits.py", "--out", folder, ...NAMES);
  }, MAKING_MS);

  it.each(NAMES)("%s has transformers' logits at every token, padded and alone", async (name) => {
    const directory = join(folder, name);
    const cases = JSON.parse(await readFile(join(directory, "logits.json"), "utf8")) as {
      readonly tokenIds: readonly number[];
      readonly logits: readonly number[];
    }[];
    for (const batchTokens of [1, 100_000]) {
      const classifier = await openTokenClassifier(directory, { threads: 1, batchTokens });
      const found = await classifier.classify(cases.map(({ tokenIds }) => tokenIds));
      await classifier.close();
      for (const [index, { logits }] of cases.entries()) {
        const row = found[index] as Float32Array;
        expect(row.length).toBe(logits.length);
        expect(Math.max(...logits.map((value, at) => Math.abs(value - (row[at] as number))))).toBeLessThan(TOLERANCE);
      }
    }
  });
});
