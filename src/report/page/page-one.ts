import type { AuditRow } from "../../audit/audit.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import { isOfTest, NEEDED_AUDITS, TEST_IDS } from "../../audit/audit-ids.ts";
import { judgeTests } from "../../audit/judge-tests.ts";
import type { MeasureId } from "../../audit/measures.ts";
import { describeAudit, describeReviewerShort, shortDigest, shorten } from "../describe/describe-evidence.ts";
import { describeLimit, labelOf } from "../describe/describe-row.ts";
import { describeScope } from "../describe/describe-scope.ts";
import { fill, formatShort } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "./markup.ts";
import { mark } from "./marks.ts";
import { type DecidingRow, decidingRows, missingSteps, weakest } from "../describe/next-steps.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { HEADLINES, VERDICT_MARKS } from "../describe/summary.ts";
import type { Recipients } from "../text/decision/decision-texts.ts";
import { RECIPIENTS } from "../text/decision/decision-texts.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** Most rows that decide on page one, so that it stays within 350 words; the next page has the others. */
export const MOST_DECIDING = 7;
/** The same with rows within their limits. */
const MOST_ROWS = 8;
const MOST_REVIEWERS = 2;
const SIGNATURES = 2;
/** An empty box to tick, and a ticked one. */
const [BOX, TICKED] = ["☐", "☑"];

export interface PageOneOptions {
  readonly language: Language;
  /** Who gets the model; boxes to tick without. */
  readonly recipients?: Recipients | undefined;
}

/** What a privacy office signs, of one model: scope, both verdicts, what decides and what to do, who decided, who gets it, and boxes for the decision. */
export function pageOne(model: AuditReport, id: string, options: PageOneOptions): Markup {
  const { language } = options;
  return html`<section class="sheet" aria-labelledby="${id}">
    <h2 id="${id}">${shorten(model.model.name)}</h2>
    <p class="why">
      ${describeAudit(model, language)}. SHA-256 ${shortDigest(model.model.sha256)}.
      <strong>${describeScope(model, language)}</strong>
    </p>
    ${verdicts(model, language)} ${decides(model, language)} ${facts(model, options)} ${decision(language)}
  </section>`;
}

function verdicts(model: AuditReport, language: Language): Markup {
  const { decision: text } = catalogueOf(language);
  const results = judgeTests(model);
  return html`${TEST_IDS.map((test) => {
    const { verdict } = results[test];
    return html`<div class="card ${verdict}">
      <p class="verdict">
        <span aria-hidden="true">${VERDICT_MARKS[verdict]}</span> ${text.tests[test].name}: ${text.outcomes[verdict]}
      </p>
      <p>${text.tests[test].verdicts[verdict]}</p>
    </div>`;
  })}`;
}

/** The figures that decide, each with its limit and the next step, in the order to take them; then some of those within their limits. */
function decides(model: AuditReport, language: Language): Markup {
  const { decision: text, page } = catalogueOf(language);
  const deciding = decidingRows(model);
  const passing = passingRows(model, MOST_ROWS - Math.min(deciding.length, MOST_DECIDING));
  const more = deciding.length - Math.min(deciding.length, MOST_DECIDING) + passing.left;
  const shown = deciding.slice(0, MOST_DECIDING);
  const line = (row: AuditRow, step: Markup | false) =>
    html`<tr>
      <th scope="row">${labelOf({ measure: row.measure }, language)}</th>
      <td>${formatShort(row, language)} ${mark(row, language)}</td>
      <td>${describeLimit(row, language) ?? "–"}</td>
      ${step}
    </tr>`;
  const stepCell = (index: number) => {
    const { step } = shown[index] as DecidingRow;
    if (index > 0 && shown[index - 1]?.step === step) return false;
    const next = shown.findIndex((one, at) => at > index && one.step !== step);
    return html`<td rowspan="${(next < 0 ? shown.length : next) - index}">${text.steps[step]}</td>`;
  };
  return html`<h3>${text.decidesHeading}</h3>
    ${scrollPanel(
      `${text.decidesHeading}: ${shorten(model.model.name)}`,
      html`<table class="facts decides">
        <thead>
          <tr>
            <th scope="col">${page.figure}</th>
            <th scope="col">${text.found}</th>
            <th scope="col">${text.limit}</th>
            <th scope="col">${text.next}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(({ row }, index) => line(row, stepCell(index)))}
          ${missingSteps(model).map(
            ({ audits, measures, step }) =>
              html`<tr>
                <th scope="row">${missingLabel(audits, measures, language)}</th>
                <td>${text.notMadeRow}</td>
                <td>–</td>
                <td>${text.steps[step]}</td>
              </tr>`,
          )}
          ${passing.rows.map((row) => line(row, html`<td>${text.within}</td>`))}
        </tbody>
      </table>`,
    )}
    ${more > 0 && html`<p class="why">${fill(text.moreRows, { n: more }, language)}</p>`}
    ${model.verdict !== "pass" && html`<p class="why">${page.nextStep}</p>`}`;
}

/** A whole test by its name, single audits by what they would have told, single figures by theirs. */
function missingLabel(audits: readonly string[], measures: readonly MeasureId[], language: Language): string {
  const { decision: text, auditQuestions } = catalogueOf(language);
  const whole = TEST_IDS.filter((test) => NEEDED_AUDITS[test].every((audit) => audits.includes(audit)));
  const single = audits.filter(
    (audit) => !whole.some((test) => (NEEDED_AUDITS[test] as readonly string[]).includes(audit)),
  );
  return [
    ...whole.map((test) => text.tests[test].name),
    ...single.map((audit) => auditQuestions[audit as keyof typeof auditQuestions]),
    ...measures.map((measure) => labelOf({ measure }, language)),
  ].join("; ");
}

/** Of the figures within their limits the first in the registry's order, the weakest row of each, and how many are left. */
function passingRows(
  { rows }: AuditReport,
  most: number,
): { readonly rows: readonly AuditRow[]; readonly left: number } {
  const passing = HEADLINES.flatMap((measure) => {
    const own = rows.filter((row) => row.measure === measure && row.verdict !== "info");
    const isPassed = own.length > 0 && own.every((row) => row.verdict === "pass");
    return isPassed && TEST_IDS.some((test) => isOfTest(own[0]?.audit ?? "parrot", test)) ? (weakest(own) ?? []) : [];
  });
  return { rows: passing.slice(0, most), left: Math.max(0, passing.length - most) };
}

function facts(model: AuditReport, { language, recipients }: PageOneOptions): Markup {
  const { decision: text } = catalogueOf(language);
  const boxes = RECIPIENTS.map((one) => `${one === recipients ? TICKED : BOX} ${text.recipientNames[one]}`).join("   ");
  const lines = [
    [text.decidedBy, describeReviewers(model, language)],
    [text.worst, describeWorst(model, language)],
    [text.recipients, recipients === undefined ? boxes : `${boxes}. ${text.attackersOf[recipients]}`],
  ];
  return html`<table class="facts">
    <tbody>
      ${lines.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function describeReviewers({ evidence }: AuditReport, language: Language): string {
  const { facts: words, page } = catalogueOf(language);
  const all = evidence.decisions?.reviewers ?? [];
  if (all.length === 0) return words.noDecisions;
  const lines = all.slice(0, MOST_REVIEWERS).map((one) => describeReviewerShort(one, language));
  const more = all.length - lines.length;
  return [...lines, ...(more > 0 ? [fill(page.more, { n: more }, language)] : [])].join("; ");
}

/** Of seen text, where a model can remember. */
function describeWorst({ details, rows }: AuditReport, language: Language): string {
  const { decision: text, facts: words } = catalogueOf(language);
  const seen = (details.worst ?? []).filter(({ split }) => split === "seen");
  const isUnknown = rows.some(({ notes = [] }) => notes.some(({ id }) => id === "patients-unknown"));
  if (seen.length === 0 || isUnknown) return words.noCommand;
  return seen
    .map(({ measure, hits, n }) => fill(text.worstOf, { label: labelOf({ measure }, language), hits, n }, language))
    .join("; ");
}

/** Boxes to tick, lines to write on, and two signatures. */
function decision(language: Language): Markup {
  const { decision: text, page } = catalogueOf(language);
  const labels = [page.signName, page.signRole, page.signDate, page.signSignature];
  const lines = Array.from({ length: SIGNATURES }, () => labels.map((label) => html`<span>${label}</span>`));
  const boxes = [text.release, text.conditional, text.refuse].map(
    (label) => html`<span class="box">${BOX} ${label}</span> `,
  );
  return html`<div class="sign">
    <h3>${text.decision}</h3>
    <p>${boxes}</p>
    <p class="why">${page.signStatement}</p>
    <div class="lines">
      <span>${text.conditions}</span>
      <span>${text.validUntil}</span>
    </div>
    <div class="sign-lines">${lines}</div>
  </div>`;
}
