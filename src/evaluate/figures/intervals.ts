import { clusterBootstrap, DEFAULT_RESAMPLES } from "../../base/statistics/bootstrap.ts";
import { type Interval, quantile } from "../../base/statistics.ts";
import type { FigureCounts } from "./figures.ts";
import { jackknifeInterval } from "./jackknife-interval.ts";
import { toRates } from "./rates.ts";

export interface Intervals {
  readonly resamples: number;
  readonly seed: number;
  readonly confidence: number;
  /** How: the bootstrap's percentiles, or, of fewer than {@link FEW_DOCUMENTS} documents, {@link jackknifeInterval}. */
  readonly method: "percentile" | "jackknife-t";
  /** By the figure's place in the output, such as `meddocan.ner.f1`; figures that are not defined in any resample are left out. */
  readonly figures: Readonly<Record<string, Interval>>;
}

const CONFIDENCE = 0.95;
/** Below this the percentile bootstrap holds too seldom: of 8 documents 82 to 88 times in 100. */
export const FEW_DOCUMENTS = 50;
/** Counts of a figure in a row: true positives, false positives, false negatives. */
const WIDTH = 3;
const RATES = ["precision", "recall", "f1"] as const;

/**
 * Intervals of precision, recall and F1, and of recalls, documents being independent of each other: percentile bootstrap, whole documents drawn
 * with replacement ({@link clusterBootstrap}), all figures resampled alike; of few documents {@link jackknifeInterval}. Null for fewer than two documents: nothing can be said of those.
 */
export function computeIntervals(
  { rates, recalls }: Pick<FigureCounts, "rates" | "recalls">,
  seed: number,
  resamples = DEFAULT_RESAMPLES,
): Intervals | null {
  const columns = [
    ...Object.entries(rates).map(([place, counts]) => ({
      names: RATES.map((rate) => [rate, `${place}.${rate}`] as const),
      rows: counts.map((one) => [one.truePositives, one.falsePositives, one.falseNegatives]),
    })),
    ...Object.entries(recalls).flatMap(([place, counts]) =>
      (["recall", "coverageRecall"] as const).map((name) => ({
        names: [["recall", `${place}.${name}`] as const],
        rows: counts.map(({ gold, correct, covered }) => {
          const found = name === "recall" ? correct : covered;
          return [found, 0, gold - found];
        }),
      })),
    ),
  ];
  const documents = columns[0]?.rows.length ?? 0;
  if (documents < 2) return null;
  const rows = Array.from({ length: documents }, (_, index) =>
    Float64Array.from(columns.flatMap((column) => column.rows[index] ?? [])),
  );
  if (documents < FEW_DOCUMENTS) {
    const figures = Object.fromEntries(columns.flatMap(intervalsOfFew));
    return { resamples, seed, confidence: CONFIDENCE, method: "jackknife-t", figures };
  }
  const values = new Map<string, number[]>(columns.flatMap(({ names }) => names.map(([, name]) => [name, []])));
  const totals = new Float64Array(columns.length * WIDTH);
  // One drawing serves all figures: the statistic keeps their rates as it goes, and what it returns is not used.
  const keepRates = (sample: readonly Float64Array[]) => {
    addRows(sample, totals);
    for (const [index, { names }] of columns.entries()) {
      const [truePositives = 0, falsePositives = 0, falseNegatives = 0] = totals.subarray(WIDTH * index);
      const found = toRates({ truePositives, falsePositives, falseNegatives });
      // Of nothing to be found, a resample says nothing.
      if (truePositives + falsePositives + falseNegatives === 0) continue;
      for (const [rate, name] of names) values.get(name)?.push(found[rate]);
    }
    return 0;
  };
  clusterBootstrap(rows, keepRates, { seed, resamples, confidence: CONFIDENCE });
  const figures = [...values].filter(([, kept]) => kept.length > 0).map(([name, kept]) => [name, percentiles(kept)]);
  return { resamples, seed, confidence: CONFIDENCE, method: "percentile", figures: Object.fromEntries(figures) };
}

interface Column {
  readonly names: readonly (readonly [rate: (typeof RATES)[number], name: string])[];
  readonly rows: readonly (readonly number[])[];
}

/** Documents in which a figure has nothing to count say nothing of it. */
function intervalsOfFew({ names, rows }: Column): [name: string, interval: Interval][] {
  const counting = rows.filter((row) => row.some((count) => count > 0));
  if (counting.length < 2) return [];
  const total = sumRows(counting);
  const without = counting.map((row) => ratesOf(total.map((count, index) => count - (row[index] as number))));
  return names.map(([rate, name]) => {
    const parts = without.map((rates) => rates[rate]);
    return [name, jackknifeInterval(ratesOf(total)[rate], parts, CONFIDENCE)];
  });
}

function sumRows(rows: readonly (readonly number[])[]): number[] {
  return Array.from({ length: WIDTH }, (_, index) => rows.reduce((sum, row) => sum + (row[index] as number), 0));
}

function ratesOf([truePositives = 0, falsePositives = 0, falseNegatives = 0]: readonly number[]) {
  return toRates({ truePositives, falsePositives, falseNegatives });
}

function addRows(rows: readonly Float64Array[], totals: Float64Array): void {
  totals.fill(0);
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) totals[i] = (totals[i] as number) + (row[i] as number);
  }
}

function percentiles(values: readonly number[]): Interval {
  const sorted = Float64Array.from(values).sort();
  const tail = (1 - CONFIDENCE) / 2;
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) };
}
