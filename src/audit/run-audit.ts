import { DEFAULT_RESAMPLES } from "../base/statistics/bootstrap.ts";
import { VERSION } from "../base/version.ts";
import type { SessionOptions } from "../model/session.ts";
import type { LossSentence } from "../probe/score/masked-loss.ts";
import { measureDeIdentification } from "./de-identification/measure-de-identification.ts";
import { type AttackResult, measureAttacks } from "./attacks.ts";
import type { JudgeItem } from "../review/judging/judge-file.ts";
import { type AuditContexts, readAuditContexts } from "./audit-input.ts";
import { auditLeaks, type LeakOptions, type LeakResult, originalTargets } from "./audit-leaks.ts";
import { type MeasuredModels, createMeasuredModels } from "./measured-models.ts";
import { openDigestKey } from "./digest-key.ts";
import { AUDIT_SCHEMA_VERSION, type AuditReport, type LooksEvidence } from "./audit-report.ts";
import type { AuditSources } from "./audit-sources.ts";
import { type AuditedModel, identifyModel, modelKey, openAuditedModel } from "./audited-model.ts";
import { baselineRows, withBaselines } from "./baseline-rows.ts";
import { collectOutcomes } from "./compare/collect-outcomes.ts";
import type { OutcomesFile } from "./compare/outcomes-file.ts";
import { enterLook, type JudgedLook, withdrawGiven } from "./earlier-looks.ts";
import { chooseAudits, type ChosenAudits, notesOptionsOf } from "./choose-audits.ts";
import { coverageRows, doubtContexts, freshnessRows, judgingDoubts } from "./evidence-rows.ts";
import type { EntryJudging } from "./judging/entry-judging.ts";
import { digestInputs } from "./ledger/digest-inputs.ts";
import { type LedgerEntry, ledgerEntry } from "./ledger/ledger.ts";
import { findLeakedNames, type LeakedName } from "./leaked-names.ts";
import { judgeTests, overallVerdict } from "./judge-tests.ts";
import { KEEP_NOTHING, type KeptWork, workOf } from "./kept-work.ts";
import { ATTACKS, type AuditId, type AuditName, LEAK_AUDITS } from "./audit-ids.ts";
import { DEFAULT_K } from "./measures.ts";
import { correctForReviewers } from "./name-rate/reviewer-error.ts";
import { countNotes } from "./names/count-notes.ts";
import { notTrainedAgain, remarkTraining } from "./names/names-taken-back.ts";
import { type NameKnowledge, readNameKnowledge } from "./names/name-knowledge.ts";
import { note } from "./remarks.ts";
import { describeLeftOut, givenInputs, type LostInputs, lostInputs } from "./lost-inputs.ts";
import { checkModelFiles } from "./model-files/check-model-files.ts";
import type { ModelFile } from "./model-files/model-file.ts";
import { measureParrot } from "./parrot/measure-parrot.ts";
import type { OwnPlaces } from "./residue/own-places.ts";
import type { AllowedWord } from "./residue/residue.ts";
import type { ResidueSources } from "./residue/residue-words.ts";
import { type ModelMarks, refuseSameModels } from "./references/refuse-same-models.ts";
import { type FoundResidue, searchForNames } from "./residue/search-folder.ts";
import { doubtUnits } from "./units.ts";
import { withKeyedDigests } from "./with-keyed-digests.ts";
import { worstPeople } from "./worst-person.ts";
import { measureUtility } from "./utility/measure-utility.ts";
import { unknownChange } from "./utility/utility.ts";
import { measureTokenizer } from "./membership/tokenizer/measure-tokenizer.ts";
import { type Measurement, publicPart } from "./verdicts.ts";

export interface RunAuditOptions extends AuditSources {
  /** What reports call the model; default: its folder's name. */
  readonly modelName?: string;
  /** `mapping.jsonl` of a rewrite (private): entries that `residue` searches for. */
  readonly mappingFile?: string;
  /** Words that the program itself writes into files of a released folder, see `searchResidue`. */
  readonly ownWords?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Places of such words and of those of a file's format, see `searchResidue`. */
  readonly ownPlaces?: OwnPlaces;
  /** Decides whether an entry without a decision could be a name. */
  readonly judging: () => Promise<EntryJudging>;
  /** Text for the loss; default: the contexts themselves, whose masks stay masked. */
  readonly utilitySentences?: readonly LossSentence[];
  /** Default: all that the input allows (`parrot` with `goldDirectory`), but `residue`, which is about a folder to be published and must be asked for. */
  readonly only?: readonly AuditName[];
  readonly k?: number;
  readonly seed?: number;
  /** Most contexts of a split searched in pieces; default: all. Fewer count less, and never make a verdict better. */
  readonly respellLimit?: number;
  /** Most contexts of a split whose originals are ranked among those of `namesFile`, see `auditRanking`. Default 0: none. */
  readonly rankLimit?: number;
  readonly session?: SessionOptions;
  /** What audits before measured on the same contexts, names and text: a model among these is not measured again. */
  readonly memory?: MeasuredModels;
  /** Takes up what an audit that was interrupted had measured. Default: nothing is kept. */
  readonly work?: KeptWork;
  /** Gives {@link LookingNow.begunAs}, when nothing is wrong with the input and the look is about to be entered. */
  readonly beginAs?: () => Promise<string | undefined>;
  /** The command line that the report prints. */
  readonly command?: string;
  /** When the audit is made; left out of the report if absent. */
  readonly at?: Date;
  readonly onProgress?: (message: string) => void;
  /** Called after this evaluation is recorded in the ledger. */
  readonly onBegun?: () => void;
}

/** What an audit gives. */
export interface AuditRun {
  /** Public: no token, sentence or name. */
  readonly report: AuditReport;
  /** Private: entries that a person must judge before the figures hold. */
  readonly toJudge: readonly JudgeItem[];
  /** What each context gave, for `compareOutcomes`. */
  readonly outcomes: OutcomesFile;
  /** Private: the names that came out, and the hashes that messages call them by. */
  readonly leaked: readonly LeakedName[];
  /** Private: words found in the model's folder that a person lets stand; none unless `residue` was asked for. */
  readonly allowed: readonly AllowedWord[];
  /** Secret: what the digests of the report are keyed with, see `writeDigestKey`. */
  readonly digestKey: Uint8Array;
  /** Private: what may stand in no public file. */
  readonly names: ResidueSources;
  /** Private: the line for the audit's ledger, by which `release` knows what was measured, and of which files. */
  readonly entry: LedgerEntry;
}

/**
 * Audits a checkpoint with the test contexts of the files given, and enters the look into the ledger beside them, before anything is
 * measured. Throws `usage` if an audit asked for lacks its input, and what opening checkpoints and reading files throw.
 */
export async function runAudit(options: RunAuditOptions): Promise<AuditRun> {
  const { at = new Date() } = options;
  const settings = { ...options, ...settledOf(options) };
  const input = await readAuditContexts(options);
  const names = await readNameKnowledge(options, input);
  const chosen = chooseAudits(options, input, names);
  const references = await refuseSameModels(options);
  const audited = await openAuditedModel(options.modelDirectory, options.session);
  let compared: AuditedModel | undefined;
  try {
    if (options.baselineDirectory !== undefined)
      compared = await openAuditedModel(options.baselineDirectory, options.session);
    const model = identifyModel(audited, options.modelName);
    const subject: AuditSubject = { ...chosen, audited, compared, references, model, input, names };
    const digestKey = await openDigestKey(options.contextFiles);
    const inputs = await digestInputs(options, input);
    const entered = await enterOwnLook(subject, at, settings);
    options.onBegun?.();
    const found = await measureAll(subject, entered, settings);
    withdrawGiven(options.contextFiles, entered.look, found.attacks.unfit);
    const files = await holdFiles(audited, input, found.leaks, settings);
    const report = withKeyedDigests(reportOf(subject, found, entered.evidence, settings), digestKey);
    return {
      report,
      entry: ledgerEntry(report, { inputs, files, at }),
      toJudge: found.leaks.toJudge,
      outcomes: collectOutcomes(report, found.measurements, input, digestKey),
      leaked: findLeakedNames(found.leaks, input, digestKey),
      allowed: found.residue?.allowed ?? [],
      digestKey,
      names: { names: names.known.surfaces, decisions: names.decisions, allow: names.sources.allow ?? [] },
    };
  } finally {
    await audited.session.close();
    await compared?.session.close();
  }
}

/** What is audited, and what is known before the model is evaluated. */
interface AuditSubject extends ChosenAudits {
  readonly audited: AuditedModel;
  readonly compared: AuditedModel | undefined;
  readonly references: readonly ModelMarks[];
  readonly model: AuditReport["model"];
  readonly input: AuditContexts;
  readonly names: NameKnowledge;
}

/** What was measured. Private: the leaks hold names. */
interface Measured {
  readonly leaks: LeakResult;
  readonly attacks: AttackResult;
  readonly residue: FoundResidue | undefined;
  readonly measurements: readonly Measurement[];
  /** Words of the notes were counted, to tell ordinary ones from names. */
  readonly isCounted: boolean;
}

type Settled = Required<Pick<RunAuditOptions, "k" | "seed" | "memory" | "work">>;
type SettledOptions = RunAuditOptions & Settled;

function settledOf({
  k = DEFAULT_K,
  seed = 0,
  memory = createMeasuredModels(),
  work = KEEP_NOTHING,
}: RunAuditOptions): Settled {
  return { k, seed, memory, work };
}

/** A look that was entered. */
interface EnteredLook extends JudgedLook {
  /** What earlier audits of the model had and this one lacks. */
  readonly lost: LostInputs;
}

async function enterOwnLook(
  { audited, references, model, input, names: { decisions }, only }: AuditSubject,
  at: Date,
  options: SettledOptions,
): Promise<EnteredLook> {
  const { contextFiles, k, seed, respellLimit, rankLimit, beginAs, onProgress } = options;
  const given = await givenInputs(options, input, references, only);
  const now = {
    contextFiles,
    contexts: input.all,
    lineage: model.lineage,
    digests: audited.digests,
    decisions,
    at,
    seed,
    drawn: { k, respell: respellLimit ?? null, rank: rankLimit ?? 0, only: [...only] },
    given,
  };
  const begunAs = await beginAs?.();
  const judged = await enterLook({ ...now, ...(begunAs !== undefined && { begunAs }) });
  for (const line of describeLeftOut(judged.leftOut.references, only)) onProgress?.(line);
  return { ...judged, lost: lostInputs(judged.leftOut, given) };
}

/** All that was asked for, in the order of the report's rows. */
async function measureAll(
  subject: AuditSubject,
  { evidence: looks, lost }: EnteredLook,
  options: SettledOptions,
): Promise<Measured> {
  const { audited, compared, input, names, only } = subject;
  const { memory, work } = options;
  const coverage = coverageRows(input, names.known);
  const freshness = freshnessRows(input, looks);
  const asksNames = only.has("name-rate") || only.has("recovery");
  const counts = asksNames ? await countNotes(input, options) : undefined;
  const leakOptions: LeakOptions = {
    ...options,
    only,
    names: { ...names.sources, ...(counts && { counts }) },
    known: names.known,
    work: workOf(work, modelKey(audited)),
    invalidBy: [...coverage.invalidBy, ...freshness.invalidBy, ...judgingDoubts(names)],
  };
  const leaks = await auditLeaks(audited.session, input, leakOptions);
  memory.leaks.set(modelKey(audited), leaks);
  const before =
    compared && (await rowsBefore(compared, input, { ...leakOptions, work: workOf(work, modelKey(compared)) }, memory));
  const { surfaces, parts } = names.known;
  const attackOptions = { ...options, only, names: surfaces, losses: memory.blockLosses, lost };
  const attacks = await measureAttacks(audited, input, leaks, attackOptions);
  const cutters = { audited: audited.session.checkpoint.tokenizer, compared: compared?.session.checkpoint.tokenizer };
  const tokenizers = only.has("membership") ? await measureTokenizer(cutters, input, { ...options, parts }) : [];
  const ofContexts = (rows: readonly Measurement[]) =>
    rows.map((row) => doubtUnits(doubtContexts(row, freshness.invalidBy), input.units, lost.units));
  const utility = only.has("utility") ? await measureUtility(audited, compared, input, options) : [];
  const measured: Measurement[] = [
    ...ofContexts(withBaselines(leaks.rows, before ?? [])),
    ...(only.has("name-rate") ? coverage.rows : []),
    ...(LEAK_AUDITS.some((audit) => only.has(audit)) ? freshness.rows : []),
    ...ofContexts(attacks.rows),
    ...tokenizers,
    ...(options.utilitySentences === undefined ? ofContexts(utility) : utility),
    ...(only.has("utility") && audited.rewrite !== undefined && compared === undefined ? [unknownChange()] : []),
  ];
  if (only.has("de-identification")) measured.push(...(await measureDeIdentification(notesOptionsOf(options))));
  if (only.has("parrot")) measured.push(...(await measureParrot(notesOptionsOf(options))));
  const residue = only.has("residue") ? await searchForNames(options.modelDirectory, names, options) : undefined;
  const remark = await trainingRemark(subject, options);
  const measurements = [...measured.map((row) => remarkTraining(row, remark)), ...(residue?.rows ?? [])];
  return { leaks, attacks, residue, measurements, isCounted: counts !== undefined };
}

/** A remark on each row where a model was not trained again on notes that names were taken back to. */
function trainingRemark({ audited, compared, input }: AuditSubject, options: RunAuditOptions) {
  const sessions = [audited, ...(compared ? [compared] : [])].map(({ session }) => session);
  return notTrainedAgain(corporaOf(input, options), {
    vocabularies: sessions.map(({ checkpoint }) => checkpoint.tokenizer.vocabulary),
    ...(options.decisionsFile !== undefined && { decisionsFile: options.decisionsFile }),
  });
}

/** The report, its digests not keyed yet. */
function reportOf(
  { audited, compared, model, input, names, only, notMeasured }: AuditSubject,
  { leaks, attacks, residue, measurements, isCounted }: Measured,
  looks: LooksEvidence,
  { k, seed, respellLimit, command, at }: SettledOptions,
): AuditReport {
  const rows = measurements.map((one) => ({ ...publicPart(one), seed, ...audited.digests }));
  const reviewerError = names.decoys && correctForReviewers(leaks.rows, names.decoys, seed);
  const evidence = { ...evidenceOf(names, leaks, isCounted), looks };
  return {
    schemaVersion: AUDIT_SCHEMA_VERSION,
    model,
    tokenizer: { sha256: audited.digests.tokenizerSha256 },
    contexts: input.files,
    rows,
    evidence,
    details: {
      nameRate: leaks.nameRate,
      ...(reviewerError && { reviewerError }),
      ...(residue && { residue: residue.detail }),
      worst: worstPeople(leaks.rows),
      ...(attacks.membership && { membership: attacks.membership }),
    },
    settings: { k, seed, resamples: DEFAULT_RESAMPLES, respellLimit: respellLimit ?? null },
    notMeasured: [...notMeasured, ...withoutRows(only, rows)],
    verdict: overallVerdict({ rows, model, evidence }),
    tests: judgeTests({ rows, model, evidence }),
    ...(compared && { baselineModel: identifyModel(compared) }),
    program: { version: VERSION, ...(command !== undefined && { command }) },
    ...(at && { at: at.toISOString() }),
  };
}

/** Notes that names may have been taken back to: of the contexts, and those that were named. */
function corporaOf({ manifests }: AuditContexts, { corpora = [] }: AuditSources): readonly string[] {
  return [...new Set([...manifests.flatMap(({ split, corpus }) => (split === "seen" ? [corpus] : [])), ...corpora])];
}

/** The model's files, held against what was measured of it. */
async function holdFiles(
  audited: AuditedModel,
  input: AuditContexts,
  { nameEntries }: LeakResult,
  { k, seed, session, onProgress }: SettledOptions,
): Promise<ModelFile[]> {
  const { nameLike, replaced, unexplained } = nameEntries;
  const targets = originalTargets(audited.session.checkpoint.tokenizer, input);
  const removed = new Set([...replaced, ...unexplained]);
  return checkModelFiles(audited, {
    contexts: input.contexts,
    setsOf: ({ id }) => ({ nameLike, replaced: removed, targets: targets.get(id)?.tokenIds ?? [] }),
    removed,
    k,
    seed,
    ...(session && { session }),
    ...(onProgress && { onProgress }),
  });
}

function evidenceOf(
  names: NameKnowledge,
  { nameEntries, entries }: LeakResult,
  isCounted: boolean,
): Omit<AuditReport["evidence"], "looks"> {
  const { sources, digest, surfaces } = names.known;
  return {
    names: {
      sources,
      names: surfaces.length,
      digest,
      nameLikeTokens: nameEntries.nameLike.size,
      replacedTokens: nameEntries.replaced.size,
      keptNameTokens: nameEntries.kept.size,
      ...(isCounted && { byCounts: { words: nameEntries.words.size, unjudged: nameEntries.unjudged.size } }),
    },
    ...(names.decisionsEvidence && { decisions: names.decisionsEvidence }),
    ...(names.judgementsEvidence && { judgements: names.judgementsEvidence }),
    ...(entries && { entries }),
  };
}

async function rowsBefore(
  compared: AuditedModel,
  input: AuditContexts,
  options: LeakOptions,
  memory: MeasuredModels,
): Promise<readonly Measurement[]> {
  const known = memory.leaks.get(modelKey(compared));
  // Figures before are for comparison alone: the long searches are left out.
  return known?.rows ?? baselineRows(compared.session, input, { ...options, respellLimit: 0, rankLimit: 0 });
}

function isAttack(audit: AuditName): boolean {
  return ATTACKS.some((one) => one === audit);
}

/** Attacks that were asked for and found nothing to ask, for example too few names that are alike. */
function withoutRows(only: ReadonlySet<AuditName>, rows: readonly { readonly audit: AuditId }[]) {
  return [...only].flatMap((audit) =>
    isAttack(audit) && !rows.some((row) => row.audit === audit)
      ? [{ audit, why: note(audit === "rows" ? "not-rewritten" : "nothing-to-ask") }]
      : [],
  );
}
