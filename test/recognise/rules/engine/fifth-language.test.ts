import { describe, expect, it } from "vitest";

import { Reading } from "../../../../src/recognise/reading.ts";
import { createRules } from "../../../../src/recognise/rules/engine/create-rules.ts";
import { GERMAN } from "../../../fixtures/languages/de/pack.ts";

const rules = createRules(GERMAN).find;
const find = (text: string) => rules(new Reading(text));

describe("a language that the registry does not have", () => {
  it.each([
    ["Name: Huber, Anna\nWohnort: Köln", ["PERSON:Huber, Anna", "GPE:Köln"]],
    ["Frau Brandt klagt heute.", ["PERSON:Brandt"]],
    ["frau huber schläft nicht", ["PERSON:huber"]],
    ["Die Tochter Heidrun war da, besprochen mit Schmitz.", ["PERSON:Heidrun", "PERSON:Schmitz"]],
    ["Verdacht auf Morbus Huber, Klinik Schmitz.", []],
    ["Er kommt aus Bad Homburg.\nMit freundlichen Grüßen\nDr. K. Brandt", ["GPE:Bad Homburg", "PERSON:K. Brandt"]],
  ])("%s", (text, expected) => {
    const named = find(text).filter(({ label }) => label === "PERSON" || label === "GPE");
    expect(named.map(({ label, start, end }) => `${label}:${text.slice(start, end)}`)).toEqual(expected);
  });

  it("says its code in the source of a span", () => {
    expect(find("Frau Huber")[0]?.source).toBe("rules:de/title");
  });
});
