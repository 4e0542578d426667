import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { inspectModel } from "../../src/vocabulary/inspect-model.ts";
import { checkOracle } from "../fixtures/oracle-checks.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { runPython, runPythonOn } from "../python/run-python.ts";
import { transformersMissing } from "../python/transformers.ts";
import type { Comparison } from "./compared-weights.ts";
import { drawn, rewriteWith, type Rewritten } from "./rewrite-all.ts";

const SCRIPT = "test/python/published_layouts.py";
const FORMS = ["zip", "stream", "shards"];
const MAKING_MS = 600_000;
const layouts = transformersMissing === undefined ? runPython(SCRIPT, "--list").trim().split("\n") : ["not listed"];
const FOLDERS = layouts.flatMap((layout) => FORMS.map((form) => `${layout}-${form}`));
/** What a folder may hold that is published. */
const PUBLISHED =
  /^(?:config\.json|model\.safetensors|rewrite\.json|tokenizer\.json|tokenizer_config\.json|special_tokens_map\.json|added_tokens\.json|vocab\.(?:json|txt)|merges\.txt|spm\.model)$/u;

/** Shown with the skipped tests. */
const reason = transformersMissing === undefined ? "" : ` (skipped: ${transformersMissing})`;

const root = await temporaryDirectory();

describe.skipIf(transformersMissing !== undefined)(`folders as clinical models are published${reason}`, () => {
  const rewritten = new Map<string, Rewritten>();
  const comparisons = new Map<string, Comparison>();

  beforeAll(async () => {
    runPython(SCRIPT, "--out", join(root, "published"));
    for (const name of FOLDERS) {
      const after = join(root, "rewritten", name);
      rewritten.set(name, await rewriteWith(join(root, "published", name), after, drawn(3, 2)));
    }
    const pairs = [...rewritten.values()].map(({ before, after, removed }) => ({
      before,
      after,
      removed: [...removed],
    }));
    const compared = JSON.parse(
      runPythonOn(JSON.stringify(pairs), "test/python/compare_weights.py"),
    ) as readonly Comparison[];
    for (const [index, name] of FOLDERS.entries()) comparisons.set(name, compared[index] as Comparison);
  }, MAKING_MS);

  it("the table in the docs marks these, and no others", () => {
    const rows = readFileSync("docs/reference/models.md", "utf8").matchAll(/^\| (\S+) ● .*\| opens/gmu);
    expect(Array.from(rows, ([, name]) => name).sort()).toEqual(layouts.toSorted());
  });

  describe.each(FOLDERS)("%s", (name) => {
    const folder = join(root, "published", name);

    it("inspect says that it can be probed and rewritten, and refuses no file", async () => {
      const { can, files } = await inspectModel(folder);
      expect(can).toEqual({ predict: { possible: true }, rewrite: { possible: true } });
      expect(files.filter(({ use }) => use === "refused")).toEqual([]);
    });

    checkOracle(folder);

    it("is rewritten without pickles, and PyTorch finds nothing else different than the removed rows", () => {
      const { after, removed, unsupported } = rewritten.get(name) as Rewritten;
      expect(unsupported).toBeUndefined();
      expect(removed.size).toBeGreaterThan(4);
      expect(readdirSync(after).filter((file) => !PUBLISHED.test(file))).toEqual([]);
      const comparison = comparisons.get(name) as Comparison;
      expect(comparison.keysAfter).toMatchObject({ missing_keys: [], others: [] });
      expect(comparison).toMatchObject({ missingTensors: [], otherTensors: [], keptRows: [], removedRowsAsBefore: [] });
      expect(comparison.largestDifferenceOfKept).toBe(0);
      expect(comparison.massOfRemovedAfter).toBeLessThan(1e-4);
    });
  });
});
