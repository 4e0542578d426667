import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import { toJsonLines } from "../../../src/base/files.ts";

const [NOTES, PATIENTS] = [240, 60];
/** Few of everything, and a release whatever the audit says. */
const SMALL = {
  plant: { people: 10, repetitions: "5" },
  anonymise: { entities: "publication", workers: 1, "shard-bytes": 8192 },
  contexts: { select: 5, test: 40, reserve: 0 },
  audit: { threads: 1, respell: 5 },
  release: { "accept-risk": "a test", license: "mit" },
};

/** What `init` is told in a folder that {@link writeNotes} wrote. */
export const INIT = "init --notes notas --text-field nota --group-field nhc --language es --names personas.csv --model modelo --reviewer ana --release publico".split(" "); // prettier-ignore

/**
 * Spanish notes in fields of a user's own (`notas`), and a list of people (`personas.csv`). Gives the words for a vocabulary, with the space before them: few enough to be soon probed, and most
 * of every note.
 */
export async function writeNotes(directory: string): Promise<readonly string[]> {
  const notes = generateShortNotes(packOf("es"), { seed: 5, notes: NOTES, lookAlikes: 0.05 });
  const lines = notes.map(({ text }, index) => ({ nhc: 1000 + ((index * 7) % PATIENTS), servicio: "URG", nota: text }));
  await mkdir(join(directory, "notas"));
  await writeFile(join(directory, "notas", "2024.jsonl"), toJsonLines(lines));
  await writeFile(join(directory, "personas.csv"), "given,particle,surname\nQuirinus,,Xipquando\n");
  const counts = new Map<string, number>();
  for (const word of notes.flatMap(({ text }) => text.match(/ \p{L}{2,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 4).map(([word]) => word);
}

/** Makes the commands' sections of a configuration file that `init` wrote small. */
export async function makeSmall(config: string): Promise<void> {
  const text = await readFile(config, "utf8");
  const sections = Object.entries(SMALL).map((pair) => pair.map((part) => JSON.stringify(part)).join(": "));
  await writeFile(config, text.replace(/"anonymise": \{[^]*$/u, `${sections.join(",\n")}\n}\n`));
}

/** A program that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts `unname` in a folder. */
export function start(directory: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [resolve("bin", "unname.js"), ...words], { cwd: directory, stdio: ["ignore", "pipe", "pipe"] }); // prettier-ignore
}

export async function ended(child: ChildProcess): Promise<Ended> {
  let [out, err] = ["", ""];
  child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((done) => child.on("close", (code) => done({ code, out, err })));
}
