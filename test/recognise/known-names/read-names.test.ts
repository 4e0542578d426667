import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";

import type { KnownName } from "../../../src/recognise/known-names/parse-name.ts";
import { readKnownNames, readNames } from "../../../src/recognise/known-names/read-names.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
});

async function list(text: string, name = "names.csv"): Promise<string> {
  await writeFile(join(directory, name), text);
  return join(directory, name);
}

const read = async (text: string, name?: string) => readKnownNames(await list(text, name));

describe("readKnownNames of a table", () => {
  it.each([",", ";", "\t"])("takes both parts of a name where %j separates them", async (separator) => {
    const rows = [
      ["voornaam", "achternaam"],
      ["Jan", "Jansen"],
      ["Fatma", "Yılmaz"],
    ];
    const text = rows.map((row) => row.join(separator)).join("\n");
    expect(await read(text)).toEqual(["Jan", "Jansen", "Fatma", "Yılmaz"]);
    expect(await read(`\uFEFF${text.replaceAll("\n", "\r\n")}\r\n`)).toEqual(["Jan", "Jansen", "Fatma", "Yılmaz"]);
  });

  it.each([
    ["English", "First Name,Initials,Prefix,Last Name,Date of birth"],
    ["Dutch", "Voornaam,Voorletters,Tussenvoegsel,Achternaam,Geboortedatum"],
    ["Spanish", "Nombre,Iniciales,Partícula,Apellidos,Fecha de nacimiento"],
    ["Italian", "Nome,Iniziali,Particella,Cognome,Data di nascita"],
  ])("knows %s headings, and leaves initials and particles out", async (_, headings) => {
    expect(await read(`${headings}\nAnna,A.B.,van der,Meer,1970-01-01\n`)).toEqual(["Anna", "Meer"]);
  });

  it("reads quoted fields, with separators, quotes and line breaks in them", async () => {
    const text = '"id";"Naam";"Label"\n1;"Berg; J.P. van den";\n2;"Jan ""Sjaak"" Bos";DOCTOR\n3;"Ana\r\nGómez";\n';
    expect(await read(text)).toEqual(["Berg; J.P. van den", 'Jan "Sjaak" Bos', "Ana\nGómez"]);
    expect(await read('"name",surname\n"Jansen, Jan",Bos\n')).toEqual(["Jansen, Jan", "Bos"]);
  });

  it("finds the separator in the first line that has text", async () => {
    expect(await read("naam\nJansen\n")).toEqual(["Jansen"]);
    expect(await read("\n\nnaam;id\nBerg, J.;1\n")).toEqual(["Berg, J."]);
  });

  it.each([
    ["a heading that it does not know", "Voornaam;Achternaam;Kamer\nJan;Jansen;3\n", /line 1: .*column 3/],
    ["a misspelt heading", "voornaam,achtrenaam\nJan,Jansen\n", /line 1: .*column 2/],
    ["no headings", "Jan;Jansen\nFatma;Bakker\n", /line 1: .*found none of them/],
    ["one name a line", "Jansen\nBakker\n", /line 1: .*found none of them/],
    ["no column of names", "id,label\n1,X\n", /line 1: .*no column of names/],
    ["only initials and particles", "initials,particle\nJ.,van\n", /line 1: .*no column of names/],
    ["a row too long", "name\nJansen\nBakker,J\n", /line 3: expected a table/],
  ])("refuses %s, naming no one", async (_, text, message) => {
    const error = await read(text).catch((caught: unknown) => caught as Error);
    expect(error).toMatchObject({ code: "input-format", message: expect.stringMatching(message) as string });
    expect(JSON.stringify([error, (error as Error).message])).not.toMatch(/Jan|Jansen|Bakker|Kamer|achtrenaam/);
  });

  it.each(["name\n", "name\n12\n-\n", "given,surname\n,\n", ""])("refuses %j, which covers nobody", async (text) => {
    await expect(read(text)).rejects.toMatchObject({ code: expect.stringMatching(/input-(empty|format)/) as string });
  });

  it("gives every cell back, whatever it holds", async () => {
    const cell = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((text) => !/\r/.test(text));
    const named = cell.map((text) => `${text}x`.trim()).filter((text) => !text.startsWith("\uFEFF"));
    const rows = fc.array(fc.tuple(named, named), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(",", ";", "\t"), async (pairs, separator) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = [["given", "surname"], ...pairs].map((row) => row.map(quote).join(separator));
        expect(await read(lines.join("\n"))).toEqual(pairs.flat());
      }),
    );
  });
});

describe("readKnownNames of JSON Lines", () => {
  it("takes given names, nicknames and surnames of the generator's people", async () => {
    const person = {
      id: "p1", role: "patient", gender: "female", origin: "turkish", given: ["Fatma", "Zehra"], initials: "F.Z.", particle: "",
      surname: "Yılmaz", nickname: "Fa", split: "seen", relativeOf: "p2", relation: "zus", profession: "arts", mentions: 3,
    }; // prettier-ignore
    const text = `${JSON.stringify(person)}\n{"nickname":"Jo","surname":"Bos"}\n"Ans de Wit"\n{"name":["A. Vos"],"label":null}\n`;
    const names = ["Fatma", "Zehra", "Fa", "Yılmaz", "Jo", "Bos", "Ans de Wit", "A. Vos"];
    expect(await read(text, "people.jsonl")).toEqual(names);
  });

  it.each([
    ["a key that it does not know", '"Jan"\n{"name":"Jan","dokter":"Fatma"}\n'],
    ["no name", '"Jan"\n{"id":"Fatma"}\n'],
    ["a name that is no text", '"Jan"\n{"name":{"Fatma":1}}\n'],
    ["a list", '"Jan"\n["Fatma"]\n'],
  ])("says the line with %s, but not what it holds", async (_, text) => {
    const error = await read(text, "names.jsonl").catch((caught: unknown) => caught as Error);
    expect(error).toMatchObject({ code: "input-format", message: expect.stringMatching(/jsonl, line 2/) as string });
    expect(JSON.stringify([error, (error as Error).message])).not.toMatch(/Jan|Fatma|dokter/);
  });

  it("refuses a list of nobody", async () => {
    await expect(read('""\n', "names.jsonl")).rejects.toMatchObject({ code: "input-empty" });
  });
});

it("takes names of JSON Lines apart as those of a table", async () => {
  const taken = async (path: string) => {
    const names: (readonly [KnownName, string])[] = [];
    await readNames(path, (name, label) => names.push([name, label]));
    return names;
  };
  const table = await list("given,particle,surname,label\nAna María,de la,Cruz,PATIENT\n,,Bos,\n");
  const lines = '{"given":["Ana","María"],"particle":"de la","surname":"Cruz","label":"PATIENT"}\n{"surname":"Bos"}\n';
  expect(await taken(await list(lines, "names.jsonl"))).toEqual(await taken(table));
});
