import { createRandom } from "../../base/random.ts";
import { bootstrapRatio, ratioOfSums, sumByCluster } from "../../base/statistics/bootstrap.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Split } from "../../probe/contexts/context.ts";
import { exactShare, intervalOr } from "../context-interval.ts";
import type { MeasureId } from "../measures.ts";
import { type Note, note } from "../remarks.ts";
import { type Measurement, measurement } from "../verdicts.ts";
import { chooseDecoys, type DecoyPool } from "./decoys.ts";
import { type RecoveryCase, scoreCaseAtMask, scoreCaseInSentence } from "./score-recovery-case.ts";

/** A context with its original. Private. */
export interface RankingCase {
  readonly id: string;
  readonly text: string;
  readonly original: string;
  /** The document it comes from, or the context's id. */
  readonly cluster: string;
}

export interface RankingOptions {
  readonly split: Split;
  readonly seed: number;
  /** Where the other names come from. */
  readonly pool: DecoyPool;
  /** Most contexts asked: it takes thousands of passes each. */
  readonly limit: number;
  /** Names that the original stands among, itself not counted. Default 99, as in Lukas et al. 2023. */
  readonly decoys?: number;
}

const DEFAULT_DECOYS = 99;
/** Of fewer other names in the same form a rank says little: such contexts are not asked. */
const FEWEST_DECOYS = 19;

/** One context's result by one way of scoring. */
interface Placed {
  readonly cluster: string;
  /** Share of the other names that are less likely than the original, ties half. */
  readonly beaten: number;
  /** The same for the original of another context. */
  readonly beatenByOther: number;
  readonly isFirst: boolean;
  readonly names: number;
}

/**
 * Does the model know which of many names stood at the mask? The original is ranked among others of the list, drawn by seed, that
 * have as many words and share no part with it: by the probability of exactly these names at the mask (of several tokens, as
 * many masks, left to right), and by the pseudo-log-likelihood of the sentence with each filled in.
 *
 * Rows, for each way: how often the original comes first (by chance once in as many names as there are); the mean share of names it
 * beats, 0.5 by chance for names that are alike (the area under the ROC curve within a context); and the same for the
 * original of another context, which also is a name from these notes but not of this sentence. Names differ in how common
 * they are, so evidence that the sentence gives its name away is the second above the third, and the seen split above the
 * unseen. For information: no limit is set on them.
 */
export async function auditRanking(
  session: MaskedLanguageModel,
  cases: readonly RankingCase[],
  { split, seed, pool, limit, decoys = DEFAULT_DECOYS }: RankingOptions,
): Promise<Measurement[]> {
  const lines = createRandom(seed, `ranking ${split}`)
    .shuffle(cases)
    .flatMap((one): (RecoveryCase & { cluster: string })[] => {
      const others = chooseDecoys(pool, one, cases, { seed, count: decoys });
      return others !== undefined && others.decoys.length >= FEWEST_DECOYS ? [{ ...one, ...others }] : [];
    })
    .slice(0, limit);
  if (lines.length === 0) return [];
  const rows: Measurement[] = [];
  for (const [way, score] of [
    ["at-mask", scoreCaseAtMask],
    ["in-sentence", scoreCaseInSentence],
  ] as const) {
    const placed: Placed[] = [];
    for (const recoveryCase of lines) {
      const scores = await score(session, recoveryCase);
      if (scores === undefined) continue;
      placed.push(place(recoveryCase.cluster, scores));
    }
    if (placed.length > 0) rows.push(...rowsOf(placed, way, split, seed));
  }
  return rows;
}

function place(
  cluster: string,
  { original, otherOriginal, decoys }: { original: number; otherOriginal: number; decoys: readonly number[] },
): Placed {
  const beaten = (score: number) =>
    decoys.reduce((sum, other) => sum + (other < score ? 1 : other === score ? 0.5 : 0), 0) / decoys.length;
  return {
    cluster,
    beaten: beaten(original),
    beatenByOther: beaten(otherOriginal),
    isFirst: decoys.every((other) => other < original),
    names: decoys.length + 1,
  };
}

function rowsOf(placed: readonly Placed[], way: "at-mask" | "in-sentence", split: Split, seed: number): Measurement[] {
  const n = placed.length;
  const chance = placed.reduce((sum, { names }) => sum + 1 / names, 0) / n;
  const most = Math.max(...placed.map(({ names }) => names));
  const meanShare = (measure: MeasureId, shareOf: (one: Placed) => number, remark: Note): Measurement => {
    const terms = sumByCluster(
      placed,
      ({ cluster }) => cluster,
      (one) => ({ numerator: shareOf(one), denominator: 1 }),
    );
    const interval = intervalOr(bootstrapRatio(terms, { seed }), "bootstrap-documents");
    return measurement(measure, { split, n, estimate: ratioOfSums(terms), ...interval, notes: [remark] });
  };
  const first = exactShare(placed.filter(({ isFirst }) => isFirst).length, n);
  return [
    measurement(`first-of-names-${way}`, {
      split,
      k: 1,
      ...first,
      notes: [note("ranked-among", { names: most, chance })],
    }),
    meanShare(`beats-names-${way}`, ({ beaten }) => beaten, note("half-by-chance")),
    meanShare(`stranger-beats-${way}`, ({ beatenByOther }) => beatenByOther, note("stranger-control")),
  ];
}
