import { describe, expect, it } from "vitest";

import type { SampleManifest, SampleMark, StratumName } from "../../../src/evaluate/sample/sample-sheet.ts";
import { type ReadUnit, scoreSample } from "../../../src/evaluate/sample/score-sample.ts";

//            0         1         2
//            012345678901234567890123456
const TEXT = "Anna en Bram Tolsma in Ede.";
const mark = (start: number, end: number, label = "PERSON", isLeftOut = false): SampleMark => ({
  start,
  end,
  label,
  isLeftOut,
});
const gold = (start: number, end: number, label = "PERSON") => ({ start, end, label });
const ALL = [gold(0, 4), gold(8, 19), gold(23, 26, "GPE")];

function unit(stratum: StratumName, marks: readonly SampleMark[], read: ReadUnit["gold"]): ReadUnit {
  return {
    file: "0001",
    sha256: "",
    document: "d",
    start: 0,
    end: TEXT.length,
    text: TEXT,
    stratum,
    marks,
    gold: read,
  };
}

function manifest(changes: Partial<SampleManifest> = {}): SampleManifest {
  return {
    schemaVersion: 1,
    stage: "sample",
    seed: 1,
    configuration: {},
    versions: {},
    bound: null,
    entities: ["PERSON", "GPE"],
    documents: 1000,
    marks: { PERSON: 2000, GPE: 1000 },
    strata: [
      { name: "disagreement", passages: 100, sampled: 2 },
      { name: "name-like", passages: 0, sampled: 0 },
      { name: "marked", passages: 40, sampled: 2 },
      { name: "plain", passages: 0, sampled: 0 },
    ],
    units: [],
    ...changes,
  };
}

const full = [mark(0, 4), mark(8, 19), mark(23, 26, "GPE")];

describe("scoreSample", () => {
  it("weighs what was missed by what a passage stands for; found in part is missed", () => {
    const score = scoreSample(manifest(), [
      unit("disagreement", [mark(0, 4), mark(13, 19)], ALL),
      unit("disagreement", full, ALL),
      unit("marked", [mark(0, 4), mark(8, 19)], ALL),
      unit("marked", full, ALL),
    ]);
    expect(score.all).toMatchObject({ seen: 3, missed: { estimate: 50 * 2 + 20 } });
    expect(score.entities["PERSON"]).toMatchObject({ seen: 1, missed: { estimate: 50 } });
    expect(score.entities["GPE"]).toMatchObject({ seen: 2, missed: { estimate: 70 } });
    expect(score.all.missedPerThousandDocuments.estimate).toBe(120);
    expect(score.all.missed.high).toBeGreaterThan(120);
    expect(score.strata[0]).toMatchObject({ weight: 50, missed: 2, wrong: 0 });
  });

  it("gives a limit above nothing where nothing was missed, and labels of other schemes mean the same", () => {
    const same = ALL.map((span) => (span.label === "PERSON" ? { ...span, label: "NOMBRE_SUJETO_ASISTENCIA" } : span));
    const score = scoreSample(
      manifest(),
      ["disagreement", "disagreement", "marked", "marked"].map((name) => unit(name as StratumName, full, same)),
    );
    expect(score.all.missed).toEqual({ estimate: 0, low: 0, high: expect.closeTo(50 * Math.log(20), 6) as number });
    expect(score.all.missRate.high).toBeCloseTo((50 * Math.log(40)) / (50 * Math.log(40) + 3000), 6);
    expect(score.all.recall.low).toBeCloseTo(1 - score.all.missRate.high, 12);
  });

  it("counts marks on no name as wrong, and mentions found as fewer than marks", () => {
    const score = scoreSample(manifest(), [
      unit("disagreement", [...full, mark(20, 22)], ALL),
      unit("disagreement", full, ALL),
      unit("marked", full, [gold(0, 4)]),
      unit("marked", full, ALL),
    ]);
    expect(score.strata.map(({ wrong }) => wrong)).toEqual([1, 0, 2, 0]);
    expect(score.all.missed.estimate).toBe(0);
  });

  const strata = manifest().strata.map((one) => ({
    ...one,
    sampled: one.passages === 0 ? 0 : 20,
    passages: one.passages && 100,
  }));
  const many = (read: ReadUnit["gold"], marks = full) => [
    ...Array.from({ length: 20 }, () => unit("disagreement", marks, read)),
    ...Array.from({ length: 20 }, () => unit("marked", marks, read)),
  ];

  it("knows what was read whole", () => {
    const whole = strata.map((one) => ({ ...one, passages: one.sampled }));
    const score = scoreSample(
      manifest({ strata: whole, marks: { PERSON: 40, GPE: 40 } }),
      many(ALL, [mark(0, 4), mark(23, 26, "GPE")]),
    );
    expect(score.all.missed).toEqual({ estimate: 40, low: 40, high: 40 });
    expect(score.all.missRate.estimate).toBeCloseTo(1 / 3);
  });

  it("reaches a bound only with a reader who saw what was left out", () => {
    const left = [mark(0, 4, "PERSON", true), ...full.slice(1)];
    const judge = (bound: number, read: ReadUnit["gold"]) => scoreSample(manifest({ strata, bound }), many(read, left));
    expect(judge(0.02, ALL)).toMatchObject({ verdict: "reached", reader: { leftOut: 40, restored: 40 } });
    expect(judge(0.005, ALL).verdict).toBe("open");
    // As it was written: nobody put anything back, and nothing is missed.
    const unread = judge(0.02, ALL.slice(1));
    expect(unread).toMatchObject({
      verdict: "open",
      reader: { restored: 0 },
      missRateHighForReader: 1,
      all: { seen: 0 },
    });
    expect(scoreSample(manifest({ strata }), many(ALL.slice(1), left)).verdict).toBe("open");
    expect(scoreSample(manifest({ strata }), many(ALL, left)).verdict).toBeNull();
  });

  it("raises the limit by what the reader overlooked", () => {
    const left = [mark(0, 4, "PERSON", true), ...full.slice(1)];
    const units = [...many(ALL, left).slice(0, 30), ...many(ALL.slice(1), left).slice(30)];
    const score = scoreSample(manifest({ strata, bound: 0.02 }), units);
    expect(score.reader).toMatchObject({ leftOut: 40, restored: 30 });
    expect(score.missRateHighForReader).toBeCloseTo(score.all.missRate.high / 0.75, 12);
  });

  it("says that a bound is missed", () => {
    expect(scoreSample(manifest({ strata, bound: 0.02 }), many(ALL, full.slice(1))).verdict).toBe("missed");
  });
});
