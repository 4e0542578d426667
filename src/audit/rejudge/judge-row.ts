import { judgeAssociation } from "../association/association.ts";
import type { AuditRow, RowVerdict } from "../audit.ts";
import { judgeCoverage } from "../evidence-rows.ts";
import { judgeExposure } from "../exposure/exposure.ts";
import { judgeExtraction } from "../extraction/extraction.ts";
import { judgeInference } from "../inference/inference.ts";
import { DEFAULT_K, limitOf, type MeasureId, measureOf } from "../measures.ts";
import type { NoteId } from "../remarks.ts";
import { NOTES } from "../remarks.ts";
import { judgeRecovery, recoveryEvidence } from "../recovery/judge-recovery.ts";
import { judgeMass } from "../rows/measure-rows.ts";
import { judgeChange } from "../utility/utility.ts";
import { isShallow, isWithoutSpread, judgeInterval, judgeProportion } from "../verdicts.ts";

/** What a row is judged by. */
export type JudgedRow = Omit<AuditRow, "verdict" | "seed" | "modelSha256" | "tokenizerSha256" | "threshold">;

type Judge = (row: JudgedRow) => RowVerdict;

const proportion: Judge = (row) => {
  const { verdict } = judgeProportion(row.measure, { ...row, hits: row.hits ?? 0 });
  return verdict === "pass" && isShallow(row) ? "underpowered" : verdict;
};
const curve: Judge = (row) => judgeInterval(row, limitOf(row.measure)).verdict;
const exposure: Judge = (row) => {
  // The p value stands in a remark alone, and only where it makes the row fail.
  const p = row.notes?.find(({ id }) => id === "chance-is")?.values["p"] ?? 1;
  const people = { n: row.n, fewest: Infinity };
  return judgeExposure(row.ciHigh, people, p, !has(row, "needs-reference")).verdict;
};
const residue: Judge = ({ n, hits = 0 }) => (hits > 0 ? "fail" : n === 0 ? "invalid" : "pass");

/** One of each measure that has a limit. Each is the function that the audit itself judges by, as far as a row says what that takes. */
const JUDGES: Readonly<Partial<Record<MeasureId, Judge>>> = {
  // The rate is of predictions, its needed number of contexts; looking further makes it less, so its depth must be the limit's.
  "name-rate": (row) => {
    const { n, hits = 0, k = DEFAULT_K } = row;
    const { verdict } = judgeProportion(row.measure, { ...row, n: Math.floor(n / k), hits });
    return verdict === "pass" && k !== DEFAULT_K ? "underpowered" : verdict;
  },
  "contexts-with-name": proportion,
  // The unseen split is the control: it decides nothing.
  recovered: (row) => {
    if (row.split === "unseen") return "info";
    const { verdict } = judgeRecovery(recoveryEvidence(row));
    return verdict === "pass" && isShallow(row) ? "underpowered" : verdict;
  },
  "list-coverage": (row) => judgeCoverage({ ...row, hits: row.hits ?? 0 }),
  // Without a reason against it these pass nothing by themselves: the remarks have the reasons.
  "kept-word-lift": () => "info",
  looks: () => "info",
  "near-duplicates": ({ estimate }) => (estimate > limitOf("near-duplicates") ? "invalid" : "info"),
  "removed-mass": judgeMass,
  "row-difference": ({ estimate }) => (estimate > 0 ? "fail" : "pass"),
  "exposure-name": exposure,
  "exposure-identifier": exposure,
  "exposure-phrase": exposure,
  "exposed-names": ({ hits = 0 }) => (hits > 0 ? "fail" : "pass"),
  "membership-loss": curve,
  "membership-ratio": curve,
  "membership-rmia": curve,
  "membership-patients": curve,
  "membership-rate-hundredth": curve,
  "inference-excess": (row) => {
    // How many the control has, a remark says where they are too few.
    const unseen = row.control === undefined ? 0 : Infinity;
    return judgeInference(row, { n: row.n, unseen, hasReference: !has(row, "needs-reference"), split: asSplit(row) }).verdict; // prettier-ignore
  },
  association: (row) => judgeAssociation(row, row.n, has(row, "too-few-people") ? 0 : row.n).verdict,
  "extracted-people": ({ n, hits = 0, control = 0, ciHigh }) =>
    judgeExtraction({ people: n, trained: hits, controls: Math.round(control * n), ciHigh }).verdict,
  // The row counts words; where sentences were too few a remark says so.
  "loss-change": (row) => judgeChange(row, has(row, "too-few-sentences") ? 0 : Infinity).verdict,
  "names-left": residue,
  "places-with-name": residue,
};

/**
 * The best verdict that a row's figures and remarks allow, by the limit of the registry, whatever verdict is written in it. What a row does
 * not say (candidates, people of a control) is taken to suffice: the remarks tell where it did not.
 */
export function judgeRow(row: JudgedRow): RowVerdict {
  if (measureOf(row.measure).limit === undefined) return "info";
  const effects = new Set((row.notes ?? []).map(({ id }) => NOTES[id].effect));
  const judge = JUDGES[row.measure];
  if (judge === undefined) throw new RangeError(`${row.measure} has a limit and no judge`);
  if (effects.has("voids")) return "invalid";
  const verdict = row.ciMethod === "one-unit" && judge(row) !== "info" ? "underpowered" : judge(row);
  if (verdict !== "fail" && effects.has("invalidates")) return "invalid";
  const isDoubted = effects.has("doubts") || isWithoutSpread(row);
  return verdict === "pass" && isDoubted ? "underpowered" : verdict;
}

/** From the least doubt to the most. */
const FROM_GOOD: readonly RowVerdict[] = ["info", "pass", "underpowered", "invalid", "fail"];

/** The worse of two verdicts on one row. */
export function worseVerdict(one: RowVerdict, other: RowVerdict): RowVerdict {
  return FROM_GOOD.indexOf(one) > FROM_GOOD.indexOf(other) ? one : other;
}

/** Whether a written verdict is better than the best that the figures allow, or judges what decides nothing. */
export function isBetter(written: RowVerdict, allowed: RowVerdict): boolean {
  return written === "pass" ? allowed !== "pass" : FROM_GOOD.indexOf(written) < FROM_GOOD.indexOf(allowed);
}

function asSplit({ split }: JudgedRow): "seen" | "unseen" {
  return split === "unseen" ? "unseen" : "seen";
}

function has({ notes = [] }: JudgedRow, id: NoteId): boolean {
  return notes.some((one) => one.id === id);
}
