import type { AuditReport } from "../../audit/audit-report.ts";
import { describeContexts, describeReviewed, describeRewrite, shortDigest } from "../describe/describe-evidence.ts";
import { describeKeptRows, describeNotShown } from "../describe/describe-model.ts";
import { describeLimit, labelOf } from "../describe/describe-row.ts";
import { describeTests } from "../describe/describe-tests.ts";
import { replacedEntities } from "../describe/describe-scope.ts";
import { fill, formatShort } from "../format.ts";
import type { Language } from "../language.ts";
import { decidingRows } from "../describe/next-steps.ts";
import {
  type AnnexHeading,
  type AnnexLabel,
  type AnnexTexts,
  ATTACK_CLASSES,
  type BlankId,
  IDENTIFIERS,
  PRIVATE_FILES,
} from "../text/annexes/annex-texts.ts";
import { catalogueOf } from "../text/catalogues.ts";
import type { AnnexCell, AnnexFacts, AnnexLine, AnnexSection } from "./annex.ts";
import { describeAttack } from "./attack-classes.ts";
import { describeIdentifier } from "./identifiers.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** What every section is made of. */
export interface SectionInput {
  readonly models: readonly AuditReport[];
  readonly facts: AnnexFacts;
  readonly language: Language;
  readonly text: AnnexTexts;
}

export function processing(input: SectionInput): AnnexSection {
  return form(input, "processing", [
    ["model", input.models.map(({ model }) => `${model.name} (SHA-256 ${shortDigest(model.sha256)})`)],
    ...blanks(input, ["controller", "officer", "processors", "purpose", "legal-basis"]),
    ["recipients", recipients(input)],
    ...blanks(input, ["transfers"]),
  ]);
}

export function people(input: SectionInput): AnnexSection {
  const { facts, language, text } = input;
  const documents = facts.documents === undefined ? [] : [fill(text.documents, { n: facts.documents }, language)];
  return form(input, "people", [
    ["subjects", [text.subjects]],
    ["data", [text.data]],
    ...(documents.length === 0 ? [] : [["documents", documents] as const]),
    ...blanks(input, ["notes", "period"]),
    ["asked", perModel(input, (model) => [describeContexts([model], language), ...describeClusters(model, input)])],
  ]);
}

export function necessity(input: SectionInput): AnnexSection {
  return form(input, "necessity", blanks(input, ["necessity", "rights", "advice"]));
}

export function measures(input: SectionInput): AnnexSection {
  const { facts: words } = catalogueOf(input.language);
  const { language, text } = input;
  return form(input, "measures", [
    [
      "step1",
      perModel(input, (model) => {
        const kinds = replacedEntities(model);
        return [kinds === undefined ? text.replacedUnknown : fill(text.replacedKinds, { kinds: kinds.join(", ") }, language)]; // prettier-ignore
      }),
    ],
    [
      "rewritten",
      perModel(input, (model) => [describeRewrite(model, language), describeKeptRows(model, language) ?? []].flat()),
    ],
    [
      "reviewed",
      perModel(input, ({ evidence: { decisions } }) => [
        decisions === undefined ? words.noDecisions : describeReviewed(decisions, language),
      ]),
    ],
    ["tests", perModel(input, (model) => describeTests(model, language))],
    ["release", describeRelease(input)],
    ...blanks(input, ["security"]),
  ]);
}

export function retention(input: SectionInput): AnnexSection {
  const { text } = input;
  return {
    heading: text.headings.retention,
    lede: text.retentionLede,
    columns: [text.labels.file, text.labels.retention, text.labels.destruction],
    rows: PRIVATE_FILES.map((file) => [
      [text.privateFiles[file]],
      [blank(input, "retention")],
      [blank(input, "destruction")],
    ]),
  };
}

export function attacks(input: SectionInput): AnnexSection {
  const { models, language, text } = input;
  return byModel(input, "attacks", text.attacksLede, "attack", ATTACK_CLASSES, (attack) => [
    [text.attacks[attack].name, text.attacks[attack].meaning],
    ...models.map((model) => describeAttack(model, attack, language)),
  ]);
}

export function identifiers(input: SectionInput): AnnexSection {
  const { models, language, text } = input;
  return byModel(input, "identifiers", text.identifiersLede, "identifier", IDENTIFIERS, (identifier) => [
    [`(${identifier}) ${text.identifiers[identifier]}`],
    ...models.map((model) => describeIdentifier(model, identifier, language)),
  ]);
}

/** The figures that keep a test from passing, what was overridden, what no figure shows, and the judgement to make. */
export function risk(input: SectionInput): AnnexSection {
  const { models, facts, language, text } = input;
  const { rowVerdicts } = catalogueOf(language);
  const { acceptedRisk } = facts.release ?? {};
  const figures = models.flatMap((model) =>
    decidingRows(model).map(({ row }) => [
      [...(models.length > 1 ? [model.model.name] : []), labelOf({ measure: row.measure }, language)],
      [
        `${text.labels.found}: ${formatShort(row, language)}`,
        `${text.labels.limit}: ${describeLimit(row, language) ?? "–"}`,
        `${text.labels.verdict}: ${rowVerdicts[row.verdict]}`,
      ],
    ]),
  );
  const accepted =
    acceptedRisk === undefined
      ? text.nothingAccepted
      : fill(text.accepted, { reason: acceptedRisk.reason, missed: acceptedRisk.missed.join("; ") }, language);
  return {
    heading: text.headings.risk,
    columns: [text.labels.item, text.labels.entry],
    rows: [
      [[text.labels.tests], perModel(input, (model) => describeTests(model, language))],
      ...(figures.length > 0 ? figures : [[[text.labels.figure], [text.nothingDecides]]]),
      [[text.labels.accepted], [accepted]],
      [[text.labels.notShown], describeNotShown(language)],
      [[text.labels.judgement], [blank(input, "judgement")]],
    ],
  };
}

export function expert(input: SectionInput): AnnexSection {
  return form(input, "expert", [
    ["model", input.models.map(({ model }) => `${model.name} (SHA-256 ${shortDigest(model.sha256)})`)],
    ["recipients", recipients(input)],
    ...blanks(input, ["expert", "method", "determination", "valid-until"]),
  ]);
}

type Row = readonly [label: AnnexLabel, cell: AnnexCell];

/** A section of items and entries. */
function form({ text }: SectionInput, heading: AnnexHeading, rows: readonly Row[]): AnnexSection {
  return {
    heading: text.headings[heading],
    columns: [text.labels.item, text.labels.entry],
    rows: rows.map(([label, cell]) => [[text.labels[label]], cell]),
  };
}

/** A section with a column a model. */
function byModel<Id>(
  { models, text }: SectionInput,
  heading: AnnexHeading,
  lede: string,
  label: AnnexLabel,
  ids: readonly Id[],
  row: (id: Id) => readonly AnnexCell[],
): AnnexSection {
  const names = models.length === 1 ? [text.labels.result] : models.map(({ model }) => model.name);
  return { heading: text.headings[heading], lede, columns: [text.labels[label], ...names], rows: ids.map(row) };
}

function blanks(input: SectionInput, ids: readonly BlankId[]): Row[] {
  return ids.map((id) => [id, [blank(input, id)]]);
}

/** What the user filled in, or what is to be filled in. */
function blank({ facts, language, text }: SectionInput, id: BlankId): AnnexLine {
  const filled = facts.filled?.[id]?.trim() ?? "";
  return filled === "" ? { blank: fill(text.toFill, { what: text.blanks[id] }, language) } : filled;
}

/** Lines of each model, its name before them if there are several. */
function perModel({ models }: SectionInput, describe: (model: AuditReport) => readonly string[]): string[] {
  return models.flatMap((model) => [...(models.length > 1 ? [`${model.model.name}:`] : []), ...describe(model)]);
}

function recipients(input: SectionInput): AnnexCell {
  const { facts, language } = input;
  const { decision } = catalogueOf(language);
  const known = facts.recipients;
  const names = known === undefined ? [] : [`${decision.recipientNames[known]}. ${decision.attackersOf[known]}`];
  return [...names, blank(input, "recipients")];
}

/** How many patients or documents gave the sentences, by split: of the row that counts the most. */
function describeClusters({ rows }: AuditReport, { language, text }: SectionInput): string[] {
  const { splits } = catalogueOf(language);
  const lines = SPLITS.flatMap((split) => {
    const counts = rows
      .filter((row) => row.split === split)
      .map(({ clusterSizes = [] }) => clusterSizes.reduce((sum, { clusters }) => sum + clusters, 0));
    const n = Math.max(0, ...counts);
    return n > 0 ? [fill(text.clusters, { n, text: splits[split].text }, language)] : [];
  });
  return lines.length > 0 ? lines : [text.clustersUnknown];
}

function describeRelease({ facts: { release }, language, text }: SectionInput): string[] {
  if (release === undefined) return [text.noRelease];
  // Releases of earlier versions required both.
  return [fill(text.released, { n: release.files }, language), text.required[release.required ?? "all"]];
}
