import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createUnitChooser, FATE, type Fate, FEWEST_FEATURES } from "../../src/dedupe/choose-units.ts";
import { postingsOf } from "../../src/dedupe/near-index.ts";
import { createUnitReader } from "../../src/dedupe/read-unit.ts";
import { byEffort } from "../fixtures/effort.ts";

const WORDS = [
  "koorts",
  "Pijn",
  "geen",
  "op",
  "dé",
  "afdeling",
  "rechts",
  "links",
  "PERSON",
  "3,5",
  "mg",
  "RR",
  "120/80",
  "+",
];

/** A sentence, and sentences with some of its words changed, left out or put in. */
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 });
const variants = fc
  .tuple(
    sentence,
    fc.array(fc.tuple(fc.nat(39), fc.constantFrom("replace", "drop", "insert", "none"), fc.constantFrom(...WORDS)), {
      maxLength: 6,
    }),
  )
  .map(([words, changes]) => {
    const all = [words.join(" ")];
    for (const [at, kind, word] of changes) {
      const changed = [...words];
      if (kind === "replace") changed[at % words.length] = word;
      if (kind === "insert") changed.splice(at % words.length, 0, word);
      if (kind === "drop") changed.splice(at % words.length, 1);
      all.push(changed.join(" "));
    }
    return all;
  });
const corpus = fc
  .array(variants, { minLength: 1, maxLength: 12 })
  .chain((groups) => fc.shuffledSubarray(groups.flat(), { minLength: groups.flat().length }))
  .map((texts) => texts.filter((text) => text !== ""));

/** Every two neighbouring words, as text. */
function pairsOf(text: string): Set<string> {
  const words = ["<", ...text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").split(" "), ">"];
  return new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`));
}

function jaccard(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared / (a.size + b.size - shared);
}

/** The definition, word for word: each unit is held against all that stay before it. */
function chooseSlowly(texts: readonly string[], keep: number, threshold: number): Fate[] {
  const kept: string[] = [];
  const wordsOf = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return texts.map((text) => {
    const isEqual = (other: string) => wordsOf(other) === wordsOf(text);
    const isLong = (one: string) => pairsOf(one).size >= FEWEST_FEATURES;
    const isNear = (other: string) =>
      threshold < 1 && isLong(other) && isLong(text) && jaccard(pairsOf(other), pairsOf(text)) >= threshold - 1e-12;
    const equal = kept.filter(isEqual).length;
    const near = kept.filter((other) => !isEqual(other) && isNear(other)).length;
    if (equal + near < keep) {
      kept.push(text);
      return FATE.kept;
    }
    return equal > 0 ? FATE.equal : FATE.near;
  });
}

function choose(texts: readonly string[], keep: number, threshold: number, addTo: (feature: number) => number) {
  const read = createUnitReader(threshold < 1);
  const readings = texts.map((text) => {
    const { low, high, features } = read(text, 0, text.length);
    return { low, high, features: features.slice() };
  });
  const features = readings.reduce((sum, one) => sum + one.features.length, 0);
  const counts = new Map<number, number>();
  for (const one of readings) for (const feature of one.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const countOf = (feature: number) => (counts.get(feature) ?? 0) + addTo(feature);
  const postings = readings.reduce((sum, one) => sum + postingsOf(one.features.length, threshold), 0);
  const chooser = createUnitChooser({
    keep,
    threshold,
    countOf,
    bounds: { units: texts.length, sets: texts.length, features, postings },
  });
  return { chooser, readings, fates: readings.map((one) => chooser.choose(one.low, one.high, one.features)) };
}

describe("createUnitChooser", () => {
  it("does what comparing every unit with all that stay before it does", () => {
    const settings = fc.record({
      texts: corpus,
      keep: fc.integer({ min: 1, max: 3 }),
      threshold: fc.constantFrom(0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1),
      spread: fc.constantFrom(1, 3, 1000),
    });
    fc.assert(
      fc.property(settings, ({ texts, keep, threshold, spread }) => {
        // Counters may be shared: what they have more decides on speed alone.
        const { fates } = choose(texts, keep, threshold, (feature) => feature % spread);
        expect(fates).toEqual(chooseSlowly(texts, keep, threshold));
      }),
      { numRuns: byEffort({ quick: 300, thorough: 1000, exhaustive: 5000 }) },
    );
  });

  it("counts each unit in the cluster of what stays for it", () => {
    fc.assert(
      fc.property(corpus, fc.integer({ min: 1, max: 3 }), (texts, keep) => {
        const { chooser, readings } = choose(texts, keep, 0.7, () => 1);
        const clusters = new Set(readings.map(({ low, high }) => chooser.clusterOf(low, high) as number));
        const sizes = [...clusters].map((cluster) => chooser.sizeOf(cluster));
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(texts.length);
        expect(Math.max(-1, ...clusters)).toBeLessThan(chooser.bound());
      }),
    );
  });

  it("does not know what was not chosen", () => {
    expect(choose(["een"], 1, 1, () => 1).chooser.clusterOf(1, 2)).toBeUndefined();
  });
});
