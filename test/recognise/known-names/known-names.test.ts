import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { combineRecognisers } from "../../../src/recognise/combine/combine.ts";
import { createKnownNamesRecogniser } from "../../../src/recognise/known-names/known-names-recogniser.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";
import type { Span } from "../../../src/text/span.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "unname-names-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function listOf(csv: string): Promise<Recogniser> {
  const path = join(folder, "names.csv");
  await writeFile(path, csv);
  return createKnownNamesRecogniser(path);
}

async function find(recogniser: Recogniser, text: string): Promise<string[]> {
  const [spans = []] = await recogniser.recognise([createDocument("note", text)]);
  return spans.map(({ start, end }) => text.slice(start, end));
}

const LIST = `name,label
Jan Peter Jansen,
"Berg, J.P. van den",
J.P. de Vries,
María García López,PATIENT
Renée 't Hart,
K. de Haan,DOCTOR
Sjaak O'Brien,
Dr. Bo Li,DOCTOR
`;

const FOUND: readonly [text: string, expected: readonly string[]][] = [
  ["Jansen, Jan belt", ["Jansen, Jan"]],
  ["met JAN JANSEN, arts", ["JAN JANSEN"]],
  ["Jan Peter Jansen en jan jansen", ["Jan Peter Jansen", "jan jansen"]],
  ["J. Jansen. J.P. Jansen; J Jansen; jp jansen", ["J. Jansen", "J.P. Jansen", "J Jansen", "jp jansen"]],
  ["Jansen J. belt, Jansen, J.P. ook", ["Jansen J.", "Jansen, J.P."]],
  ["Peter belt", ["Peter"]],
  ["jnasen, Janssen, Jasen, Janzen", ["jnasen", "Janssen", "Jasen", "Janzen"]],
  // Particles, in their spellings and places.
  ["mw. v.d. Berg; mw vd Berg; Vandenberg", ["v.d. Berg", "vd Berg", "Vandenberg"]],
  ["Berg, J.P. van den, geb.", ["Berg, J.P. van den"]],
  ["opname van Berg", ["Berg"]],
  ["'t Hart en R. ’t hart", ["'t Hart", "R. ’t hart"]],
  // Initials written out, and the reverse.
  ["Jan Pieter de Vries; jan pieter de vries", ["Jan Pieter de Vries", "jan pieter de vries"]],
  ["Patiënt de Vries; patient de vries; P. de Vries", ["de Vries", "de vries", "P. de Vries"]],
  ["Jan P. Jansen", ["Jan P. Jansen"]],
  // Joined and separate surnames.
  ["GARCIA-LOPEZ, MARIA", ["GARCIA-LOPEZ, MARIA"]],
  ["M. Garcia Lopez; García; maria lopez", ["M. Garcia Lopez", "García", "maria lopez"]],
  ["obrien; S. O’Brien", ["obrien", "S. O’Brien"]],
  // A bearer of other initials is not the one that is listed: the surname alone is.
  ["X. Jansen", ["Jansen"]],
  ["Li; Bo Li; bo", ["Li", "Bo Li"]],
  // A function word is no misspelt name by itself; beside the rest of the name it is.
  ["haar man is hier", []],
  ["K. de Haar", ["K. de Haar"]],
  ["gezien door Peter. Jansen komt", ["Peter", "Jansen"]],
];

describe("names:FILE.csv", () => {
  it.each(FOUND)("finds the listed names in %j", async (text, expected) => {
    expect(await find(await listOf(LIST), text)).toEqual(expected);
  });

  it("gives each span its list's label, score 1 and a source, and wins over other recognisers", async () => {
    const known = await listOf(LIST);
    const other: Recogniser = {
      name: "other",
      recognise: async () => [[{ start: 0, end: 13, label: "GPE", score: 0.99 }]],
    };
    const text = "María García, dr. Li";
    const [spans] = await combineRecognisers([other, known]).recognise([createDocument("note", text)]);
    expect(spans).toEqual([
      { start: 0, end: 13, label: "PATIENT", score: 1, source: "names" },
      { start: 18, end: 20, label: "DOCTOR", score: 1, source: "names" },
    ] satisfies Span[]);
  });

  it("reads columns of parts in three languages", async () => {
    const spanish = await listOf("nombre;apellido1;apellido2;etiqueta\nAna;Gómez;de la Torre;PACIENTE\n");
    expect(await find(spanish, "Ana Gomez de la Torre; A. GÓMEZ; De la Torre, Ana")).toEqual(["Ana Gomez de la Torre", "A. GÓMEZ", "De la Torre, Ana"]); // prettier-ignore
    const dutch = await listOf("Voorletters,Tussenvoegsel,Achternaam,id\nA.B.,van der,Meer,7\n");
    expect(await find(dutch, "A.B. van der Meer; Anna van der Meer; Meer, A.B. v.d.")).toEqual(["A.B. van der Meer", "Anna van der Meer", "Meer, A.B. v.d."]); // prettier-ignore
  });

  it("is a SPEC", async () => {
    const path = join(folder, "spec.csv");
    await writeFile(path, "surname\nZwartjens\n");
    const recogniser = await createRecogniser(`names:${path}`);
    expect(recogniser.name).toBe(`names:${path}`);
    expect(await find(recogniser, "zwartjen")).toEqual(["zwartjen"]);
  });

  it.each([
    ["no header", "Jansen,Jan\n", /line 1: expected the headings name, or given/],
    ["no column of names", "id,label\n1,X\n", /line 1: .*no column of names/],
    ["a row too long", "name\nJansen\nBakker,J\n", /line 3: expected a table/],
    ["a label that is none", "name,label\nJansen,PERSON\nBakker,a b\n", /line 3: expected a label/],
    ["no name", "name\n12\n", /expected names .*found none/],
    [
      "too many labels",
      `name,label\n${Array.from({ length: 33 }, (_, i) => `Jansen,L${i}`).join("\n")}\n`,
      /32 labels/,
    ],
  ])("refuses a file with %s, naming no one", async (_, csv, message) => {
    const error = await listOf(csv).catch((caught: unknown) => caught as Error);
    expect(error).toMatchObject({ name: "UnnameError", message: expect.stringMatching(message) as string });
    expect(JSON.stringify([error, (error as Error).message])).not.toMatch(/Jansen|Bakker/);
  });
});

/** Words of five to nine letters that are no particle, title or function word: unlike each other and all else in the tests. */
const CONSONANTS = [..."bcdfghklmprtvwz", "ñ", "ç"];
const syllable = fc
  .tuple(fc.constantFrom(...CONSONANTS), fc.constantFrom(..."aeiouéöü"))
  .map((letters) => letters.join(""));
const word = fc.array(syllable, { minLength: 3, maxLength: 4 }).map((parts) => {
  const made = parts.join("");
  return `${made[0]?.toUpperCase()}${made.slice(1)}q`;
});
const name = fc.record({
  given: fc.uniqueArray(word, { minLength: 1, maxLength: 2, selector: (made) => made[0] }),
  particle: fc.constantFrom("", "van der", "de", "de la", "von"),
  surname: fc.array(word, { minLength: 1, maxLength: 2 }),
});
type Name = typeof name extends fc.Arbitrary<infer T> ? T : never;

const initials = ({ given }: Name) => given.map((part) => `${part[0]}.`);
const last = ({ particle, surname }: Name, joiner = " ") => `${particle} ${surname.join(joiner)}`.trim();
const VARIATIONS: Readonly<Record<string, (name: Name) => string>> = {
  whole: (n) => `${n.given.join(" ")} ${last(n)}`,
  "one given name": (n) => `${n.given[0]} ${last(n)}`,
  "surname first": (n) => `${last(n)}, ${n.given.join(" ")}`,
  initials: (n) => `${initials(n).join("")} ${last(n)}`,
  "spaced initials": (n) => `${initials(n).join(" ")} ${last(n)}`,
  "an initial without stop": (n) => `${n.given[0]?.[0]} ${last(n)}`,
  "initials last": (n) => `${last(n)} ${initials(n).join("")}`,
  "particle last": (n) => `${n.surname.join(" ")}, ${initials(n).join("")}${n.particle === "" ? "" : ` ${n.particle}`}`,
  hyphen: (n) => `${n.given[0]} ${last(n, "-")}`,
  "surname alone": (n) => last(n),
  "given name alone": (n) => n.given[0] as string,
};
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
  (text) => text.normalize("NFD"),
];
/** One typing error in a word of the name; accents are no letters of their own here. */
const typo = (text: string, kind: number, at: number): string => {
  const words = [...text.matchAll(/\p{L}{4,}/gu)];
  const chosen = words[at % words.length];
  if (chosen === undefined) return text;
  const i = chosen.index + (at % (chosen[0].length - 1));
  const [a, b] = [text[i] as string, text[i + 1] as string];
  const put = [b + a, b, `${a}x${b}`, `x${b}`, a + b][kind % 5] as string;
  return text.slice(0, i) + put + text.slice(i + 2);
};
const AROUND = fc.constantFrom(
  "",
  "👩‍⚕️ ",
  "Gezien: ",
  "(",
  "\r\n",
  "12 ",
  "e\u0301 ",
  "\ud800 ",
  "\u0000",
  "belde; ",
  "مريض ",
);

it("finds every variation of a listed name exactly, anywhere in a text", async () => {
  const placed = fc.record({
    name,
    listed: fc.constantFrom("name", "parts"),
    variation: fc.constantFrom(...Object.keys(VARIATIONS)),
    change: fc.constantFrom(...CASES),
    kind: fc.nat(4),
    at: fc.nat(50),
    before: AROUND,
    after: fc.constantFrom("", ";", ")", "\r\n", " 👩", ": ", " 12", "\udc00", "\n\nBelde"),
  });
  await fc.assert(
    fc.asyncProperty(placed, async ({ name: made, listed, variation, change, kind, at, before, after }) => {
      const csv =
        listed === "parts"
          ? `given,particle,surname\n${made.given.join(" ")},${made.particle},${made.surname.join(" ")}\n`
          : `name\n"${last(made)}, ${made.given.join(" ")}"\n`;
      const recogniser = await listOf(csv);
      const surface = change(typo((VARIATIONS[variation] as (n: Name) => string)(made), kind, at));
      const text = before + surface + after;
      const [spans = []] = await recogniser.recognise([createDocument("note", text)]);
      expect(spans.map(({ start, end }) => [start, end]), JSON.stringify([csv, text])).toEqual([[before.length, before.length + surface.length]]); // prettier-ignore
    }),
    { numRuns: 1500 },
  );
}, 120_000);

it("finds names that were written out where the list has initials", async () => {
  await fc.assert(
    fc.asyncProperty(name, fc.constantFrom(...CASES), async (made, change) => {
      const recogniser = await listOf(`initials,particle,surname\n${initials(made).join("")},${made.particle},${made.surname.join(" ")}\n`); // prettier-ignore
      const surface = change(`${made.given.join(" ")} ${last(made)}`);
      expect(await find(recogniser, `Gezien:\n${surface}; 12`)).toEqual([surface]);
    }),
    { numRuns: 200 },
  );
}, 60_000);
