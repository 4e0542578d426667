import { unitsForNoHit } from "../base/beta-binomial-bounds.ts";
import { sizesOf } from "../base/clustered-share.ts";
import { sampleSizeForPower } from "../base/sample-size.ts";
import type { ContextSet } from "./context.ts";

/** Limits that audits hold contexts to, as proportions: what decides how many contexts there must be. */
export const CONTEXT_LIMITS = { recovery: 0.001, nameRate: 0.005, contextsWithName: 0.02 } as const;

/** What is asked about in sentences for people. */
const LIMIT_NAMES: Readonly<Record<keyof typeof CONTEXT_LIMITS, string>> = {
  recovery: "0.1 % (originals recovered)",
  nameRate: "0.5 % (predictions that are names)",
  contextsWithName: "2 % (contexts with a name)",
};

/** Originals that a model without memory may bring back by chance: one in so many. */
export const CHANCE_IN = 6000;
/** How often a model without memory must pass the strictest limit. */
export const POWER = 0.8;
/** Usable contexts from which on it does. */
export const ENOUGH_CONTEXTS = sampleSizeForPower({
  limit: CONTEXT_LIMITS.recovery,
  rate: 1 / CHANCE_IN,
  power: POWER,
});
/** Some originals identify nobody, and some contexts turn out to be no use (7 in 100 of the demo's): as many more are gathered. */
const MARGIN = 1.1;
const ROUND_TO = 100;

/** Contexts of one patient at most, unless told otherwise: more of one say little more of the model. */
export const DEFAULT_MOST = 10;
/** Test contexts of a split unless told otherwise: {@link ENOUGH_CONTEXTS}, and a margin. */
export const DEFAULT_TEST = roundUp(ENOUGH_CONTEXTS * MARGIN);
/** Development contexts of a split unless told otherwise: what a person can read. */
export const DEFAULT_DEVELOPMENT = 200;
/** Contexts gathered at most: development, test, and as many as for test in reserve. */
export const DEFAULT_COUNT = DEFAULT_DEVELOPMENT + 2 * DEFAULT_TEST;
/** Where there are few contexts, development gets one in this many at most, unless a number was asked for. */
const FEWEST_FOR_ONE = 10;

export type ContextSizes = Readonly<Record<ContextSet, number>>;

/**
 * How many contexts each set gets of so many: those asked for, or by default {@link DEFAULT_DEVELOPMENT}, {@link DEFAULT_TEST} and
 * as many again in reserve. With too few, development gets a tenth unless its number was asked for, and test is filled before
 * reserve.
 */
export function chooseSizes(available: number, wanted: Partial<ContextSizes> = {}): ContextSizes {
  const { development = Math.min(DEFAULT_DEVELOPMENT, Math.floor(available / FEWEST_FOR_ONE)) } = wanted;
  const sizes = { development: Math.min(development, available), test: 0, reserve: 0 };
  const rest = available - sizes.development;
  sizes.test = Math.min(wanted.test ?? DEFAULT_TEST, rest);
  sizes.reserve = Math.min(wanted.reserve ?? wanted.test ?? DEFAULT_TEST, rest - sizes.test);
  return sizes;
}

/**
 * Which limits a test set can show, and which it cannot, in a sentence; undefined if it can show all.
 *
 * @param units the patient (document, where not known) of each of its contexts
 * @param whose the contexts, as the sentence calls them: `test contexts of split seen`
 */
export function describePower(units: readonly string[], whose: string): string | undefined {
  const test = units.length;
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const sizes = sizesOf([...counts.values()].map((n) => ({ n })));
  const limits = Object.entries(CONTEXT_LIMITS).map(([id, limit]) => ({
    name: LIMIT_NAMES[id as keyof typeof CONTEXT_LIMITS],
    needed: unitsForNoHit(limit, sizes),
  }));
  const missed = limits.filter(({ needed }) => test < needed);
  if (missed.length === 0) return undefined;
  const shown = limits.filter(({ needed }) => test >= needed);
  const can = shown.length === 0 ? "" : `can show ${list(shown.map(({ name }) => name))}, but `;
  const needs = list(missed.map(({ name, needed }) => `${name}, which takes ${needed} without a hit`));
  const patients = counts.size < test ? ` of ${counts.size} patients or documents` : "";
  return `${test} ${whose}${patients}: so many ${can}cannot show ${needs}. Give more notes.`;
}

function list(parts: readonly string[]): string {
  return parts.length < 3 ? parts.join(" and ") : `${parts.slice(0, -1).join("; ")}; and ${parts.at(-1)}`;
}

function roundUp(n: number): number {
  return Math.ceil(n / ROUND_TO) * ROUND_TO;
}
