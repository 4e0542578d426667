/** Of the intervals and tests that the audit judges by. Not stable: may change in any version. */
export type { ClusterSize } from "../base/beta-binomial-bounds.ts";
export { clopperPearson, type ClopperPearsonOptions } from "../base/clopper-pearson.ts";
export { delong, type DeLong, type TwiceScored } from "../base/delong.ts";
export { holm } from "../base/holm.ts";
export { type ClusterCount, kornGraubard } from "../base/korn-graubard.ts";
export { type McNemar, mcnemar } from "../base/mcnemar.ts";
export { newcombe, type Proportion } from "../base/newcombe.ts";
export type { RocPoint } from "../base/roc.ts";
export type { Interval } from "../base/statistics.ts";
export { wilson } from "../base/wilson.ts";
