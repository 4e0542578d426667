import type { AuditReport } from "../../audit/audit-report.ts";
import { TEST_IDS } from "../../audit/audit-ids.ts";
import { judgeTests } from "../../audit/judge-tests.ts";
import type { MeasureId } from "../../audit/measures.ts";
import {
  describeAsked,
  describeAudit,
  describeEntries,
  describeJudged,
  describeLists,
  describeLooks,
  describeModelKind,
  describeReviewed,
  describeReviewer,
  describeRewrite,
  shortDigest,
  shorten,
} from "../describe/describe-evidence.ts";
import { describeFurther, describeKept, describeKeptRows, describeNotShown } from "../describe/describe-model.ts";
import { labelOf } from "../describe/describe-row.ts";
import { describeTest } from "../describe/describe-tests.ts";
import { fill, formatShort } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "./markup.ts";
import { mark, splitTag } from "./marks.ts";
import { MOST_DECIDING } from "./page-one.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { findRow, VERDICT_MARKS } from "../describe/summary.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** Most of a kind in a cell; the appendix has all. */
const MOST_LISTED = 3;
const MOST_COMMAND = 260;

/** A question about the models, and the answer of each; nothing where it does not apply. */
interface Fact {
  readonly label: string;
  readonly answers: readonly (Markup | undefined)[];
}

/** After the pages to sign: what the verdicts rest on, several models side by side, and what none of it shows. */
export function comparisonPage(models: readonly AuditReport[], language: Language): Markup {
  const { page, decision } = catalogueOf(language);
  return html`<section class="rests" aria-labelledby="rests">
    <h2 id="rests">${models.length === 1 ? page.factsLabel : decision.sideBySide}</h2>
    ${factsTables(models, language)}
    <h2>${page.notShownHeading}</h2>
    <ul class="limits">
      ${describeNotShown(language).map((limit) => html`<li>${limit}</li>`)}
    </ul>
  </section>`;
}

/** Facts that differ, a column a model, and under it what all models share, told once. */
function factsTables(models: readonly AuditReport[], language: Language): Markup {
  const { page, facts: text } = catalogueOf(language);
  const facts = factsOf(models, language).filter(({ answers }) => answers.some((answer) => answer !== undefined));
  const shared = facts.filter(isShared);
  const own = facts.filter((fact) => !isShared(fact));
  const rows = (of: readonly Fact[]) =>
    of.map(
      ({ label, answers }) =>
        html`<tr>
          <th scope="row">${label}</th>
          ${(isShared({ label, answers }) ? answers.slice(0, 1) : answers).map((answer) => html`<td>${answer ?? "–"}</td>`)}
        </tr>`,
    );
  const head = html`<thead>
    <tr>
      <th scope="col">${text.model}</th>
      ${models.map(({ model }) => html`<th scope="col">${shorten(model.name)}</th>`)}
    </tr>
  </thead>`;
  return html`${
      own.length > 0 &&
      scrollPanel(
        page.factsLabel,
        html`<table class="facts by-model" style="--models:${models.length}">
          ${head}
          <tbody>
            ${rows(own)}
          </tbody>
        </table>`,
      )
    }
    <table class="facts">
      <tbody>
        ${rows(shared)}
      </tbody>
    </table>`;
}

function isShared({ answers }: Fact): boolean {
  return answers.every((answer) => answer?.markup === answers[0]?.markup);
}

function factsOf(models: readonly AuditReport[], language: Language): Fact[] {
  const { facts, decision } = catalogueOf(language);
  const of = (label: string, answer: (model: AuditReport) => string | Markup | undefined): Fact => ({
    label,
    answers: models.map((model) => {
      const text = answer(model);
      return typeof text === "string" ? html`${text}` : text;
    }),
  });
  return [
    ...TEST_IDS.map((test) =>
      of(decision.tests[test].name, (model) => {
        const { verdict } = judgeTests(model)[test];
        return html`<span class="verdict ${verdict}">${VERDICT_MARKS[verdict]} ${decision.outcomes[verdict]}</span>
          ${describeTest(model, test, language)}`;
      }),
    ),
    // What page one has no room for.
    of(decision.decidesHeading, (model) => describeFurther(model, MOST_DECIDING, language).join(" ") || undefined),
    of(facts.audited, (model) => describeAudit(model, language)),
    of(facts.modelDigest, (model) => describeModelKind(model, language)),
    of(facts.done, (model) =>
      [describeRewrite(model, language), describeKeptRows(model, language) ?? ""].join(" ").trim(),
    ),
    of(
      facts.comparedWith,
      ({ baselineModel }) =>
        baselineModel && `${shorten(baselineModel.name)}, SHA-256 ${shortDigest(baselineModel.sha256)}`,
    ),
    // The rate as judged, with kept words, with unjudged ones: a reader sees what the verdict depends on.
    of(fill(facts.sensitivityAsJudged, { k: models[0]?.settings.k ?? 0 }, language), (model) =>
      figure(model, "contexts-with-name", language),
    ),
    of(facts.sensitivityKept, (model) => figure(model, "contexts-with-kept", language)),
    of(facts.sensitivityUnjudged, (model) => figure(model, "contexts-with-unjudged", language)),
    of(labelOf({ measure: "recovered" }, language), (model) => figure(model, "recovered", language)),
    of(facts.decidedBy, (model) => reviewers(model, language)),
    of(facts.reviewed, ({ evidence }) => evidence.decisions && describeReviewed(evidence.decisions, language)),
    of(facts.judged, (model) => describeJudged(model, language)),
    of(facts.entries, (model) => describeEntries(model, language)),
    of(facts.keptLabel, (model) => describeKept(model, language)),
    of(facts.lists, (model) => listed(describeLists(model, language), language, "; ")),
    of(facts.asked, (model) => describeAsked(model, language)),
    of(facts.looks, (model) => describeLooks(model, language)),
    of(facts.command, ({ program }) =>
      program.command === undefined ? facts.noCommand : html`<code>${shorten(program.command, MOST_COMMAND)}</code>`,
    ),
  ];
}

/** A figure of both splits, a line each, with its mark. */
function figure(model: AuditReport, measure: MeasureId, language: Language): Markup | undefined {
  const rows = SPLITS.flatMap((split) => findRow(model, measure, split) ?? []);
  if (rows.length === 0) return undefined;
  return html`${rows.map((row) => html`<span class="line">${splitTag(row.split, language)} ${formatShort(row, language)} ${mark(row, language)}</span> `)}`;
}

function reviewers({ evidence }: AuditReport, language: Language): Markup {
  const all = evidence.decisions?.reviewers ?? [];
  if (all.length === 0) return html`${catalogueOf(language).facts.noDecisions}`;
  return listed(
    all.map((reviewer) => describeReviewer(reviewer, language, shorten(reviewer.name))),
    language,
  );
}

function listed(lines: readonly string[], language: Language, separator = " "): Markup {
  const shown =
    lines.length <= MOST_LISTED + 1
      ? lines
      : [
          ...lines.slice(0, MOST_LISTED),
          fill(catalogueOf(language).page.more, { n: lines.length - MOST_LISTED }, language),
        ];
  return html`${shown.join(separator)}`;
}
