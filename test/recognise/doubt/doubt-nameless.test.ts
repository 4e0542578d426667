import { describe, expect, it } from "vitest";

import { doubtNameless } from "../../../src/recognise/doubt/doubt-nameless.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { RuleLanguage } from "../../../src/recognise/rules/languages/languages.ts";
import type { Span } from "../../../src/text/span.ts";

/** What is left of the marked words of a text, all found by `source`. */
function kept(language: RuleLanguage, marked: string, source = "crf:x", lean = 0, label = "PERSON"): string[] {
  const text = marked.replaceAll(/[⟦⟧]/gu, "");
  let removed = 0;
  const spans: Span[] = [...marked.matchAll(/⟦([^⟧]*)⟧/gu)].map(({ index, 1: name = "" }) => {
    const start = index - removed;
    removed += 2;
    return { start, end: start + name.length, label, score: 0.7, source };
  });
  return doubtNameless(language, new Reading(text), spans, lean).map(({ start, end }) => text.slice(start, end));
}

const THINGS = "Waterlow 18, Braden done. Both ⟦Zorvex⟧ straps off. Gaviscon given.";

describe("doubtNameless", () => {
  it("drops a word that nothing tells to be somebody from a note of things", () => {
    expect(kept("en", THINGS)).toEqual([]);
    expect(kept("en", THINGS, "rules:en/name")).toEqual([]);
  });

  it("keeps it where the note tells of somebody", () => {
    expect(kept("en", `${THINGS} Daughter ⟦Brigid⟧ informed.`)).toEqual(["Zorvex", "Brigid"]);
    expect(kept("en", THINGS, "rules:en/title")).toEqual(["Zorvex"]);
    expect(kept("en", THINGS, "names")).toEqual(["Zorvex"]);
  });

  it("drops it in Dutch too, but from a record, of which the shipped models learnt", () => {
    const things = "Waterlow 18, Braden 12. Beide ⟦Zorvex⟧ banden af. Gaviscon gegeven.";
    expect(kept("nl", things)).toEqual([]);
    expect(kept("nl", `${things} ${"rustig ".repeat(60)}`)).toEqual(["Zorvex"]);
  });

  it("keeps it in a note without terms or in small letters, and leaning to recall", () => {
    expect(kept("en", "Bed made, tea given. Both ⟦Zorvex⟧ straps off.")).toEqual(["Zorvex"]);
    expect(kept("en", THINGS.toLowerCase())).toEqual(["zorvex"]);
    expect(kept("en", THINGS, "crf:x", 3)).toEqual(["Zorvex"]);
  });

  it("takes places that things go on behind for things, and a list's entries for people", () => {
    expect(kept("en", "Alvarado 7, ⟦Lintula⟧ 20, Norton 8.")).toEqual([]);
    expect(kept("en", "⟦Harcourt⟧ 81, Norton 8, Braden 12, Barthel 4.")).toEqual(["Harcourt"]);
    expect(kept("en", "Norton 8, Braden 12. Bed 2 ⟦Harcourt⟧ seated. Barthel 4.")).toEqual(["Harcourt"]);
    expect(kept("es", "Norton 8, Braden 12. Cama 2: ⟦Harcourt⟧, sentado. Barthel 4.")).toEqual(["Harcourt"]);
    expect(kept("es", "Norton 8, Braden 12. ⟦Harcourt⟧, sentado. Barthel 4.")).toEqual([]);
  });

  it("counts what several words name among the terms", () => {
    expect(
      kept("en", "Angel Delight eaten, Ash Wednesday crosses made, Herbert Protocol filed. Both ⟦Zorvex⟧ straps off."),
    ).toEqual([]);
  });

  it("keeps a place that a function word follows", () => {
    const places = "Waterlow 18, Braden done. Next stop ⟦Ireland⟧ on Saturday. Gaviscon given.";
    expect(kept("en", places, "rules:en/place", 0, "GPE")).toEqual(["Ireland"]);
    expect(kept("en", places.replace(" on Saturday", " tables"), "rules:en/place", 0, "GPE")).toEqual([]);
  });

  it("takes a place in a list with a scale for one", () => {
    const scales = "OT: ⟦Nottingham⟧, Barthel 12. Waterlow 8.";
    expect(kept("en", scales, "rules:en/place", 0, "GPE")).toEqual([]);
    expect(kept("en", scales.replace(",", "."), "rules:en/place", 0, "GPE")).toEqual(["Nottingham"]);
  });

  it("keeps a child whose age stands behind the name", () => {
    expect(kept("en", "Norton 8, Braden 12, Barthel 4. ⟦Poppy⟧ 6y, for Calpol.", "rules:en/name")).toEqual(["Poppy"]);
  });

  it("asks more of a lone name, even a usual one, where a note is full of terms", () => {
    const crowded = "Waterlow 18, Norton 8, Barthel 4. Gaviscon given. Clexane due.";
    expect(kept("en", `${crowded} ⟦Geraldine⟧ desk tidy.`)).toEqual([]);
    expect(kept("en", `⟦Geraldine⟧ desk tidy. Waterlow 18.`)).toEqual(["Geraldine"]);
    expect(kept("en", `${crowded} ⟦Geraldine⟧ to lounge. ⟦Geraldine⟧ fine.`)).toEqual(["Geraldine", "Geraldine"]);
    expect(kept("en", `${crowded} ⟦Kowalski⟧, bed 3.`)).toEqual(["Kowalski"]);
    expect(kept("en", `${crowded} ⟦Geraldine Kowalski⟧ fine.`)).toEqual(["Geraldine Kowalski"]);
    expect(kept("nl", "Barthel 4, Tinetti 8, Braden 12. Augmentin gestart. Baxter rol van ⟦Zorvex⟧ op.")).toEqual([]);
  });

  it("keeps in Dutch who opens a sentence that goes on, among many terms", () => {
    const crowded = "Barthel 4, Tinetti 8, Braden 12. Augmentin gestart.";
    expect(kept("nl", `${crowded} ⟦Gerritsen⟧ plukkerig.`)).toEqual(["Gerritsen"]);
    expect(kept("nl", `${crowded} ⟦Gerritssen⟧ heeft koorts.`)).toEqual(["Gerritssen"]);
    expect(kept("nl", `${crowded} ⟦Zorvex⟧ verwisseld, ⟦Gerritsen⟧, Norton 8.`)).toEqual([]);
  });

  it("takes a place that is a sentence of its own for a thing", () => {
    expect(kept("en", "Norton 8, Braden 12. ⟦Cardiff⟧. Barthel 4.", "crf:x", 0, "GPE")).toEqual([]);
    expect(kept("en", "Norton 8, Braden 12. Back in ⟦Cardiff⟧. Barthel 4.", "crf:x", 0, "GPE")).toEqual(["Cardiff"]);
  });

  it("takes a place before a number for a result where a scale is called after it", () => {
    const places = (text: string) => kept("en", `Norton 8, Braden 12. ${text}. Barthel 4.`, "crf:x", 0, "GPE");
    expect(places("⟦Cardiff⟧ 3")).toEqual([]);
    expect(places("⟦Bolivia⟧ 3 weeks")).toEqual(["Bolivia"]);
    expect(places("⟦Cardiff⟧ + ⟦Leeds⟧ by train")).toEqual(["Cardiff", "Leeds"]);
  });

  it("keeps a given name that is no word", () => {
    expect(kept("en", "Waterlow 18, Norton done, sat out by ⟦Geraldine⟧, Gaviscon given.")).toEqual(["Geraldine"]);
  });
});
