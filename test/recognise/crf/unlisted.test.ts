import { describe, expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import { openRecogniser } from "../../../src/recognise/open-recogniser.ts";
import { Reading } from "../../../src/recognise/reading.ts";

const NOTE = "Killigrew argued over TV remote, verbal only.";
const LISTED = "Theatre list: Watson cancelled, no bed. HOBSON and Twl too.";

/** Nats by which both lean away from names: as the model is, it finds this one by itself. */
const AWAY = -4;
const upright = await openRecogniser("crf:ner-en", { all: AWAY });
const leaning = await openRecogniser("crf:ner-en", { all: AWAY, unlisted: 6 });

const namesIn = ({ find }: typeof upright, text: string) =>
  find?.(new Reading(text)).map(({ start, end }) => text.slice(start, end));

describe("a model that is sure before it leans", () => {
  it("finds what it finds when it looks at more places", async () => {
    const lean = { all: 2 };
    const [thorough, quick] = [
      await openRecogniser("crf:ner-en", lean),
      await openRecogniser("crf:ner-en", { ...lean, surer: lean.all }),
    ];
    const notes = generateShortNotes(packOf("en"), { seed: 8, notes: 400, lookAlikes: 0.3 }).map(({ text }) => text);
    const all = notes.map((text) => [namesIn(thorough, text), namesIn(quick, text)]);
    const changed = all.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other));
    expect(all.flatMap(([one = []]) => one).length).toBeGreaterThan(1000);
    expect(changed.length).toBeLessThanOrEqual(4);
    expect(namesIn(quick, NOTE)).toEqual(namesIn(thorough, NOTE));
  });
});

describe("a model that leans to names where no list has a word", () => {
  it("finds the rare name, and nothing else that it did not find before", () => {
    expect(namesIn(upright, NOTE)).toEqual([]);
    expect(namesIn(leaning, NOTE)).toEqual(["Killigrew"]);
    expect(namesIn(leaning, LISTED)).toEqual(namesIn(upright, LISTED));
    expect(namesIn(leaning, NOTE.toLowerCase())).toEqual(namesIn(upright, NOTE.toLowerCase()));
  });

  it("keeps its odds what they are", () => {
    const stretch = [{ start: 0, end: "Killigrew".length }];
    expect(leaning.oddsOf?.(new Reading(NOTE), stretch)).toEqual(upright.oddsOf?.(new Reading(NOTE), stretch));
  });
});
