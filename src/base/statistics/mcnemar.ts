import binomialCdf from "@stdlib/stats-base-dists-binomial-cdf";

/** p values of an exact McNemar test. */
export interface McNemar {
  /** Of as many pairs that got worse or more, if getting worse and better were equally likely. */
  readonly pWorse: number;
  /** Of either direction being this far off. */
  readonly pTwoSided: number;
}

/**
 * Exact McNemar test of paired yes-or-no outcomes (McNemar 1947; exact: the sign test on the pairs that differ): `worse` pairs changed
 * from no to yes, `better` ones from yes to no; pairs that agree say nothing. 1 if none differ.
 */
export function mcnemar(worse: number, better: number): McNemar {
  const differ = worse + better;
  if (differ === 0) return { pWorse: 1, pTwoSided: 1 };
  // P(X ≥ worse) = P(X ≤ better) at p = ½: the lower tail keeps its digits however small it is.
  const tail = (count: number) => Math.min(1, binomialCdf(count, differ, 0.5));
  return { pWorse: tail(better), pTwoSided: Math.min(1, 2 * tail(Math.min(worse, better))) };
}
