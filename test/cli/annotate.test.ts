import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

async function run(...argv: string[]) {
  const io = memoryIo();
  return { exitCode: await runCli(argv, io), output: io.output(), messages: io.messages() };
}

it("annotates, takes corrections back, and refuses a spoiled file with exit code 2 and no output", async () => {
  const directory = await temporaryDirectory();
  const [notes, annotated, clean] = ["notes", "annotated", "clean"].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(notes);
  await writeFile(join(notes, "n.txt"), "Mw. Jansen belt. Eet vaak qwxx.\r\n");

  const annotating = await run("annotate", notes, "--recogniser", "rules:nl", "--out", annotated);
  expect(annotating).toMatchObject({ exitCode: 0, output: expect.stringMatching(/1 PERSON\..*private/su) as string });

  const standoff = join(annotated, "n.ann");
  await writeFile(standoff, `${await readFile(standoff, "utf8")}T9\tPERSON 26 30\tqwxx\n`);
  const replacing = await run("anonymise", notes, "--annotations", annotated, "--out", clean, "--json");
  expect(JSON.parse(replacing.output)).toMatchObject({ spans: { PERSON: 2, GPE: 0 }, left: {} });
  expect(await readFile(join(clean, "n.txt"), "utf8")).toBe("Mw. PERSON belt. Eet vaak PERSON.\r\n");

  await writeFile(standoff, "T9\tPERSON 28 31\tJansen\n");
  const refusing = await run("anonymise", notes, "--annotations", annotated, "--out", `${clean}2`);
  expect(refusing).toMatchObject({ exitCode: 2, output: "" });
  expect(refusing.messages).toMatch(/n\.ann, line 1: expected/u);
  expect(await readdir(directory)).not.toContain("clean2");
});

it("knows every entity, and suggests the one that was meant", async () => {
  const { exitCode, messages } = await run("anonymise", "x", "--out", "y", "--entities", "PERSON,ADRESS");
  expect(exitCode).toBe(2);
  expect(messages).toContain("Did you mean ADDRESS?");
  expect((await run("anonymise", "no-such-notes", "--out", "y", "--entities", "PERSON, ADDRESS")).messages).toContain(
    "no such corpus",
  );
});
