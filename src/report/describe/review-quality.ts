import type { AuditReport, DecisionsEvidence } from "../../audit/audit-report.ts";
import type { CorrectedRate } from "../../audit/name-rate/reviewer-error.ts";
import type { ReviewerAgreement } from "../../review/decisions/reviewer-agreement.ts";
import type { StoppingEstimate } from "../../review/stopping/stopping-estimate.ts";
import type { Withheld } from "../../review/stopping/withheld.ts";
import { shorten } from "./describe-evidence.ts";
import { labelOf } from "./describe-row.ts";
import { fill, formatFigure, formatPercent } from "../format.ts";
import type { Language } from "../language.ts";
import { splitTag } from "../page/marks.ts";
import { html, type Markup } from "../page/markup.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { catalogueOf } from "../text/catalogues.ts";
import type { ReviewText } from "../text/review/review-texts.ts";

/** A line of the table: what each model's review shows, a sentence or more; none where it does not apply. */
interface Line {
  readonly label: string;
  readonly asked: string;
  readonly answers: readonly (readonly (string | Markup)[])[];
}

/**
 * How far reviewers agreed (κ with its interval), how many names may be left among undecided entries, and the name-like rates as counted
 * and corrected for what judges made of decoys. Nothing where an audit holds none of it.
 */
export function reviewQuality(models: readonly AuditReport[], language: Language): Markup | false {
  const { page, review } = catalogueOf(language);
  const lines = linesOf(models, language).filter(({ answers }) => answers.some((answer) => answer.length > 0));
  if (lines.length === 0) return false;
  return html`<section>
    <h3>${review.heading}</h3>
    <p class="lede">${review.lede}</p>
    ${scrollPanel(
      review.heading,
      html`<table class="small by-model" style="--models:${models.length}">
        <thead>
          <tr>
            <th scope="col">${page.figure}</th>
            ${models.map(({ model }) => html`<th scope="col">${model.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            ({ label, asked, answers }) =>
              html`<tr>
                <th scope="row">${label}<small>${asked}</small></th>
                ${cells(answers)}
              </tr>`,
          )}
        </tbody>
      </table>`,
    )}
  </section>`;
}

/** A cell a model, or one for all where they have the same review. */
function cells(answers: Line["answers"]): Markup[] {
  const written = answers.map((answer) =>
    answer.length === 0 ? html`–` : html`${answer.map((text) => html`<span class="line">${text}</span> `)}`,
  );
  const isShared = written.length > 1 && written.every(({ markup }) => markup === written[0]?.markup);
  if (isShared) return [html`<td colspan="${written.length}">${written[0] ?? ""}</td>`];
  return written.map((cell) => html`<td>${cell}</td>`);
}

function linesOf(models: readonly AuditReport[], language: Language): Line[] {
  const { review } = catalogueOf(language);
  const line = (label: string, asked: string, answer: (model: AuditReport) => readonly (string | Markup)[]): Line => ({
    label,
    asked,
    answers: models.map(answer),
  });
  const ofDecisions = (describe: (decisions: DecisionsEvidence) => readonly string[]) => (model: AuditReport) =>
    model.evidence.decisions === undefined ? [] : describe(model.evidence.decisions);
  return [
    line(review.agreement, review.agreementAsked, ofDecisions(({ agreement = [] }) => agreement.map((pair) => describePair(pair, language)))),
    line(review.differing, review.differingAsked, ofDecisions(({ disagreements }) =>
      disagreements === undefined ? [] : [fill(review.differingOf, disagreements, language)])),
    line(review.left, review.leftAsked, ofDecisions(({ stopping }) => (stopping === undefined ? [] : [describeLeft(stopping, language)]))),
    line(review.kept, review.keptAsked, ofDecisions(({ stopping }) => (stopping?.kept === undefined ? [] : [describeKept(stopping, language)]))),
    line(review.sample, review.sampleAsked, ofDecisions(({ stopping }) => (stopping === undefined ? [] : [describeSample(stopping, language)]))),
    line(review.bulk, review.bulkAsked, ofDecisions(({ stopping }) => (stopping === undefined ? [] : describeBulk(stopping, language)))),
    line(review.judges, review.judgesAsked, ({ details }) => (details.reviewerError === undefined ? [] : [describeJudges(details.reviewerError, language)])),
    ...(["name-rate", "contexts-with-name"] as const).map((measure) =>
      line(labelOf({ measure }, language), review.rateAsked, ({ details }) =>
        (details.reviewerError?.rates ?? []).filter((rate) => rate.measure === measure).map((rate) => describeRate(rate, language)),
      ),
    ),
  ]; // prettier-ignore
}

/** How far two reviewers agreed. */
export function describePair(
  { reviewers, entries: n, observed, kappa, ciLow, ciHigh }: ReviewerAgreement,
  language: Language,
): string {
  const { review, figures } = catalogueOf(language);
  const [first, second] = reviewers.map((name) => shorten(name, 40)) as [string, string];
  if (observed === null) return fill(review.pairNone, { first, second }, language);
  const values = { first, second, n, share: observed };
  if (kappa === null) return fill(review.pairUndefined, values, language);
  const write = (value: number) => formatFigure(value, language);
  const interval =
    ciLow === null || ciHigh === null
      ? figures.notKnown
      : fill(figures.interval, { low: write(ciLow), high: write(ciHigh) }, language);
  return fill(review.pair, { ...values, kappa: write(kappa), interval }, language);
}

function describeLeft(estimate: StoppingEstimate, language: Language): string {
  const { review } = catalogueOf(language);
  const { expectedLeft: expected, upperBound: upper, confidence, entries, names, bound, allowed, isSafe } = estimate;
  const left = fill(review.leftOf, { expected, upper, confidence, entries, names, bound, allowed }, language);
  // Audits of earlier versions do not say why.
  const { withheld = [] } = estimate as Partial<StoppingEstimate>;
  const why = withheld.map((reason) => review[WHY[reason]]);
  return [left, isSafe ? review.safe : review.notSafe, ...why].join(" ");
}

/** The text of each reason why it is not safe to stop. */
const WHY = {
  "more-names": "moreNames",
  "fewer-names": "fewerNames",
  sample: "sampleOpen",
  "ask-again": "againOpen",
  kept: "keptMany",
  counted: "countedOpen",
  undecided: "undecidedMany",
} as const satisfies Record<Withheld, ReviewText>;

function describeKept({ kept }: StoppingEstimate, language: Language): string {
  const { expectedNames: expected, upperBound: upper, entries, names, upperMissRate: rate } = kept;
  const { askedAgain: again, answeredOtherwise: otherwise } = kept;
  return fill(
    catalogueOf(language).review.keptOf,
    { expected, upper, entries, ...names, rate, again, otherwise },
    language,
  );
}

function describeSample({ sample }: StoppingEstimate, language: Language): string {
  const { tail, drawn, decided, names, upperBound: upper } = sample;
  const values = { drawn, decided, names, upper, rest: tail - decided };
  return fill(catalogueOf(language).review.sampleOf, values, language);
}

/** Empty without such decisions; audits of earlier versions do not hold them. */
function describeBulk({ bulk }: Partial<StoppingEstimate>, language: Language): string[] {
  if (bulk === undefined || bulk.names + bulk.kept === 0) return [];
  return [fill(catalogueOf(language).review.bulkOf, { ...bulk }, language)];
}

function describeJudges(
  { sensitivity, specificity }: NonNullable<AuditReport["details"]["reviewerError"]>,
  language: Language,
): string {
  const values = {
    namesRight: sensitivity.right,
    namesAsked: sensitivity.asked,
    wordsRight: specificity.right,
    wordsAsked: specificity.asked,
  };
  return fill(catalogueOf(language).review.judgesOf, values, language);
}

function describeRate({ split, apparent, corrected }: CorrectedRate, language: Language): Markup {
  const { review, figures } = catalogueOf(language);
  const write = (value: number) => formatPercent(value, language);
  const interval = ({ ciLow, ciHigh }: CorrectedRate["apparent"]) =>
    fill(figures.interval, { low: write(ciLow), high: write(ciHigh) }, language);
  const text = fill(
    review.rateOf,
    {
      counted: write(apparent.estimate),
      countedInterval: interval(apparent),
      corrected: write(corrected.estimate),
      correctedInterval: interval(corrected),
    },
    language,
  );
  return html`${splitTag(split, language)} ${text}`;
}
