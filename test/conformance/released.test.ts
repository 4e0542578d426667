import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { copyReleaseFiles } from "../../src/workflow/release/copy-release-files.ts";
import { chooseReleaseFiles } from "../../src/workflow/release/release-files.ts";
import { everyFileHeld } from "../fixtures/sign-audit.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { missingModule } from "../python/python.ts";
import { runPythonOn } from "../python/run-python.ts";
import { checkpointCases, makeCheckpoints } from "../python/transformers.ts";

const missing = missingModule("torch", "transformers", "sentencepiece", "onnx", "onnxruntime");
/** Shown with the skipped tests. */
const reason = missing === undefined ? "" : ` (skipped: ${missing})`;
const TEXTS = ["Opname van de patient op 3 mei", "hij is bekend met diabetes", "x"];

interface Comparison {
  readonly same_ids: boolean;
  readonly missing?: readonly string[];
  readonly torch?: number;
  readonly onnx: Readonly<Record<string, number>>;
}

describe.skipIf(missing !== undefined)(`what a release takes, in transformers and onnxruntime${reason}`, () => {
  const cases = missing === undefined ? [...checkpointCases(), "notes-nl"] : [];
  let compared: readonly Comparison[];

  beforeAll(async () => {
    const folder = await temporaryDirectory();
    makeCheckpoints(folder);
    const pairs: [string, string][] = [];
    for (const name of cases) {
      const before = name === "notes-nl" ? "models/notes-nl" : join(folder, name);
      const after = join(folder, `${name}-released`);
      await mkdir(after);
      const checkpoint = await openCheckpoint(before);
      const { taken } = await chooseReleaseFiles(before, await everyFileHeld(before));
      await copyReleaseFiles(checkpoint, taken, after);
      await openCheckpoint(after);
      pairs.push([before, after]);
    }
    compared = JSON.parse(
      runPythonOn(JSON.stringify({ pairs, texts: TEXTS }), "test/python/compare_released.py"),
    ) as readonly Comparison[];
  }, 600_000);

  it.each(cases)("%s answers as before, to the bit", (name) => {
    const { same_ids: hasSameIds, missing: gone = [], torch = 0, onnx } = compared[cases.indexOf(name)] as Comparison;
    expect({ hasSameIds, gone, torch, onnx: Object.values(onnx).filter((difference) => difference > 0) }).toEqual({
      hasSameIds: true,
      gone: [],
      torch: 0,
      onnx: [],
    });
  });
});
