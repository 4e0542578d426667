import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { createCrfRecogniser } from "../../../src/recognise/crf/crf-recogniser.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import { CRF_KIND, type CrfModel, readCrfModel, writeCrfModel } from "../../../src/recognise/crf/crf-model.ts";
import { readSections, writeSections } from "../../../src/formats/sections.ts";
import { Tagger } from "../../../src/recognise/crf/tagger.ts";
import { layOutModel } from "../../../src/recognise/crf/tagging-model.ts";
import { train } from "../../../src/recognise/crf/train.ts";
import { createDocument } from "../../../src/text/document.ts";
import { makeNotes } from "../../fixtures/made-up-notes.ts";

const OPTIONS = { language: null, seeds: [1], epochs: 6, minDocuments: 1 } as const;
let trained: Promise<CrfModel> | undefined;
const model = () => (trained ??= train(makeNotes(0, 40), OPTIONS));

const boundsOf = ({ start, end, label }: { start: number; end: number; label: string }) => [start, end, label];

describe("train", () => {
  it("learns to find names where it never saw them", async () => {
    const tagger = new Tagger(layOutModel(await model()));
    const unseen = "Naam: Wopke Drijfhout\nWoonplaats: Nijkerk\nKoorts sinds 3 dagen.\nGroet, dr. Pelgrim\n";
    const found = tagger.tag(unseen, "crf").map(({ start, end, label }) => [unseen.slice(start, end), label]);
    expect(found).toEqual([
      ["Wopke Drijfhout", "PERSON"],
      ["Nijkerk", "GPE"],
      ["Pelgrim", "PERSON"],
    ]);
  });

  it("finds them in small letters and in capitals, from copies", async () => {
    const tagger = new Tagger(layOutModel(await model()));
    const found = tagger.tag("naam: wopke drijfhout\n", "crf").map(({ start, end }) => [start, end]);
    expect(found).toEqual([[6, 21]]);
    const plain = new Tagger(layOutModel(await train(makeNotes(0, 40), { ...OPTIONS, caseCopies: false, swaps: 0 })));
    const capitals = makeNotes(40, 12).map(({ text }) => text.toUpperCase());
    const sureness = (reader: Tagger) =>
      capitals.flatMap((text) => reader.tag(text, "crf")).reduce((sum, { score = 0 }) => sum + score, 0);
    expect(sureness(tagger)).toBeGreaterThan(sureness(plain));
  });

  it("gives the same bytes for the same data, and other bytes for another seed", async () => {
    const bytes = writeCrfModel(await model());
    expect(writeCrfModel(await train(makeNotes(0, 40), OPTIONS))).toEqual(bytes);
    expect(writeCrfModel(await train(makeNotes(0, 40), { ...OPTIONS, seeds: [2] }))).not.toEqual(bytes);
  });

  it("scores a span by its probability", async () => {
    const recogniser = createCrfRecogniser(await model(), "crf:test");
    const [spans] = await recogniser.recognise([createDocument("a", "Naam: Anna Velders\nWoonplaats: Edam\n")]);
    expect(spans).toHaveLength(2);
    for (const { score, source } of spans ?? []) {
      expect(score).toBeGreaterThan(0.8);
      expect(score).toBeLessThanOrEqual(1);
      expect(source).toBe("crf:test");
    }
  });

  it("leaves the words of the notes out of the lexicon if told so", async () => {
    expect((await model()).seen.words.length).toBeGreaterThan(20);
    const without = await train(makeNotes(0, 40), { ...OPTIONS, withLexicon: false });
    expect(without.seen.words.length).toBe(0);
  });

  it("is private unless the data is public", async () => {
    expect((await model()).header.isPrivate).toBe(true);
    expect((await train(makeNotes(0, 5), { ...OPTIONS, isPrivate: false })).header.isPrivate).toBe(false);
  });

  it("refuses documents without annotations", async () => {
    await expect(train([{ text: "Geen koorts.", spans: [] }], OPTIONS)).rejects.toThrow(UnnameError);
  });

  it("passes over words that are surely outside without a change in what it finds", async () => {
    const { header, ...rest } = await model();
    expect(header.sureNats).toBeGreaterThan(0);
    const { sureNats: _, ...thorough } = header;
    const [fast, slow] = [
      new Tagger(layOutModel({ header, ...rest })),
      new Tagger(layOutModel({ header: thorough, ...rest })),
    ];
    for (const { text } of makeNotes(40, 12))
      expect(fast.tag(text, "crf").map(boundsOf)).toEqual(slow.tag(text, "crf").map(boundsOf));
  });

  it("leans to recall with a bias", async () => {
    const tagger = new Tagger(layOutModel(await model()));
    const text = "Gesproken met Wessel over thuiszorg, en met Pelgrim.\n";
    const found = () => tagger.tag(text, "crf").reduce((letters, { start, end }) => letters + end - start, 0);
    const before = found();
    const reading = new Reading(text);
    tagger.setBias(-20);
    expect(tagger.tagReading(reading, "crf")).toEqual([]);
    tagger.setBias(20);
    expect(found()).toBeGreaterThan(before);
    expect(tagger.tagReading(reading, "crf")).toEqual(tagger.tag(text, "crf"));
  });
});

describe("a model file", () => {
  it("comes back as it was, but for rounding", async () => {
    const original = await model();
    const read = readCrfModel(writeCrfModel(original), "model.crf");
    expect(read.header).toEqual(original.header);
    expect(read.keys).toEqual(original.keys);
    expect(read.tags).toEqual(original.tags);
    // A model of few types rounds to 1/127 of its largest weight.
    const step = Math.max(...original.weights.map(Math.abs)) / 127;
    for (const [w, weight] of original.weights.entries()) {
      expect(Math.abs((read.weights[w] as number) - weight)).toBeLessThanOrEqual(step * 0.51);
    }
    const notes = makeNotes(40, 10);
    const [before, after] = [new Tagger(layOutModel(original)), new Tagger(layOutModel(read))];
    for (const { text } of notes) {
      const bounds = (tagger: Tagger) => tagger.tag(text, "crf").map(({ start, end, label }) => [start, end, label]);
      expect(bounds(after)).toEqual(bounds(before));
    }
  });

  it("is refused when any byte of it has changed, when cut short, of another kind or version", async () => {
    const bytes = writeCrfModel(await model());
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] as number) ^ change;
        expect(() => readCrfModel(damaged, "model.crf")).toThrow(UnnameError);
      }),
      { numRuns: 60 },
    );
    expect(() => readCrfModel(bytes.subarray(0, bytes.length - 1), "model.crf")).toThrow(/checksum/);
    expect(() => readCrfModel(new TextEncoder().encode("PK\u0003\u0004"), "model.crf")).toThrow(/does not begin/);
    const newer = bytes.slice();
    newer[8] = 99;
    expect(() => readCrfModel(newer, "model.crf")).toThrow(/version 99/);
  });

  it("is refused when its arrays are not as long as it says", async () => {
    const { header, arrays } = readSections(CRF_KIND, writeCrfModel(await model()), "model.crf");
    for (const lengths of [null, 7, {}, { ...(header["lengths"] as object), keyGaps: 1 }]) {
      const other = writeSections(CRF_KIND, { header: { ...header, lengths }, arrays });
      expect(() => readCrfModel(other, "model.crf")).toThrow(/no usable array/);
    }
  });
});
