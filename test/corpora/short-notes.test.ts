import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { expandPattern } from "../../corpora/grammar.ts";
import { createSlotFiller } from "../../corpora/languages/fill-slots.ts";
import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import type { LanguagePack } from "../../corpora/languages/language-pack.ts";
import { PACK_LANGUAGES, packOf } from "../../corpora/languages/packs.ts";
import { createRandom } from "../../src/base/random.ts";

const SOME = { seed: 5, notes: 60, lookAlikes: 0.2 };
const packs = PACK_LANGUAGES.map((language) => [language, packOf(language)] as const);
/** How many frames with a name a pack must hold. */
const LEAST_NAMED: Readonly<Record<string, number>> = { en: 3500, es: 2500, it: 2500, nl: 1000 };

function framesOf({ kinds, lookAlikes }: LanguagePack): string[] {
  return [
    ...lookAlikes,
    ...kinds.flatMap((kind) => [...kind.named, ...kind.plain, ...kind.headers.flat(), ...kind.signOffs]),
  ];
}

function expand(frame: string, pack: LanguagePack, seed: number) {
  const random = createRandom(seed, frame);
  return expandPattern(frame, createSlotFiller(pack, "mixed", random), random);
}

describe.each(packs)("the pack of %s", (language, pack) => {
  test("every frame expands, whatever is drawn", () => {
    for (const frame of framesOf(pack)) {
      for (let seed = 0; seed < 8; seed++) expect(() => expand(frame, pack, seed), frame).not.toThrow();
    }
  });

  test("frames of persons and places hold one, the others none", () => {
    const mentions = (frame: string) => expand(frame, pack, 1).filter((part) => typeof part !== "string").length;
    const named = pack.kinds.flatMap((kind) => kind.named);
    expect(
      named.filter((frame) => !/\{(?:[parfdnto][2-4]?(?:[:}](?!\d))|city|region|country|abroad)/u.test(frame)),
    ).toEqual([]);
    const plain = [...pack.lookAlikes, ...pack.kinds.flatMap((kind) => kind.plain)];
    expect(plain.filter((frame) => mentions(frame) > 0)).toEqual([]);
  });

  test("frames are many, and none is there twice", () => {
    const frames = framesOf({
      ...pack,
      kinds: pack.kinds.map((kind) => ({ ...kind, headers: [], signOffs: [] })),
    });
    expect(frames.filter((frame, index) => frames.indexOf(frame) !== index)).toEqual([]);
    expect(pack.kinds.flatMap((kind) => kind.named).length).toBeGreaterThanOrEqual(LEAST_NAMED[language] as number);
  });

  test("the same seed gives the same notes, more notes leave those before, another seed others", () => {
    const notes = generateShortNotes(pack, SOME);
    expect(generateShortNotes(pack, { ...SOME, notes: 80 }).slice(0, 60)).toEqual(notes);
    expect(generateShortNotes(pack, { ...SOME, seed: 6 })).not.toEqual(notes);
  });

  test("mentions stand in order, apart, on letters; for any seed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        for (const { text, mentions } of generateShortNotes(pack, { ...SOME, notes: 20, seed })) {
          let end = 0;
          for (const mention of mentions) {
            expect(mention.start).toBeGreaterThanOrEqual(end);
            expect(text.slice(mention.start, mention.end)).toMatch(/^[\p{L}'’].*[\p{L}.'’]$/su);
            end = mention.end;
          }
          expect(end).toBeLessThan(text.length);
        }
      }),
      { numRuns: 15 },
    );
  });

  test("notes of look-alikes hold no mention, the others hold one", () => {
    for (const { kind, mentions } of generateShortNotes(pack, SOME))
      expect(mentions.length === 0).toBe(kind === "look-alikes");
  });

  test("people come back in another form: some notes name the same person twice, written otherwise", () => {
    const again = generateShortNotes(pack, { ...SOME, notes: 200, lookAlikes: 0 }).filter(({ text, mentions }) => {
      const surfaces = new Map<string, Set<string>>();
      for (const { start, end, person } of mentions) {
        if (person !== null) surfaces.set(person, (surfaces.get(person) ?? new Set()).add(text.slice(start, end)));
      }
      return [...surfaces.values()].some((forms) => forms.size > 1);
    });
    expect(again.length).toBeGreaterThan(30);
  });
});

test("a mention is the written name: casing and glue do not move it", () => {
  const notes = generateShortNotes(packOf("en"), { seed: 11, notes: 400, lookAlikes: 0 });
  const forms = (wanted: string) =>
    notes.flatMap(({ text, mentions }) =>
      mentions
        .filter(({ form }) => form === wanted)
        .map(({ start, end }) => [text.slice(start - 1, start), text.slice(start, end)]),
    );
  const small = forms("small letters");
  expect(small.length).toBeGreaterThan(100);
  expect(small.every(([, name]) => name === name?.toLowerCase())).toBe(true);
  const capitals = forms("capitals");
  expect(capitals.length).toBeGreaterThan(20);
  expect(capitals.every(([, name]) => name === name?.toUpperCase())).toBe(true);
  const glued = forms("glued");
  expect(glued.length).toBeGreaterThan(20);
  expect(glued.every(([before]) => before !== " ")).toBe(true);
});

test("a thing that bears somebody's name is drawn once a note, and no mention", () => {
  const write = (frame: string) => {
    const fill = createSlotFiller(packOf("en"), "mixed", createRandom(3, frame));
    return expandPattern(frame, fill, createRandom(4, frame));
  };
  const parts = write("{named:surname} Ward, {named:surname} Ward, {named2:surname} Court, {named:given} the cat");
  expect(parts.every((part) => typeof part === "string")).toBe(true);
  const [first, again, other] = parts.join("").match(/\p{Lu}\S*(?= Ward| Court)/gu) ?? [];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("an unknown slot, form or word is an error", () => {
  const fill = createSlotFiller(packOf("en"), "mixed", createRandom(1));
  for (const slot of ["nonsense", "p:nonsense", "p.nonsense", "n:8-2"])
    expect(() => fill(slot), slot).toThrow(RangeError);
});
