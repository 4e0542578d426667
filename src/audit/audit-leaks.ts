import { paceTeller } from "../base/pace.ts";
import { mean } from "../base/statistics.ts";
import { foldSurface } from "../text/fold.ts";
import type { MaskedLanguageModel } from "../model/session.ts";
import { maskedInput } from "../probe/fill/fill-mask.ts";
import type { Tokenizer } from "../model/checkpoint.ts";
import { type Split, SPLITS } from "../probe/contexts/context.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { EntriesEvidence, NameRateDetail } from "./audit-report.ts";
import { type ContextScore, scoreRow } from "./context-scores.ts";
import type { JudgeItem } from "../review/judging/judge-file.ts";
import { judgedSurface } from "../review/judging/judgements.ts";
import type { JudgeOptions } from "./judging/entry-judging.ts";
import { type JudgedEntries, judgeEntries } from "./judging/judge-entries.ts";
import { planJudgeFile } from "./judging/plan-judge-file.ts";
import type { KeptWork } from "./kept-work.ts";
import type { AuditName } from "./audit-ids.ts";
import { countLabelPredictions } from "./name-rate/label-predictions.ts";
import { auditNameRate } from "./name-rate/name-rate.ts";
import { countMostHits } from "./name-rate/most-hits.ts";
import { nameRateDetail } from "./name-rate/name-rate-detail.ts";
import { findNameEntries, type NameEntries } from "./names/name-like.ts";
import { weighEntries } from "./names/weigh-entries.ts";
import { type WeighOriginal, weighOriginals } from "./names/weigh-originals.ts";
import { limitOf } from "./measures.ts";
import { type Note, note } from "./remarks.ts";
import { measureRecovery } from "./recovery/measure-recovery.ts";
import { withControls } from "./recovery/recovery.ts";
import { createTargetIndex, type Target } from "./recovery/targets.ts";
import { invalidate, type Measurement } from "./verdicts.ts";

export interface LeakOptions extends JudgeOptions {
  readonly only: ReadonlySet<AuditName>;
  /** Most contexts of a split whose originals are searched for in pieces; all without it. */
  readonly respellLimit?: number;
  /** Most contexts of a split whose originals are ranked among the known names; default 0, none. */
  readonly rankLimit?: number;
  /** What was measured of this model before an interruption. */
  readonly work: KeptWork;
  /** Why the name rates are not valid whatever the model says. */
  readonly invalidBy: readonly Note[];
}

/** What the leak audits found. Private: `toJudge` holds names. */
export interface LeakResult {
  readonly rows: readonly Measurement[];
  readonly nameRate: readonly NameRateDetail[];
  readonly entries?: EntriesEvidence;
  readonly nameEntries: NameEntries;
  /** Entries that a person must judge before the figures hold. */
  readonly toJudge: readonly JudgeItem[];
  /** Names among the k likeliest entries, by split. */
  readonly predicted: readonly PredictedName[];
  /** A score a context. */
  readonly scores: readonly ContextScore[];
}

/** A name that a model says as one entry, in whatever spelling. Private. */
export interface PredictedName {
  readonly split: Split;
  /** As a person reads it. */
  readonly surface: string;
  /** Contexts in which it is among the k likeliest. */
  readonly contexts: number;
  /** From 1. */
  readonly bestRank: number;
}

/** The audits `name-rate`, `kept-words` and `recovery` of a loaded model. */
export async function auditLeaks(
  session: MaskedLanguageModel,
  input: AuditContexts,
  options: LeakOptions,
): Promise<LeakResult> {
  const { tokenizer } = session.checkpoint;
  const { only, k, seed, names, work, onProgress } = options;
  const weigh = weighEntries(tokenizer, names);
  const targets = originalTargets(tokenizer, input, weighOriginals(tokenizer, names, weigh));
  const nameEntries = findNameEntries(tokenizer, names, weigh);
  const isUncounted = (tokenId: number) => names.counts === undefined && weigh(tokenId).by === "known";
  const uncounted = [...nameEntries.nameLike].filter(isUncounted).length;
  const scoring = { k, nameEntries, targets, work, ...(onProgress && { onProgress }) };
  const scores = await scoreContexts(session, input, scoring);
  const judged = only.has("name-rate")
    ? await judgeEntries(session, input, scores, { kept: nameEntries.kept, weigh }, options)
    : undefined;
  const rows: Measurement[] = [...(judged?.rows ?? [])];
  const nameRate: NameRateDetail[] = [];
  const predicted: PredictedName[] = [];
  const entries = nameEntries.unexplained.size;
  const lacks = entries > 0 ? [note("decisions-lack-removed", { entries })] : [];
  const invalidBy = [...options.invalidBy, ...(judged?.invalidBy ?? []), ...lacks];
  const removedBy = new Map<Measurement["split"], readonly Note[]>();
  for (const split of SPLITS) {
    const ofSplit = scores.filter((score) => score.split === split);
    const removed = predictedPlaceholders(ofSplit);
    removedBy.set(split, removed);
    if (judged === undefined) continue;
    const { nameLike, kept } = nameEntries;
    const doubtful = { kept, unjudged: judged.unjudged };
    const reasons = [...invalidBy, ...removed];
    const hasNameLike = nameLike.size > 0;
    const rates = auditNameRate(ofSplit, { split, k, seed, hasNameLike, doubtful, invalidBy: reasons });
    rows.push(...rates.map((row) => remarkUncounted(row, uncounted)));
    const said = predictedNames(ofSplit, { split, tokenizer });
    const mostHits = countMostHits(said.map(({ contexts }) => contexts));
    if (ofSplit.length > 0)
      nameRate.push({ ...nameRateDetail(ofSplit, { split, k, nameLike }), ...(mostHits && { mostHits }) });
    predicted.push(...said);
  }
  if (only.has("recovery")) {
    const { nameLike } = nameEntries;
    const people = options.known.surfaces;
    const recovery = await measureRecovery(session, input, scores, { ...options, people, targets, nameLike });
    rows.push(...recovery.map((row) => invalidate(row, removedBy.get(row.split) ?? [])));
  }
  const label = countLabelPredictions(scores, tokenizer);
  return {
    rows: withControls(rows),
    nameRate,
    nameEntries,
    toJudge: await toJudge(unjudgedHits(rows, input, targets), judged, options),
    predicted,
    scores,
    ...(judged && { entries: { ...judged.evidence, ...(label && { label }) } }),
  };
}

/** Names under other spellings: the mass of placeholders is judged in the audit `rows`, which may not be asked for. */
function predictedPlaceholders(scores: readonly ContextScore[]): readonly Note[] {
  const limit = limitOf("removed-mass");
  const isMeant = scores.length > 0 && mean(scores.map(({ replacedMass }) => replacedMass)) > limit;
  return isMeant ? [note("removed-predicted", { limit })] : [];
}

/** The row `name-rate` with a remark where names count as such for their spelling alone. */
function remarkUncounted(row: Measurement, entries: number): Measurement {
  if (row.measure !== "name-rate" || entries === 0) return row;
  return { ...row, notes: [...(row.notes ?? []), note("names-not-counted", { entries })] };
}

/** Originals that came back and that a person must judge, each part with the texts it stood in. */
function unjudgedHits(
  rows: readonly Measurement[],
  { contexts }: AuditContexts,
  targets: ReadonlyMap<string, Target>,
): JudgeItem[] {
  const texts = new Map(contexts.map(({ id, text }) => [id, text]));
  const ids = rows
    .filter(({ measure }) => measure === "recovered")
    .flatMap(({ outcomes }) => (outcomes?.units ?? []).filter((_, index) => outcomes?.values[index] === 1));
  return ids.flatMap(({ id }) => {
    const { standing, unjudged = [] } = targets.get(id) ?? {};
    const text = texts.get(id);
    if (standing !== "unjudged" || text === undefined) return [];
    return unjudged.map((part) => ({ surface: judgedSurface(part), why: ["counts"], contexts: [text] }));
  });
}

async function toJudge(
  further: readonly JudgeItem[],
  judged: JudgedEntries | undefined,
  { known, seed, judging }: LeakOptions,
): Promise<readonly JudgeItem[]> {
  if (judged !== undefined) return judged.toJudge(further);
  if (further.length === 0) return [];
  const { isListed } = await judging();
  return planJudgeFile({ classes: [], further, known, isListed, seed });
}

function predictedNames(
  scores: readonly ContextScore[],
  { split, tokenizer }: { readonly split: Split; readonly tokenizer: Tokenizer },
): PredictedName[] {
  const found = new Map<string, PredictedName>();
  for (const { topTokenIds, nameRanks } of scores) {
    // The first rank of each: several entries may spell one name.
    const best = new Map<string, { readonly surface: string; readonly rank: number }>();
    for (const rank of nameRanks.toReversed()) {
      const surface = tokenizer.surface(topTokenIds[rank - 1] as number);
      best.set(foldSurface(surface), { surface, rank });
    }
    for (const [key, { surface, rank }] of best) {
      const { contexts, bestRank } = found.get(key) ?? { contexts: 0, bestRank: rank };
      found.set(key, { split, surface, contexts: contexts + 1, bestRank: Math.min(bestRank, rank) });
    }
  }
  return [...found.values()];
}

/** What would say each context's original, by context id; contexts without an original that identifies are absent. */
export function originalTargets(
  tokenizer: Tokenizer,
  { originals }: AuditContexts,
  weigh?: WeighOriginal,
): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  const targetOf = createTargetIndex(tokenizer, weigh);
  for (const [id, { original }] of originals) {
    const target = targetOf(original);
    if (target !== undefined) targets.set(id, target);
  }
  return targets;
}

interface ScoreOptions {
  readonly k: number;
  readonly nameEntries: NameEntries;
  readonly targets: ReadonlyMap<string, Target>;
  readonly work: KeptWork;
  readonly onProgress?: (message: string) => void;
}

/** One score a context, in their order. Throws `context-mask` and `input-format` as `fillMask` does. */
async function scoreContexts(
  session: MaskedLanguageModel,
  input: AuditContexts,
  options: ScoreOptions,
): Promise<ContextScore[]> {
  const { k, nameEntries, targets, work } = options;
  const { nameLike, replaced, unexplained } = nameEntries;
  const clusters = input.contexts.map(({ id }) => input.units.unitOf(id));
  const sets = [[...nameLike], [...replaced], [...unexplained], [...targets]];
  return work.recall("scores", [input.contexts, clusters, k, sets], () => measureContexts(session, input, options));
}

async function measureContexts(
  session: MaskedLanguageModel,
  { contexts, units }: AuditContexts,
  { k, nameEntries, targets, onProgress }: ScoreOptions,
): Promise<ContextScore[]> {
  const { nameLike, replaced, unexplained } = nameEntries;
  const scores = new Map<string, ContextScore>();
  const placeholders = new Set([...replaced, ...unexplained]);
  let done = 0;
  const tell = onProgress && paceTeller(contexts.length, "contexts", onProgress);
  const inputs = contexts.map((context) => maskedInput(context, session.checkpoint.tokenizer));
  await session.forEachPrediction(inputs, (index, _position, row) => {
    const context = contexts[index] as (typeof contexts)[number];
    const cluster = units.unitOf(context.id);
    const own = targets.get(context.id)?.tokenIds;
    const sets = { nameLike, replaced: placeholders, ...(own !== undefined && { targets: own }) };
    scores.set(context.id, scoreRow({ id: context.id, split: context.split, cluster }, row, k, sets));
    tell?.(++done);
  });
  // The session answers in an order of its own.
  return contexts.flatMap(({ id }) => scores.get(id) ?? []);
}
