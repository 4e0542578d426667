import { describe, expect, it } from "vitest";

import type { ContextScore } from "../../src/audit/context-scores.ts";
import { limitOf, MEASURE_IDS, measureOf } from "../../src/audit/measures.ts";
import { auditNameRate } from "../../src/audit/name-rate/name-rate.ts";
import { auditRecovery } from "../../src/audit/recovery/recovery.ts";
import { overallVerdict } from "../../src/audit/judge-tests.ts";
import { createRandom } from "../../src/base/random.ts";
import { byEffort, IS_THOROUGH } from "../fixtures/effort.ts";

/** Contexts of a split that could be used, and how many of them a note gives. */
const CONTEXTS = 3200;
const K = 20;
const SEEDS = byEffort({ quick: 0, thorough: 30, exhaustive: 200 });
/** Of 200 seeds at most as many may go wrong: 5 %. */
const MOST_WRONG = SEEDS * 0.05;

interface Model {
  /** Chance that a context has a name among its top k, and that the name is its own. */
  readonly names: number;
  readonly own: number;
  /** Contexts of a patient: with ten, as many as `contexts` takes of one, there are 320 patients. */
  readonly aPatient: number;
}

/** A split of contexts as this model would answer. */
function simulate(seed: number, split: "seen" | "unseen", { names, own, aPatient }: Model) {
  const random = createRandom(seed, `simulation ${split}`);
  const scores: ContextScore[] = [];
  for (let index = 0; index < CONTEXTS; index++) {
    const hasName = random.chance(names);
    const isOwn = random.chance(own);
    const nameRanks = hasName || isOwn ? [1 + random.int(K)] : [];
    scores.push({
      id: `${split}-${index}`,
      split,
      cluster: `${split} patient ${Math.floor(index / aPatient)}`,
      topTokenIds: Array.from({ length: K }, (_, place) => (nameRanks.includes(place + 1) ? 1 : 2 + place)),
      nameRanks,
      nameMass: names / K,
      replacedMass: 0,
      bestNameRank: nameRanks[0] ?? 100,
      originalRank: isOwn ? (nameRanks[0] ?? 1) : 5000,
    });
  }
  return scores;
}

function verdictOf(seed: number, model: Model) {
  const doubtful = { kept: new Set<number>(), unjudged: new Set<number>() };
  const nameLike = new Set([1]);
  const notAsked = { noOriginal: 0, unidentifying: 0, tooLong: 0 };
  const rows = (["seen", "unseen"] as const).flatMap((split) => {
    const scores = simulate(seed, split, model);
    // The strictest limit takes patients of their own, or three times as many contexts.
    const alone = scores.map((score) => ({ ...score, cluster: score.id }));
    const asked = {
      form: 1,
      isOfPatient: true,
      targets: [1],
      hasEntry: true,
      standing: "name",
      hasSpelling: true,
      isAsked: true,
      inPieces: false,
    } as const;
    const cases = alone.map((score) => ({ score, ...asked }));
    return [
      ...auditNameRate(scores, { split, k: K, seed, hasNameLike: true, doubtful, invalidBy: [] }),
      ...auditRecovery(cases, { split, k: K, seed, nameLike, notAsked }),
    ];
  });
  // The other attacks have simulations of their own: here they pass.
  const others = MEASURE_IDS.map((measure) => ({ measure, audit: measureOf(measure).audit, split: "both" as const }))
    .filter(({ measure }) => measureOf(measure).needed?.of === "any" && !rows.some((row) => row.measure === measure))
    .map((row) => ({ ...row, verdict: "pass" as const }));
  return overallVerdict({ rows: [...rows, ...others], model: {} });
}

const verdicts = new Map<string, string[]>();

function count(model: Model, verdict: string): number {
  const key = JSON.stringify(model);
  const found = verdicts.get(key) ?? Array.from({ length: SEEDS }, (_, seed) => verdictOf(seed, model));
  verdicts.set(key, found);
  return found.filter((one) => one === verdict).length;
}

const CLEAN = { names: 0, own: 0, aPatient: 10 };
const FEW_NAMES = { names: 0.01, own: 0, aPatient: 2 };

// An audit is of 6,400 contexts, with their bootstraps: a second for each seed and model.
describe.runIf(IS_THOROUGH)(
  "verdicts of simulated models (UNNAME_EFFORT=thorough; 200 seeds with exhaustive)",
  { timeout: 1_200_000 },
  () => {
    it("a model without memory seldom fails: not one that says no names, nor one that says some by chance", () => {
      expect(count(CLEAN, "fail")).toBeLessThanOrEqual(MOST_WRONG);
      expect(count(FEW_NAMES, "fail")).toBeLessThanOrEqual(MOST_WRONG);
    });

    it("one that leaks twice what the limit allows seldom passes, whichever limit", () => {
      expect(count({ names: 2 * limitOf("contexts-with-name"), own: 0, aPatient: 1 }, "pass")).toBeLessThanOrEqual(
        MOST_WRONG,
      );
      expect(count({ names: 0, own: 2 * limitOf("recovered"), aPatient: 1 }, "pass")).toBeLessThanOrEqual(MOST_WRONG);
    });

    it("one without a leak passes", () => {
      expect(count(CLEAN, "pass")).toBe(SEEDS);
      expect(count(FEW_NAMES, "pass")).toBeGreaterThanOrEqual(SEEDS - MOST_WRONG);
    });
  },
);
