import fc from "fast-check";
import { expect, it } from "vitest";

import { recoveredRow, recoveryControl } from "../../../src/audit/recovery/recovered-row.ts";
import type { RecoveryCase } from "../../../src/audit/recovery/recovery-case.ts";
import { createRandom } from "../../../src/base/random.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { simulateCases, type SimulatedModel } from "./simulate-recovery.ts";

interface Given {
  readonly seen: readonly RecoveryCase[];
  readonly unseen: readonly RecoveryCase[];
  /** Contexts of each split whose original is not known. */
  readonly without?: { readonly seen: number; readonly unseen: number };
}

function verdictOf({ seen, unseen, without = { seen: 0, unseen: 0 } }: Given) {
  const notAsked = (noOriginal: number) => ({ noOriginal, unidentifying: 0, tooLong: 0 });
  const control = recoveryControl(unseen, { k: 20, notAsked: notAsked(without.unseen) });
  const options = { split: "seen", k: 20, seed: 0, nameLike: new Set<number>(), control } as const;
  return recoveredRow(seen, { ...options, notAsked: notAsked(without.seen) }).verdict;
}

const rate = fc.constantFrom(0, 1 / 6000, 1 / 3000, 0.001, 0.003);
const models = fc.record({ chance: rate, givenAway: rate, memory: rate, n: fc.constantFrom(3100, 4800, 7000) });

it("originals, patients and contexts that are withheld never make a verdict on recovery pass", () => {
  let refused = 0;
  fc.assert(
    fc.property(models, fc.nat(), fc.double({ min: 0, max: 0.99, noNaN: true }), (model, seed, share) => {
      const random = createRandom(seed, "withheld");
      const of = (one: SimulatedModel, label: string) => simulateCases(one, createRandom(seed, label));
      const whole = { seen: of(model, "seen"), unseen: of({ ...model, memory: 0 }, "unseen") };
      if (verdictOf(whole) === "pass") return;
      refused++;
      const isHit = ({ score }: RecoveryCase) => score.originalRank === 1;
      // What came back stays: who knew which to take away would have looked.
      const thinned = (cases: readonly RecoveryCase[]) => cases.filter((one) => isHit(one) || !random.chance(share));
      const anonymous = (cases: readonly RecoveryCase[]) =>
        cases.map((one) => (random.chance(share) ? { ...one, isOfPatient: false } : one));
      const [seen, unseen] = [thinned(whole.seen), whole.unseen.filter(() => !random.chance(share))];
      const withheld: Record<string, Given> = {
        "the unseen split": { ...whole, unseen: [] },
        patients: { seen: anonymous(whole.seen), unseen: anonymous(whole.unseen) },
        "originals of the seen split": {
          ...whole,
          seen,
          without: { seen: whole.seen.length - seen.length, unseen: 0 },
        },
        "originals of the unseen split": {
          ...whole,
          unseen,
          without: { seen: 0, unseen: whole.unseen.length - unseen.length },
        },
        "contexts of the seen split": { ...whole, seen },
        "contexts of the unseen split": { ...whole, unseen: thinned(whole.unseen) },
      };
      for (const [what, left] of Object.entries(withheld)) expect(verdictOf(left), what).not.toBe("pass");
    }),
    { numRuns: byEffort({ quick: 40, thorough: 150, exhaustive: 1000 }) },
  );
  expect(refused).toBeGreaterThan(15);
}, 600_000);
