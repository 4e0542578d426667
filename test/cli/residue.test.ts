import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { register } from "../../src/cli/commands/evidence/search.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { arrow, msgpack, numpy, pickle, protobuf, sqlite, tfRecord } from "../audit/residue/containers.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

const NAMES = ["Wouter", "Jan", "Verhoevenaar"];
const WORDS = ["jan", "verhoevenaar", "wouter"];
let directory: string;
const at = (name: string) => join(directory, name);

async function search(folder: string) {
  const io = memoryIo();
  const argv = ["audit", "--only", "residue", "--model", folder, "--names", at("names.csv"), "--out", at("out")];
  const exitCode = await runCli([...argv, "--force"], io, [register]);
  // Without a finding there is no such file.
  const found = await readFile(at("out.private/residue.jsonl"), "utf8").catch(() => "");
  const lines = found.split("\n").filter((line) => line !== "");
  const words = new Set(lines.map((line) => (JSON.parse(line) as { word: string }).word));
  return { exitCode, words: [...words].sort(), output: io.output() + io.messages() };
}

beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("folder"));
  await writeFile(at("names.csv"), `name\n${NAMES.join("\n")}\n`);
});

it.each([
  ["people.db", sqlite([NAMES])],
  ["people.arrow", arrow(NAMES)],
  ["people.feather", arrow(NAMES, { isFile: true })],
  ["people.npy", numpy(NAMES)],
  ["people.pkl", pickle(NAMES, 2)],
  ["people.msgpack", msgpack(NAMES)],
  ["people.pb", protobuf(NAMES.map((name) => name.padEnd(97, ".")))],
  ["events.out.tfevents.1", tfRecord(NAMES)],
  ["unknown.bin", Buffer.from(`\0\x01${NAMES.join("")}\0`)],
  [
    "document.xml",
    NAMES.map((name) => `<w:t>${name.slice(0, 2)}</w:t></w:r><w:r><w:t>${name.slice(2)}</w:t>`).join(" "),
  ],
  ["page.html", NAMES.map((name) => `<p>${name.slice(0, 2)}<b>${name.slice(2)}</b></p>`).join("")],
  ["note.txt", "Wouters en Jan's jas, bij Verhoevenaars thuis"],
  ["tokenizer.json", JSON.stringify({ normalizer: { type: "Replace", pattern: { Regex: "[Ww]outer|[Jj]an|V(?:er)hoevenaar" } } })], // prettier-ignore
])("names in %s are found", async (file, bytes) => {
  await writeFile(join(at("folder"), file), bytes);
  const { exitCode, words, output } = await search(at("folder"));
  expect(words).toEqual(WORDS);
  expect(exitCode).toBe(1);
  expect(output).not.toMatch(/wouter|verhoevenaar/i);
});

it("columns that are compressed are no pass", async () => {
  await writeFile(join(at("folder"), "people.feather"), arrow(["x"], { isFile: true, isCompressed: true }));
  expect((await search(at("folder"))).exitCode).toBe(3);
});

it("a checkpoint without names passes, one whose normaliser spells a name does not", async () => {
  await createTinyCheckpoint(at("model"));
  await writeFile(at("names.csv"), "name\nVerhoevenaar\nWouter\n");
  expect(await search(at("model"))).toMatchObject({ exitCode: 0, words: [] });
  const file = join(at("model"), "tokenizer.json");
  const tokenizer = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  const normalizer = { type: "Replace", pattern: { Regex: "\\b[Vv]erhoevenaar\\b" }, content: "PERSON" };
  await writeFile(file, JSON.stringify({ ...tokenizer, normalizer }));
  expect(await search(at("model"))).toMatchObject({ exitCode: 1, words: ["verhoevenaar"] });
});
