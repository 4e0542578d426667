import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import packageJson from "../../package.json" with { type: "json" };
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

/** Packages that take a few milliseconds. */
const LIGHT: readonly string[] = ["commander", "pure-rand"];
/** What step 1 on a text file has no use for. */
const NOT_FOR_A_NOTE = [
  "@bufbuild/protobuf",
  "@faker-js/faker",
  "@huggingface/tokenizers",
  "@inquirer/core",
  "@stdlib/stats-base-dists-beta-quantile",
  "@stdlib/stats-base-dists-gamma-quantile",
  "@toondepauw/node-zstd",
  "bullmq",
  "eld",
  "hyparquet",
  "hyparquet-compressors",
  "hyparquet-writer",
  "ioredis",
  "libphonenumber-js",
  "onnx-buf",
  "onnxruntime-node",
  "piscina",
];

/** Files of ours that do the work, and import all they need. */
const ENGINES = [
  "audit/run-audit.js",
  "corpus/anonymise.js",
  "evaluate/evaluate.js",
  "model/session.js",
  "recognise/crf/train.js",
  "recognise/rules/rules.js",
  "vocabulary/rewrite.js",
  "workflow/demo.js",
  "workflow/release.js",
];

/** What step 1 may be joined into, at most (rolldown.config.mjs). */
const MOST_FILES = 20;

/** Runs the built program and says which modules it loaded: our packages, our own modules, and the files that they are joined into. */
async function loadedBy(words: readonly string[], program = "bin/unname.js") {
  const directory = await temporaryDirectory();
  const list = join(directory, "loaded.txt");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "./test/fixtures/list-loaded-modules.mjs", program, ...words],
    { encoding: "utf8", env: { ...process.env, LOADED_MODULES: list } },
  );
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  const loaded = [...new Set(readFileSync(list, "utf8").split("\n"))];
  const packages = Object.keys(packageJson.dependencies).filter((name) =>
    loaded.some((path) => path.includes(`/node_modules/${name}/`)),
  );
  const inside = (folder: string) => loaded.flatMap((path) => path.split(folder).slice(1));
  return { packages, own: inside("/dist/src/"), files: inside("/dist/app/") };
}

describe("a command loads what it needs", () => {
  const commands = [["--help"], ["anonymise", "--help"], ["audit", "--help"], ["train", "--help"], ["demo", "--help"]];
  it.each(commands.map((words) => ({ words })))("$words: nothing but its flags", async ({ words }) => {
    const { packages, own } = await loadedBy(words, "dist/src/cli/main.js");
    expect(packages.filter((name) => !LIGHT.includes(name))).toEqual([]);
    expect(own).toContain("cli/program.js");
    expect(own.filter((path) => ENGINES.includes(path))).toEqual([]);
    const joined = await loadedBy(words);
    expect(joined.packages).toEqual(packages);
    expect(joined.own).toEqual([]);
    expect(joined.files.filter((path) => path.startsWith("work-"))).toEqual([]);
  });

  it("for a note neither a model's runtime nor a queue", async () => {
    const directory = await temporaryDirectory();
    const note = join(directory, "note.txt");
    writeFileSync(note, "Mevrouw Jansen belt.\n");
    const { packages, files } = await loadedBy([
      "anonymise",
      note,
      "--language",
      "nl",
      "--out",
      join(directory, "out"),
    ]);
    expect(packages.filter((name) => NOT_FOR_A_NOTE.includes(name))).toEqual([]);
    expect(packages).toContain("commander");
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  });
});
