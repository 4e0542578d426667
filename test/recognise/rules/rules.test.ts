import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { openRecogniser } from "../../../src/recognise/open-recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";

let recogniser: Recogniser;

beforeAll(async () => {
  recogniser = await createRecogniser("rules:nl");
}, 240_000);

/** The surfaces of persons and places found, each with the first letter of its label: `P:Jansen`. */
async function found(text: string): Promise<string[]> {
  const [spans = []] = await recogniser.recognise([createDocument("note", text)]);
  const named = spans.filter((span) => span.label === "PERSON" || span.label === "GPE");
  return named.map((span) => `${span.label[0]}:${text.slice(span.start, span.end)}`);
}

const NAMES: readonly [text: string, expected: readonly string[]][] = [
  // Titles, with and without capitals, particles and stops.
  ["Gesproken met mw. Jansen over pijn.", ["P:Jansen"]],
  ["dhr de vries is moe", ["P:de vries"]],
  ["mw. bakker klaagt over pijn", ["P:bakker"]],
  ["Mevr. hoort belt straks over de uitslag.", ["P:hoort"]],
  ["Mw hoort slecht vandaag.", []],
  ["Gezien door prof. dr. P. van der Berg.", ["P:P. van der Berg"]],
  ["Dhr.Pietersen belde", ["P:Pietersen"]],
  ["dhrJansen belde", ["P:Jansen"]],
  ["Mede beoordeeld door drs. Bijl.", ["P:Bijl"]],
  // Relations and roles.
  ["Zoon Piet komt langs.", ["P:Piet"]],
  ["dochter (Annelies) belde", ["P:Annelies"]],
  ["Gezien door fysio Sjoerd.", ["P:Sjoerd"]],
  ["Geachte collega Smit,", ["P:Smit"]],
  ["Echtgenote Wil was aanwezig.", ["P:Wil"]],
  ["contact gehad met Bos (broer)", ["P:Bos"]],
  // Fields.
  ["Naam: Jansen, A.B. geb. 12-03-1950", ["P:Jansen, A.B."]],
  ["Patiënt: Meer, J. van der", ["P:Meer, J. van der"]],
  ["Naam: J. Pieters Geb.dat: 01-01-1950", ["P:J. Pieters"]],
  ["Mob:Jan 0612345678", ["P:Jan"]],
  ["Aanwezig: Damian, Aleyna van de Ven, K. Bos", ["P:Damian", "P:Aleyna van de Ven", "P:K. Bos"]],
  // Initials and double surnames.
  ["Besproken met J.M. 't Hart-de Wit.", ["P:J.M. 't Hart-de Wit"]],
  ["K Timmermans mobiliseert.", ["P:K Timmermans"]],
  ["Pt S.T. Smit-van de Brink, verwijzer", ["P:S.T. Smit-van de Brink"]],
  // By the lists alone.
  ["Gisteren belde Fatima over de uitslag.", ["P:Fatima"]],
  ["Met JANSEN gesproken.", ["P:JANSEN"]],
  ["Annies moeder en Fatima's broer", ["P:Annies", "P:Fatima"]],
  ["gesproken met el amrani, mw. el amrani is moe", ["P:el amrani", "P:el amrani"]],
  ["Dekker vertelt dat het beter gaat.", ["P:Dekker"]],
  // A place in a name is a name.
  ["N. van Medemblik kwam op de poli.", ["P:N. van Medemblik"]],
  // Sign-offs.
  ["Met vriendelijke groet,\n\nK. Bos\ninternist", ["P:K. Bos"]],
  ["mvg annie", ["P:annie"]],
  ["gr. JdV", ["P:JdV"]],
  ["Rustige nacht.\nvpk JB", ["P:JB"]],
  ["Rustige nacht.\nJonas Bos, verpleegkundige", ["P:Jonas Bos"]],
  // Places.
  ["Woont in Amsterdam, geboren te Paramaribo.", ["G:Amsterdam", "G:Paramaribo"]],
  ["Komt uit Marokko, sinds 1990 in Noord-Brabant.", ["G:Marokko", "G:Noord-Brabant"]],
  ["Woonplaats: Hoorn", ["G:Hoorn"]],
  ["Adres: Lindelaan 5, 1234 AB Utrecht", ["G:Utrecht"]],
  ["verhuisd naar 's-Hertogenbosch", ["G:'s-Hertogenbosch"]],
  ["Zus woont in De Bilt.", ["G:De Bilt"]],
];

const NO_NAMES: readonly string[] = [
  "Pt heeft M. Parkinson en de ziekte van Crohn.",
  "Proef van Lasègue negatief, teken van Babinski rechts.",
  "Verdenking Löfgren, bekend met syndroom van Sjögren.",
  "Alzheimer-dementie, Glasgow Coma Score 15.",
  "Drukpijn op punt van McBurney, cirkel van Willis intact.",
  "H. Influenzae in de kweek, A. Femoralis open.",
  "Paracetamol 500 mg, CVA links, COPD GOLD 2, naar de SEH.",
  "dhr. gaat naar huis, mw. is moe.",
  "de wond is rood, de bakker bracht brood",
  "Overgeplaatst uit ziekenhuis De Populier naar hospice Het Waterlicht.",
  "Opgenomen op de afdeling van de Intensive Care",
  "Eet in rust, hoorn van plenty, best goed.",
  "Beste collega,",
];

describe("rules:nl", () => {
  it.each(NAMES)("finds the names in %j", async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it.each(NO_NAMES)("finds none in %j", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("finds a name of the header again in the body, in small letters and without its initials", async () => {
    const spans = await found(
      "Naam: Zwartjens, A.B.\n\nGesproken over pijn. zwartjens wil naar huis. Met Zwartjens besproken.",
    );
    expect(spans).toEqual(["P:Zwartjens, A.B.", "P:zwartjens", "P:Zwartjens"]);
  });

  it("takes an ordinary word from the header only where it is capitalised inside a sentence", async () => {
    expect(await found("Naam: Wit, A.\nmet Wit gesproken. de huid is wit")).toEqual(["P:Wit, A.", "P:Wit"]);
  });

  it("names its rules and scores", async () => {
    const [spans = []] = await recogniser.recognise([createDocument("note", "mw. Jansen")]);
    expect(spans).toEqual([{ start: 4, end: 10, label: "PERSON", score: 0.95, source: "rules:nl/title" }]);
  });

  it("refuses a language without rules and says which exist", async () => {
    await expect(openRecogniser("rules:xx")).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining("nl") as string,
    });
  });

  it("returns sorted, disjoint spans inside any text", async () => {
    const pieces = fc.constantFrom(
      "mw. ",
      "Jansen",
      "é",
      "e\u0301",
      "👩‍⚕️",
      "\r\n",
      "\n",
      "van der ",
      "A.B. ",
      ", ",
      "'t ",
      "Naam: ",
      "mvg ",
      "İ",
      "ĳ",
      "-",
      " ",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [spans = []] = await recogniser.recognise([createDocument("note", text)]);
        let position = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(position);
          expect(span.end).toBeGreaterThan(span.start);
          position = span.end;
        }
        expect(position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 100 },
    );
  }, 240_000);
});
