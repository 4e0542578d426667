import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { ORACLE_MODELS, oracleModels } from "../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { runPython, runPythonOn } from "../python/run-python.ts";
import { transformersMissing } from "../python/transformers.ts";
import type { Comparison } from "./compared-weights.ts";
import { drawn, rewriteWith, type Rewritten } from "./rewrite-all.ts";

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;

/** Ways to store weights that the committed folders lack: made on the spot. */
const MADE = [
  "bert-untied bert-only-decoder bert-mixed-dtypes bert-unaligned bert-padded-vocabulary",
  "bert-without-prefix bert-vocab-txt roberta-untied roberta-only-decoder roberta-old-names",
  "roberta-sharded-f16 roberta-vocab-and-merges distilbert-untied electra-untied",
  "modernbert-untied modernbert-only-decoder modernbert-no-decoder-bias xlm-roberta-sentencepiece",
].flatMap((line) => line.split(" "));

describe.skipIf(transformersMissing !== undefined)(`PyTorch loads rewritten weights${reason}`, () => {
  const runs = new Map<string, { rewritten: Rewritten; comparison?: Comparison } | Error>();

  beforeAll(async () => {
    const root = await temporaryDirectory();
    runPython("test/python/make_checkpoints.py", "--out", join(root, "made"), "--only", MADE.join());
    const folders = [
      ...oracleModels().map((name) => [name, join(ORACLE_MODELS, name)] as const),
      ...MADE.map((name) => [name, join(root, "made", name)] as const),
    ];
    const done: [string, Rewritten][] = [];
    for (const [name, folder] of folders) {
      try {
        const rewritten = await rewriteWith(folder, join(root, "rewritten", name), drawn(3, 2));
        runs.set(name, { rewritten });
        if (rewritten.report) done.push([name, rewritten]);
      } catch (error) {
        runs.set(name, error as Error);
      }
    }
    const pairs = done.map(([, { before, after, removed }]) => ({ before, after, removed: [...removed] }));
    const comparisons = JSON.parse(
      runPythonOn(JSON.stringify(pairs), "test/python/compare_weights.py"),
    ) as Comparison[];
    for (const [index, [name, rewritten]] of done.entries()) {
      runs.set(name, { rewritten, comparison: comparisons[index] as Comparison });
    }
  }, 600_000);

  it.for([...oracleModels(), ...MADE])("%s", (name, { skip }) => {
    const run = runs.get(name);
    if (run === undefined || run instanceof Error) throw run ?? new Error("not run");
    const { rewritten, comparison } = run;
    if (comparison === undefined) return skip(rewritten.unsupported);
    expect(rewritten.removed.size).toBeGreaterThan(4);
    expect(comparison.keysAfter).toEqual(comparison.keysBefore);
    expect(comparison.keysAfter).toMatchObject({ missing_keys: [], others: [] });
    // Every tensor that stands for entries has other rows for the removed ones, and nothing else is different.
    expect(comparison).toMatchObject({ missingTensors: [], otherTensors: [], keptRows: [], removedRowsAsBefore: [] });
    expect(comparison.largestDifferenceOfKept).toBe(0);
    expect(comparison.massOfRemovedBefore).toBeGreaterThan(1e-3);
    // Where no bias is stored that could say "never", the mean row has to do: about as likely as any other entry.
    const limit = ["modernbert-no-decoder-bias", "eurobert"].includes(name)
      ? rewritten.removed.size / rewritten.vocabulary.length
      : 1e-4;
    expect(comparison.massOfRemovedAfter).toBeLessThan(limit);
  });
});
