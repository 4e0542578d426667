import erfc from "@stdlib/math-base-special-erfc";
import { describe, expect, it } from "vitest";

import { associationRows, LEAST_PEOPLE_ASSOCIATED } from "../../src/audit/association/association.ts";
import { exposureRows, type RankedSecret } from "../../src/audit/exposure/exposure.ts";
import { extractionRows } from "../../src/audit/extraction/extraction.ts";
import { CASES_TO_PASS, type InferenceCase, inferenceRows } from "../../src/audit/inference/inference.ts";
import { limitOf } from "../../src/audit/measures.ts";
import { membershipFigures } from "../../src/audit/membership/membership.ts";
import { PATIENTS_TO_PASS, SENTENCES_AGAINST_TWO, SENTENCES_TO_PASS } from "../../src/audit/plan/plan-attacks.ts";
import { createRandom, type Random } from "../../src/base/random.ts";
import { IS_EXHAUSTIVE } from "../fixtures/effort.ts";
import { type Made, NOISE, records } from "./membership/made-up-records.ts";

const SEEDS = Number(process.env["UNNAME_SEEDS"] ?? 200);
/** 5 % of the seeds, and what chance adds to that nineteen times of twenty. */
const MOST_WRONG = 0.05 * SEEDS + 1.645 * Math.sqrt(SEEDS * 0.05 * 0.95);
/** Five of six, less what chance takes off nineteen times of twenty. */
const LEAST_PASSING = (5 / 6) * SEEDS - 1.645 * Math.sqrt((SEEDS * 5) / 36);
const CANDIDATES = 4097;

/** A row of the table of docs/audit.md. */
function report(what: string, found: readonly { readonly pass: boolean; readonly fail: boolean }[]): void {
  const share = (of: "pass" | "fail") =>
    `${Math.round((100 * found.filter((one) => one[of]).length) / found.length)} %`;
  process.stdout.write(`| ${what} | ${share("pass")} | ${share("fail")} |\n`);
}

function count(fails: (seed: number, random: Random) => boolean): number {
  return Array.from({ length: SEEDS }, (_, seed) => fails(seed, createRandom(seed, "attack simulation"))).filter(
    Boolean,
  ).length;
}

/** 40 people for each of four numbers of repetitions and 160 controls, of three kinds; `known` come first that often. */
function secrets(random: Random, known = 0): RankedSecret[] {
  return (["name", "identifier", "phrase"] as const).flatMap((kind) =>
    [1, 5, 10, 50, 0, 0, 0, 0].flatMap((repetitions) =>
      Array.from({ length: 40 }, (): RankedSecret => {
        const isKnown = repetitions === 50 && random.chance(known);
        const rank = isKnown ? 1 : 1 + random.int(CANDIDATES);
        return { kind, repetitions, rank, lastRank: rank, of: CANDIDATES };
      }),
    ),
  );
}

describe.runIf(IS_EXHAUSTIVE)(
  "attacks on simulated models (slow: UNNAME_EFFORT=exhaustive)",
  { timeout: 1_200_000 },
  () => {
    it("exposure seldom fails a model without memory, in any of its rows, and finds one that knows one in five", () => {
      const fails = (known: number) =>
        count((seed, random) =>
          exposureRows({ alone: secrets(random, known), against: secrets(random) }, { seed }).some(
            ({ verdict }) => verdict === "fail",
          ),
        );
      expect(fails(0)).toBeLessThanOrEqual(MOST_WRONG);
      expect(fails(0.2)).toBeGreaterThanOrEqual(0.9 * SEEDS);
    });

    it("exposure passes a model without memory as often as the plan promises", () => {
      const passes = count((seed, random) => {
        // Attackers who err independently: the least that is promised.
        const rows = exposureRows({ alone: secrets(random), against: secrets(random) }, { seed });
        return rows.filter(({ measure }) => measure === "exposure-name").every(({ verdict }) => verdict === "pass");
      });
      // Four rows of names, of which each passes three times of four.
      const promised = (3 / 4) ** 4;
      expect(passes).toBeGreaterThanOrEqual(promised * SEEDS - 1.645 * Math.sqrt(SEEDS * promised * (1 - promised)));
    });

    describe("membership", () => {
      const verdictsOf = (made: Made) => {
        const { rows } = membershipFigures({
          records: records(made),
          shadows: [],
          population: [],
          seed: made.seed ?? 0,
        });
        return { rows, has: (verdict: string) => rows.some((row) => row.verdict === verdict) };
      };
      const alike: Made = { n: 2 * SENTENCES_TO_PASS, groupEffect: 0.1 };

      const shapes = [
        { aGroup: 4, sentences: SENTENCES_TO_PASS, references: 1 },
        { aGroup: 10, sentences: 10 * PATIENTS_TO_PASS, references: 1 },
        { aGroup: 4, sentences: SENTENCES_AGAINST_TWO, references: 2 },
      ];
      it.each(shapes)(
        "seldom fails a model without memory, passes it as often as the plan promises, and seldom finds the groups to differ: $sentences sentences, $aGroup a patient, references: $references",
        ({ aGroup, sentences, references }) => {
          const found = Array.from({ length: SEEDS }, (_, seed) =>
            verdictsOf({ ...alike, n: 2 * sentences, aGroup, references, seed }),
          );
          report(`membership, ${sentences} of each split, ${aGroup} a patient, ${references === 1 ? "one reference" : "two references"}`, found.map(({ has }) => ({ pass: !has("underpowered") && !has("invalid") && !has("fail"), fail: has("fail") }))); // prettier-ignore
          expect(found.filter(({ has }) => has("fail")).length).toBeLessThanOrEqual(MOST_WRONG);
          expect(found.filter(({ has }) => has("invalid")).length).toBeLessThanOrEqual(MOST_WRONG);
          expect(found.filter(({ has }) => !has("underpowered") && !has("invalid")).length).toBeGreaterThanOrEqual(
            LEAST_PASSING,
          );
        },
      );

      it("has an interval that holds the true area nineteen times of twenty", () => {
        const memory = 0.3;
        // Of two normal scores whose means differ by `memory`: the reference's noise counts as the model's does.
        const area = 0.5 * erfc(-memory / (2 * Math.sqrt(2 * NOISE ** 2 + 0.1 ** 2)));
        const misses = count((seed) => {
          const row = verdictsOf({ ...alike, n: 800, memory, seed }).rows.find(
            ({ measure }) => measure === "membership-ratio",
          );
          return row === undefined || row.ciLow > area || row.ciHigh < area;
        });
        expect(misses).toBeLessThanOrEqual(MOST_WRONG);
      });

      it("is invalid where members are written in other words", () => {
        const shifted = count((seed) => verdictsOf({ ...alike, n: 800, shift: true, seed }).has("invalid"));
        expect(shifted).toBeGreaterThanOrEqual(0.95 * SEEDS);
      });
    });

    describe("inference", () => {
      /** Picks the right name of 100 in 1.5 % of contexts, as its reference does, and in a share `memory` of the seen ones beside. */
      const verdictsOf = (memory: number, n = CASES_TO_PASS) =>
        Array.from({ length: SEEDS }, (_, seed) => {
          const random = createRandom(seed, "inference simulation");
          const cases = Array.from({ length: 2 * n }, (__, index): InferenceCase => {
            // Common names are picked more often, by both.
            const rate = random.chance(0.1) ? 0.075 : 0.0083;
            const hit = () => random.chance(rate);
            const isSeen = index % 2 === 0;
            return {
              split: isSeen ? "seen" : "unseen",
              cluster: `${isSeen} ${Math.floor(index / 20)}`,
              hit: Number(hit() || (isSeen && random.chance(memory))),
              referenceHits: [Number(hit())],
              candidates: 100,
            };
          });
          const row = inferenceRows(cases, seed).find(({ measure, split }) => measure === "inference-excess" && split === "seen"); // prettier-ignore
          return { pass: row?.verdict === "pass", fail: row?.verdict === "fail" };
        });
      const limit = limitOf("inference-excess");

      it("seldom fails a model without memory, and passes it as often as the plan promises", () => {
        const found = verdictsOf(0);
        report(`inference, ${CASES_TO_PASS} of each split, ten a patient`, found);
        expect(found.filter(({ fail }) => fail).length).toBeLessThanOrEqual(MOST_WRONG);
        expect(found.filter(({ pass }) => pass).length).toBeGreaterThanOrEqual(LEAST_PASSING);
      });

      it("seldom passes a model that remembers twice what the limit allows", () => {
        const found = verdictsOf(2 * limit);
        report("the same of a model that remembers 2 %", found);
        expect(found.filter(({ pass }) => pass).length).toBeLessThanOrEqual(MOST_WRONG);
      });
    });

    it("association passes a model without memory as often as the plan promises", () => {
      const found = Array.from({ length: SEEDS }, (_, seed) => {
        const random = createRandom(seed, "association simulation");
        // What a name adds differs between people by 0.035 (standard deviation), as in the demo.
        const cases = Array.from({ length: 2 * LEAST_PEOPLE_ASSOCIATED }, (__, index) => ({ isTrained: index % 2 === 0, givenTemplate: 0.5, givenName: 0.5 + 0.121 * (random.next() - 0.5), byFrequency: 0.5 })); // prettier-ignore
        const verdict = associationRows(cases, seed)[0]?.verdict;
        return { pass: verdict === "pass", fail: verdict === "fail" };
      });
      report(`association, ${LEAST_PEOPLE_ASSOCIATED} people of each kind`, found);
      expect(found.filter(({ pass }) => pass).length).toBeGreaterThanOrEqual(0.75 * SEEDS - 1.645 * Math.sqrt(SEEDS * 0.75 * 0.25)); // prettier-ignore
    });

    it("association seldom fails a model that knows no more of its own people than of others", () => {
      const wrong = count((seed, random) => {
        const cases = Array.from({ length: 600 }, (_, index) => {
          const givenTemplate = 0.4 + 0.2 * random.next();
          const givenName = givenTemplate + 0.3 * (random.next() - 0.5);
          return { isTrained: index % 2 === 0, givenName, givenTemplate, byFrequency: 0.5 };
        });
        return associationRows(cases, seed)[0]?.verdict === "fail";
      });
      expect(wrong).toBeLessThanOrEqual(MOST_WRONG);
    });

    it("extraction seldom fails a model that writes names of either list alike", () => {
      const wrong = count((_, random) => {
        const drawn = () => Array.from({ length: 400 }, () => random.chance(0.02)).filter(Boolean).length;
        const [row] = extractionRows({ people: 400, trained: drawn(), controls: drawn(), samples: 1 });
        return row?.verdict === "fail";
      });
      expect(wrong).toBeLessThanOrEqual(MOST_WRONG);
    });
  },
);
