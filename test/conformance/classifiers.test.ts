import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { CLASSIFIER_FAMILIES, type ClassifierOracle, readClassifierOracle } from "../fixtures/classifier-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { runPython } from "../python/run-python.ts";
import { transformersMissing } from "../python/transformers.ts";

/** Ten seconds, ten times as long on a busy machine: nearly all of it PyTorch's start. */
const MAKING_MS = 200_000;

/** Shown with the skipped test. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;

it.skipIf(transformersMissing !== undefined)(
  `what is committed is what transformers' pipeline finds${reason}`,
  async () => {
    const folder = await temporaryDirectory();
    runPython("test/python/make_classifiers.py", "--out", folder);
    const withoutScores = ({ cases, ...head }: ClassifierOracle) => ({
      ...head,
      cases: cases.map(({ spans, ...rest }) => ({
        ...rest,
        spans: spans.map(([start, end, label]) => [start, end, label]),
      })),
    });
    for (const family of CLASSIFIER_FAMILIES) {
      const made = JSON.parse(await readFile(join(folder, `${family}.json`), "utf8")) as ClassifierOracle;
      expect(withoutScores(made), family).toEqual(withoutScores(await readClassifierOracle(family)));
    }
  },
  MAKING_MS,
);
