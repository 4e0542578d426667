// One side of bench/rewrite.ts, in a process of its own: node rewrite-sides.js copy|weights|rewrite CHECKPOINT DECISIONS OUT
import { copyFile, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { foldDecisions, namesOf, readDecisions } from "../src/review/decisions/decisions-file.ts";
import { rewriteCheckpoint } from "../src/vocabulary/rewrite.ts";
import { blankWeightFiles } from "../src/vocabulary/weights/blank-weight-files.ts";
import { serveSide } from "./sides.ts";

const [name = "", source = "", decisionsPath = "", out = ""] = process.argv.slice(2);

/** As `cp -r` does, and then waits for the disk, as a rewrite does. */
async function copyFolder(): Promise<void> {
  await mkdir(out);
  for (const file of await readdir(source)) {
    await copyFile(join(source, file), join(out, file));
    await sync(join(out, file));
  }
  await sync(out);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

const SIDES: Readonly<Record<string, () => Promise<unknown>>> = {
  copy: copyFolder,
  weights: async () => {
    const checkpoint = await openCheckpoint(source);
    const removed = new Set(namesOf(foldDecisions(await readDecisions(decisionsPath, checkpoint.tokenizer))));
    await blankWeightFiles(source, out, { checkpoint, removed, mode: "mean" });
  },
  rewrite: async () =>
    rewriteCheckpoint({
      modelDirectory: source,
      decisionsPath,
      outputDirectory: out,
      privateDirectory: `${out}.private`,
    }),
};

const side = SIDES[name];
if (side === undefined) throw new Error(`no side ${name}`);
await rm(out, { recursive: true, force: true });
await rm(`${out}.private`, { recursive: true, force: true });
await serveSide(name, side);
