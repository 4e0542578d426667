import { join } from "node:path";

import { toJsonLines } from "../../base/files.ts";
import { readStretch } from "../../base/read-stretch.ts";
import { openPart } from "../execute/part-writer.ts";
import { FILE_NAMES_FILE } from "../rename-files.ts";
import { type RunFolder, workPath } from "../run/run-folder.ts";
import { createTotals, tallyUnit, type Totals } from "./totals.ts";
import { inputsOf, type Unit, type WholeRecord } from "./unit.ts";
import { unitsOfPlan } from "./units-of-plan.ts";
import { readEntries, readWhole } from "./whole-record.ts";

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
export async function gatherResults(folder: RunFolder, entities: readonly string[]): Promise<Totals> {
  const spans = await openPart(folder.spansPath);
  const inputs = await openPart(folder.inputsPath);
  const names = await openPart(join(folder.privateDirectory, FILE_NAMES_FILE));
  try {
    const totals = await sumUp(folder, entities, async (unit, whole) => {
      await inputs.write(toJsonLines(whole.inputs));
      for (const { path, renamed } of inputsOf(unit)) {
        if (renamed !== undefined) await names.write(toJsonLines([{ path, renamed }]));
      }
      for (const { id } of unit.shards) {
        for await (const block of readStretch(workPath(folder, id, "spans"))) await spans.write(block);
      }
    });
    await inputs.commit();
    totals.spansDigest = (await spans.commit()).sha256;
    if (names.bytes() > 0) await names.commit();
    return totals;
  } finally {
    await names.discard();
    await inputs.discard();
    await spans.discard();
  }
}
