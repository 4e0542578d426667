import { describe, expect, it } from "vitest";

import { doubtDenied } from "../../../src/recognise/doubt/doubt-denied.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { RuleLanguage } from "../../../src/recognise/rules/languages/languages.ts";
import type { Span } from "../../../src/text/span.ts";

interface Given {
  readonly language?: RuleLanguage;
  readonly rule?: string;
  /** What the rule gives itself. */
  readonly score?: number;
  /** Log odds that a model has of each. */
  readonly odds?: number;
  readonly lean?: number;
  readonly more?: readonly Span[];
}

/** What is left of the marked words of a text. */
function kept(marked: string, given: Given = {}): string[] {
  const { language = "en", rule = "name", score = 0.6, odds = -8, lean = 0, more = [] } = given;
  const text = marked.replaceAll(/[⟦⟧]/gu, "");
  let removed = 0;
  const spans: Span[] = [...marked.matchAll(/⟦([^⟧]*)⟧/gu)].map(({ index, 1: name = "" }) => {
    const start = index - removed;
    removed += 2;
    return {
      start,
      end: start + name.length,
      label: rule.endsWith("place") ? "GPE" : "PERSON",
      score,
      source: `rules:${language}/${rule}`,
    };
  });
  const left = doubtDenied(language, new Reading(text), [...spans, ...more], lean, (stretches) =>
    stretches.map(() => odds),
  );
  return left.filter(({ source }) => source?.startsWith("rules:")).map(({ start, end }) => text.slice(start, end));
}

const LONE = "Seen on the ward, ⟦Hilary⟧ settled.";
const TERMS = "Waterlow 18, Braden done, Gaviscon given. Both ⟦Hilary⟧ straps off.";

describe("doubtDenied", () => {
  it("drops what lists alone tell and a model denies, and keeps what it denies less", () => {
    expect(kept(LONE)).toEqual([]);
    expect(kept(LONE, { odds: -5 })).toEqual(["Hilary"]);
    expect(kept(LONE, { odds: -5, rule: "names" })).toEqual([]);
    expect(kept(LONE, { odds: -4, rule: "names" })).toEqual(["Hilary"]);
    expect(kept("Stock of ⟦Ruth Harding⟧ low.", { odds: -5, rule: "names" })).toEqual(["Ruth Harding"]);
    expect(kept("Stock of ⟦Ruth Harding⟧ low.", { odds: -7, rule: "names" })).toEqual([]);
  });

  it("asks for less in a note of several terms", () => {
    expect(kept(TERMS, { odds: -2 })).toEqual([]);
    expect(kept(TERMS, { odds: -2, rule: "subject" })).toEqual([]);
    expect(kept(TERMS, { odds: -1 })).toEqual(["Hilary"]);
    expect(kept(TERMS.replace("Waterlow 18, Braden done, ", ""), { odds: -2 })).toEqual(["Hilary"]);
  });

  it("asks for twice as much where the name stands at two places", () => {
    const twice = `${LONE} Letter of Hilary's filed.`;
    expect(kept(twice)).toEqual(["Hilary"]);
    expect(kept(twice, { odds: -13 })).toEqual([]);
  });

  it("keeps what a title, a cue, a verb or a model tells, whatever is denied", () => {
    expect(kept(LONE, { rule: "title" })).toEqual(["Hilary"]);
    expect(kept(LONE, { rule: "subject" })).toEqual(["Hilary"]);
    expect(kept("Discussed with ⟦Hilary⟧ on the ward.")).toEqual(["Hilary"]);
    const found = { start: 18, end: 24, label: "PERSON", score: 0.6, source: "crf:x" };
    expect(kept(LONE, { more: [found] })).toEqual(["Hilary"]);
  });

  it("drops a place that the gazetteer alone tells, and keeps one with a word before it", () => {
    expect(kept("⟦Cardiff⟧ tables filled in.", { rule: "place" })).toEqual([]);
    expect(kept("⟦Cardiff⟧ tables filled in.", { rule: "place", odds: -5 })).toEqual(["Cardiff"]);
    expect(kept("Back from ⟦Cardiff⟧ tables.", { rule: "cued-place" })).toEqual(["Cardiff"]);
    expect(kept("back from ⟦wantage⟧ tables.", { rule: "small-place", odds: -7 })).toEqual(["wantage"]);
    expect(kept("back from ⟦wantage⟧ tables.", { rule: "small-place", odds: -9 })).toEqual([]);
  });

  it("asks for more the further it leans to recall, and in Dutch doubts short notes alone", () => {
    expect(kept(LONE, { odds: -7, lean: 2 })).toEqual(["Hilary"]);
    expect(kept(LONE, { odds: -5, lean: -2 })).toEqual([]);
    const rest = " Rustig".repeat(60);
    expect(kept("Op de afdeling zat ⟦Hilary⟧.", { language: "nl" })).toEqual([]);
    expect(kept(`Op de afdeling zat ⟦Hilary⟧.${rest}`, { language: "nl" })).toEqual(["Hilary"]);
    expect(kept(`${LONE}${rest}`)).toEqual([]);
  });
});
