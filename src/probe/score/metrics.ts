/**
 * `pll`: pseudo-log-likelihood, later pieces of a word masked too; `pll-original`: each token masked alone; `loss`: −ln p of
 * a seeded choice of words, all masked at once (one pass a sentence, where the others take one a token).
 */
export type Metric = "pll" | "pll-original" | "loss";

/** In the order of preference. */
export const METRICS: readonly Metric[] = ["pll", "pll-original", "loss"];
