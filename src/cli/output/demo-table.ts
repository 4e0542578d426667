import type { AuditReport } from "../../audit/audit-report.ts";
import type { AuditRow, TestVerdict } from "../../audit/audit.ts";
import { TEST_IDS, type TestId } from "../../audit/audit-ids.ts";
import { judgeTests } from "../../audit/judge-tests.ts";
import type { MeasureId } from "../../audit/measures.ts";
import { alignRows, columnsOf } from "../../base/text-columns.ts";
import { formatCount, formatShort } from "../../report/format.ts";
import { signOf, VERDICT_MARKS } from "../../report/describe/summary.ts";
import { catalogueOf } from "../../report/text/catalogues.ts";
import type { DemoColumn } from "../../workflow/demo/demo.ts";

/** What the table shows of sentences that a model has seen: of each figure the worst row. */
const FIGURES: readonly { readonly label: string; readonly test: TestId; readonly measures: readonly MeasureId[] }[] = [
  { label: "Names among its predictions", test: "names", measures: ["name-rate"] },
  { label: "Hidden names that it gives back", test: "names", measures: ["recovered"] },
  { label: "Planted names it remembers, bits", test: "attacks", measures: ["exposure-name"] },
  { label: "Planted record numbers, bits", test: "attacks", measures: ["exposure-identifier"] },
  {
    label: "Trained text told from other text",
    test: "attacks",
    measures: ["membership-loss", "membership-ratio", "membership-rmia", "membership-patients"],
  },
  { label: "Patients whose name comes out unasked", test: "attacks", measures: ["extracted-people"] },
];

const NOT_MADE = "–";

/** The demo's table for a terminal: a column a way to train, six figures and both verdicts, and the sentence that says what was achieved. */
export function renderDemoTable(columns: readonly DemoColumn[]): string {
  const [head = "", ...body] = alignRows([["", ...columns.map(({ title }) => title)], ...demoRows(columns)]);
  const rule = "─".repeat(Math.max(...[head, ...body].map(columnsOf)));
  const at = FIGURES.length;
  const { legend } = catalogueOf("en").page;
  return [head, rule, ...body.slice(0, at), rule, ...body.slice(at), "", legend, conclude(columns)].join("\n");
}

/** The table's rows: what they are about, and a cell a column. */
export function demoRows(columns: readonly DemoColumn[]): string[][] {
  const { decision } = catalogueOf("en");
  return [
    ...FIGURES.map(({ label, test, measures }) => [
      label,
      ...columns.map((column) => cellOf(worstRow(auditsOf(column, test), measures))),
    ]),
    ...TEST_IDS.map((test) => [
      decision.tests[test].name,
      ...columns.map((column) => {
        const verdict = verdictOf(column, test);
        return `${VERDICT_MARKS[verdict]} ${decision.outcomes[verdict]}`;
      }),
    ]),
  ];
}

/** What says something of a test: what the demo measured now, and what was measured of the same weights beforehand. */
function auditsOf({ audited, measured }: DemoColumn, test: TestId): AuditReport[] {
  return [...(test === "names" ? [audited] : []), ...(measured === undefined ? [] : [measured])];
}

/** Of several the one that is worst for the model. */
function verdictOf(column: DemoColumn, test: TestId): TestVerdict {
  const verdicts = auditsOf(column, test).map((audit) => judgeTests(audit)[test].verdict);
  return (["fail", "inconclusive", "not-made", "pass"] as const).find((one) => verdicts.includes(one)) ?? "not-made";
}

function cellOf(row: AuditRow | undefined): string {
  return row === undefined ? NOT_MADE : `${formatShort(row)} ${signOf(row)}`.trimEnd();
}

/** Of these measures, of what fails the farthest over its limit; rows of unseen sentences, which have limits of their own, are passed over. */
function worstRow(audits: readonly AuditReport[], measures: readonly MeasureId[]): AuditRow | undefined {
  // Where not all originals were searched for, the hits are a larger share than of all.
  const whole = audits.filter(({ settings }) => settings.respellLimit === null);
  const rows = (measures.includes("recovered") && whole.length > 0 ? whole : audits)
    .flatMap((audit) => audit.rows)
    .filter(({ measure, split, verdict }) => measures.includes(measure) && split !== "unseen" && verdict !== "info");
  const failing = rows.filter(({ verdict }) => verdict === "fail");
  return (failing.length > 0 ? failing : rows).toSorted((a, b) => overBy(b) - overBy(a))[0];
}

function overBy({ ciHigh, threshold }: AuditRow): number {
  return threshold === null ? Number.NEGATIVE_INFINITY : ciHigh / threshold;
}

function conclude(columns: readonly DemoColumn[]): string {
  const passing = columns.filter((column) => TEST_IDS.every((test) => verdictOf(column, test) === "pass"));
  const [best] = passing;
  if (best === undefined) return "No model passes both tests.";
  const recovered = worstRow(auditsOf(best, "names"), ["recovered"]);
  const asked =
    recovered === undefined
      ? ""
      : `Of ${formatCount(recovered.n)} hidden names it gives ${formatCount(recovered.hits ?? 0)} back. `;
  const others = columns.length - passing.length;
  return `The model of ${best.title} passes both tests. ${asked}${others === 0 ? "" : "The others do not pass."}`.trimEnd();
}
