import { expect, it } from "vitest";

import { loadPersonNames } from "../../../../src/recognise/rules/lists/person-names.ts";

it("lists names of every language in any spelling", async () => {
  const isListed = await loadPersonNames();
  const names = [
    "Jan",
    "jan",
    "JANSEN",
    "José",
    "jose",
    "Giuseppe",
    "Yılmaz",
    "Kowalski",
    "Nguyen",
    "Marie-Louise",
    "De",
    "wit",
  ];
  expect(names.filter((name) => !isListed(name))).toEqual([]);
  const others = ["koorts", "bloeddruk", "ziekenhuis", "12", "", "-", "poli-afspraak"];
  expect(others.filter((word) => isListed(word))).toEqual([]);
});
