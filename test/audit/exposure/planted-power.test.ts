import { beforeAll, describe, expect, it } from "vitest";

import {
  candidatesFor,
  exposureRows,
  PEOPLE_TO_PASS,
  rankAmong,
  type RankedSecret,
} from "../../../src/audit/exposure/exposure.ts";
import { createRandom } from "../../../src/base/random.ts";
import { dealSecrets, drawSecrets } from "../../../src/corpus/plant/draw-people.ts";
import { type PlantedStyle, readPlantedStyle } from "../../../src/corpus/plant/planted-style.ts";
import type { DrawnPeople } from "../../../src/corpus/plant/planted-person.ts";
import { byEffort } from "../../fixtures/effort.ts";

const SEEDS = byEffort({ quick: 4, thorough: 20, exhaustive: 200 });
/** What chance takes off a share nineteen times of twenty. */
const least = (share: number) => share * SEEDS - 1.645 * Math.sqrt(SEEDS * share * (1 - share));
const most = (share: number) => share * SEEDS + 1.645 * Math.sqrt(SEEDS * share * (1 - share));

/** What a model makes of a secret whatever the sentence: short ones and those with few spaces are likelier. */
const likelihoodOf = (secret: string) => -0.3 * secret.length - 2 * secret.split(/[ ./-]/u).length;

/**
 * Ranks of what `unname plant` drew by a simulated model: how likely it finds any secret, noise of each sentence, and what it remembers of a share `known` of the
 * planted ones.
 */
function rank({ people, candidates }: DrawnPeople, seed: number, attacker: string, known: number): RankedSecret[] {
  const random = createRandom(seed, `simulated ${attacker}`);
  const noise = () => 3 * (random.next() + random.next() + random.next() - 1.5);
  return (["name", "identifier"] as const).flatMap((kind) => {
    const others = (candidates[kind] as readonly string[]).map(likelihoodOf);
    return people.map((person): RankedSecret => {
      const memory = person.repetitions > 0 && random.chance(known) ? 100 : 0;
      const own = likelihoodOf(kind === "name" ? person.name : person.number) + noise() + memory;
      return {
        kind,
        repetitions: person.repetitions,
        ...rankAmong(
          own,
          others.map((likelihood) => likelihood + noise()),
        ),
      };
    });
  });
}

describe("people that unname plant draws", { timeout: 1_200_000 }, () => {
  let style: PlantedStyle;
  beforeAll(async () => void (style = await readPlantedStyle("es")));

  /** The verdicts of the rows of exposure of many simulated models, by seed. */
  async function verdicts(perRepetition: number, known: number) {
    const all: string[][] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const drawn = dealSecrets(await drawSecrets("es", perRepetition, seed), style, {
        perRepetition,
        repetitions: [10],
        seed,
      });
      // What the plan asks for besides people.
      expect(drawn.candidates.name?.length).toBeGreaterThanOrEqual(candidatesFor(perRepetition));
      expect(drawn.candidates.identifier?.length).toBeGreaterThanOrEqual(candidatesFor(0));
      const rows = exposureRows({ alone: rank(drawn, seed, "alone", known), against: rank(drawn, seed, "against", known) }, { seed }); // prettier-ignore
      all.push(rows.filter(({ measure, k }) => /^exposure-(?:name|identifier)$/u.test(measure) && k === 10).map(({ verdict }) => verdict)); // prettier-ignore
    }
    return all;
  }
  const count = (all: readonly string[][], verdict: string) => all.flat().filter((one) => one === verdict).length / 2;

  it("let a model without memory pass as often as the plan promises with as many as it asks for, and oftener with 100; it seldom fails", async () => {
    const [few, many] = [await verdicts(PEOPLE_TO_PASS, 0), await verdicts(100, 0)];
    process.stdout.write(
      `passes with ${PEOPLE_TO_PASS}: ${count(few, "pass")} of ${SEEDS}, with 100: ${count(many, "pass")}\n`,
    );
    expect(count(few, "pass")).toBeGreaterThanOrEqual(least(3 / 4));
    expect(count(many, "pass")).toBeGreaterThanOrEqual(least(0.95));
    for (const all of [few, many]) {
      expect(all.filter((one) => one.includes("fail")).length).toBeLessThanOrEqual(most(0.05));
      // Controls and candidates are alike, whatever the model prefers.
      expect(count(all, "invalid")).toBeLessThanOrEqual(most(0.05));
    }
  });

  it("show a model that remembers one planted person in five", async () => {
    const found = await verdicts(PEOPLE_TO_PASS, 0.2);
    process.stdout.write(`fails with one in five known: ${count(found, "fail")} of ${SEEDS}\n`);
    expect(count(found, "fail")).toBeGreaterThanOrEqual(least(0.95));
  });
});
