import { clopperPearson } from "../../base/statistics/clopper-pearson.ts";
import { note } from "../remarks.ts";
import { type Measurement, measurement } from "../verdicts.ts";
import { exposureOf, type RankedSecret } from "./exposure.ts";

/**
 * The rows of `exposure-pairs`, for each number of repetitions: of how many pairs of a planted person and a control the model gives away which was planted, by
 * the sum of the exposures of all their secrets. Who of two that were drawn alike was planted is the throw of a coin, so this is an audit in one run (Steinke et al.
 * 2023): of a model that is ε-differentially private for exchanging one person's notes, at most a share e^ε / (1 + e^ε) is told apart, and the lower bound of the
 * share gives one of ε. By the model alone: references saw some of the planted people. For information. Nothing where persons are unknown.
 */
export function pairRows(alone: readonly RankedSecret[]): Measurement[] {
  const people = new Map<string, { readonly repetitions: number; exposure: number }>();
  for (const secret of alone) {
    if (secret.person === undefined) continue;
    const { repetitions } = secret;
    // Ties count as the last of them: for a planted person and a control alike.
    const exposure = exposureOf({ rank: secret.lastRank, of: secret.of });
    const known = people.get(secret.person);
    if (known === undefined) people.set(secret.person, { repetitions, exposure });
    else known.exposure += exposure;
  }
  const all = [...people.values()];
  const controls = all.filter(({ repetitions }) => repetitions === 0);
  const levels = [...new Set(all.map(({ repetitions }) => repetitions))]
    .filter((level) => level > 0)
    .sort((a, b) => a - b);
  let taken = 0;
  return levels.flatMap((level) => {
    const planted = all.filter(({ repetitions }) => repetitions === level);
    // A control for each: none is compared twice.
    const others = controls.slice(taken, taken + planted.length);
    taken += others.length;
    if (others.length === 0) return [];
    const hits = others.filter((control, index) => (planted[index]?.exposure ?? 0) > control.exposure).length;
    return [pairRow(level, hits, others.length)];
  });
}

function pairRow(level: number, hits: number, n: number): Measurement {
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  const figures = {
    split: "seen",
    k: level,
    n,
    hits,
    estimate: hits / n,
    ciLow,
    ciHigh,
    ciMethod: "exact-each",
    control: 0.5,
  } as const;
  return measurement("exposure-pairs", {
    ...figures,
    // Rounded down: it is shown with one decimal.
    notes: [note("epsilon-at-least", { epsilon: Math.floor(10 * epsilonOf(ciLow)) / 10 })],
  });
}

/** The ε of which `share` is the most that can be told apart; 0 for a coin or less. */
export function epsilonOf(share: number): number {
  return share <= 0.5 ? 0 : Math.log(share / (1 - share));
}
