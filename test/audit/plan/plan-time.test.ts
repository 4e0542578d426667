import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { LOOKS_FILE } from "../../../src/audit/freshness/looks.ts";
import { planTime } from "../../../src/audit/plan/plan-time.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { distinctContexts } from "../../fixtures/distinct-contexts.ts";
import { listContexts } from "../../fixtures/list-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

it("takes longer with more contexts and with references, and is no look at them", async () => {
  const directory = await temporaryDirectory();
  const at = (name: string) => join(directory, name);
  await createTinyCheckpoint(at("model"));
  const plan = async (count: number, references: readonly string[]) => {
    const path = at(`${count}.jsonl`);
    await writeFile(path, toJsonLines(distinctContexts(count, { split: "seen" })));
    await listContexts(path);
    return planTime({ modelDirectory: at("model"), contextFiles: [path], referenceDirectories: references });
  };
  const few = await plan(20, []);
  const many = await plan(2_000, []);
  const held = await plan(2_000, ["a", "b"]);
  // A busy machine changes its speed from one second to the next, not a hundred times.
  expect(many.names).toBeGreaterThan(5 * few.names);
  expect(held.attacks / held.names).toBeGreaterThan((1.5 * many.attacks) / many.names);
  expect(few.names).toBeGreaterThan(0);
  expect(existsSync(at(LOOKS_FILE))).toBe(false);
});
