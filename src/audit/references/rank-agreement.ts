import { midranks } from "../../base/statistics/placements.ts";
import { mean } from "../../base/statistics.ts";

/** Spearman's ρ of paired values: the correlation of their ranks; NaN where one side has no spread. */
export function rankAgreement(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [centre(midranks(one)), centre(midranks(other))];
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function centre(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] as number), 0);
}
