import type { AuditRow } from "../../audit/audit.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import { type AuditName, isOfTest, TEST_IDS } from "../../audit/audit-ids.ts";
import { judgeTests } from "../../audit/judge-tests.ts";
import { MEASURE_IDS, type MeasureId } from "../../audit/measures.ts";
import type { Note, NoteId } from "../../audit/remarks.ts";
import { NOTES } from "../../audit/remarks.ts";
import type { StepId } from "../text/decision/decision-texts.ts";
import { worstVerdict } from "./summary.ts";

/** What to do about a figure over its limit. */
export const STEP_OF_MEASURE: Readonly<Partial<Record<MeasureId, StepId>>> = {
  "name-rate": "names",
  "contexts-with-name": "names",
  "list-coverage": "lists",
  "kept-word-lift": "judge",
  recovered: "recovered",
  "removed-mass": "weights",
  "row-difference": "weights",
  "exposure-name": "planted",
  "exposure-identifier": "planted",
  "exposure-phrase": "planted",
  "exposed-names": "planted",
  "membership-loss": "membership",
  "membership-ratio": "membership",
  "membership-rmia": "membership",
  "membership-patients": "membership",
  "membership-rate-hundredth": "membership",
  "inference-excess": "inference",
  association: "association",
  "extracted-people": "recovered",
  "near-duplicates": "refresh",
  looks: "refresh",
  "loss-change": "loss",
  "names-left": "residue",
  "places-with-name": "residue",
};

/** What to do about a figure that shows nothing, by the remark that says why; without an entry it takes more cases. */
const STEP_OF_NOTE: Readonly<Partial<Record<NoteId, StepId>>> = {
  "patients-unknown": "patients",
  "lists-too-thin": "lists",
  "originals-unknown": "originals",
  "entries-unjudged": "judge",
  "kept-over-limit": "judge",
  "judges-miss-names": "judge",
  "decisions-lack-removed": "decisions",
  "files-closed": "readable",
  "rows-unreadable": "readable",
  "nothing-searched": "lists",
  "nearly-same": "refresh",
  "contexts-changed": "refresh",
  "contexts-unlisted": "refresh",
  "decisions-changed": "refresh",
  "other-depth": "depth",
  "removed-predicted": "weights",
  "no-baseline": "baseline",
  "control-off": "planting",
  "too-few-candidates": "planting",
  "training-text-unknown": "planting",
  "training-text-unread": "planting",
  "planted-unlisted": "planting",
  "planted-absent": "planting",
  "planted-otherwise": "planting",
  "candidates-written": "planting",
  "facts-unconfirmed": "planting",
  "needs-reference": "reference",
  "reference-alike": "reference",
  "reference-unchecked": "more",
  "references-left-out": "again",
  "planting-changed": "again",
  "patients-left-out": "again",
  "groups-differ": "alike",
  "no-spread": "copy",
  "needs-canaries": "plant",
  "needs-both-splits": "unseen",
  "needs-originals": "originals",
  "needs-names": "lists",
  "needs-contexts": "unseen",
  "nothing-to-ask": "more",
  "not-asked": "ask",
};

/** A figure that keeps a test from passing, with the remark that says why and what to do. */
export interface DecidingRow {
  readonly row: AuditRow;
  readonly why?: Note;
  readonly step: StepId;
}

const WORST_FIRST: readonly AuditRow["verdict"][] = ["fail", "invalid", "underpowered"];

/** The figures that keep a test from passing, the weakest row of each: those over their limit first, in the registry's order. */
export function decidingRows({ rows }: Pick<AuditReport, "rows">): DecidingRow[] {
  return WORST_FIRST.flatMap((verdict) =>
    MEASURE_IDS.flatMap((measure) => {
      const own = rows.filter((row) => row.measure === measure && TEST_IDS.some((test) => isOfTest(row.audit, test)));
      const row = worstVerdict(own) === verdict ? weakest(own.filter((one) => one.verdict === verdict)) : undefined;
      return row === undefined ? [] : [decide(row)];
    }),
  );
}

/** What a single figure that an audit lacks takes; of the others the missing split of the test sentences. */
const STEP_OF_LACKING: Readonly<Partial<Record<MeasureId, StepId>>> = {
  "exposure-name": "plant",
  "exposure-identifier": "plant",
  "exposed-names": "plant",
  "membership-ratio": "reference",
  "membership-rmia": "reference",
  "loss-change": "baseline",
};

/** Audits that were not made, or figures that one which was made lacks, and what to do about it. */
export interface MissingStep {
  readonly audits: readonly AuditName[];
  readonly measures: readonly MeasureId[];
  readonly step: StepId;
}

/** What to do about what the tests lack, a step each, the same ones together. */
export function missingSteps(audit: AuditReport): MissingStep[] {
  const steps = new Map<StepId, { audits: AuditName[]; measures: MeasureId[] }>();
  const of = (step: StepId) => {
    const known = steps.get(step) ?? { audits: [], measures: [] };
    steps.set(step, known);
    return known;
  };
  for (const { notMade, lacking } of Object.values(judgeTests(audit))) {
    for (const name of notMade) {
      const why = audit.notMeasured.find((one) => one.audit === name)?.why;
      of((why && STEP_OF_NOTE[why.id]) ?? "ask").audits.push(name);
    }
    for (const measure of lacking) {
      const { measures } = of(STEP_OF_LACKING[measure] ?? "unseen");
      if (!measures.includes(measure)) measures.push(measure);
    }
  }
  return [...steps].map(([step, missing]) => ({ step, ...missing }));
}

/** The row of one measure that is farthest over its limit, or of the widest interval. */
export function weakest(rows: readonly AuditRow[]): AuditRow | undefined {
  return rows.toSorted((a, b) => b.estimate - a.estimate || b.ciHigh - a.ciHigh)[0];
}

function decide(row: AuditRow): DecidingRow {
  const why = row.notes?.find(({ id }) => NOTES[id].effect !== "none");
  const ofMeasure = STEP_OF_MEASURE[row.measure] ?? "more";
  if (row.verdict === "fail") return { row, step: ofMeasure };
  return {
    row,
    ...(why && { why }),
    step: (why && STEP_OF_NOTE[why.id]) ?? (row.audit === "freshness" ? "refresh" : "more"),
  };
}
