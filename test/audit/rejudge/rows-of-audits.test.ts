import fc from "fast-check";
import { expect, it } from "vitest";

import { associationRows } from "../../../src/audit/association/association.ts";
import { readAudit } from "../../../src/audit/audit-file.ts";
import type { AuditRow } from "../../../src/audit/audit.ts";
import { exposureRows, type RankedSecret } from "../../../src/audit/exposure/exposure.ts";
import { extractionRows } from "../../../src/audit/extraction/extraction.ts";
import { inferenceRows } from "../../../src/audit/inference/inference.ts";
import { membershipFigures } from "../../../src/audit/membership/membership.ts";
import { contradictionOf } from "../../../src/audit/rejudge/check-figures.ts";
import { isBetter, judgeRow } from "../../../src/audit/rejudge/judge-row.ts";
import { rejudgeAudit } from "../../../src/audit/rejudge/rejudge-audit.ts";
import { type Measurement, publicPart } from "../../../src/audit/verdicts.ts";
import { createRandom } from "../../../src/base/random.ts";
import { records } from "../membership/made-up-records.ts";

/** Each row as a file has it is one that a release takes, with the verdict that the audit gave it or a better one. */
function expectTaken(rows: readonly Measurement[]): void {
  for (const row of rows) {
    const read = JSON.parse(JSON.stringify(publicPart(row))) as AuditRow;
    expect(contradictionOf(read), row.measure).toBeUndefined();
    expect({ measure: row.measure, written: row.verdict, isBetter: isBetter(row.verdict, judgeRow(read)) }).toEqual({
      measure: row.measure,
      written: row.verdict,
      isBetter: false,
    });
  }
}

it("takes the audits that are shipped, with every verdict as it is", async () => {
  const shipped = await readAudit("audits/examples/demo/audit.json");
  for (const model of "models" in shipped ? shipped.models : [shipped])
    expect(rejudgeAudit(model, "audit.json").rows).toEqual(model.rows);
});

it("takes rows of exposure, whatever the ranks", () => {
  const secrets = (seed: number, memory: number, people: number, of: number): RankedSecret[] => {
    const random = createRandom(seed, "ranks");
    return (["name", "identifier"] as const).flatMap((kind) =>
      [0, 1, 10].flatMap((repetitions) =>
        Array.from({ length: people }, () => {
          const rank = random.chance(repetitions * memory) ? 1 : 1 + random.int(of);
          return { kind, repetitions, rank, lastRank: rank, of };
        }),
      ),
    );
  };
  const people = fc.integer({ min: 2, max: 45 });
  const made = fc.record({ seed: fc.nat(), memory: fc.constantFrom(0, 0.02, 0.1), people, of: fc.constantFrom(300, 1500) }); // prettier-ignore
  fc.assert(
    fc.property(made, fc.boolean(), (one, isAgainst) => {
      const alone = secrets(one.seed, one.memory, one.people, one.of);
      const against = secrets(one.seed + 1, one.memory, one.people, one.of);
      expectTaken(exposureRows({ alone, ...(isAgainst && { against }) }, { seed: 0 }));
    }),
    { numRuns: 8 },
  );
});

it("takes rows of membership, of groups that are alike and of others, with a reference and without", () => {
  for (const made of [
    {},
    { memory: 0.4 },
    { memory: 2 },
    { shift: true },
    { n: 16 },
    { memory: 2, references: 0 },
  ] as const)
    expectTaken(membershipFigures({ records: records(made), shadows: [], population: [], seed: 0 }).rows);
});

it("takes rows of inference, association and extraction", () => {
  const random = createRandom(1, "cases");
  for (const [rate, reference, n] of [
    [0, 0, 900],
    [0.2, 0.01, 900],
    [0.2, undefined, 900],
    [0.02, 0.02, 40],
  ] as const)
    // prettier-ignore
    expectTaken(
      inferenceRows(
        (["seen", "unseen"] as const).flatMap((split) =>
          Array.from({ length: n }, (_, index) => ({
            split,
            cluster: `${split}${index}`,
            hit: random.chance(rate) ? 1 : 0,
            referenceHits: reference === undefined ? [] : [random.chance(reference) ? 1 : 0],
            candidates: 100,
          })),
        ),
        0,
      ),
    );
  for (const [gain, n] of [
    [0, 400],
    [0.1, 400],
    [0, 20],
    [0, 1],
  ] as const)
    // prettier-ignore
    expectTaken(
      associationRows(
        Array.from({ length: 2 * n }, (_, index) => {
          const [isTrained, givenTemplate] = [index < n, 0.5 + 0.1 * (random.next() - 0.5)];
          return { isTrained, givenTemplate, givenName: givenTemplate + (isTrained ? gain : 0), byFrequency: 0.6 };
        }),
        0,
      ),
    );
  const count = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(fc.constantFrom(60, 299, 3000), count, count, (people, trained, controls) =>
      expectTaken(extractionRows({ people, trained, controls, samples: 10 })),
    ),
  );
});
