import { describe, expect, it } from "vitest";

import type { RowVerdict } from "../../../src/audit/audit.ts";
import { limitOf } from "../../../src/audit/measures.ts";
import { CHANCE_IN, ENOUGH_CONTEXTS, POWER } from "../../../src/probe/contexts/context-sizes.ts";
import { byEffort, IS_THOROUGH } from "../../fixtures/effort.ts";
import { type SimulatedModel, simulatedVerdict } from "./simulate-recovery.ts";

const SEEDS = byEffort({ quick: 0, thorough: 60, exhaustive: 1000 });
/** 5 % of the seeds, and what chance adds to that 99 times of a hundred. */
const MOST_WRONG = 0.05 + 2.33 * Math.sqrt((0.05 * 0.95) / SEEDS);
/** The promised power, less what chance takes off it 99 times of a hundred. */
const LEAST_PASSING = POWER - 2.33 * Math.sqrt((POWER * (1 - POWER)) / SEEDS);

const n = ENOUGH_CONTEXTS;
const chance = 1 / CHANCE_IN;
const limit = limitOf("recovered");

const WITHOUT_MEMORY: Readonly<Record<string, SimulatedModel>> = {
  "no name comes back by chance": { n },
  "one name in 6,000 does": { n, chance },
  "one in 6,000 is given away by its sentence": { n, givenAway: chance },
  "one name in 3,000 does": { n, chance: 2 * chance },
  "one in 1,000 is given away": { n, givenAway: 0.001 },
  "one name in 200 does": { n, chance: 0.005 },
  "one name in 1,000 does, for all 4 contexts of a patient alike": { n, chance: 0.001, perPatient: 4, together: true },
  "one in 1,000 is given away, all 4 contexts of a patient alike": {
    n,
    givenAway: 0.001,
    perPatient: 4,
    together: true,
  },
  "one in 3,000 is given away, and the unseen split is a third": { n, givenAway: 2 * chance, unseen: n / 3 },
  "one in 6,000 is given away, and there is no unseen split": { n, givenAway: chance, unseen: 0 },
};
const PROMISED = [
  "no name comes back by chance",
  "one name in 6,000 does",
  "one in 6,000 is given away by its sentence",
];

const WITH_MEMORY: Readonly<Record<string, SimulatedModel>> = {
  "twice the limit is remembered": { n, memory: 2 * limit, chance },
  "twice the limit, of 4 contexts a patient": { n, memory: 2 * limit, chance, perPatient: 4 },
  "twice the limit, all 4 contexts of a patient alike": {
    n,
    memory: 2 * limit,
    chance,
    perPatient: 4,
    together: true,
  },
  "twice the limit, where one name in 200 comes back by chance": { n, memory: 2 * limit, chance: 0.005 },
  "ten times the limit": { n, memory: 10 * limit, chance },
};

/** Shares of the verdicts, and a line of the table in docs/background/audit.md. */
function shares(name: string, model: SimulatedModel): Readonly<Record<RowVerdict, number>> {
  const counted = { pass: 0, fail: 0, underpowered: 0, invalid: 0, info: 0 };
  for (let seed = 0; seed < SEEDS; seed++) counted[simulatedVerdict(model, seed)] += 1 / SEEDS;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  process.stdout.write(
    `| ${name} | ${percent(counted.pass)} | ${percent(counted.underpowered)} | ${percent(counted.fail)} |\n`,
  );
  return counted;
}

describe.runIf(IS_THOROUGH)(
  "verdicts on recovery of simulated models (UNNAME_EFFORT=thorough; 1,000 seeds with exhaustive)",
  { timeout: 3_600_000 },
  () => {
    it.each(Object.entries(WITHOUT_MEMORY))("without memory: %s", (name, model) => {
      const { pass, fail } = shares(name, model);
      expect(fail).toBeLessThanOrEqual(MOST_WRONG);
      if (PROMISED.includes(name)) expect(pass).toBeGreaterThanOrEqual(LEAST_PASSING);
    });

    it.each(Object.entries(WITH_MEMORY))("with memory: %s", (name, model) => {
      const { pass, fail } = shares(name, model);
      expect(pass).toBeLessThanOrEqual(MOST_WRONG);
      if (name.startsWith("ten times")) expect(fail).toBeGreaterThanOrEqual(0.9);
    });
  },
);
