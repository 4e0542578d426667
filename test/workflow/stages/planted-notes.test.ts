import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { readContextsManifest } from "../../../src/probe/contexts/contexts-manifest.ts";
import { runCli } from "../../../src/cli/run-cli.ts";
import { memoryIo } from "../../cli/memory-io.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

const [NOTES, PATIENTS] = [240, 60];
const PLANTED = { as: "notes", people: 3, repetitions: "4" };

interface Listed {
  readonly id: string;
  readonly documents: readonly string[];
}

it("run plants as the configuration says, and takes the list of patients that has those of new notes from then on", async () => {
  const directory = await temporaryDirectory();
  const at = (...parts: string[]) => join(directory, ...parts);
  const readLines = async <T>(...parts: string[]) =>
    (await readFile(at(...parts), "utf8"))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as T);
  const unname = async (...words: string[]) => {
    const io = memoryIo();
    const exitCode = await runCli(["--config", at("unname.config.json"), ...words], io);
    return { exitCode, output: io.output(), messages: io.messages() };
  };
  const notes = generateShortNotes(packOf("es"), { seed: 5, notes: NOTES, lookAlikes: 0.05 });
  await mkdir(at("notas"));
  await writeFile(at("notas", "2024.jsonl"), toJsonLines(notes.map(({ text }, index) => ({ id: `n${index}`, text }))));
  const documentsOf = (patient: number) =>
    notes.flatMap((_, index) => (index % PATIENTS === patient ? [`2024.jsonl:${index + 1}`] : []));
  const people = Array.from({ length: PATIENTS }, (_, patient) => ({ id: `p${patient}`, documents: documentsOf(patient) })); // prettier-ignore
  await writeFile(at("pacientes.jsonl"), toJsonLines(people));
  await writeFile(at("personas.csv"), "given,particle,surname\nQuirinus,,Xipquando\n");
  const references = ["a", "b"].map((half) => at(`modelo-${half}`));
  const workflow = { notes: at("notas"), patients: at("pacientes.jsonl"), plant: true, references, language: "es", model: at("modelo"), names: at("personas.csv"), work: at("trabajo") }; // prettier-ignore
  const sections = { plant: PLANTED, anonymise: { workers: 1 }, contexts: { select: 5, test: 20, reserve: 0 } };
  await writeFile(at("unname.config.json"), JSON.stringify({ workflow, ...sections }));

  const prepared = await unname("run", "--json");
  expect(prepared.exitCode, prepared.messages).toBe(0);
  expect(JSON.parse(prepared.output)).toMatchObject({ done: ["split", "plant", "anonymise-seen", "anonymise-unseen", "halves"], stopped: { stage: "train" } }); // prettier-ignore
  const added = (await readLines<Listed>("trabajo", "notes-planted.private", "patients.jsonl")).slice(PATIENTS);
  const planted = added.flatMap(({ documents }) => documents);
  expect(added).toHaveLength(PLANTED.people);
  expect(planted).toHaveLength(PLANTED.people * 4);
  // Each planted person's notes are in one half.
  const members = await Promise.all(
    references.map((reference) => readFile(`${reference}.private/members.txt`, "utf8")),
  );
  const ofHalves = members.map((text) => new Set(text.trimEnd().split("\n")));
  for (const { documents } of added)
    expect(ofHalves.filter((half) => documents.every((id) => half.has(id)))).toHaveLength(1);

  for (const model of [at("modelo"), ...references]) await createTinyCheckpoint(model);
  const { messages } = await unname("run", "--json");
  for (const contexts of ["contexts-seen.jsonl", "contexts-unseen.jsonl"])
    expect((await readLines("trabajo", contexts)).length, messages).toBeGreaterThan(0);
  // Whose the sentences are is known of all, and none is a planted one.
  const originals = await readLines<{ document: string; patient?: string }>("trabajo", "notes-seen.private", "originals.jsonl"); // prettier-ignore
  expect(originals.filter(({ patient }) => patient === undefined)).toEqual([]);
  expect((await readContextsManifest(at("trabajo", "contexts-seen.jsonl")))?.canariesSha256).toBeDefined();

  const removed = await unname("plant", "remove", at("trabajo", "notes-planted"), "--out", at("otra-vez"));
  expect(removed.exitCode, removed.messages).toBe(0);
  expect(await readFile(at("otra-vez", "2024.jsonl"))).toEqual(await readFile(at("trabajo", "notes-parts", "seen", "2024.jsonl"))); // prettier-ignore
}, 240_000);
