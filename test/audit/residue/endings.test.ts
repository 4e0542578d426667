import { describe, expect, it } from "vitest";

import { searchResidue } from "../../../src/audit/residue/residue.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { search } from "./fixture.ts";

describe("forms of a name are found", () => {
  it.each([
    ["Verhoevenaar", "het huis van Verhoevenaars broer"],
    ["Verhoevenaar", "DE VERHOEVENAARS"],
    ["Verhoevenaar", '"ĠVerhoevenaars": 7'],
    ["Verhoevenaar", "Ġverhoe venaars"],
    ["Verhoevenaar", Buffer.from("bij Verhoevenaars thuis", "utf16le")],
    ["Verhoevenaar", Buffer.from("bij Verhoevenaars thuis").toString("base64")],
    ["Wouter", "Wouters jas"],
    ["Marieke", "Mariekes Mutter"],
    ["Ramírez", "the Ramirezes"],
    ["Quérez", Buffer.from("the Quérezes", "latin1")],
    ["Jan", "Jan's jas, Jan’s jas"],
    ["Klaas", "Klaas' jas"],
  ])("%s in %j", async (name, text) => {
    expect(Object.keys(await search(text, [name]))).toHaveLength(1);
  });
});

describe("other words are not", () => {
  it.each([
    ["Jan", "Jans jas"],
    ["Bakker", "twee bakkers"],
    ["Winter", "strenge winters"],
    ["Verhoevenaar", "Verhoevenaarstraat Verhoevenaarse"],
  ])("%s in %j", async (name, text) => {
    expect(await search(text, [name])).toEqual({});
  });

  it("nor what is a name of its own, counted as that", async () => {
    expect(await search("Martens Marten", ["Marten Martens"])).toEqual({ marten: 1, martens: 1 });
  });

  it("nor what a person allowed or decided to keep", async () => {
    const names = ["Willem"];
    const line = { reviewer: "a", at: "2026-01-01", reason: "", tokenId: 3 };
    expect(await search("Willems", { names })).toEqual({ willem: 1 });
    expect(await search("Willems", { names, allow: ["willems"] })).toEqual({});
    expect(
      await search("Willems", { names, decisions: [{ ...line, token: "ĠWillems", decision: "keep" as const }] }),
    ).toEqual({});
  });
});

it("a form of an allowed name is allowed with it", async () => {
  const folder = await temporaryDirectory();
  await writeFile(join(folder, "a.txt"), "Verhoevenaars");
  const { detail } = await searchResidue(folder, { names: ["Verhoevenaar"], allow: ["verhoevenaar"] });
  expect(detail).toMatchObject({ wordsFound: 0, allowed: { list: 1, decision: 0 } });
});
