import { describe, expect, it } from "vitest";

import { doubtRules } from "../../../src/recognise/doubt/doubt-rules.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { RuleLanguage } from "../../../src/recognise/rules/languages/languages.ts";
import type { Span } from "../../../src/text/span.ts";

const TEXT = "Bed 3 Zijlmans ontslag morgen";
const NAME: Span = { start: 6, end: 14, label: "PERSON", score: 0.58, source: "rules:nl/name" };
const MODELS: Span = { ...NAME, source: "crf:ner-nl", score: 0.7 };

interface Given {
  readonly score?: number;
  readonly odds?: number | undefined;
  readonly lean?: number;
  readonly text?: string;
  readonly rule?: string;
  readonly language?: RuleLanguage;
  readonly more?: readonly Span[];
}

function isKept({
  score = 0.58,
  odds,
  lean = 0,
  text = TEXT,
  rule = "name",
  language = "nl",
  more = [],
}: Given): boolean {
  const oddsOf = odds === undefined ? undefined : (stretches: readonly unknown[]) => stretches.map(() => odds);
  const name = { ...NAME, score, source: `rules:${language}/${rule}` };
  return doubtRules(language, new Reading(text), [name, ...more], lean, oddsOf).includes(name);
}

describe("doubtRules", () => {
  it("drops what a rule is unsure of and no model finds, unless one thinks of a name", () => {
    expect(isKept({ odds: -5 })).toBe(false);
    expect(isKept({ odds: -1 })).toBe(true);
    expect(isKept({ odds: -5, score: 0.6 })).toBe(true);
    expect(isKept({ odds: -5, more: [MODELS] })).toBe(true);
    expect(isKept({ odds: -5, lean: 0.5 })).toBe(true);
  });

  it("takes less of a model where a Dutch word does what people do", () => {
    expect(isKept({ odds: -5, rule: "subject" })).toBe(true);
    expect(isKept({ odds: -7, rule: "subject" })).toBe(false);
    expect(isKept({ odds: -5, rule: "subject", language: "en" })).toBe(false);
  });

  it("goes by the rule alone without a model, and in records, of which the shipped language models learnt", () => {
    expect(isKept({})).toBe(false);
    expect(isKept({ odds: -1, text: `${TEXT}${", rustig".repeat(60)}` })).toBe(false);
  });
});
