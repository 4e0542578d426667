import { type ChildProcess, execFile, spawn } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify, stripVTControlCharacters } from "node:util";

import { generateCorpus } from "../../corpora/generate.ts";
import { writeCorpus } from "../../corpora/write.ts";
import { anonymise } from "../../src/corpus/anonymise.ts";
import { gatherContexts, writeContexts } from "../../src/probe/contexts/gather-contexts.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";

const NOTES_A_SPLIT = 200;
/** Test contexts of a split. */
const CONTEXTS = 60;
/** Installing takes some twenty seconds. */
const INSTALL_MS = 300_000;

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** A project in which the packed package was installed from a registry on this machine, and nothing else is. */
export interface EmptyProject {
  readonly directory: string;
  /** Contexts, originals and people, as a runner's private folder. */
  readonly data: string;
  /** Runs a shell's line in the project, without what the environment of this test says of test runners. */
  run(line: string, environment?: Readonly<Record<string, string>>): Promise<Finished>;
  close(): void;
}

/** Packs the built package, serves its dependencies from node_modules, and installs both as a user does. */
export async function createEmptyProject(directory: string): Promise<EmptyProject> {
  const at = (...parts: string[]) => join(directory, ...parts);
  await Promise.all(["tarballs", "project", "home"].map((name) => mkdir(at(name))));
  const pack = ["pack", "--ignore-scripts", "--silent", "--pack-destination", directory];
  await promisify(execFile)("npm", pack);
  const tarball = (await readdir(directory)).find((name) => name.endsWith(".tgz")) ?? "";
  const mirror = spawn(process.execPath, [".ci/serve-mirror.mjs", at("tarballs"), at("port")], { stdio: "inherit" });
  const port = await portOf(mirror, at("port"));
  const project = at("project");
  await writeFile(
    join(project, ".npmrc"),
    `registry=http://127.0.0.1:${port}/\ncache=${at("cache")}\naudit=false\nfund=false\nupdate-notifier=false\n`,
  );
  await writeFile(join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }\n');
  await writeData(at("notes"), at("data"));
  const run = (line: string, environment: Readonly<Record<string, string>> = {}, limit = 0) => {
    const kept = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|NODE_OPTIONS|FORCE_COLOR|TEST|npm_)/i.test(name),
    );
    const env = { ...Object.fromEntries(kept), HOME: at("home"), ...environment };
    return new Promise<Finished>((done) => {
      execFile(
        "bash",
        ["-e", "-c", line],
        { cwd: project, env, maxBuffer: 2 ** 26, timeout: limit },
        (error, stdout, stderr) =>
          done({
            code: typeof error?.code === "number" ? error.code : error === null ? 0 : 1,
            output: stripVTControlCharacters(stdout + stderr),
          }),
      );
    });
  };
  const versions = ["vitest", "typescript", "@types/node", "onnxruntime-node"].map(async (name) => {
    const { version } = JSON.parse(await readFile(join("node_modules", name, "package.json"), "utf8")) as {
      version: string;
    };
    return `${name}@${version}`;
  });
  const packages = [at(tarball), ...(await Promise.all(versions))].join(" ");
  // npm 11.19 stopped once while it read the package's own file, with nothing left to wait for: so it gets a second try.
  const install = () => run(`exec npm install --ignore-scripts --save-dev ${packages}`, {}, INSTALL_MS);
  let installed = await install();
  if (installed.code !== 0) installed = await install();
  if (installed.code !== 0) {
    mirror.kill();
    throw new Error(installed.output);
  }
  return { directory: project, data: at("data"), run, close: () => void mirror.kill() };
}

/** Puts a shipped model into the project as `my-model`. */
export async function useModel(project: EmptyProject, name: string): Promise<void> {
  const model = join(project.directory, "my-model");
  await rm(model, { recursive: true, force: true });
  await cp(resolve("models", name), model, { recursive: true });
}

async function portOf(mirror: ChildProcess, file: string): Promise<string> {
  for (let tries = 0; tries < 200 && mirror.exitCode === null; tries++) {
    const port = existsSync(file) ? await readFile(file, "utf8") : "";
    if (port !== "") return port;
    await sleep(100);
  }
  throw new Error("the mirror did not start");
}

/** Contexts of the generator's notes, with names found by the truth; in the form in which a runner keeps them, without manifests. */
async function writeData(notes: string, data: string): Promise<void> {
  const corpus = generateCorpus();
  const ofSplit = (split: string) => corpus.notes.filter((note) => note.split === split).slice(0, NOTES_A_SPLIT);
  const part = { ...corpus, notes: [...ofSplit("seen"), ...ofSplit("unseen")] };
  await writeCorpus(part, notes);
  const truth = new Map(part.notes.map(({ document, mentions }) => [`${document.id}.txt`, mentions]));
  const recogniser: Recogniser = {
    name: "truth",
    recognise: async (documents) =>
      documents.map(({ id }) =>
        (truth.get(id) ?? []).flatMap(({ start, end, label }) => (label === "PERSON" ? [{ start, end, label }] : [])),
      ),
  };
  await mkdir(data);
  const originals: string[] = [];
  for (const split of ["seen", "unseen"] as const) {
    const clean = `${notes}-${split}`;
    const privateDirectory = `${clean}.private`;
    await anonymise({
      inputs: [join(notes, split)],
      recognisers: [recogniser],
      outputDirectory: clean,
      privateDirectory,
    });
    const sizes = { development: 0, test: CONTEXTS, reserve: 0 };
    const gathered = await gatherContexts({ corpusDirectory: clean, split, seed: 1, sizes });
    await writeContexts(gathered, { path: `${notes}-${split}.jsonl`, privateDirectory });
    copyFileSync(`${notes}-${split}.jsonl`, join(data, `${split}.jsonl`));
    originals.push(await readFile(join(privateDirectory, "originals.jsonl"), "utf8"));
  }
  await writeFile(join(data, "originals.jsonl"), originals.join(""));
  const rows = corpus.people.map(({ given, particle, surname }) => `${given.join(" ")},${particle},${surname}`);
  await writeFile(join(data, "people.csv"), `given,particle,surname\n${rows.join("\n")}\n`);
}
