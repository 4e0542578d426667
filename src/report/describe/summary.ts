import type { AuditRow, RowVerdict, TestVerdict, Verdict } from "../../audit/audit.ts";
import type { AuditComparison, AuditReport } from "../../audit/audit-report.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../../audit/measures.ts";
import { type Split, SPLITS } from "../../probe/contexts/context.ts";

/** The figures a reader wants first: a row a figure, a column a model. */
export interface Summary {
  readonly models: readonly { readonly name: string; readonly verdict: Verdict }[];
  readonly rows: readonly SummaryRow[];
}

/** One figure of every model. */
export interface SummaryRow {
  readonly measure: MeasureId;
  readonly split: Split | "both";
  /** Of the models in their order; undefined for one that lacks the figure. At least one is there. */
  readonly cells: readonly (AuditRow | undefined)[];
}

/** Measures that are held against a limit, and the others. */
export const JUDGED: readonly MeasureId[] = MEASURE_IDS.filter((measure) => measureOf(measure).limit !== undefined);
export const UNJUDGED: readonly MeasureId[] = MEASURE_IDS.filter((measure) => !JUDGED.includes(measure));

/** Held against a limit too, and shown in the appendix alone: another figure of the same attack stands for them, and page one names each that is over. */
const DETAILS: ReadonlySet<MeasureId> = new Set<MeasureId>([
  "exposure-identifier",
  "exposure-phrase",
  "membership-loss",
  "membership-rmia",
  "membership-patients",
]);
/** The figures with a limit that a reader sees first. */
export const HEADLINES: readonly MeasureId[] = JUDGED.filter((measure) => !DETAILS.has(measure));

/** Where nothing is held against a limit, what a reader wants to see nevertheless. */
const BESIDE: ReadonlySet<MeasureId> = new Set<MeasureId>([
  "contexts-with-kept",
  "contexts-with-unjudged",
  "best-name-rank",
  "guessed-without-context",
  "loss-per-word",
  "words-cut-differently",
]);

/** The models of an audit file, be it of one or several. */
export function modelsOf(audit: AuditReport | AuditComparison): readonly AuditReport[] {
  return "models" in audit ? audit.models : [audit];
}

/** What is held against a limit and a few figures beside, in the registry's order; a figure that no model has is left out. */
export function summarise(audit: AuditReport | AuditComparison): Summary {
  const models = modelsOf(audit);
  const isFirst = (measure: MeasureId) => HEADLINES.includes(measure) || BESIDE.has(measure);
  return {
    models: models.map(({ model, verdict }) => ({ name: model.name, verdict })),
    rows: MEASURE_IDS.filter(isFirst).flatMap((measure) => rowsOf(models, measure)),
  };
}

/** One measure of every model, a row a split; nothing where no model has it. */
export function rowsOf(models: readonly AuditReport[], measure: MeasureId): SummaryRow[] {
  return ([...SPLITS, "both"] as const).flatMap((split) => {
    const cells = models.map((model) => findRow(model, measure, split));
    return cells.some((cell) => cell !== undefined) ? [{ measure, split, cells }] : [];
  });
}

/** The row of this measure and split with the largest k, which is the one held against a limit. */
export function findRow(model: AuditReport, measure: MeasureId, split: Split | "both"): AuditRow | undefined {
  const rows = model.rows.filter((row) => row.measure === measure && row.split === split);
  return rows.toSorted((a, b) => (b.k ?? 0) - (a.k ?? 0))[0];
}

/** How many contexts of a split a model was asked. */
export function contextsOf(model: AuditReport, split: Split): number {
  return model.contexts.filter((file) => file.split === split).reduce((total, file) => total + file.n, 0);
}

/** A row's verdict as one sign; nothing for a figure without a limit. */
export const MARKS: Readonly<Record<RowVerdict, string>> = {
  pass: "✓",
  fail: "✗",
  underpowered: "?",
  invalid: "!",
  info: "",
};

/** Verdicts that judge, from the worst on. */
const WORST_FIRST: readonly RowVerdict[] = ["fail", "invalid", "underpowered", "pass"];

/** The worst verdict among rows; undefined where none is judged. */
export function worstVerdict(rows: readonly Pick<AuditRow, "verdict">[]): RowVerdict | undefined {
  return WORST_FIRST.find((verdict) => rows.some((row) => row.verdict === verdict));
}

/** What a row's sign depends on. */
export type MarkedRow = Pick<AuditRow, "measure" | "verdict" | "estimate" | "threshold">;

/** A row's sign: in brackets where it is over a limit and fails nothing by itself, such as a control. */
export function signOf({ measure, verdict, estimate, threshold }: MarkedRow): string {
  const side = measureOf(measure).limit?.side;
  const isOver = threshold !== null && (side === "at-least" ? estimate < threshold : estimate > threshold);
  return verdict === "info" && isOver ? `(${MARKS.fail})` : MARKS[verdict];
}

/** A test's verdict as one sign. */
export const VERDICT_MARKS: Readonly<Record<TestVerdict, string>> = {
  pass: "✓",
  fail: "✗",
  inconclusive: "?",
  "not-made": "–",
};
