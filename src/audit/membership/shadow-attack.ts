import { mean } from "../../base/statistics.ts";
/** A record as an attacker with shadow models sees it: numbers that may tell whether it was trained on. */
export type Features = readonly number[];

/** A record whose membership in a shadow model's training text is known. */
export interface LabelledFeatures {
  readonly features: Features;
  readonly isMember: boolean;
}

/** Newton steps: logistic regression with a ridge is convex, and some ten suffice. */
const STEPS = 25;
const RIDGE = 1e-3;

/**
 * The attack model of Shokri et al. 2017: learns from shadow models, whose members are known, to tell members by their features; here
 * logistic regression on standardised features and their squares, by Newton's method. Returns a score, higher for members. Each class must occur.
 */
export function trainAttack(records: readonly LabelledFeatures[]): (features: Features) => number {
  const width = records[0]?.features.length ?? 0;
  const scale = Array.from({ length: width }, (_, at) => {
    const values = records.map(({ features }) => features[at] as number);
    const middle = mean(values);
    return { middle, deviation: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 };
  });
  const expand = (features: Features): number[] => {
    const standard = features.map((value, at) => {
      const { middle, deviation } = scale[at] as (typeof scale)[number];
      return Math.max(-5, Math.min(5, (value - middle) / deviation));
    });
    return [1, ...standard, ...standard.map((value) => value * value)];
  };
  const rows = records.map(({ features, isMember }) => ({ row: expand(features), label: isMember ? 1 : 0 }));
  const weights = Array.from({ length: 2 * width + 1 }, () => 0);
  const scoreOf = (row: readonly number[]) => row.reduce((sum, value, at) => sum + value * (weights[at] as number), 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { row, label } of rows) {
      const p = 1 / (1 + Math.exp(-scoreOf(row)));
      for (const [i, value] of row.entries()) {
        gradient[i] = (gradient[i] as number) + ((label - p) * value) / rows.length;
        const line = hessian[i] as number[];
        for (const [j, other] of row.entries())
          line[j] = (line[j] as number) + (p * (1 - p) * value * other) / rows.length;
      }
    }
    for (const [at, change] of solve(hessian, gradient).entries()) weights[at] = (weights[at] as number) + change;
  }
  return (features) => scoreOf(expand(features));
}

/** x with A x = b, A positive definite: Gauss with pivots. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i] as number]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]?.[column] as number) > Math.abs(rows[pivot]?.[column] as number)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const lead = rows[column] as number[];
    for (let i = column + 1; i < size; i++) {
      const row = rows[i] as number[];
      const factor = (row[column] as number) / (lead[column] as number);
      for (let j = column; j <= size; j++) row[j] = (row[j] as number) - factor * (lead[j] as number);
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let value = row[size] as number;
    for (let j = i + 1; j < size; j++) value -= (row[j] as number) * (solution[j] as number);
    solution[i] = value / (row[i] as number);
  }
  return solution;
}
