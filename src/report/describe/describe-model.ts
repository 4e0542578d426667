import type { AuditReport } from "../../audit/audit-report.ts";
import { limitOf } from "../../audit/measures.ts";
import { sampleSizeForZeroHits } from "../../base/statistics.ts";
import { describeLimit, describeNote, labelOf, labelWithSplit } from "./describe-row.ts";
import { describeMissing } from "./describe-tests.ts";
import { decidingRows } from "./next-steps.ts";
import { fill, formatShort } from "../format.ts";
import type { Language } from "../language.ts";
import type { StepId } from "../text/decision/decision-texts.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** The figures that decide, each with its limit, why it shows nothing where that is so, and what to do: those over their limit first. */
export function describeReasons(audit: Pick<AuditReport, "rows">, language: Language = "en"): string[] {
  const { decision } = catalogueOf(language);
  return decidingRows(audit).map(({ row, why, step }) => {
    const limit = describeLimit(row, language);
    const figure = `${labelWithSplit(row, language)}: ${formatShort(row, language)}${limit === undefined ? "" : ` (${decision.limit.toLowerCase()}: ${limit})`}.`;
    return [figure, ...(why === undefined ? [] : [describeNote(why, language)]), decision.steps[step]].join(" ");
  });
}

/** The figures that decide after the first `from`, by what to do: labels and the step, those over their limit first. */
export function describeFurther(audit: Pick<AuditReport, "rows">, from: number, language: Language): string[] {
  const { decision } = catalogueOf(language);
  const byStep = new Map<StepId, string[]>();
  for (const { row, step } of decidingRows(audit).slice(from))
    byStep.set(step, [...(byStep.get(step) ?? []), labelOf({ measure: row.measure }, language)]);
  return [...byStep].map(([step, labels]) => `${labels.join("; ")}: ${decision.steps[step]}`);
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

/** What no figure shows, a sentence each; with the strictest limit, and how many cases without a hit it takes. */
export function describeNotShown(language: Language = "en"): string[] {
  const limit = limitOf("recovered");
  return catalogueOf(language).notShown.map((text) =>
    fill(text, { limit, needed: sampleSizeForZeroHits(limit) }, language),
  );
}
