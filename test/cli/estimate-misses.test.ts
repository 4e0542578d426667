import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import type { MissesEstimate } from "../../src/corpus/sample/estimate-misses.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

async function run(...argv: string[]) {
  const io = memoryIo();
  return {
    exitCode: await runCli(["sample", "estimate-misses", ...argv], io),
    output: io.output(),
    messages: io.messages(),
  };
}

/** Lists that know two people each, one of them both. */
async function notes() {
  const directory = await temporaryDirectory();
  await mkdir(join(directory, "notes"));
  for (let n = 0; n < 20; n++) {
    await writeFile(
      join(directory, `notes/${n}.txt`),
      n < 10 ? "Gezien: Wubbo Quist.\n" : "Met Trix Velders en Ieme Ypma.\n",
    );
  }
  await writeFile(join(directory, "a.csv"), "name\nWubbo Quist\nTrix Velders\n");
  await writeFile(join(directory, "b.csv"), "name\nWubbo Quist\nIeme Ypma\n");
  return directory;
}

it("counts what two recognisers found and estimates what both missed, and says what the figure is blind to", async () => {
  const directory = await notes();
  const pair = [
    "--recogniser",
    `names:${join(directory, "a.csv")}`,
    "--recogniser",
    `names:${join(directory, "b.csv")}`,
  ];
  const { exitCode, output } = await run(join(directory, "notes"), ...pair, "--json");
  expect(exitCode).toBe(0);
  const estimate = JSON.parse(output) as MissesEstimate;
  expect(estimate).toMatchObject({ schemaVersion: 1, documents: 20, all: { both: 10, onlyFirst: 10, onlySecond: 10 } });
  expect(estimate.all.missed).toBeCloseTo(100 / 11);
  expect(Object.keys(estimate.entities)).toEqual(["PERSON"]);

  const told = await run(join(directory, "notes"), ...pair);
  expect(told.output).toMatch(/no bound.*miss the same names.*no names.*unname sample/su);
  expect(told.output).not.toMatch(/Quist|Velders|Ypma/u);
});

it("takes the rules and the model of a language for the pair", async () => {
  const directory = await notes();
  const { output } = await run(join(directory, "notes"), "--language", "nl", "--json");
  expect((JSON.parse(output) as MissesEstimate).recognisers).toEqual(["rules:nl", "crf:ner-nl"]);
});

it("refuses what is no pair, and says what to pass", async () => {
  const directory = await notes();
  const rules = ["--recogniser", "rules:nl"];
  expect(await run(join(directory, "notes"))).toMatchObject({
    exitCode: 2,
    output: "",
    messages: expect.stringMatching(/--language CODE/u) as string,
  });
  expect(await run(join(directory, "notes"), ...rules)).toMatchObject({
    exitCode: 2,
    messages: expect.stringMatching(/found one\. Pass/u) as string,
  });
  expect(await run(join(directory, "notes"), ...rules, ...rules, ...rules)).toMatchObject({
    exitCode: 2,
    messages: expect.stringMatching(/found 3/u) as string,
  });
  expect(await run(join(directory, "nowhere"), "--language", "nl")).toMatchObject({ exitCode: 2 });
});
