/** Of the intervals and tests that the audit judges by. Not stable: may change in any version. */
export type { ClusterSize } from "../base/statistics/beta-binomial-bounds.ts";
export { clopperPearson, type ClopperPearsonOptions } from "../base/statistics/clopper-pearson.ts";
export { delong, type DeLong, type TwiceScored } from "../base/statistics/delong.ts";
export { holm } from "../base/statistics/holm.ts";
export { type ClusterCount, kornGraubard } from "../base/statistics/korn-graubard.ts";
export { type McNemar, mcnemar } from "../base/statistics/mcnemar.ts";
export { newcombe, type Proportion } from "../base/statistics/newcombe.ts";
export type { RocPoint } from "../base/statistics/roc.ts";
export type { Interval } from "../base/statistics.ts";
export { wilson } from "../base/statistics/wilson.ts";
