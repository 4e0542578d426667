import type { AuditComparison, AuditReport } from "../../audit/audit-report.ts";
import type { AuditRow } from "../../audit/audit.ts";
import { TEST_IDS } from "../../audit/audit-ids.ts";
import { judgeTests } from "../../audit/judge-tests.ts";
import { alignRows, columnsOf } from "../../base/text-columns.ts";
import { describeGaps, describeKeptRows } from "../describe/describe-model.ts";
import { labelWithSplit } from "../describe/describe-row.ts";
import { fill, formatCount, formatShort } from "../format.ts";
import type { Language } from "../language.ts";
import { contextsOf, modelsOf, signOf, summarise, VERDICT_MARKS } from "../describe/summary.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** The summary of an audit as aligned plain text for a terminal, one column a model, with a final newline. */
export function renderTable(
  audit: AuditReport | AuditComparison,
  { language = "en" }: { readonly language?: Language } = {},
): string {
  const models = modelsOf(audit);
  const { page, decision, figures, splits, facts } = catalogueOf(language);
  const { rows } = summarise(audit);
  const asked = SPLITS.flatMap((split) => {
    const counts = models.map((model) => contextsOf(model, split));
    if (counts.every((count) => count === 0)) return [];
    return [
      [
        fill(figures.inSplit, { label: facts.asked, split: splits[split].tag }, language),
        ...counts.map((count) => formatCount(count, language)),
      ],
    ];
  });
  const lines = [
    ["", ...models.map(({ model }) => model.name)],
    ...asked,
    ...rows.map(({ cells }) => [
      labelWithSplit(cells.find((cell) => cell !== undefined) as AuditRow, language),
      ...cells.map((row) => (row === undefined ? "–" : `${formatShort(row, language)} ${signOf(row)}`.trimEnd())),
    ]),
    ...TEST_IDS.map((test) => [
      decision.tests[test].name,
      ...models.map((model) => {
        const { verdict } = judgeTests(model)[test];
        return `${VERDICT_MARKS[verdict]} ${decision.outcomes[verdict]}`;
      }),
    ]),
  ];
  const [head, ...body] = alignRows(lines);
  const rule = "─".repeat(Math.max(...[head ?? "", ...body].map(columnsOf)));
  const warnings = models.flatMap((model) =>
    [describeKeptRows(model, language), describeGaps(model, language)].flatMap((warning) =>
      warning === undefined ? [] : [`${model.model.name}: ${warning}`],
    ),
  );
  return `${[head, rule, ...body.slice(0, -TEST_IDS.length), rule, ...body.slice(-TEST_IDS.length), "", page.legend, ...warnings].join("\n")}\n`;
}
