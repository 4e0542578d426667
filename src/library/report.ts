/** Of the report: page, tables, annexes, JUnit. Not stable: may change in any version. */
export { renderComparison } from "../report/comparison-table.ts";
export { annexMarkdown } from "../report/annex/annex-markdown.ts";
export { buildAnnex } from "../report/annex/build-annex.ts";
export { renderReport, type ReportOptions } from "../report/html.ts";
export { type JUnitCase, renderJUnit } from "../report/junit.ts";
export { renderTable } from "../report/table.ts";
export type { Annex, AnnexCell, AnnexFacts, AnnexLine, AnnexSection, ReleaseFacts } from "../report/annex/annex.ts";
export type { AnnexKind, BlankId } from "../report/text/annexes/annex-texts.ts";
export type { Recipients } from "../report/text/decision/decision-texts.ts";
export type { Language as ReportLanguage, ReportTexts } from "../report/language.ts";
