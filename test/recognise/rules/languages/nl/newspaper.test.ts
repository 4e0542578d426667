import { beforeAll, describe, expect, it } from "vitest";

import type { Recogniser } from "../../../../../src/recognise/recogniser.ts";
import { createRecogniser } from "../../../../../src/recognise/parse-spec.ts";
import { createDocument } from "../../../../../src/text/document.ts";

let rules: Recogniser;

beforeAll(async () => {
  rules = await createRecogniser("rules:nl");
});

async function personsIn(text: string): Promise<string[]> {
  const [spans = []] = await rules.recognise([createDocument("a", text)]);
  return spans.filter(({ label }) => label === "PERSON").map(({ start, end }) => text.slice(start, end));
}

describe("where a name ends and begins", () => {
  it.each([
    ["Minister van Volksgezondheid Marieke Verhulst kwam langs.", ["Marieke Verhulst"]],
    ["Dat zei Patrick Smeets van Belgacom gisteren.", ["Patrick Smeets"]],
    ["Het advies van Hendriks was kort.", ["Hendriks"]],
    ["Hij sprak met Anna van Dijk over de opname.", ["Anna van Dijk"]],
    ["Correspondent Kees Broekman in de krant van vandaag.", ["Kees Broekman"]],
  ])("%s", async (text, names) => {
    expect(await personsIn(text)).toEqual(names);
  });
});

describe("who speaks", () => {
  it.each([
    ['"Dat kan niet", zegt Qvortska.', ["Qvortska"]],
    ["Volgens De Jager was dat laat.", ["De Jager"]],
  ])("%s", async (text, names) => {
    expect(await personsIn(text)).toEqual(names);
  });

  it("finds initials that are a line of their own, in brackets", async () => {
    expect(await personsIn("Het bleef de hele nacht rustig.\n(KDW)\n")).toEqual(["KDW"]);
  });
});

describe("what is no name", () => {
  it.each([
    "De Nederlanders en de Duitsers spraken met een Amerikaan.",
    "Een Franse en een Engelse brief.",
    "Zij reed de Tour en zag de Raad.",
    "'s Avonds stapt zij op.",
    "Elke klacht wordt gelezen.",
    "Juli 2000 was koud.",
    "Nee, dat was later.",
  ])("%s", async (text) => {
    expect(await personsIn(text)).toEqual([]);
  });
});

describe("names that a note has told", () => {
  const told = "Patiënt: Heryanto Satrija, geb. 1950\n";

  it.each([
    ["Gesproken met Satirja over het eten.", "Satirja"],
    ["Rustige nacht, satrija sliep goed.", "satrija"],
    ["HS is om 8 uur gewassen.", "HS"],
    ["JW Satrija belt straks.", "JW Satrija"],
  ])("%s", async (line, name) => {
    expect((await personsIn(told + line)).slice(1)).toEqual([name]);
  });

  it("does not take an ordinary word for a misspelt name", async () => {
    expect(await personsIn("Patiënt: Pieter Bakkers\nDe bakker kwam met brood.")).toEqual(["Pieter Bakkers"]);
  });
});

describe("what is nobody", () => {
  it.each([
    "Dat meldt Goldman Sachs in een brief.",
    "Volgens Smeets Securities daalt de koers.",
    "Hij stapte over naar Aston Villa en bleef daar.",
    "De helft van alle Egyptenaren rookt.",
    "Wij hebben Israëli's en Palestijnen gesproken.",
    "Hij belde met Radio Donna over de prijs.",
  ])("%s", async (text) => {
    expect(await personsIn(text)).toEqual([]);
  });

  it("but somebody who is called as a company is", async () => {
    expect(await personsIn("Mevr. Goldman is opgenomen.")).toEqual(["Goldman"]);
  });
});
