import type { AuditRow } from "../audit/audit.ts";
import type { Requirement } from "../audit/audit-ids.ts";
import type { AuditReport, RecognitionFigures, ResidueDetail } from "../audit/audit-report.ts";
import {
  describeJudged,
  describeLists,
  describeLooks,
  describeReviewed,
  describeReviewer,
} from "./describe/describe-evidence.ts";
import {
  describeGaps,
  describeKept,
  describeKeptRows,
  describeNotShown,
  describeReasons,
} from "./describe/describe-model.ts";
import { describeHeadline, describeTests } from "./describe/describe-tests.ts";
import { describeLimit, labelWithSplit } from "./describe/describe-row.ts";
import { formatCount, formatPercent, formatRow } from "./format.ts";
import { EN } from "./text/en.ts";

/** Everything a model card says. Public: it holds no name and no sentence of a note. */
export interface ModelCard {
  /** What the card calls the model: the name of the folder it is released as. */
  readonly name: string;
  /** An SPDX identifier or what the hub calls it; left out if unknown. */
  readonly license?: string;
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  /** With the rows of the search of this very folder. */
  readonly audit: AuditReport;
  /** Of the search of this very folder. */
  readonly residue: ResidueDetail;
  /** How step 1 did where the truth is known. */
  readonly recognition?: RecognitionFigures;
  readonly rewrite?: RewriteFigures;
  /** Settings that were taken out of configuration files. */
  readonly strippedSettings: number;
  /** Which tests had to pass. */
  readonly required: Requirement;
  /** What speaks against the test that was not required, a line each. */
  readonly notRequired: readonly string[];
  readonly acceptedRisk?: { readonly reason: string; readonly missed: readonly string[] };
  /** SHA-256 by file. */
  readonly hashes: readonly { readonly file: string; readonly sha256: string }[];
  /** Of the model that was audited: what was taken out changed some files since. */
  readonly audited: { readonly modelSha256: string; readonly tokenizerSha256: string };
  /** Markdown of the user's own, without front matter. */
  readonly ownSections?: string;
}

/** What step 2 did, of `rewrite.json`. */
export interface RewriteFigures {
  readonly replaced: number;
  /** Ids among them that carry a joining piece; absent for none. */
  readonly joining?: number;
  readonly weights?: string;
  readonly warning?: string;
}

/** Most figures that the summary has in words; the table has all. */
const MOST_REASONS = 4;

/** A model card with the hub's front matter, as Markdown. A pure function: the same input gives the same text. */
export function renderModelCard(card: ModelCard): string {
  const parts = [
    frontMatter(card),
    `# ${card.name}`,
    "A masked language model whose vocabulary was searched for names of people before publication. This card was written by `unname release`; the figures are of the audit named below.",
    ...verdicts(card),
    ...acceptedRisk(card),
    "## What was done to remove names",
    method(card),
    "## Data",
    "The training text is not part of this release, and this card names no person in it. " + dataStatement(card),
    "## Audit",
    auditSummary(card),
    rowsTable(card.audit.rows),
    "## What this does not show",
    [...describeNotShown(), ...EDITING_LIMITS].map((limit) => `- ${limit}`).join("\n"),
    ...(card.ownSections === undefined ? [] : [card.ownSections.trim()]),
    "## Files",
    filesSection(card),
  ];
  return `${parts.join("\n\n")}\n`;
}

const EDITING_LIMITS: readonly string[] = [
  "A removed name can still be spelled in pieces. The audit's rows on the very name coming back measure that, where they were made.",
  "Only the listed spellings were searched for in the files. A name on no list, or written otherwise, is not found.",
];

function frontMatter({ license, languages }: ModelCard): string {
  const lines = [
    ...(license === undefined ? [] : [`license: ${license}`]),
    ...(languages.length === 0 ? [] : ["language:", ...languages.map((language) => `- ${language}`)]),
    "library_name: transformers",
    "pipeline_tag: fill-mask",
    "tags:",
    "- fill-mask",
    "- de-identification",
  ];
  return `---\n${lines.join("\n")}\n---`;
}

/** Both verdicts first, and what the release asked for: a card that shows one test alone would read as more than it is. */
function verdicts({ audit, required, notRequired }: ModelCard): string[] {
  const { tests } = EN.decision;
  const lines = [`> **${describeHeadline(audit)}**`, ...describeTests(audit).map((line) => `> - ${oneLine(line)}`)];
  if (required === "all") return [lines.join("\n>\n")];
  const other = tests[required === "names" ? "attacks" : "names"].name.toLowerCase();
  const asked = `> Released with \`--require ${required}\`: the ${other} was not required, and this release is no statement on it.`;
  const stated = notRequired.map((line) => `> - ${oneLine(line)}`);
  return [
    [...lines, asked, ...(stated.length > 0 ? [`> What speaks against the ${other}:`, stated.join("\n")] : [])].join(
      "\n>\n",
    ),
  ];
}

function acceptedRisk({ acceptedRisk: risk }: ModelCard): string[] {
  if (risk === undefined) return [];
  const missed = risk.missed.map((line) => `> - ${oneLine(line)}`).join("\n");
  return [
    `> **Released although the audit speaks against it.** Reason given: ${oneLine(risk.reason)}\n>\n> What was accepted:\n>\n${missed}`,
  ];
}

function method({ audit, recognition, rewrite }: ModelCard): string {
  const found = (recognition?.labels ?? []).map(
    ({ label, covered, mentions }) =>
      `${label}: ${formatCount(covered)} of ${formatCount(mentions)} mentions replaced whole (${formatPercent(covered / Math.max(1, mentions))})`,
  );
  const step1 =
    found.length > 0
      ? `Compared with the truth, on text where it is known: ${found.join("; ")}.`
      : "How many names were found is not part of this audit.";
  const step2 =
    rewrite === undefined
      ? "Not done, or not on record: there is no `rewrite.json`."
      : `${formatCount(rewrite.replaced)} vocabulary entries that were decided to be names became placeholders${joiningStatement(rewrite)}, same ids, same size. ${rowsStatement(rewrite)} See \`rewrite.json\`.`;
  return [
    `1. ${replacedBefore(audit)} ${step1}`,
    `2. Afterwards vocabulary entries that the model could still say names with were taken out. ${step2}`,
    `\n${whoDecided(audit)}`,
    "\nThe method is the two steps published at LREC 2022, with changes that the documentation of `unname` lists.",
  ].join("\n");
}

/** Share of the contexts in which a model that learnt from text with labels predicts the label at the very least. */
const LABEL_SHARE = 0.5;

/** Step 1, as far as the audit supports it: by the record of the corpus that its sentences come from, and by the label that the model learnt. */
function replacedBefore({ contexts, evidence }: AuditReport): string {
  const isSeen = contexts.some(({ split, n }) => split === "seen" && n > 0);
  const replaced = evidence.names.sources
    .filter(({ kind, names }) => kind === "spans" && names > 0 && isSeen)
    .reduce((total, { names }) => total + names, 0);
  const { label, k } = evidence.entries ?? {};
  const isLearnt = label !== undefined && label.predicted > LABEL_SHARE * label.contexts;
  if (replaced === 0 && !isLearnt)
    return "The user declares that names of persons and places were replaced in the training text. The audit has no support for it: neither the record of an anonymised training text, nor a label `PERSON` in the vocabulary that the model predicts.";
  const support = [
    ...(replaced > 0
      ? [`the record of the text that its sentences come from has ${formatCount(replaced)} different names replaced`]
      : []),
    ...(isLearnt
      ? [
          `\`PERSON\` is a vocabulary entry, among the ${k} likeliest at ${formatCount(label.predicted)} of ${formatCount(label.contexts)} places of names`,
        ]
      : []),
  ];
  return `Before training, recognisers replaced names of persons and places in the training text. The audit supports it: ${support.join("; ")}.`;
}

/** Who decided what is a name, and how, as it is on record. */
function whoDecided(audit: AuditReport): string {
  const { decisions } = audit.evidence;
  const judged = describeJudged(audit);
  const kept = describeKept(audit);
  const lines = [
    ...(decisions === undefined
      ? [EN.facts.noDecisions]
      : decisions.reviewers.map((reviewer) => describeReviewer(reviewer))),
    ...(decisions === undefined ? [] : [`${EN.facts.reviewed}: ${describeReviewed(decisions)}`]),
    ...(judged === undefined ? [] : [`${EN.facts.judged}: ${judged}`]),
    ...(kept === undefined ? [] : [kept]),
    ...describeLists(audit).map((line) => `${EN.facts.lists}: ${line}`),
    `${EN.facts.looks}: ${describeLooks(audit)}`,
  ];
  return [`${EN.facts.decidedBy}:`, "", ...lines.map((line) => `- ${oneLine(line)}`)].join("\n");
}

/** Placeholders are not all where some ids join words. */
function joiningStatement({ joining }: RewriteFigures): string {
  return joining === undefined
    ? ""
    : `, or, in ${formatCount(joining)} of these ids, pieces that spell no name and join words that were built through one`;
}

function rowsStatement({ joining, weights, warning }: RewriteFigures): string {
  if (warning !== undefined) return warning;
  if (weights !== "mean") return "";
  const ofPieces = joining === undefined ? "" : ", those of the pieces by the mean of the rows of such words";
  return `Their rows in the weights were overwritten by the mean of the kept rows${ofPieces}.`;
}

function dataStatement({ audit }: ModelCard): string {
  const contexts = audit.contexts.map(
    ({ split, n }) => `${formatCount(n)} sentences ${split === "seen" ? "of the training text" : "of text kept apart"}`,
  );
  return contexts.length === 0
    ? ""
    : `The audit asked the model about ${contexts.join(" and ")}, in each of which a name had been replaced by the mask.`;
}

function auditSummary({ audit, residue: detail, strippedSettings }: ModelCard): string {
  const gaps = describeGaps(audit);
  const warning = describeKeptRows(audit);
  const reasons = [...describeReasons(audit).slice(0, MOST_REASONS), ...(warning === undefined ? [] : [warning])];
  const history = detail.histories > 0 ? " and every object of its git history" : "";
  const allowed = detail.allowed.list + detail.allowed.decision;
  const sentences = [
    ...reasons,
    "Each figure with the count behind it and its bounds at 95 % confidence; no hit is a bound, not a proof. A verdict of `underpowered` means too few cases to tell, `invalid` that what the figure rests on does not hold.",
    ...(audit.at === undefined ? [] : [`Audited ${audit.at}.`]),
    ...(gaps === undefined ? [] : [gaps]),
    `Every byte of this folder${history} was searched for ${formatCount(detail.words)} removed entries and parts of known names, as up to ${formatCount(detail.spellings)} byte strings.`,
    ...(allowed === 0 ? [] : [`${formatCount(allowed)} of them are ordinary words too and were allowed to stand.`]),
    ...(detail.tooShort === 0
      ? []
      : [`${formatCount(detail.tooShort)} parts of one or two letters cannot be searched for.`]),
    ...(detail.numberBytes === 0
      ? []
      : [
          `Of the bytes ${formatCount(detail.numberBytes)} are numbers of the weights, where a word of fewer than six bytes counts only within text; uniformly random ones would give ${detail.expectedByChance.toPrecision(1)} hits or fewer.`,
        ]),
    `Settings that describe people or machines (paths, hosts, accounts), taken out: ${formatCount(strippedSettings)}.`,
  ];
  return sentences.join(" ");
}

function rowsTable(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => {
    const limit = describeLimit(row) ?? "–";
    return `| ${row.audit} | ${cell(labelWithSplit(row))} | ${row.n} | ${cell(formatRow(row))} | ${limit} | ${row.verdict} |`;
  });
  return [
    "| audit | figure | n | value and bounds | limit | verdict |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

function filesSection({ hashes, audited }: ModelCard): string {
  const lines = hashes.map(({ file, sha256 }) => `| ${cell(file)} | \`${sha256}\` |`);
  return [
    "`sha256sum -c SHA256SUMS` checks them all.",
    "",
    "| file | SHA-256 |",
    "| --- | --- |",
    ...lines,
    "",
    `Audited: weights \`${audited.modelSha256}\` (sum over the files' sums), tokenizer \`${audited.tokenizerSha256}\` (keyed: who has the audit's key can check it). \`release.json\` says what was taken out of which file since.`,
  ].join("\n");
}

function cell(text: string): string {
  return oneLine(text).replaceAll("|", "\\|");
}

/** A text as the card writes it within a line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
