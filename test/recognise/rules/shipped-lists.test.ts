import { readFileSync } from "node:fs";

import { glob } from "tinyglobby";
import { expect, test } from "vitest";

import { openShippedLists } from "../../../src/recognise/rules/lists/shipped-lists.ts";

const FILES = ["rules", "rules-en", "rules-es", "rules-it", "rules-nl"];

test("every list of models/words/rules*.txt has entries, none twice, and is asked for by name", async () => {
  const sources = await glob("src/recognise/rules/languages/**/*.ts");
  const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");
  for (const file of FILES) {
    const lines = readFileSync(`models/words/${file}.txt`, "utf8").split("\n");
    const names = lines.filter((line) => line.startsWith("== ")).map((line) => line.slice(3));
    expect(new Set(names).size, file).toBe(names.length);
    const lists = openShippedLists(file);
    for (const name of names) {
      expect(lists.phrases(name).length, `${file}: ${name}`).toBeGreaterThan(3);
      expect(code, `${file}: ${name}`).toMatch(new RegExp(String.raw`"(?:[^"\n]* )?${name}(?: [^"\n]*)?"`, "u"));
    }
  }
});

test("a list that is not there is an error that names the file", () => {
  expect(() => openShippedLists("rules-en").set("nonsense")).toThrow(/models\/words\/rules-en\.txt: .*"== nonsense"/u);
});
