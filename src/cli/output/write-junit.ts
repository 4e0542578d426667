import { withoutUndefined } from "../../base/without-undefined.ts";
import { writeFileAtomic } from "../../base/files.ts";
import { renderJUnit } from "../../report/junit.ts";
import type { LeakageCheck } from "../../testing/check-limits.ts";

/** Writes checks of a model as a JUnit XML report. */
export async function writeJUnit(path: string, suite: string, checks: readonly LeakageCheck[]): Promise<void> {
  const cases = checks.map(({ name, problem, notRequired }) => ({
    name,
    ...withoutUndefined({ failure: problem, skipped: notRequired }),
  }));
  await writeFileAtomic(path, renderJUnit(suite, cases));
}
