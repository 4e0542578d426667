import { describe, expect, it } from "vitest";

import { createGazetteer } from "../../../../src/recognise/gazetteer.ts";
import { Reading } from "../../../../src/recognise/reading.ts";
import { createRules } from "../../../../src/recognise/rules/engine/create-rules.ts";
import type { LanguagePack } from "../../../../src/recognise/rules/engine/language-pack.ts";
import type { LanguageRules } from "../../../../src/recognise/rules/engine/language-rules.ts";
import { PLACE_STRENGTHS } from "../../../../src/recognise/rules/engine/name-lists.ts";
import { phrasesOf, setOf } from "../../../../src/recognise/rules/engine/name-words.ts";

/** German, of a few words: what a folder of `languages/` holds, and nothing else, makes a language. */
const FORMS: LanguageRules = {
  language: "de",
  fields: { person: ["Name", "Patient", "Hausarzt"], place: ["Wohnort"], other: ["Diagnose"] },
  headings: ["Arztbrief"],
  dates: {
    months: ["januar", "märz", "mai"],
    shortMonths: ["jan"],
    ambiguousMonths: ["mai"],
    link: "(?:im)",
    range: "(?:bis)",
    before: "seit|im",
    year: "jahr",
    dayBefore: "am|vom",
    timeBefore: "um",
    timeUnit: "uhr",
  },
  ages: {
    numbers: "(?:zwei)",
    units: "(?:jahre)",
    compounds: ["#-jährige[rn]?"],
    before: /alter\s*$/iu,
    after: /^\s*alt/iu,
    notAfter: /^\s*lang/iu,
  },
  phones: { countries: ["NL"], labels: "telefon" },
  numbers: { labels: "fallnummer", inSentences: "nummer", isVerbs: "ist", schemes: [] },
  addresses: { ending: "straße|weg", tail: "", postcodes: [] },
};

const places = createGazetteer();
for (const town of ["Köln", "Bad Homburg"]) places.add(town, PLACE_STRENGTHS.indexOf("sure") + 1);

const GERMAN: LanguagePack = {
  forms: FORMS,
  names: {
    titles: setOf("herr herrn frau fr hr dr prof"),
    weakTitles: setOf("hr fr"),
    titleEndings: new Set(),
    roles: setOf("patient arzt pfleger"),
    kin: setOf("tochter sohn ehemann"),
    looseFields: setOf("patient"),
    particles: setOf("von van der zu und"),
    particlePhrases: [],
    openingParticles: setOf("von van zu"),
    ties: setOf("von"),
    articles: setOf("der die das"),
    stops: setOf("station klinik"),
    functionWords: setOf("der die das und heute"),
    siteBefore: setOf("klinik krankenhaus station"),
    eponymNouns: setOf("morbus zeichen syndrom"),
    conditionCues: phrasesOf("verdacht auf"),
    medicalWords: setOf("ekg"),
    placeBefore: setOf("in aus nach"),
    siteCues: setOf("auf"),
    cues: phrasesOf("besprochen mit|telefonat mit"),
    weakCues: setOf("mit von"),
    personVerbs: setOf("klagt berichtet schläft schlaft"),
    thingVerbs: setOf("ist hat"),
    beforeVerb: setOf("nicht"),
    speech: setOf("laut"),
    signatureBefore: setOf("gez"),
    noSignature: setOf("ekg"),
    signOffFirsts: new Set(["mit", "gez"]),
    signOff: /^[^\p{L}\p{N}]*(?:mit freundlichen gru(?:ss|s)en|gez)(?!\p{L})[^\p{L}\p{N}]*/u,
  },
  postcodeFirst: true,
  loadLists: () => {
    const given = setOf("anna karl heidrun");
    const names = setOf("anna karl heidrun schmitz brandt huber");
    const words = setOf("brandt schmerzen heute gut nacht patient hat klagt");
    return {
      isGiven: (key) => given.has(key),
      isName: (key) => names.has(key),
      isOrdinary: (key) => words.has(key),
      isNationality: () => false,
      isTerm: () => false,
      places,
    };
  },
};

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
