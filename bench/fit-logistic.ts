import { FEATURES, probabilityOf, type Weights } from "../src/review/score/suspicion-model.ts";

/** An entry whose truth is known. */
export interface Labelled {
  readonly features: readonly number[];
  readonly isName: boolean;
}

const MOST_STEPS = 100;
const CONVERGED = 1e-8;
/** Newton steps are cut to this many nats: far from the solution they overshoot. */
const LARGEST_STEP = 2;

/** Logistic regression by Newton's method, ridge-penalised by `ridge` · |w|² / 2 but for the constant. */
export function fitLogistic(entries: readonly Labelled[], ridge: number): Weights {
  const rows = entries.map(({ features }) => features);
  const weights = FEATURES.map(() => 0);
  const penalties = FEATURES.map((feature) => (feature === "constant" ? 1e-9 : ridge));
  for (let step = 0; step < MOST_STEPS; step++) {
    const gradient = weights.map((weight, i) => -(penalties[i] as number) * weight);
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? (penalties[i] as number) : 0)));
    for (const [index, row] of rows.entries()) {
      const probability = probabilityOf(row.reduce((sum, value, i) => sum + value * (weights[i] as number), 0));
      const residual = Number(entries[index]?.isName) - probability;
      const variance = probability * (1 - probability);
      for (const [i, value] of row.entries()) {
        if (value === 0) continue;
        gradient[i] = (gradient[i] as number) + residual * value;
        const line = hessian[i] as number[];
        for (const [j, other] of row.entries()) line[j] = (line[j] as number) + variance * value * other;
      }
    }
    const change = solve(hessian, gradient).map((value) => Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, value)));
    for (const [i, value] of change.entries()) weights[i] = (weights[i] as number) + value;
    if (Math.max(...change.map(Math.abs)) < CONVERGED) break;
  }
  return Object.fromEntries(FEATURES.map((feature, index) => [feature, weights[index]])) as unknown as Weights;
}

/** The shift and the slope about `centreNats` that make log odds fit best (Platt's recalibration), by the same method. */
export function recalibrate(
  entries: readonly { readonly logOddsNats: number; readonly isName: boolean }[],
  centreNats: number,
): { readonly shiftNats: number; readonly slope: number } {
  let [shift, slope] = [0, 1];
  for (let step = 0; step < MOST_STEPS; step++) {
    const hessian = [
      [1e-9, 0],
      [0, 1e-9],
    ];
    const gradient = [0, 0];
    for (const { logOddsNats, isName } of entries) {
      const row = [1, logOddsNats - centreNats] as const;
      const probability = probabilityOf(centreNats + shift + slope * row[1]);
      for (const i of [0, 1] as const) {
        gradient[i] = (gradient[i] as number) + (Number(isName) - probability) * row[i];
        const line = hessian[i] as number[];
        for (const j of [0, 1] as const)
          line[j] = (line[j] as number) + probability * (1 - probability) * row[i] * row[j];
      }
    }
    const [byShift = 0, bySlope = 0] = solve(hessian, gradient);
    shift += byShift;
    slope += bySlope;
    if (Math.abs(byShift) + Math.abs(bySlope) < CONVERGED) break;
  }
  return { shiftNats: shift, slope };
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, index) => [...line, right[index] as number]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    const at = (index: number) => (rows[index] as number[])[column] as number;
    let pivot = column;
    for (let index = column + 1; index < n; index++) if (Math.abs(at(index)) > Math.abs(at(pivot))) pivot = index;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    for (let index = 0; index < n; index++) {
      if (index === column) continue;
      const factor = at(index) / at(column);
      const line = rows[index] as number[];
      const from = rows[column] as number[];
      for (let place = column; place <= n; place++)
        line[place] = (line[place] as number) - factor * (from[place] as number);
    }
  }
  return rows.map((line, index) => (line[n] as number) / (line[index] as number));
}
