import { createHash } from "node:crypto";

import { createUnitChooser, FATE, type UnitBounds, type UnitChooser } from "../../dedupe/choose-units.ts";
import { powerOfTwo } from "../../dedupe/near-index.ts";
import { writePrivateFile } from "../execute/output-failed.ts";
import { throwIfAborted } from "../execute/throw-if-aborted.ts";
import type { Work } from "../execute/work.ts";
import { countLeft, shardIdsOf } from "../run/count-left.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import { type IsTemplate, readTemplates } from "./read-templates.ts";
import { readSurvey, requireSurvey, ROW } from "./survey-file.ts";
import { type Choice, readChoice, writeRepeats } from "./write-repeats.ts";
import { dedupeOf } from "../run/kind-of-run.ts";

/** Counters of features, which share one where there are more: 2 bytes each. */
const [FEWEST_COUNTERS, MOST_COUNTERS] = [2 ** 10, 2 ** 26];
const MOST_COUNT = 2 ** 16 - 1;

interface Sums extends UnitBounds {
  /** Of all surveys and of what else decides. */
  readonly digest: string;
}

/**
 * Decides which units stay, shard by shard in the order of the plan, writes what becomes of each for the second pass, and what is repeated most. Where that was
 * done of the same surveys, nothing is done. Throws `output-failed`, `interrupted`, and what reading templates throws.
 */
export async function chooseAll(work: Work, signal: AbortSignal | undefined): Promise<Choice> {
  const { folder, settings } = work;
  const { keep, threshold, templates, unit } = dedupeOf(settings);
  const sums = await sumUp(folder);
  const known = await readChoice(folder);
  if (known?.of === sums.digest && (await countLeft("fates", folder)) === 0) return known;
  const isTemplate = await readTemplates(templates, unit);
  const countOf = threshold < 1 ? await countFeatures(folder, sums.features, signal) : () => 0;
  const chooser = createUnitChooser({ keep, threshold, countOf, bounds: sums });
  for await (const id of shardIdsOf(folder.planPath)) {
    throwIfAborted(signal);
    await chooseShard(id, folder, chooser, isTemplate);
  }
  const repeats = await writeRepeats(work, chooser, isTemplate);
  const choice: Choice = { of: sums.digest, ...repeats };
  await writePrivateFile(folder.choicePath, `${JSON.stringify(choice)}\n`);
  return choice;
}

async function sumUp(folder: RunFolder): Promise<Sums> {
  const digest = createHash("sha256");
  let [units, sets, features, postings] = [0, 0, 0, 0];
  for await (const id of shardIdsOf(folder.planPath)) {
    const record = await requireSurvey(folder, id);
    digest.update(`${id} ${record.sha256}\n`);
    units += record.units;
    sets += record.sets;
    features += record.features;
    postings += record.postings;
  }
  return { units, sets, features, postings, digest: digest.digest("hex") };
}

async function countFeatures(folder: RunFolder, total: number, signal: AbortSignal | undefined) {
  const counts = new Uint16Array(powerOfTwo(total, FEWEST_COUNTERS, MOST_COUNTERS));
  const mask = counts.length - 1;
  for await (const id of shardIdsOf(folder.planPath)) {
    throwIfAborted(signal);
    const { features } = await readSurvey(folder, id, await requireSurvey(folder, id), true);
    for (const feature of features) {
      const count = counts[feature & mask] as number;
      if (count < MOST_COUNT) counts[feature & mask] = count + 1;
    }
  }
  return (feature: number) => counts[feature & mask] as number;
}

async function chooseShard(id: string, folder: RunFolder, chooser: UnitChooser, isTemplate: IsTemplate): Promise<void> {
  const record = await requireSurvey(folder, id);
  const { units, features } = await readSurvey(folder, id, record, true);
  const fates = new Uint8Array(record.units);
  let from = 0;
  for (let index = 0; index < record.units; index++) {
    const [low, high, count] = [units[ROW * index], units[ROW * index + 1], units[ROW * index + 2]] as [
      number,
      number,
      number,
    ];
    const own = features.subarray(from, from + count);
    from += count;
    fates[index] = fateOf(low, high, own, chooser, isTemplate);
  }
  await writePrivateFile(workPath(folder, id, "fates"), fates);
}

function fateOf(low: number, high: number, own: Uint32Array, chooser: UnitChooser, isTemplate: IsTemplate): number {
  if (low === 0 && high === 0) return FATE.kept;
  return isTemplate(low, high) ? FATE.template : chooser.choose(low, high, own);
}
