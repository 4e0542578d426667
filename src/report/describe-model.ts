import type { AuditRow } from "../audit/audit.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import { describeNote, labelOf } from "./describe-row.ts";
import { describeMissing } from "./describe-tests.ts";
import { fill } from "./format.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** Figures named on page one at most; the others stand in the appendix. */
const MOST_LABELS = 6;
const SHORTFALLS = [
  ["fail", "overLimit"],
  ["invalid", "invalid"],
  ["underpowered", "tooFew"],
] as const;

/** Which figures missed their limit or cannot be held against it, a sentence a kind. */
export function describeShortfalls({ rows }: AuditReport, language: Language = "en"): string[] {
  const { facts, page } = catalogueOf(language);
  return SHORTFALLS.flatMap(([verdict, fact]) => {
    const found = rows.filter((row) => row.verdict === verdict);
    const labels = [...new Set(found.map(({ measure }) => labelOf({ measure }, language)))];
    const shown = labels.length <= MOST_LABELS + 1 ? labels : labels.slice(0, MOST_LABELS);
    const more = labels.length - shown.length;
    const measures = [...shown, ...(more > 0 ? [fill(page.more, { n: more }, language)] : [])].join("; ");
    return labels.length > 0 ? [fill(facts[fact], { measures }, language)] : [];
  });
}

/** Why figures are not valid or too few, each reason once, in words. */
export function describeReasons({ rows }: AuditReport, language: Language = "en"): string[] {
  const reason = (row: AuditRow) => {
    const [first] = row.notes ?? [];
    const isUnsure = row.verdict === "invalid" || row.verdict === "underpowered";
    return isUnsure && first !== undefined ? [describeNote(first, language)] : [];
  };
  const invalidFirst = rows.toSorted((a, b) => Number(b.verdict === "invalid") - Number(a.verdict === "invalid"));
  return [...new Set(invalidFirst.flatMap(reason))];
}

/** What was not measured, and why; nothing if everything was. */
export function describeGaps(audit: AuditReport, language: Language = "en"): string | undefined {
  const { notMeasured } = audit;
  if (notMeasured.length === 0) return undefined;
  const audits = describeMissing(
    audit,
    notMeasured.map((one) => one.audit),
    language,
  );
  return fill(catalogueOf(language).facts.notMeasured, { audits }, language);
}

/** Which entries a person's word, and which the notes' counts, keep out of the figures, a sentence each, or nothing. */
export function describeKept({ evidence }: AuditReport, language: Language = "en"): string | undefined {
  const { facts } = catalogueOf(language);
  const { keptNameTokens: kept, byCounts: { words } = { words: 0 } } = evidence.names;
  const sentences = [
    ...(kept === 0 ? [] : [fill(facts.keptNames, { kept }, language)]),
    ...(words === 0 ? [] : [fill(facts.countedWords, { words }, language)]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** A warning for a model whose rewrite renamed its entries alone, or nothing. */
export function describeKeptRows({ model }: AuditReport, language: Language = "en"): string | undefined {
  return model.rewrite?.keepsRows === true ? catalogueOf(language).facts.keepsRows : undefined;
}
