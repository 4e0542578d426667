import type { RowVerdict } from "../../audit/audit.ts";
import type { AuditName } from "../../audit/audit-ids.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import { isRewritten } from "../../audit/judge-tests.ts";
import { missingRows } from "../../audit/rejudge/missing-rows.ts";
import { describeMissing } from "../describe/describe-tests.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { annexTextsOf } from "../text/annexes/annex-catalogues.ts";
import type { AttackClass, AttackState } from "../text/annexes/annex-texts.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { worstVerdict } from "../describe/summary.ts";

/** The audits whose rows answer to a class, all of them needed; none where the program has no such attack. */
export const AUDITS_OF_CLASS: Readonly<Record<AttackClass, readonly AuditName[]>> = {
  membership: ["membership"],
  attribute: ["inference", "association"],
  exfiltration: ["extraction", "residue"],
  regurgitation: ["name-rate", "recovery", "exposure"],
  // `recovery` and `exposure` rebuild single names and planted secrets: no note, and no typical text.
  inversion: [],
  reconstruction: [],
};

/** What an audit's rows say of a class: `made` only if each of its audits has every row it needs, one of them judged. */
export function attackState(model: AuditReport, attack: AttackClass): AttackState {
  const audits = AUDITS_OF_CLASS[attack];
  if (audits.length === 0) return "outOfScope";
  const made = audits.filter((audit) => worstOf(model, audit) !== undefined);
  if (made.length === 0) return "notMade";
  const missing = missingRows(model, isRewritten(model));
  const isWhole = audits.every((audit) => made.includes(audit) && !missing.some((one) => one.audit === audit));
  return isWhole ? "made" : "partly";
}

/** The state of a class in words, then what came of each of its audits. */
export function describeAttack(model: AuditReport, attack: AttackClass, language: Language): string[] {
  const { auditQuestions, rowVerdicts, decision } = catalogueOf(language);
  const state = attackState(model, attack);
  const audits = AUDITS_OF_CLASS[attack];
  const made = audits.flatMap((audit) => {
    const worst = worstOf(model, audit);
    return worst === undefined ? [] : [`${auditQuestions[audit]}: ${rowVerdicts[worst]}`];
  });
  const notMade = audits.filter((audit) => worstOf(model, audit) === undefined);
  const missing = notMade.length > 0 &&
    fill(decision.notMade, { audits: describeMissing(model, notMade, language) }, language); // prettier-ignore
  return [annexTextsOf(language).states[state], ...made, ...(missing === false ? [] : [missing])];
}

/** The worst verdict among the judged rows of an audit. */
function worstOf({ rows }: AuditReport, audit: AuditName): RowVerdict | undefined {
  return worstVerdict(rows.filter((row) => row.audit === audit));
}
