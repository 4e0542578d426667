/** Of the report: page, tables, annexes, JUnit. Not stable: may change in any version. */
export { renderComparison } from "../report/tables/comparison-table.ts";
export { annexMarkdown } from "../report/annex/annex-markdown.ts";
export { buildAnnex } from "../report/annex/build-annex.ts";
export { renderReport, type ReportOptions } from "../report/page/html.ts";
export { type JUnitCase, renderJUnit } from "../report/junit.ts";
export { renderTable } from "../report/tables/table.ts";
export type { Annex, AnnexCell, AnnexFacts, AnnexLine, AnnexSection, ReleaseFacts } from "../report/annex/annex.ts";
export type { AnnexKind, BlankId } from "../report/text/annexes/annex-texts.ts";
export type { Recipients } from "../report/text/decision/decision-texts.ts";
export type { Language as ReportLanguage, ReportTexts } from "../report/language.ts";
// What the texts of a report in another language are made of.
export type { AttackMeasureId } from "../audit/measures.ts";
export type {
  AnnexHeading,
  AnnexLabel,
  AnnexTexts,
  AttackClass,
  AttackState,
  Identifier,
  PrivateFile,
} from "../report/text/annexes/annex-texts.ts";
export type { AttackId, AttackTexts } from "../report/text/attacks/attack-texts.ts";
export type { Catalogue, MeasureText, NoteTexts, Template, TextsAs } from "../report/text/catalogue.ts";
export type { DecisionTexts, StepId } from "../report/text/decision/decision-texts.ts";
export type { ReviewText, ReviewTexts } from "../report/text/review/review-texts.ts";
export type { PageLanguage } from "../text/page-languages.ts";
