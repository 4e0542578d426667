import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import type { DrawnSample } from "../../src/corpus/sample/draw-sample.ts";
import type { SampleManifest } from "../../src/evaluate/sample/sample-sheet.ts";
import type { SampleScore } from "../../src/evaluate/sample/score-sample.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { memoryIo } from "./memory-io.ts";

async function run(...argv: string[]) {
  const io = memoryIo();
  return { exitCode: await runCli(argv, io), output: io.output(), messages: io.messages() };
}

const KNOWN = "Wubbo Quist";
const MISSED = "qwxx";

/** Notes of which a list knows one name in each, and every tenth holds a name that it does not know. */
async function notes(count = 200) {
  const directory = await temporaryDirectory();
  await mkdir(join(directory, "notes"));
  for (let n = 0; n < count; n++) {
    const more = n % 10 === 0 ? ` Ook ${MISSED} was er.` : "";
    await writeFile(join(directory, `notes/${n}.txt`), `👋 Gezien: ${KNOWN}.${more} Nr ${n}.\n`);
  }
  await writeFile(join(directory, "a.csv"), `name\n${KNOWN}\n`);
  const at = (name: string) => join(directory, name);
  const draw = (...more: string[]) =>
    run("sample", at("notes"), "--recogniser", `names:${at("a.csv")}`, "--out", at("sheet"), ...more);
  return { at, draw };
}

/** Reads a sheet as somebody does who knows every name. */
async function read(sheet: string, isSeen: (name: string) => boolean = () => true) {
  for (const file of (await readdir(sheet)).filter((name) => name.endsWith(".txt"))) {
    const text = await readFile(join(sheet, file), "utf8");
    const lines = [KNOWN, MISSED].flatMap((name) => {
      const at = text.indexOf(name);
      if (at < 0 || !isSeen(name)) return [];
      // The hand at the beginning is one code point and two code units.
      return [`PERSON ${at - 1} ${at - 1 + name.length}\t${name}\n`];
    });
    await writeFile(
      join(sheet, file.replace(".txt", ".ann")),
      lines.map((line, index) => `T${index + 1}\t${line}`).join(""),
    );
  }
}

describe("unname sample", () => {
  it("draws a sheet that only its owner can read, marks left out of it, and weights apart from it", async () => {
    const { at, draw } = await notes();
    const { exitCode, output } = await draw("--size", "60", "--json");
    expect(exitCode).toBe(0);
    const drawn = JSON.parse(output) as DrawnSample;
    expect(drawn).toMatchObject({ documents: 200, leftOut: 20, bound: null });
    expect((await stat(at("sheet"))).mode & 0o077).toBe(0);
    expect((await stat(at("sheet.private/sample.json"))).mode & 0o077).toBe(0);

    const files = await readdir(at("sheet"));
    expect(files.filter((name) => name.endsWith(".txt"))).toHaveLength(60);
    const annotations = await Promise.all(
      files.filter((name) => name.endsWith(".ann")).map((name) => readFile(at(`sheet/${name}`), "utf8")),
    );
    expect(annotations.filter((text) => text === "")).toHaveLength(20);
    const text = await readFile(at("sheet.private/sample.json"), "utf8");
    expect(text).not.toMatch(new RegExp(`${KNOWN}|${MISSED}`, "u"));
    const manifest = JSON.parse(text) as SampleManifest;
    const total = manifest.units.reduce((sum, { stratum }) => {
      const { passages, sampled } = manifest.strata.find(
        ({ name }) => name === stratum,
      ) as SampleManifest["strata"][number];
      return sum + passages / sampled;
    }, 0);
    expect(total).toBeCloseTo(200, 6);
    // The order of the files tells nothing of the order of the notes.
    const order = manifest.units.map(({ document }) => document);
    expect(order).not.toEqual(order.toSorted());
  });

  it("is the same for the same seed, another for another", async () => {
    const { at, draw } = await notes();
    const units = async (...flags: string[]) => {
      await draw("--size", "30", "--force", ...flags);
      return (JSON.parse(await readFile(at("sheet.private/sample.json"), "utf8")) as SampleManifest).units;
    };
    const first = await units();
    expect(await units()).toEqual(first);
    expect(await units("--seed", "2")).not.toEqual(first);
  });

  it("wants a bound or a size, keeps a sheet that is there, and says which flag is wrong", async () => {
    const { draw, at } = await notes(10);
    expect(await draw()).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("--bound or --size") as string,
    });
    expect(await draw("--bound", "1.5")).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("0 and 1") as string,
    });
    expect((await draw("--size", "5", "--bound", "0.1")).exitCode).toBe(2);
    expect((await draw("--size", "5")).exitCode).toBe(0);
    expect(await draw("--size", "5")).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("--force") as string,
    });
    expect(await run("sample", at("notes"), "--size", "5", "--out", at("notes/sheet"))).toMatchObject({ exitCode: 2 });
  });
});

describe("unname evaluate --sample", () => {
  it("weighs what the reader added, within its limits", async () => {
    const { at, draw } = await notes();
    await draw("--size", "100");
    await read(at("sheet"));
    const { exitCode, output } = await run("evaluate", "--sample", at("sheet"), "--json");
    expect(exitCode).toBe(0);
    const score = JSON.parse(output) as SampleScore;
    expect(score.all.missed.low).toBeLessThanOrEqual(20);
    expect(score.all.missed.high).toBeGreaterThanOrEqual(20);
    expect(score.all.missed.estimate).toBe(2 * score.all.seen);
    expect(score.reader).toMatchObject({ leftOut: 20, restored: 20 });
    const told = await run("evaluate", "--sample", at("sheet"));
    expect(told.output).toMatch(/put back 20 of 20.*at most/su);
  });

  it("exits with 0, 1 or 3 by what the sheet shows of its bound", async () => {
    const { at, draw } = await notes();
    const scoreOf = async (bound: string, isSeen: (name: string) => boolean, isRead = true) => {
      await draw("--bound", bound, "--force");
      if (isRead) await read(at("sheet"), isSeen);
      return run("evaluate", "--sample", at("sheet"));
    };
    expect(await scoreOf("0.4", () => true)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("REACHED") as string,
    });
    expect(await scoreOf("0.02", () => true)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining("MISSED") as string,
    });
    // A sheet that comes back as it went out shows nothing, least of all that nothing is missed.
    const unread = await scoreOf("0.4", () => true, false);
    expect(unread).toMatchObject({
      exitCode: 3,
      output: expect.stringMatching(/put back 0 of 7.*the sheet was not read, so no bound is given[^%]*$/su) as string,
    });
  });

  it("refuses a changed text, a missing file and a folder that is no sheet", async () => {
    const { at, draw } = await notes();
    await draw("--size", "10");
    await writeFile(at("sheet/0003.txt"), "another\n");
    expect(await run("evaluate", "--sample", at("sheet"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringMatching(/0003\.txt: expected the text/u) as string,
    });
    await draw("--size", "10", "--force");
    await rm(at("sheet/0004.ann"));
    expect(await run("evaluate", "--sample", at("sheet"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringMatching(/0004\.ann: no such file/u) as string,
    });
    expect(await run("evaluate", "--sample", at("notes"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("sample.json") as string,
    });
    await writeFile(at("sheet.private/sample.json"), "{}");
    expect(await run("evaluate", "--sample", at("sheet"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("manifest of a sample") as string,
    });
    expect((await run("evaluate", "--sample", at("sheet"), "--gold", at("notes"))).exitCode).toBe(2);
    expect(await run("evaluate", "--system", at("sheet"))).toMatchObject({
      exitCode: 2,
      messages: expect.stringContaining("--gold DIR") as string,
    });
  });
});
