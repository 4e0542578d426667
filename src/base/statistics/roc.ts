/** One unit of a test that tells two classes apart: a higher score speaks for the positive class (a member). */
export interface Scored {
  readonly score: number;
  readonly isPositive: boolean;
}

/** A unit with the cluster (patient, document) that it goes together with. */
export interface ClusteredScore extends Scored {
  readonly cluster: string;
}

/** A point of a ROC curve: the shares of negatives and of positives whose score is at or over some threshold. */
export interface RocPoint {
  readonly falsePositiveRate: number;
  readonly truePositiveRate: number;
}

/** Scores in falling order, with those that tie marked, so that curves of many resamples need no sorting. */
export interface RocOrder {
  /** Indices of the units, highest score first. */
  readonly order: Int32Array;
  /** 1 where the next unit in `order` has a lower score: a threshold can lie here. */
  readonly endsTie: Uint8Array;
  readonly isPositive: Uint8Array;
}

/** What a curve comes down to; NaN where a class is empty. */
export interface RocFigures {
  readonly auc: number;
  /** For each limit asked for, the true positive rate of the last point at or under it: never one over it, and 0 at the least. */
  readonly truePositiveRates: readonly number[];
}

/** Sorts units by score. Throws a RangeError for a score that is no number. */
export function orderByScore(units: readonly Scored[]): RocOrder {
  const broken = units.findIndex(({ score }) => Number.isNaN(score));
  if (broken >= 0) throw new RangeError(`unit ${broken}: the score is no number`);
  const order = Int32Array.from(units.keys());
  const scores = Float64Array.from(units, ({ score }) => score);
  order.sort((a, b) => compare(scores[b] as number, scores[a] as number) || a - b);
  const endsTie = new Uint8Array(order.length).fill(1);
  for (let place = 0; place + 1 < order.length; place++)
    endsTie[place] = scores[order[place] as number] === scores[order[place + 1] as number] ? 0 : 1;
  return { order, endsTie, isPositive: Uint8Array.from(units, ({ isPositive }) => (isPositive ? 1 : 0)) };
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The area under the ROC curve (the probability that a positive scores higher than a negative, ties half) and true positive rates
 * at limits of the false positive rate. `weights`: how often each unit counts, by its index; default once each.
 */
export function rocFigures(
  { order, endsTie, isPositive }: RocOrder,
  limits: readonly number[] = [],
  weights?: ArrayLike<number>,
): RocFigures {
  let [positives, negatives] = [0, 0];
  for (let unit = 0; unit < isPositive.length; unit++) {
    const weight = weights === undefined ? 1 : (weights[unit] as number);
    if (isPositive[unit] === 1) positives += weight;
    else negatives += weight;
  }
  if (positives === 0 || negatives === 0) return { auc: Number.NaN, truePositiveRates: limits.map(() => Number.NaN) };
  const best = limits.map(() => 0);
  let [above, truePositives, falsePositives, tiedPositives, tiedNegatives] = [0, 0, 0, 0, 0];
  for (let place = 0; place < order.length; place++) {
    const unit = order[place] as number;
    const weight = weights === undefined ? 1 : (weights[unit] as number);
    if (isPositive[unit] === 1) tiedPositives += weight;
    else tiedNegatives += weight;
    if (endsTie[place] === 0) continue;
    above += tiedNegatives * (truePositives + tiedPositives / 2);
    truePositives += tiedPositives;
    falsePositives += tiedNegatives;
    [tiedPositives, tiedNegatives] = [0, 0];
    for (const [index, limit] of limits.entries())
      if (falsePositives <= limit * negatives * (1 + ROUNDING)) best[index] = truePositives;
  }
  return { auc: above / (positives * negatives), truePositiveRates: best.map((count) => count / positives) };
}

/** 0.01 of 300 is 3, though not in binary fractions. */
const ROUNDING = 1e-12;

/** The curve from (0, 0) to (1, 1), a point where a threshold can lie; empty if a class is. */
export function rocCurve({ order, endsTie, isPositive }: RocOrder): RocPoint[] {
  let positives = 0;
  for (const one of isPositive) positives += one;
  const negatives = isPositive.length - positives;
  if (positives === 0 || negatives === 0) return [];
  const points: RocPoint[] = [{ falsePositiveRate: 0, truePositiveRate: 0 }];
  let [truePositives, falsePositives] = [0, 0];
  for (let place = 0; place < order.length; place++) {
    if (isPositive[order[place] as number] === 1) truePositives++;
    else falsePositives++;
    if (endsTie[place] === 1)
      points.push({ falsePositiveRate: falsePositives / negatives, truePositiveRate: truePositives / positives });
  }
  return points;
}

/** The area under the ROC curve of some units, ties half; NaN if a class is empty. */
export function areaUnderRoc(units: readonly Scored[]): number {
  return rocFigures(orderByScore(units)).auc;
}
