import { rm } from "node:fs/promises";
import { join } from "node:path";

import { toJsonLines } from "../../base/files.ts";
import { readStretch } from "../../base/files/read-stretch.ts";
import { sortMoved } from "../dedupe/move-spans.ts";
import { openPart, type PartWriter } from "../execute/part-writer.ts";
import type { RunSettings } from "../run/settings.ts";
import { FILE_NAMES_FILE } from "../rename-files.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import { createTotals, tallyUnit, type Totals } from "./totals.ts";
import { inputsOf, type Unit, type WholeRecord } from "./unit.ts";
import { unitsOfPlan } from "./units-of-plan.ts";
import { readEntries, readWhole } from "./whole-record.ts";
import { countedOf, isDedupe, knowsSpans } from "../run/kind-of-run.ts";

/** Sums up a run whose units are all put together: counts. */
export async function sumUp(
  folder: RunFolder,
  entities: readonly string[],
  onUnit: (unit: Unit, whole: WholeRecord) => Promise<void> = async () => undefined,
): Promise<Totals> {
  const totals = createTotals(entities);
  for await (const unit of unitsOfPlan(folder.planPath)) {
    const entries = await readEntries(unit, folder);
    const whole = entries === undefined ? undefined : await readWhole(unit, entries, folder);
    if (entries === undefined || whole === undefined) throw new Error(`${unit.id}: was not put together`);
    tallyUnit(totals, entries, whole);
    await onUnit(unit, whole);
  }
  return totals;
}

/** {@link sumUp}, which also writes the spans and the list of inputs. */
export async function gatherResults(folder: RunFolder, settings: RunSettings): Promise<Totals> {
  const opened: PartWriter[] = [];
  const open = async (path: string) => {
    const part = await openPart(path);
    opened.push(part);
    return part;
  };
  try {
    const spans = await open(folder.spansPath);
    const leftOut = await open(folder.leftOutPath);
    const inputs = await open(folder.inputsPath);
    const names = await open(join(folder.privateDirectory, FILE_NAMES_FILE));
    const totals = await sumUp(folder, countedOf(settings), async (unit, whole) => {
      await inputs.write(toJsonLines(whole.inputs));
      for (const { path, renamed } of inputsOf(unit)) {
        if (renamed !== undefined) await names.write(toJsonLines([{ path, renamed }]));
      }
      for (const { id } of unit.shards) {
        const path = workPath(folder, id, "spans");
        if (isDedupe(settings)) await sortMoved(path, spans, leftOut);
        else for await (const block of readStretch(path)) await spans.write(block);
      }
    });
    await inputs.commit();
    // A file without a line would say that the notes have no names.
    if (knowsSpans(settings)) totals.spansDigest = (await spans.commit()).sha256;
    else await rm(folder.spansPath, { force: true });
    if (leftOut.bytes() > 0) await leftOut.commit();
    else await rm(folder.leftOutPath, { force: true });
    if (names.bytes() > 0) await names.commit();
    return totals;
  } finally {
    for (const part of opened) await part.discard();
  }
}
