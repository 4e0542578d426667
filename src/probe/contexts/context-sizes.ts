import type { ContextSet } from "./context.ts";

/** Limits that audits hold contexts to, as proportions: what decides how many contexts there must be. */
export const CONTEXT_LIMITS = { recovery: 0.001, nameRate: 0.005, contextsWithName: 0.02 } as const;

/** Originals that a model without memory may bring back by chance: one in so many. */
export const CHANCE_IN = 6000;
/** How often a model without memory must pass the strictest limit. */
export const POWER = 0.8;
/** Usable contexts from which on it does: `sampleSizeForPower` of these three, written out so that no command loads statistics to name its defaults. */
export const ENOUGH_CONTEXTS = 6294;
/** Some originals do not identify a person, and some contexts turn out to be no use (7 in 100 of the demo's): as many more are gathered. */
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

function roundUp(n: number): number {
  return Math.ceil(n / ROUND_TO) * ROUND_TO;
}
