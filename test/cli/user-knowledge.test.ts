import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

const DUTCH = "Gebeld met de dochter van mevrouw Overdijk, zij komt morgen langs om het ontslag te bespreken.";
const FRENCH = "Elle est rentrée à domicile avec son mari, contrôle prévu chez le médecin traitant dans une semaine.";

async function run(...argv: string[]) {
  const io = memoryIo();
  const code = await runCli(argv, io);
  return { code, output: io.output(), messages: io.messages() };
}

async function gold(): Promise<string> {
  const directory = await temporaryDirectory();
  const at = DUTCH.indexOf("Overdijk");
  await writeFile(join(directory, "nl.txt"), DUTCH);
  await writeFile(join(directory, "nl.ann"), `T1\tPERSON ${at} ${at + 8}\tOverdijk\n`);
  await writeFile(join(directory, "fr.txt"), FRENCH);
  await writeFile(join(directory, "fr.ann"), "");
  return directory;
}

describe("evaluate, of notes in other languages and words that the user knows", () => {
  const evaluate = async (directory: string, ...more: string[]) =>
    run("evaluate", "--gold", directory, "--resamples", "0", "--no-perturb", "--json", ...more);

  it("refuses the notes, or counts them and does as it is told", async () => {
    const directory = await gold();
    const refused = await evaluate(directory, "--language", "auto");
    expect(refused.code).toBe(2);
    expect(JSON.parse(refused.output)).toMatchObject({ error: { code: "input-language", details: { documents: 1 } } });
    const kept = await evaluate(directory, "--language", "auto", "--other-languages", "keep");
    expect(JSON.parse(kept.output)).toMatchObject({
      languages: { nl: 1, fr: 1 },
      entities: { PERSON: { precision: 1, recall: 1 } },
    });
  });

  it("leaves words that are never replaced, and takes those that always are", async () => {
    const directory = await gold();
    const never = join(directory, "never.words");
    await writeFile(never, "Overdijk\n");
    const missed = await evaluate(directory, "--language", "nl", "--never", never);
    expect(JSON.parse(missed.output)).toMatchObject({ entities: { PERSON: { recall: 0 } } });
    const always = join(directory, "always.words");
    await writeFile(always, "overdijk\n");
    const found = await evaluate(directory, "--recogniser", "rules:it", "--always", always);
    expect(JSON.parse(found.output)).toMatchObject({ entities: { PERSON: { recall: 1 } } });
    expect((await evaluate(directory, "--language", "nl", "--never", never, "--always", always)).code).toBe(2);
  });
});

describe("--other-languages", () => {
  it.each(["treat-as", "treat-as:fr", "drop"])("says what it takes in place of %s", async (value) => {
    const { code, messages } = await run("anonymise", "x", "--out", "y", "--other-languages", value);
    expect(code).toBe(2);
    expect(messages).toContain("keep, mask-all, treat-as:nl");
  });
});
