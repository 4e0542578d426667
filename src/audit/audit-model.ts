import type { MaskedLanguageModel } from "../model/session.ts";
import { maskedInput } from "../probe/fill-mask.ts";
import type { SentenceLoss } from "../probe/masked-loss.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { AuditName, NameRateDetail } from "./audit-report.ts";
import { type ContextScore, scoreRow } from "./context-scores.ts";
import { createDecoyPool } from "./recovery/decoys.ts";
import type { Measurement } from "./judge.ts";
import { keptNameTokens, type NameSources, nameLikeTokens, placeholderTokens } from "./names/name-like.ts";
import { auditNameRate, nameRateDetail } from "./name-rate/name-rate.ts";
import { auditRanking } from "./recovery/ranking.ts";
import { auditRecovery, recoveryTargets, surfaceIndex, withControls } from "./recovery/recovery.ts";
import { auditRespelling } from "./recovery/respelling.ts";

const SPLITS = ["seen", "unseen"] as const;

export interface LeakOptions {
  readonly only: ReadonlySet<AuditName>;
  readonly names: NameSources;
  readonly k: number;
  readonly seed: number;
  /** Most contexts of a split whose originals are searched for in pieces; 0 for none. */
  readonly respellLimit: number;
  readonly beam?: number;
  /** Most contexts of a split whose originals are ranked among the names of `names`; default 0, none. */
  readonly rankLimit?: number;
  readonly onProgress?: (message: string) => void;
}

export interface LeakResult {
  readonly rows: readonly Measurement[];
  readonly nameRate: readonly NameRateDetail[];
  readonly nameLikeTokens: number;
  readonly replacedTokens: number;
  readonly keptNameTokens: number;
}

/** The audits `name-rate` and `recovery` of a loaded model: one pass over the contexts for both, and the beam search. */
export async function auditLeaks(
  session: MaskedLanguageModel,
  input: AuditContexts,
  options: LeakOptions,
): Promise<LeakResult> {
  const { tokenizer } = session.checkpoint;
  const { only, k, seed, names, respellLimit, beam, rankLimit = 0, onProgress } = options;
  const nameLike = nameLikeTokens(tokenizer, names);
  const replaced = placeholderTokens(tokenizer, names.decisions ?? []);
  const targets = originalTargets(session, input);
  const scores = await scoreContexts(session, input, {
    k,
    nameLike,
    replaced,
    targets,
    ...(onProgress && { onProgress }),
  });
  const rows: Measurement[] = [];
  const nameRate: NameRateDetail[] = [];
  for (const split of SPLITS) {
    const ofSplit = scores.filter((score) => score.split === split);
    if (only.has("name-rate") && ofSplit.length > 0) {
      rows.push(...auditNameRate(ofSplit, { split, k, seed, hasNameLike: nameLike.size > 0 }));
      nameRate.push(nameRateDetail(ofSplit, { split, k, nameLike }));
    }
    if (!only.has("recovery")) continue;
    const cases = ofSplit.flatMap((score) => {
      const tokenIds = targets.get(score.id);
      return tokenIds === undefined ? [] : [{ score, targets: tokenIds }];
    });
    rows.push(...auditRecovery(cases, { split, k, seed, nameLike }));
    if (rankLimit > 0) {
      onProgress?.(`ranking originals among other names, ${split}`);
      rows.push(...(await rankOriginals(session, input, split, { seed, names: names.names ?? [], limit: rankLimit })));
    }
    if (respellLimit === 0) continue;
    onProgress?.(`searching for originals in pieces, ${split}`);
    const respelling = input.contexts.flatMap((context) => {
      const known = context.split === split ? input.originals.get(context.id) : undefined;
      return known === undefined ? [] : [{ input: maskedInput(context, tokenizer), original: known.original }];
    });
    const limits = { split, seed, limit: respellLimit, ...(beam !== undefined && { beam }) };
    rows.push(...(await auditRespelling(session, respelling, limits)));
  }
  return {
    rows: withControls(rows),
    nameRate,
    nameLikeTokens: nameLike.size,
    replacedTokens: replaced.size,
    keptNameTokens: keptNameTokens(tokenizer, names).size,
  };
}

/** Ranks the originals of a split's contexts among names of the list. */
function rankOriginals(
  session: MaskedLanguageModel,
  { contexts, originals }: AuditContexts,
  split: (typeof SPLITS)[number],
  { seed, names, limit }: { readonly seed: number; readonly names: readonly string[]; readonly limit: number },
): Promise<Measurement[]> {
  const cases = contexts.flatMap(({ id, text, split: own }) => {
    const known = own === split ? originals.get(id) : undefined;
    return known === undefined ? [] : [{ id, text, original: known.original, cluster: known.document }];
  });
  return auditRanking(session, cases, { split, seed, pool: createDecoyPool(names), limit });
}

/** Tokens that would say each context's original, by context id; contexts without an original that identifies are absent. */
function originalTargets(
  session: MaskedLanguageModel,
  { originals }: AuditContexts,
): ReadonlyMap<string, readonly number[]> {
  const targets = new Map<string, readonly number[]>();
  const index = surfaceIndex(session.checkpoint.tokenizer);
  for (const [id, { original }] of originals) {
    const tokenIds = recoveryTargets(original, index);
    if (tokenIds !== undefined) targets.set(id, tokenIds);
  }
  return targets;
}

interface ScoreOptions {
  readonly k: number;
  readonly nameLike: ReadonlySet<number>;
  readonly replaced: ReadonlySet<number>;
  readonly targets: ReadonlyMap<string, readonly number[]>;
  readonly onProgress?: (message: string) => void;
}

/** How often progress is told, in contexts. */
const PROGRESS_STEP = 500;

/** One score a context, in their order. Throws `context-mask` and `input-format` as `fillMask` does. */
async function scoreContexts(
  session: MaskedLanguageModel,
  { contexts, originals }: AuditContexts,
  { k, nameLike, replaced, targets, onProgress }: ScoreOptions,
): Promise<ContextScore[]> {
  const scores = new Map<string, ContextScore>();
  let done = 0;
  const inputs = contexts.map((context) => maskedInput(context, session.checkpoint.tokenizer));
  await session.forEachPrediction(inputs, (index, _position, row) => {
    const context = contexts[index] as (typeof contexts)[number];
    const cluster = originals.get(context.id)?.document ?? context.id;
    const own = targets.get(context.id);
    const sets = { nameLike, replaced, ...(own !== undefined && { targets: own }) };
    const score = scoreRow({ id: context.id, split: context.split, cluster }, row, k, sets);
    scores.set(context.id, score);
    if (++done % PROGRESS_STEP === 0) onProgress?.(`${done} of ${contexts.length} contexts`);
  });
  // The session answers in an order of its own.
  return contexts.flatMap(({ id }) => scores.get(id) ?? []);
}

/** Losses of one or two models over the same sentences, in order; sentences too long for either are left out for both. */
export function pairLosses(
  after: readonly SentenceLoss[],
  before: readonly SentenceLoss[] | undefined,
): { readonly after: readonly SentenceLoss[]; readonly before?: readonly SentenceLoss[] } {
  const fits = after.map((loss, index) => !loss.isTooLong && before?.[index]?.isTooLong !== true);
  const kept = (losses: readonly SentenceLoss[]) => losses.filter((_, index) => fits[index]);
  return { after: kept(after), ...(before && { before: kept(before) }) };
}
