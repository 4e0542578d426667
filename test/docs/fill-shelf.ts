import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { readClassifierOracle, writeClassifier } from "../fixtures/classifier-checkpoint.ts";

const HOSPITAL = ["--patients", "40", "--sentences", "2400", "--seed", "5", "--canaries", "1"];
/** Fewer than a reader has, for time. */
const NOTES = 50;
const OTHER_NOTES = 20;
/** Notes for pages whose commands need no more. */
const FEW = 12;
const SPANISH = ["--style", "short", "--language", "es", "--notes", "30"];

/**
 * Fills a folder with what readers of the docs have: notes of the generator with and without annotations, in other formats too, lists, and
 * small models. `my-model` is a shipped checkpoint, and takes the place of the training that is the reader's.
 */
export async function fillShelf(shelf: string): Promise<void> {
  const at = (name: string) => join(shelf, name);
  await Promise.all([
    generate(at("hospital"), HOSPITAL),
    generate(at("es"), [...SPANISH, "--seed", "5"]),
    generate(at("es-dev"), [...SPANISH, "--seed", "6"]),
  ]);
  await rename(at("hospital.private"), at("notes.private"));
  await rename(at("hospital/patients.jsonl"), at("patients.jsonl"));
  await copySome(at("hospital/seen"), at("annotated"), 2 * FEW);
  await copySome(at("hospital/seen"), at("notes"), NOTES, ".txt");
  await copySome(at("hospital/unseen"), at("other-notes"), OTHER_NOTES, ".txt");
  await copySome(at("notes"), at("few"), FEW);
  await writeFile(at("people.csv"), await listPeople(at("hospital/people.jsonl")));
  const texts = await readTexts(at("few"));
  await writeTables(at, texts);
  for (const [model, copy] of [
    ["notes-nl-raw", "my-model"],
    ["notes-nl", "half-A"],
    ["notes-nl-wiki", "half-B"],
  ] as const)
    // prettier-ignore
    await cp(join("models", model), at(copy), { recursive: true });
  await rm(at("half-A/decisions.jsonl"));
  await writeClassifier(at("our-bert-ner"), "bert", await readClassifierOracle("bert"));
}

async function generate(folder: string, flags: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ["dist/corpora/main.js", "--out", folder, ...flags]);
}

async function copySome(from: string, to: string, count: number, extension = ""): Promise<void> {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name.endsWith(extension)).sort();
  for (const name of names.slice(0, count)) await cp(join(from, name), join(to, name));
}

async function listPeople(file: string): Promise<string> {
  const people = (await readFile(file, "utf8")).trim().split("\n").map((line) => JSON.parse(line) as { given: string[]; particle: string; surname: string }); // prettier-ignore
  return `given,particle,surname\n${people.map(({ given, particle, surname }) => `${given.join(" ")},${particle},${surname}`).join("\n")}\n`;
}

async function readTexts(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

/** The notes in the files that docs/reference/formats.md and others read: JSON Lines, packed ones, a table, and a folder of several kinds. */
async function writeTables(at: (name: string) => string, texts: readonly string[]): Promise<void> {
  const lines = (toRecord: (text: string, index: number) => object) =>
    texts.map((text, index) => `${JSON.stringify(toRecord(text, index))}\n`).join("");
  const patient = (index: number) => `p${index % 20}`;
  await mkdir(at("warehouse"));
  await Promise.all([
    writeFile(
      at("notes.jsonl"),
      lines((text) => ({ text })),
    ),
    writeFile(at("notes.jsonl.gz"), gzipSync(lines((text) => ({ note: { body: text }, letters: [{ text }] })))),
    writeFile(
      at("notas.jsonl"),
      lines((nota, index) => ({ nota, paciente: patient(index) })),
    ),
    writeFile(at("export.csv"), `patient,arts,verslag\n${texts.map((text, index) => `${patient(index)},A. Bos,"${text.replaceAll('"', '""')}"\n`).join("")}`), // prettier-ignore
    writeFile(
      at("warehouse/notes.jsonl"),
      lines((text) => ({ text })),
    ),
    writeFile(at("warehouse/picture.png"), ""),
    writeFile(at("sentences.tsv"), await countSentences(at("es"))),
  ]);
}

/** Sentences of each note, as MEDDOCAN's `sentences.tsv` has them; a line counts as one. */
async function countSentences(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  const counts = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      return `${name.slice(0, -".txt".length)}\t${text.trim().split("\n").length}\n`;
    }),
  );
  return counts.join("");
}
