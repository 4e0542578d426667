import { describe, expect, it } from "vitest";

import { associationRows } from "../../src/audit/association/association.ts";
import { exposureRows, type RankedSecret } from "../../src/audit/exposure/exposure.ts";
import { extractionRows } from "../../src/audit/extraction/extraction.ts";
import { createRandom, type Random } from "../../src/base/random.ts";
import { IS_EXHAUSTIVE } from "../fixtures/effort.ts";

const SEEDS = Number(process.env["UNNAME_SEEDS"] ?? 200);
/** 5 % of the seeds, and what chance adds to that nineteen times of twenty. */
const MOST_WRONG = 0.05 * SEEDS + 1.645 * Math.sqrt(SEEDS * 0.05 * 0.95);
const CANDIDATES = 4097;

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
          exposureRows(secrets(random, known), { seed, hasReference: true }).some(({ verdict }) => verdict === "fail"),
        );
      expect(fails(0)).toBeLessThanOrEqual(MOST_WRONG);
      expect(fails(0.2)).toBeGreaterThanOrEqual(0.9 * SEEDS);
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
