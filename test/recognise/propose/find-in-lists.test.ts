import { describe, expect, it } from "vitest";

import { findInLists } from "../../../src/recognise/propose/find-in-lists.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { Span } from "../../../src/text/span.ts";
import type { NoteLanguage } from "../../../src/text/note-languages.ts";

/** What is found beside the people named, each where it first stands. */
function findBeside(language: NoteLanguage, text: string, people: readonly string[], label = "PERSON"): string[] {
  const names = people.map((name): Span => {
    const start = text.indexOf(name);
    return { start, end: start + name.length, label };
  });
  return findInLists(language, new Reading(text), names).map(({ start, end }) => text.slice(start, end));
}

describe("people whom a list tells", () => {
  it.each<[NoteLanguage, string, readonly string[], readonly string[]]>([
    [
      "nl",
      "Mahabier: afw.\nDe Vries: koorts\nOosterlaken: duizelig\nLab: volgt",
      ["Mahabier", "De Vries"],
      ["Oosterlaken"],
    ],
    ["nl", "1 Jansen - ok\n2 Deschrijver - niet thuis\n3 Tytgat - 4,6", ["Jansen", "Deschrijver"], ["Tytgat"]],
    ["nl", "1 Jansen - ok\n2 Bakx - ok\n3 van Oosterlaken - 4,6", ["Jansen", "Bakx"], ["van Oosterlaken"]],
    ["en", "Bed 1: Okafor, NIV\nBed 2: Hughes, home\nBed 3: Tweddle, bloods", ["Okafor", "Hughes"], ["Tweddle"]],
    ["en", "okafor: niv\nhughes: home\ntweddle: bloods today", ["okafor", "hughes"], ["tweddle"]],
    ["es", "- García (afebril)\n- Pérez (dolor)\n- Urretabizkaia (curas)", ["García", "Pérez"], ["Urretabizkaia"]],
    ["it", "Rossi 38,2\nBianchi 36,8\nSgarbossa 37,1", ["Rossi", "Bianchi"], ["Sgarbossa"]],
  ])("%s: %j", (language, text, people, found) => {
    expect(findBeside(language, text, people)).toEqual(found);
  });

  it.each<[string, string, readonly string[]]>([
    ["one name makes no list", "Okafor: NIV\nTweddle: bloods", ["Okafor"]],
    [
      "nor do fewer than two in three",
      "Okafor: NIV\nHughes: home\nTweddle: bloods\nZuckermandel: out",
      ["Okafor", "Hughes"],
    ],
    ["lines are built otherwise", "Okafor: NIV\nHughes: home\n- Tweddle: bloods", ["Okafor", "Hughes"]],
    ["what closes the name is another mark", "Okafor: NIV\nHughes: home\nTweddle, bloods", ["Okafor", "Hughes"]],
    ["a word is nobody", "Okafor: NIV\nHughes: home\nPlan: rest", ["Okafor", "Hughes"]],
    ["an abbreviation is nobody", "Okafor: NIV\nHughes: home\nABG: later", ["Okafor", "Hughes"]],
    ["a role is nobody", "Okafor: NIV\nHughes: home\nNurse: rang", ["Okafor", "Hughes"]],
    ["a place is nobody", "Okafor: NIV\nHughes: home\nTraralgon: bed", ["Okafor", "Hughes"]],
    ["capitals alone tell nobody", "OKAFOR: NIV ON\nHUGHES: HOME\nTWEDDLE: BLOODS", ["OKAFOR", "HUGHES"]],
  ])("%s", (_, text, people) => {
    expect(findBeside("en", text, people)).toEqual([]);
  });

  it("places make no list of people", () => {
    const text = "Leeds: full\nHull: one bed\nTweddle: bloods";
    expect(findBeside("en", text, ["Leeds", "Hull"], "GPE")).toEqual([]);
  });
});
