import { poissonBinomialTail } from "../../base/statistics/poisson-binomial.ts";
import { boundByDocuments, contextShare, type ContextShare } from "../context-interval.ts";
import { note } from "../remarks.ts";
import { type Judged, type Measurement, measurement, requireDepth } from "../verdicts.ts";
import { type DealtContext, dealOriginals } from "./deal-originals.ts";
import { againstControl, boundExcess, judgeRecovery } from "./judge-recovery.ts";
import {
  clusterOf,
  isRecovered,
  type RecoveryCase,
  type RecoveryControl,
  type RecoveryOptions,
} from "./recovery-case.ts";

const NO_CONTROL: RecoveryControl = { hits: 0, n: 0, clusters: 0, contexts: 0 };

/** The figures of the unseen split that the seen one is judged against. */
export function recoveryControl(
  cases: readonly RecoveryCase[],
  { k, notAsked }: Pick<RecoveryOptions, "k" | "notAsked">,
): RecoveryControl {
  const asked = cases.filter((one) => isCounted(one, k) && isPossible(one));
  const hits = clearHits(asked, k);
  return {
    hits: hits.length,
    n: asked.length,
    clusters: countClusters(hits),
    contexts: cases.length + notAsked.noOriginal + notAsked.unidentifying,
  };
}

/** A hit outside a sample counts as well: asking fewer contexts in pieces hides none. */
function isCounted(one: RecoveryCase, k: number): boolean {
  return one.isAsked || isRecovered(one, k);
}

function isPossible({ hasEntry, hasSpelling }: RecoveryCase): boolean {
  return hasEntry || hasSpelling;
}

function isHit(one: RecoveryCase, k: number): boolean {
  return isRecovered(one, k) || one.inPieces === true;
}

/** Hits that are names: those that a person must judge first show nothing. */
function clearHits(cases: readonly RecoveryCase[], k: number): RecoveryCase[] {
  return cases.filter((one) => isHit(one, k) && one.standing === "name");
}

function countClusters(cases: readonly RecoveryCase[]): number {
  return new Set(cases.map(clusterOf)).size;
}

/**
 * The row of originals that came back in any way. The seen split is judged, by its excess over chance; the unseen one, whose names training never
 * saw, is its control.
 */
export function recoveredRow(cases: readonly RecoveryCase[], options: RecoveryOptions): Measurement {
  const { split, k, notAsked } = options;
  const { noOriginal, unidentifying, tooLong } = notAsked;
  const counted = cases.filter((one) => isCounted(one, k));
  const possible = cases.filter(isPossible);
  const asked = counted.filter(isPossible);
  const byEntry = asked.filter((one) => isRecovered(one, k)).length;
  const share = contextShare(asked, clusterOf, (one) => isHit(one, k));
  // What this vocabulary cannot say did not come back; what it was not asked in all ways is not known.
  const paired = counted.filter((one) => isHit(one, k) || one.isTooLong === undefined);
  const known = cases.length + unidentifying;
  const words = asked.filter(({ standing }) => standing === "word").length;
  const unsayable = cases.length - possible.length;
  const judged = split === "seen" ? judgeByChance(cases, asked, share, options) : undefined;
  const row = measurement("recovered", {
    split,
    k,
    ...share,
    ...(judged && { verdict: judged.verdict }),
    outcomes: { units: paired.map(({ score }) => score), values: paired.map((one) => (isHit(one, k) ? 1 : 0)) },
    notes: [
      ...(judged?.notes ?? []),
      ...boundByDocuments(asked, clusterOf, share.hits),
      ...(share.hits > 0 ? [note("ways-of-recovery", { oneEntry: byEntry, inPieces: share.hits - byEntry })] : []),
      ...(asked.length < possible.length
        ? [note("asked-in-all-ways", { asked: asked.length, n: possible.length })]
        : []),
      ...(words > 0 ? [note("originals-no-names", { originals: words, n: asked.length })] : []),
      ...(unidentifying + unsayable + tooLong > 0
        ? [note("could-not-come-back", { n: known, unidentifying, unsayable, tooLong })]
        : []),
      ...(noOriginal > 0 ? [note("no-original", { contexts: noOriginal })] : []),
    ],
  });
  return requireDepth(row);
}

/** The verdict on the seen split, and what chance gives. */
function judgeByChance(
  cases: readonly RecoveryCase[],
  asked: readonly RecoveryCase[],
  { n, hits, ciHigh, clusterSizes }: ContextShare,
  { k, notAsked, control = NO_CONTROL }: RecoveryOptions,
): Judged {
  const clear = clearHits(asked, k);
  const clusters = countClusters(clear);
  const dealt = dealOriginals(asked.map(dealtContext), cases.map(dealtContext), notAsked.noOriginal);
  const evidence = {
    n,
    hits,
    ciHigh,
    clusterSizes,
    dealt: {
      expected: dealt.expected,
      certain: dealt.certain,
      clusters,
      p: poissonBinomialTail(dealt.perCluster, clusters),
    },
    control: { ...control, p: againstControl(n, clusters, control) },
  };
  const { verdict, notes } = judgeRecovery(evidence);
  const bound = boundExcess(evidence);
  return {
    verdict,
    notes: [
      ...notes,
      ...(bound < ciHigh ? [note("beyond-chance", { bound })] : []),
      ...(clear.length < hits ? [note("hits-unjudged", { hits: hits - clear.length })] : []),
      note("originals-dealt", evidence.dealt),
      note("unseen-control", evidence.control),
    ],
  };
}

function dealtContext({ score, targets, standing, form, isOfPatient }: RecoveryCase): DealtContext {
  const own = standing === "name" ? targets : [];
  return { predicted: score.topTokenIds, targets: own, form, cluster: score.cluster, isOfPatient };
}
