import { TEST_IDS } from "../../audit/audit-ids.ts";
import type { Plan, PlannedRow } from "../../audit/plan/plan.ts";
import type { UnplantedAttacks } from "../../audit/plan/plan-attacks.ts";
import { measureOf } from "../../audit/measures.ts";
import type { PlannedTime } from "../../audit/plan/plan-time.ts";
import { formatDuration } from "../../base/pace.ts";
import { alignRows } from "../../base/text-columns.ts";
import { describeNote, labelWithSplit } from "../describe/describe-row.ts";
import { formatCount } from "../format.ts";
import { EN } from "../text/en.ts";

/** A plan as text for a terminal: a line a figure with what there is and what it takes, and why one cannot pass. */
export function renderPlan({ rows, notes, canPass, tests, unplanted }: Plan): string {
  const lines = rows.map((row) => [
    row.canPass ? "✓" : "✗",
    labelWithSplit(row),
    formatCount(row.n),
    isCounted(row) ? formatCount(row.needed) : "",
    row.notes.map((note) => describeNote(note)).join(" "),
  ]);
  const cells = [["", "figure", "there are", "it takes", ""], ...lines];
  const table = alignRows(cells, (column) => column === 2 || column === 3);
  const verdict = canPass
    ? "Every figure can pass, if the model leaks as little as the limits allow and everything predicted is judged."
    : TEST_IDS.map(
        (test) =>
          `${EN.decision.tests[test].name}: ${tests[test] ? "can pass" : "cannot pass, whatever the model says"}.`,
      ).join(" ");
  const trained = unplanted === undefined ? [] : describeUnplanted(unplanted);
  return [...table, ...notes.map((note) => describeNote(note)), ...trained, verdict].join("\n");
}

/** How long the tests will take, in a sentence. */
export function describePlannedTime({ names, attacks }: PlannedTime): string {
  return `On this machine the names test takes about ${formatDuration(names)}, the attacks about ${formatDuration(attacks)}.`;
}

/** For a model that is trained already: which attacks can be made without planting, which cannot, and what the verdict then means. */
function describeUnplanted({ made, lacking }: UnplantedAttacks): string[] {
  const list =
    made.length === 0
      ? "none"
      : `${made.join(", ")} (against notes that the model never saw, and the names of the list)`;
  const given = lacking.map(({ audit, why }) => `${audit} (${describeNote(why)})`);
  return [
    `Without planted people these attacks can be made: ${list}.${given.length === 0 ? "" : ` With more input: ${given.join("; ")}.`}`,
    "These cannot: exposure, association. They need people planted before training; a model that is trained already cannot make up for it.",
    'So the attack test ends with "failed" where an attack succeeds, and with "no verdict" otherwise, never with "passed". The names test can pass by itself (--require names).',
  ];
}

/** Whether its n is held against a number of units. */
function isCounted({ measure, needed }: PlannedRow): boolean {
  return needed > 0 && measureOf(measure).unit !== "entry";
}
