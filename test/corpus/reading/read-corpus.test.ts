import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { anonymise, type AnonymiseOptions } from "../../../src/corpus/anonymise.ts";
import { readCorpus, type ReadCorpusOptions } from "../../../src/corpus/reading/read-corpus.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  await writeFile(join(directory, "people.csv"), "name\nBos\n");
});

/** A folder that `anonymise` wrote of one file. */
async function written(name: string, file: string, text: string, options: Partial<AnonymiseOptions>): Promise<string> {
  const input = join(directory, name);
  const outputDirectory = join(directory, `${name}-clean`);
  await mkdir(input);
  await writeFile(join(input, file), text);
  const recognisers = [`names:${join(directory, "people.csv")}`];
  await anonymise({ inputs: [input], outputDirectory, recognisers, ...options });
  return outputDirectory;
}

async function documentsOf(inputs: readonly string[], options?: ReadCorpusOptions): Promise<string[]> {
  const found: string[] = [];
  for await (const { documents } of readCorpus(inputs, options))
    found.push(...documents.map(({ id, text }) => `${id}: ${text}`));
  return found;
}

it("reads what anonymise wrote as it read the notes", async () => {
  const records = '{"note":"Bos belt","plan":"rust"}\n';
  const fields = await written("fields", "a.jsonl", records, { textField: ["note", "plan"] });
  const lines = await written("lines", "b.txt", "Bos belt\nrust\n", { format: "lines" });
  const both = ["a.jsonl:1#note: PERSON belt", "a.jsonl:1#plan: rust", "b.txt:1: PERSON belt", "b.txt:2: rust"];
  expect(await documentsOf([fields, lines])).toEqual(both);
  expect(await documentsOf([fields], { textField: "plan" })).toEqual(["a.jsonl:1: rust"]);
  expect(await documentsOf([lines], { format: "auto" })).toEqual(["b.txt: PERSON belt\nrust\n"]);
});

it("takes no other manifest for its own, and refuses two files of one path", async () => {
  const foreign = join(directory, "foreign");
  await mkdir(foreign);
  await writeFile(join(foreign, "a.jsonl"), '{"text":"x"}\n');
  for (const manifest of ["[", "null", '{"stage":"annotate","configuration":{"textField":"note"}}']) {
    await writeFile(join(foreign, "manifest.json"), manifest);
    expect(await documentsOf([foreign])).toEqual(["a.jsonl:1: x"]);
  }
  await expect(documentsOf([foreign, foreign])).rejects.toMatchObject({ code: "usage" });
});
