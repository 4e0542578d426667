import type { AuditReport } from "../../audit/audit-report.ts";
import { type AuditName, TEST_IDS, type TestId } from "../../audit/audit-ids.ts";
import { judgeTests } from "../../audit/judge-tests.ts";
import { describeNote, labelOf } from "./describe-row.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** What describing the tests of an audit takes. */
export type TestedAudit = Pick<AuditReport, "rows" | "model" | "notMeasured">;

/** Both verdicts in a line: "Names test: passed. Attack test: not made." */
export function describeHeadline(audit: TestedAudit, language: Language = "en"): string {
  const { decision } = catalogueOf(language);
  const { names, attacks } = judgeTests(audit);
  const values = {
    names: decision.tests.names.name,
    namesVerdict: decision.outcomes[names.verdict],
    attacks: decision.tests.attacks.name,
    attacksVerdict: decision.outcomes[attacks.verdict],
  };
  return fill(decision.headline, values, language);
}

/** What a test's verdict means, and what of it was not made and why, in sentences. */
export function describeTest(audit: TestedAudit, test: TestId, language: Language = "en"): string {
  const { decision } = catalogueOf(language);
  const { verdict, notMade, lacking } = judgeTests(audit)[test];
  const labels = lacking.map((measure) => labelOf({ measure }, language));
  return [
    decision.tests[test].verdicts[verdict],
    ...(notMade.length === 0
      ? []
      : [fill(decision.notMade, { audits: describeMissing(audit, notMade, language) }, language)]),
    ...(labels.length === 0 ? [] : [fill(decision.lacking, { measures: labels.join("; ") }, language)]),
  ].join(" ");
}

/** Both tests in words, a line each: name, verdict, what it means. */
export function describeTests(audit: TestedAudit, language: Language = "en"): string[] {
  const { decision } = catalogueOf(language);
  const results = judgeTests(audit);
  return TEST_IDS.map(
    (test) =>
      `${decision.tests[test].name}: ${decision.outcomes[results[test].verdict]}. ${describeTest(audit, test, language)}`,
  );
}

/** What audits would have measured, with the reason where one is on record; those that lack the same thing together. */
export function describeMissing(
  { notMeasured }: Pick<AuditReport, "notMeasured">,
  audits: readonly AuditName[],
  language: Language,
): string {
  const { auditQuestions } = catalogueOf(language);
  const byReason = new Map<string, string[]>();
  for (const audit of audits) {
    const why = notMeasured.find((one) => one.audit === audit)?.why;
    const reason = why === undefined ? "" : describeNote(why, language);
    byReason.set(reason, [...(byReason.get(reason) ?? []), auditQuestions[audit]]);
  }
  return [...byReason]
    .map(([reason, questions]) => `${questions.join("; ")}${reason === "" ? "" : ` (${reason})`}`)
    .join("; ");
}
