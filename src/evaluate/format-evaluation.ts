import { padEnd } from "../base/text-columns.ts";
import type { Interval } from "../base/statistics.ts";
import type { BarResult } from "./bar.ts";
import type { Evaluation } from "./evaluate.ts";
import type { Recall } from "./figures/recall.ts";
import type { Score } from "./figures/score.ts";

interface RateRow {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

const NAME_WIDTH = 34;
const VALUE_WIDTH = 11;
/** In the place of a rate of nothing, which is 0 in the JSON and would read as a bad one. */
const NONE = "–".padStart(VALUE_WIDTH);
/** Cells of the confusion matrix that a reader is shown: the commonest confusions. */
const SHOWN_CONFUSIONS = 10;

/** Tables for people, family by family; everything but the whole confusion matrix and the counts that rates are made of. */
export function formatEvaluation(evaluation: Evaluation, bars: readonly BarResult[] = []): string {
  const sections = [
    formatHead(evaluation),
    formatNeeds(evaluation),
    formatLabels(evaluation),
    formatRates(evaluation),
    formatRecall(evaluation),
    formatConfusions(evaluation),
    formatAgreementLines(evaluation),
    evaluation.notes.map((note) => `Note: ${note}`),
    bars.map(formatBar),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function formatHead({ documents, missingDocuments, compared, compat, meddocan }: Evaluation): string[] {
  const missing = missingDocuments > 0 ? `, ${missingDocuments} missing from the system` : "";
  const official = compat === null ? "" : `; MEDDOCAN as the official script counts, ${meddocan.documents} documents`;
  return [`${documents} documents${missing}; compared by ${compared}${official}`];
}

/** What leaves and what is lost, before anything else. */
function formatNeeds({ entities, falseMarks, kinds }: Evaluation): string[] {
  const { wrong, tokens, perThousandTokens, lostPerThousandTokens } = falseMarks;
  const lines = [header("what anonymisation needs", ["covered", "right", "mentions", "marks"])];
  for (const name of ["PERSON", "GPE"]) {
    const score = entities[name];
    if (score === undefined) continue;
    const counts = [score.gold, score.system].map((count) => String(count).padStart(VALUE_WIDTH)).join("");
    lines.push(padEnd(name, NAME_WIDTH) + percent(score.coverageRecall) + percent(score.coveragePrecision) + counts);
  }
  lines.push(
    `false marks per 1,000 tokens: ${perThousandTokens.toFixed(1)} (${wrong} in ${tokens} tokens); words lost per 1,000 tokens: ${lostPerThousandTokens.toFixed(1)}`,
  );
  for (const [kind, { documents, recall, falseMarks: marks }] of Object.entries(kinds ?? {})) {
    const covered = recall.gold === 0 ? "".padStart(VALUE_WIDTH) : percent(recall.coverageRecall);
    lines.push(
      `${padEnd(`notes: ${kind}`, NAME_WIDTH)}${covered} covered of ${recall.gold}; ${marks.perThousandTokens.toFixed(1)} false marks per 1,000 tokens; ${documents} documents`,
    );
  }
  return lines;
}

function formatLabels({ overall, labels, entities, forms }: Evaluation): string[] {
  const line = (name: string, score: Score) =>
    padEnd(name, NAME_WIDTH) +
    [score.precision, score.recall, score.f1, score.coverageRecall].map(percent).join("") +
    String(score.gold).padStart(VALUE_WIDTH);
  const lines = [header("exact spans", ["precision", "recall", "F1", "covered", "mentions"]), line("all", overall)];
  for (const [label, score] of Object.entries(labels)) lines.push(line(label, score));
  for (const name of ["names", "PERSON", "GPE"]) {
    const score = entities[name];
    if (score !== undefined) lines.push(line(name === "names" ? "entity PERSON + GPE" : `entity ${name}`, score));
  }
  for (const [label, ofLabel] of Object.entries(forms ?? {})) {
    for (const [form, score] of Object.entries(ofLabel)) {
      lines.push(`${padEnd(`${label} ${form}`, NAME_WIDTH)}${percent(score.coverageRecall)} covered of ${score.gold}`);
    }
  }
  return lines;
}

function formatRates({ meddocan, sentences, i2b2, nubes, deidentification, intervals }: Evaluation): string[] {
  const line = (name: string, place: string, { precision, recall, f1 }: RateRow) =>
    padEnd(name, NAME_WIDTH) +
    [precision, recall, f1].map(decimal).join("") +
    showInterval(intervals?.figures[`${place}.f1`]);
  const lines = [
    header("shared tasks and papers", ["precision", "recall", "F1", "95 % of F1"]),
    line("MEDDOCAN NER", "meddocan.ner", meddocan.ner),
    line("MEDDOCAN spans strict", "meddocan.spans_strict", meddocan.spans_strict),
    line("MEDDOCAN spans merged", "meddocan.spans_merged", meddocan.spans_merged),
  ];
  const { leak } = meddocan.ner;
  lines.push(`${"MEDDOCAN leak".padEnd(NAME_WIDTH)}${leak === null ? "unknown".padStart(VALUE_WIDTH) : decimal(leak)}`);
  lines[lines.length - 1] += `  misses per sentence, of ${sentences.count ?? "?"} (${sentences.source})`;
  for (const [name, modes, prefix] of [
    ["i2b2", i2b2, "i2b2"],
    ["i2b2 HIPAA", i2b2.hipaa, "i2b2.hipaa"],
  ] as const) {
    for (const mode of ["token", "strict", "relaxed"] as const) {
      for (const level of ["binary", "category", "subcategory"] as const) {
        lines.push(line(`${name} ${mode} ${level}`, `${prefix}.${mode}.${level}`, modes[mode][level]));
      }
    }
  }
  lines.push(line("NUBES detection", "nubes.detection", nubes.detection));
  lines.push(line("NUBES classification relaxed", "nubes.classificationRelaxed", nubes.classificationRelaxed));
  lines.push(line("NUBES classification strict", "nubes.classificationStrict", nubes.classificationStrict));
  lines.push(line("de-identification, words", "deidentification", deidentification));
  lines.push(
    `${"  words found whole".padEnd(NAME_WIDTH)}${"".padStart(VALUE_WIDTH)}${decimal(deidentification.coverageRecall)}`,
  );
  return lines;
}

function formatRecall({ narrative, perturbations, intervals }: Evaluation): string[] {
  const line = (name: string, place: string, { recall, coverageRecall, gold }: Recall) =>
    padEnd(name, NAME_WIDTH) +
    [recall, coverageRecall].map((rate) => (gold === 0 ? NONE : decimal(rate))).join("") +
    String(gold).padStart(VALUE_WIDTH) +
    showInterval(intervals?.figures[`${place}.recall`]);
  const lines = [
    header("recall", ["exact", "covered", "mentions"]),
    line(`narrative (${narrative.lines} lines)`, "narrative.all", narrative.all),
    line("narrative PERSON + GPE", "narrative.names", narrative.names),
    line("  outside sign-offs", "narrative.namesOutsideSignOffs", narrative.namesOutsideSignOffs),
  ];
  for (const [name, { all, names }] of Object.entries(perturbations ?? {})) {
    const shown = name === "asWritten" ? "as written" : name;
    lines.push(line(shown, "", all), line(`  PERSON + GPE`, "", names));
  }
  return lines;
}

function formatConfusions({ nubes: { confusion } }: Evaluation): string[] {
  const cells = confusion.counts.flatMap((row, i) =>
    row.map((count, j) => ({
      gold: confusion.labels[i] ?? "",
      system: confusion.labels[j] ?? "",
      count,
      isSame: i === j,
    })),
  );
  const wrong = cells.filter(({ count, isSame }) => count > 0 && !isSame).sort((a, b) => b.count - a.count);
  if (wrong.length === 0) return [];
  const lines = wrong
    .slice(0, SHOWN_CONFUSIONS)
    .map(({ gold, system, count }) => `${String(count).padStart(7)}  ${gold} → ${system}`);
  return [`commonest confusions of ${wrong.length}, tokens (gold → system):`, ...lines];
}

function formatAgreementLines({ agreement }: Evaluation): string[] {
  const show = (value: number | null) => (value === null ? "not defined" : value.toFixed(4));
  return [
    `agreement over ${agreement.tokens} tokens: observed ${show(agreement.observedAgreement)}, of marked tokens ${show(agreement.markedAgreement)}, Cohen's kappa ${show(agreement.cohensKappa)}, Krippendorff's alpha ${show(agreement.krippendorffsAlpha)}, entity F1 ${show(agreement.entityF1.f1)}`,
  ];
}

function formatBar({ key, rule, bar, found, passed }: BarResult): string {
  return `${passed ? "reached" : "MISSED"}: ${key} ${found === null ? "has no value" : `is ${found}`}, ${rule} ${bar} asked`;
}

function header(name: string, columns: readonly string[]): string {
  return padEnd(name, NAME_WIDTH) + columns.map((column) => column.padStart(VALUE_WIDTH)).join("");
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`.padStart(VALUE_WIDTH);
}

function decimal(rate: number): string {
  return rate.toFixed(4).padStart(VALUE_WIDTH);
}

function showInterval(interval: Interval | undefined): string {
  return interval === undefined ? "" : `   ${interval.low.toFixed(4)}–${interval.high.toFixed(4)}`;
}
