import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { HALVES } from "../../corpus/patients/part-of-patient.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import { digestPath, type DigestCache } from "./digest-paths.ts";
import type { StageRecord } from "./run-record.ts";
import type { Stage } from "./stage.ts";

/** A model that the user trains, and what it is trained on. */
interface Training {
  readonly model: string;
  readonly notes: string;
  /** What is to be done where there is no model. */
  readonly task: string;
}

/**
 * What is left to train, in sentences: a model is done when its folder opens as one and it is newer than its notes. One that a run has seen
 * done stays so while the notes are the same, whatever their times: step 1 may have written the same bytes again.
 */
export async function findUntrained(
  { inputs, outputs }: Stage,
  record: StageRecord | undefined,
  cache: DigestCache,
): Promise<readonly string[]> {
  const known = record === undefined ? false : await areSame(inputs, record, cache);
  const why: string[] = [];
  for (const training of trainingsOf(inputs, outputs)) {
    const reason = await reasonOf(training, known);
    if (reason !== undefined) why.push(reason);
  }
  return why;
}

function trainingsOf([notes = "", halves = ""]: readonly string[], [model = "", ...references]: readonly string[]) {
  const own = { model, notes, task: `train your model on ${notes}, with a new vocabulary, and put it into ${model}` };
  return [
    own,
    ...references.map((path, index): Training => {
      const half = join(halves, HALVES[index] ?? "");
      return { model: path, notes: half, task: `train one alike on ${half}, and put it into ${path}` };
    }),
  ];
}

async function reasonOf({ model, notes, task }: Training, areNotesKnown: boolean): Promise<string | undefined> {
  if (!existsSync(model)) return task;
  try {
    await openCheckpoint(model);
  } catch (error) {
    if (!(error instanceof UnnameError)) throw error;
    return `training? ${model} is there and does not open as a model: ${error.message}`;
  }
  if (areNotesKnown || (await newest(model)) >= (await newest(notes))) return undefined;
  return `${model} is older than ${notes}: train it again. If it was trained on these very notes: touch ${join(model, "config.json")}`;
}

async function areSame(inputs: readonly string[], record: StageRecord, cache: DigestCache): Promise<boolean> {
  for (const path of inputs) if (record.inputs[path] !== (await digestPath(path, cache))) return false;
  return true;
}

/** When a file of a folder was last written, in milliseconds; 0 for an empty folder. */
async function newest(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let time = 0;
  for (const entry of entries)
    if (entry.isFile()) time = Math.max(time, (await stat(join(entry.parentPath, entry.name))).mtimeMs);
  return time;
}
