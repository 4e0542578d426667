import { unitsForNoHit } from "../../base/statistics/beta-binomial-bounds.ts";
import { passingProbability } from "../../base/statistics/sample-size.ts";
import { sampleSizeForZeroHits } from "../../base/statistics.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import { type Context, type Split, SPLITS } from "../../probe/contexts/context.ts";
import { CHANCE_IN, CONTEXT_LIMITS, ENOUGH_CONTEXTS, POWER } from "../../probe/contexts/context-sizes.ts";
import { readDecisionLines } from "../../review/decisions/decisions-file.ts";
import { AUDIT_NAMES, isOfTest, type TestId } from "../audit-ids.ts";
import { type AuditContexts, readAuditContexts } from "../audit-input.ts";
import type { AuditSources } from "../audit-sources.ts";
import { readEarlierLooks } from "../earlier-looks.ts";
import { staleness } from "../evidence-rows.ts";
import { contextShare } from "../context-interval.ts";
import { givenInputs, lostBy, type LostInputs, lostInputs } from "../lost-inputs.ts";
import { DEFAULT_K, limitOf, type MeasureId, measureOf } from "../measures.ts";
import { measureCoverage } from "../names/coverage.ts";
import { collectKnownNames } from "../names/collect-known-names.ts";
import { type Note, note } from "../remarks.ts";
import { planAttacks, planUnplanted, type UnplantedAttacks } from "./plan-attacks.ts";
import { refuseSameModels } from "../references/refuse-same-models.ts";
import { createTargetIndex } from "../recovery/targets.ts";
import { summariseRewrite } from "../rewrite-summary.ts";
import { digestCheckpoint } from "../../model/digest-checkpoint.ts";
import { identifyLineage } from "../audited-model.ts";
import { type AuditUnits, describeUnits } from "../units.ts";

/** Whether a judged figure can pass with what is given, before anything is probed. */
export interface PlannedRow {
  readonly measure: MeasureId;
  readonly split: Split | "both";
  /** Units that could be a hit; those that are covered, of `list-coverage`. */
  readonly n: number;
  /** Units without a hit that the limit takes. */
  readonly needed: number;
  readonly canPass: boolean;
  readonly notes: readonly Note[];
}

/** What an audit could show. */
export interface Plan {
  readonly rows: readonly PlannedRow[];
  /** False if any row cannot: the verdict would not be `pass` whatever the model says. */
  readonly canPass: boolean;
  /** The same of each test. */
  readonly tests: Readonly<Record<TestId, boolean>>;
  /** Where no planted people were given, as for a model that is trained already: the attacks that can be made all the same. */
  readonly unplanted?: UnplantedAttacks;
  /** What will be missing whatever the rows, for example decisions. */
  readonly notes: readonly Note[];
}

export interface PlanSources extends AuditSources {
  /** The audit's. Default 0. */
  readonly seed?: number;
}

/**
 * Which judged rows of an audit can pass with these contexts, originals, names and decisions, and how many units they would take. Reads
 * the vocabulary, weights only to tell references from the model, does not evaluate the model, and leaves no look in the ledger. Throws what reading the inputs throws.
 */
export async function planAudit(sources: PlanSources): Promise<Plan> {
  const references = await refuseSameModels(sources);
  const checkpoint = await openCheckpoint(sources.modelDirectory);
  const input = await readAuditContexts(sources);
  const names = await collectKnownNames({
    ...(sources.namesFile !== undefined && { namesFile: sources.namesFile }),
    privateDirectories: input.privateDirectories,
    originalFiles: input.originalFiles,
  });
  const decisions = sources.decisionsFile === undefined ? [] : await readDecisionLines(sources.decisionsFile);
  const targetOf = createTargetIndex(checkpoint.tokenizer);
  const measured = [
    ...SPLITS.flatMap((split) => planLeaks(split, input, targetOf)),
    planCoverage(measureCoverage(input.contexts, input.originals, names)),
    planFreshness(input),
    ...(await planAttacks(sources, input, names.surfaces)),
  ];
  const digests = await digestCheckpoint(checkpoint);
  const rewrite = await summariseRewrite(sources.modelDirectory);
  const lineage = identifyLineage(digests, rewrite);
  const { contextFiles } = sources;
  const { seed = 0 } = sources;
  const drawn = { k: DEFAULT_K, respell: null, rank: 0, only: AUDIT_NAMES };
  const given = await givenInputs(sources, input, references, new Set(AUDIT_NAMES));
  const now = { contextFiles, contexts: input.all, lineage, digests, decisions, at: new Date(), seed, drawn, given };
  const { evidence: looks, leftOut } = await readEarlierLooks(now);
  const rows = measured.map((row) => withLost(row, lostInputs(leftOut, given)));
  rows.push({
    measure: "looks",
    split: "both",
    n: looks.looks,
    needed: 0,
    canPass: !looks.changedAfterFirstLook,
    notes: looks.changedAfterFirstLook ? [note("decisions-changed")] : [],
  });
  const notes = [
    ...(decisions.length === 0 ? [note("no-decisions")] : []),
    ...(sources.baselineDirectory === undefined && rewrite !== undefined ? [note("no-baseline")] : []),
  ];
  // What a rewrite cost must be measured; a model that was not rewritten has nothing to compare with.
  const isCompared = rewrite === undefined || sources.baselineDirectory !== undefined;
  const canPass = (test: TestId) =>
    rows.every((row) => row.canPass || !isOfTest(measureOf(row.measure).audit, test)) &&
    (test !== "names" || (decisions.length > 0 && isCompared));
  const tests = { names: canPass("names"), attacks: canPass("attacks") };
  return {
    rows,
    notes,
    tests,
    canPass: tests.names && tests.attacks,
    ...(sources.canariesFile === undefined && { unplanted: planUnplanted(input, names.surfaces) }),
  };
}

function planFreshness(input: AuditContexts): PlannedRow {
  const notes = staleness(input);
  const { n } = input.freshness;
  return { measure: "near-duplicates", split: "both", n, needed: 0, canPass: notes.length === 0, notes };
}

/** The row with what an earlier audit had and this one lacks. */
function withLost(row: PlannedRow, lost: LostInputs): PlannedRow {
  const notes = lostBy(measureOf(row.measure).audit, lost);
  return notes.length === 0 ? row : { ...row, canPass: false, notes: [...notes, ...row.notes] };
}

function planProportion(measure: MeasureId, split: Split, contexts: readonly Context[], units: AuditUnits): PlannedRow {
  const limit = limitOf(measure);
  const { n, clusterSizes } = contextShare(contexts, ({ id }) => units.unitOf(id), () => false); // prettier-ignore
  const needed = unitsForNoHit(limit, clusterSizes);
  const isEnough = n >= needed;
  const canPass = isEnough && (units.of === "patient" || units.isDeclared);
  const few = isEnough ? [] : [note("too-few", { n, needed, limit })];
  return { measure, split, n, needed, canPass, notes: [...few, ...describeUnits(units)] };
}

/** The rows of `name-rate` and `recovery` of one split. */
function planLeaks(split: Split, input: AuditContexts, targetOf: ReturnType<typeof createTargetIndex>): PlannedRow[] {
  const contexts = input.contexts.filter((context) => context.split === split);
  const rows = [
    planProportion("name-rate", split, contexts, input.units),
    planProportion("contexts-with-name", split, contexts, input.units),
  ];
  // The unseen split is the control of recovery: it is not judged.
  if (split === "unseen") return rows;
  const sayable = contexts.filter(({ id }) => {
    const original = input.originals.get(id);
    const target = original && targetOf(original.original);
    return target !== undefined && (target.tokenIds.length > 0 || target.pieces.length > 0);
  });
  return [...rows, planRecovery(split, sayable, input.units)];
}

/** With how often a model passes that remembers nothing: some names come back by chance. */
function planRecovery(split: Split, contexts: readonly Context[], units: AuditUnits): PlannedRow {
  const row = planProportion("recovered", split, contexts, units);
  const limit = CONTEXT_LIMITS.recovery;
  // Where contexts go together, more of them are needed: as many as these are worth by themselves.
  const worth = Math.floor((row.n * sampleSizeForZeroHits(limit)) / row.needed);
  const power = passingProbability(worth, { limit, rate: 1 / CHANCE_IN });
  const remark = note("power-is", { power, chanceIn: CHANCE_IN, enough: ENOUGH_CONTEXTS, aim: POWER });
  return row.canPass ? { ...row, notes: [...row.notes, remark] } : row;
}

function planCoverage({ n, known }: { readonly n: number; readonly known: number }): PlannedRow {
  const limit = measureOf("list-coverage").limit?.value ?? 0;
  const needed = sampleSizeForZeroHits(1 - limit);
  const canPass = n >= needed && known / n >= limit;
  const notes = known / Math.max(1, n) < limit ? [note("lists-too-thin", { known, n, limit })] : [];
  return {
    measure: "list-coverage",
    split: "both",
    n: known,
    needed: Math.max(needed, Math.ceil(limit * n)),
    canPass,
    notes,
  };
}
