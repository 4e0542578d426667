import { describe, expect, it } from "vitest";

import type { NotesName } from "../../../src/audit/membership/tokenizer/read-notes-names.ts";
import {
  type CutName,
  tokenizerRow,
  trainShadows,
} from "../../../src/audit/membership/tokenizer/tokenizer-membership.ts";
import type { Measurement } from "../../../src/audit/verdicts.ts";
import { createRandom, type Random } from "../../../src/base/random.ts";
import { type Half, HALVES } from "../../../src/corpus/patients/part-of-patient.ts";
import { byEffort } from "../../fixtures/effort.ts";

const SEEDS = byEffort({ quick: 5, thorough: 100, exhaustive: 400 });
const [PATIENTS, MENTIONS, WORDS, ENTRIES] = [150, 10, 1_500, 2_000];
const SYLLABLES = "ba ber bo da de dijk do el en er ga ge ha hui in ka kel ko la le lin ma me mo na ne no ol os pa per ra re ri ro sa se stra ta ten ter to va ven ver vi wa we wil za ze".split(" "); // prettier-ignore

/** A word that no other draw gives. */
function drawWord(random: Random, taken: Set<string>): string {
  for (;;) {
    const word = Array.from({ length: 2 + random.int(3) }, () => random.pick(SYLLABLES)).join("");
    if (taken.has(word)) continue;
    taken.add(word);
    return word;
  }
}

/** Of one that knows each name of the training notes with a chance of `missed`; of patients in either split. */
function simulate(seed: number, missed: number, unseenPatients = PATIENTS): Measurement {
  const random = createRandom(seed, "tokenizer membership");
  const taken = new Set<string>();
  const words = Array.from({ length: WORDS }, () => drawWord(random, taken));
  const surname = () => {
    const word = drawWord(random, taken);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const text = { "half-a": new Map<string, number>(), "half-b": new Map<string, number>() };
  const whole = new Map<string, number>();
  const write = (half: Half, word: string, times = 1) => {
    for (const counts of [text[half], whole]) counts.set(` ${word}`, (counts.get(` ${word}`) ?? 0) + times);
  };
  const names: NotesName[] = [];
  for (let patient = 0; patient < PATIENTS; patient++) {
    const half = random.pick(HALVES);
    // Words as common as their rank has it (Zipf).
    for (let word = 0; word < 300; word++) write(half, words[Math.floor(WORDS ** random.next()) - 1] as string);
    const isMissed = random.chance(missed);
    const written = surname();
    write(half, isMissed ? written : "PERSON", 1 + random.int(2 * MENTIONS));
    names.push({ written, isMember: true, cluster: `s${patient}`, halves: isMissed ? [half] : [] });
  }
  for (let patient = 0; patient < unseenPatients; patient++)
    names.push({ written: surname(), isMember: false, cluster: `u${patient}`, halves: [] });
  const audited = trainShadows({ "half-a": whole, "half-b": whole }, ENTRIES)["half-a"];
  const [row] = tokenizerRow(names, trainShadows(text, ENTRIES), { audited });
  if (row === undefined) throw new Error("no row");
  return row;
}

describe("whether a vocabulary tells whose notes it was made of", { timeout: 1_200_000 }, () => {
  const rows = (missed: number, unseen?: number) => Array.from({ length: SEEDS }, (_, seed) => simulate(seed, missed, unseen)); // prettier-ignore
  const share = (all: readonly Measurement[], is: (row: Measurement) => boolean) => all.filter(is).length / all.length;
  /** Nineteen of twenty, less what chance takes off nineteen times of twenty. */
  const MOST_WRONG = 0.05 + 1.645 * Math.sqrt((0.05 * 0.95) / SEEDS);

  it.each([PATIENTS, PATIENTS / 3])("is a coin's toss where step 1 replaced every name; %s patients of other notes", (unseen) => {
    const found = rows(0, unseen);
    expect(share(found, ({ ciLow, ciHigh }) => ciLow > 0.5 || ciHigh < 0.5)).toBeLessThanOrEqual(MOST_WRONG);
    expect(found.every(({ verdict, n }) => verdict === "info" && n === PATIENTS + unseen)).toBe(true);
  }); // prettier-ignore

  it("rises with the names that step 1 missed", () => {
    const mean = (all: readonly Measurement[]) => all.reduce((sum, { estimate }) => sum + estimate, 0) / all.length;
    const [some, all] = [rows(0.3), rows(1)];
    process.stdout.write(`| 30 % missed | ${mean(some).toFixed(3)} |\n| all missed | ${mean(all).toFixed(3)} |\n`);
    expect(share(some, ({ ciLow }) => ciLow > 0.5)).toBeGreaterThan(0.8);
    expect(share(all, ({ ciLow }) => ciLow > 0.6)).toBeGreaterThan(0.9);
    // Without the vocabulary nothing tells them apart.
    expect(all.every(({ control = 0 }) => Math.abs(control - 0.5) < 0.12)).toBe(true);
  });

  it("is measured for the model compared with, too, and for no handful of names", () => {
    const cut: CutName = (written) => written.length;
    const shadows = { "half-a": cut, "half-b": cut };
    const names = Array.from({ length: 60 }, (_, index): NotesName => ({ written: "x".repeat(3 + (index % 7)), isMember: index % 2 === 0, cluster: `${index}`, halves: [] })); // prettier-ignore
    const known: CutName = (written) => Number(written.length === 3);
    const [row] = tokenizerRow(names, shadows, { audited: cut, compared: known });
    expect(row).toMatchObject({ measure: "tokenizer-membership", n: 60, estimate: 0.5 });
    expect(row?.baseline).toBeDefined();
    expect(tokenizerRow(names.slice(0, 30), shadows, { audited: cut })).toEqual([]);
  });
});
