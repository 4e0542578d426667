import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { anonymise } from "../../../src/corpus/anonymise.ts";
import { annotate } from "../../../src/corpus/annotate/annotate.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let at: (...parts: string[]) => string;

beforeEach(async () => {
  const directory = await temporaryDirectory();
  at = (...parts) => join(directory, ...parts);
  await mkdir(at("notes"));
});

const run = (options: { textField?: string; groupField?: string } = {}) =>
  anonymise({ inputs: [at("notes")], outputDirectory: at("out"), recognisers: ["rules:nl"], ...options });

it("finds a field that no file has in the first record, before anything is made", async () => {
  const lines = (names: string) => `{"id":1,"${names}":"Mevr. Jansen belt."}\n`.repeat(3);
  await writeFile(at("notes", "a.jsonl"), lines("nota"));
  await writeFile(at("notes", "b.csv"), "id,nota\n1,Mevr. Jansen belt.\n");
  await expect(run({ textField: "note" })).rejects.toMatchObject({ code: "input-format", message: expect.stringMatching(/line 1: expected a text in the field "note"/u) as string }); // prettier-ignore
  await expect(run({ textField: "nota", groupField: "nhc" })).rejects.toMatchObject({ message: expect.stringMatching(/line 1: .*"nhc" \(see --group-field\)/u) as string }); // prettier-ignore
  expect(existsSync(at("out.private"))).toBe(false);
  expect((await run({ textField: "nota" })).spans).toMatchObject({ PERSON: 4 });
});

it("says of a table whose lines end in CR alone what to do, and reads quoted ones", async () => {
  await writeFile(at("notes", "a.csv"), 'id,text\r1,"Mevr. Jansen\rbelt."\r');
  await expect(run()).rejects.toMatchObject({
    message: expect.stringMatching(/row 1: .*carriage returns \(CR\) alone\. Save/u) as string,
  });
  await writeFile(at("notes", "a.csv"), '"i\rd",text\r\n1,"Mevr. Jansen\rbelt."\r\n');
  expect((await run()).spans).toMatchObject({ PERSON: 1 });
});

it("counts the texts in which BRAT would see other offsets", async () => {
  await writeFile(at("notes", "a.txt"), "Mevr. Jansen\r\nbelt.\r\n");
  await writeFile(at("notes", "b.txt"), "Mevr. Jansen\nbelt.\n");
  const options = { inputs: [at("notes")], outputDirectory: at("out"), recognisers: ["rules:nl"] };
  expect(await annotate(options)).toMatchObject({ withCrLf: 1, documents: 2 });
});
