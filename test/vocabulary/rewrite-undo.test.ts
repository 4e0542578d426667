import { appendFile, mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { forgetMapping } from "../../src/vocabulary/forget.ts";
import { undoRewrite } from "../../src/vocabulary/undo.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { digestsIn, openBits, rewriteWith } from "./rewrite-case.ts";

const FIRST = ["ĠJan", "Jan", "ĠJosÃ©"];
const SECOND = ["ĠMarie", "ĠPiet"];

let folder: string;
let model: TinyCheckpoint;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = await temporaryDirectory();
  model = await createTinyCheckpoint(at("model"));
});

const first = (options = {}) =>
  rewriteWith(model.vocabulary, FIRST, { modelDirectory: at("model"), outputDirectory: at("one"), ...options });
const second = async (options = {}) =>
  rewriteWith((await openCheckpoint(at("one"))).tokenizer.vocabulary, SECOND, {
    modelDirectory: at("one"),
    outputDirectory: at("two"),
    ...options,
  });

describe("undoRewrite", () => {
  it.each(["mean", "keep"] as const)("makes every file as it was, byte for byte (--weights %s)", async (weights) => {
    await writeFile(join(at("model"), "training_log.txt"), "left behind, small");
    await writeFile(join(at("model"), "empty"), "");
    await mkdir(join(at("model"), "checkpoint-10"));
    const before = await digestsIn(at("model"));
    await first({ weights });
    expect(await digestsIn(at("one"))).not.toEqual(before);
    const report = await undoRewrite({ modelDirectory: at("one"), outputDirectory: at("again") });
    expect(await digestsIn(at("again"))).toEqual(before);
    expect(report).toMatchObject({ undone: [1], remaining: 0, notRestored: ["checkpoint-10/"], ignored: [] });
    expect(report.files).toBe(Object.keys(before).length);
  });

  it("keeps what it needs for its owner alone, and no whole weights", async () => {
    await first();
    expect(await openBits(at("one.private"))).toBe(0);
    const [bundle] = await readdir(join(at("one.private"), "undo"));
    const parts = await digestsIn(join(at("one.private"), "undo", bundle as string));
    const weights = (await digestsIn(at("model")))["model.safetensors"];
    expect(Object.values(parts)).not.toContain(weights);
  });

  it("takes back one round of two, or both, from one private folder or the default ones", async () => {
    for (const options of [{}, { privateDirectory: at("shared.private") }]) {
      const before = await digestsIn(at("model"));
      await first(options);
      const between = await digestsIn(at("one"));
      const report = await second(options);
      expect(report.undoable).toEqual([1, 2]);
      const source = { modelDirectory: at("two"), ...options };
      const last = await undoRewrite({ ...source, outputDirectory: at("last"), rounds: 1 });
      expect(last).toMatchObject({ undone: [2], remaining: 1 });
      expect(await digestsIn(at("last"))).toEqual(between);
      expect(await undoRewrite({ ...source, outputDirectory: at("all") })).toMatchObject({
        undone: [2, 1],
        remaining: 0,
      });
      expect(await digestsIn(at("all"))).toEqual(before);
      for (const name of ["one", "two", "one.private", "two.private", "last", "all"]) {
        await rm(at(name), { recursive: true, force: true });
      }
    }
  });

  it("refuses to work in place", async () => {
    await first();
    const undo = undoRewrite({ modelDirectory: at("one"), outputDirectory: at("one"), force: true });
    await expect(undo).rejects.toMatchObject({ code: "usage" });
  });

  it("refuses a folder that was changed since, and writes nothing", async () => {
    await first();
    await appendFile(join(at("one"), "config.json"), " ");
    const undo = undoRewrite({ modelDirectory: at("one"), outputDirectory: at("again") });
    await expect(undo).rejects.toMatchObject({ code: "checkpoint-mismatch", details: { files: ["config.json"] } });
    expect(await readdir(folder)).toEqual(["model", "one", "one.private"]);
  });

  it("refuses a damaged private folder, and writes nothing", async () => {
    await first();
    const bundle = join(at("one.private"), "undo", (await readdir(join(at("one.private"), "undo")))[0] as string);
    const record = JSON.parse(await readFile(join(bundle, "undo.json"), "utf8")) as {
      files: { path: string; part?: string }[];
    };
    const { part } = record.files.find(({ path }) => path === "model.safetensors") ?? {};
    const path = join(bundle, part as string);
    const patch = await readFile(path);
    const undo = () => undoRewrite({ modelDirectory: at("one"), outputDirectory: at("again") });
    patch[patch.length - 1] = (patch.at(-1) ?? 0) ^ 1;
    await writeFile(path, patch);
    await expect(undo()).rejects.toMatchObject({ code: "verification-failed" });
    await truncate(path, patch.length - 1);
    await expect(undo()).rejects.toMatchObject({ code: "input-format" });
    await writeFile(
      join(bundle, "undo.json"),
      JSON.stringify({ ...record, files: [{ path: "../x", how: "added", after: "0".repeat(64) }] }),
    );
    await expect(undo()).rejects.toMatchObject({ code: "input-format" });
    expect(await readdir(folder)).toEqual(["model", "one", "one.private"]);
  });

  it("says of a model that was changed between two rounds how far back it can go", async () => {
    await first();
    await appendFile(join(at("one"), "config.json"), " ");
    await second();
    const source = { modelDirectory: at("two"), outputDirectory: at("again") };
    await expect(undoRewrite(source)).rejects.toMatchObject({ code: "checkpoint-mismatch", details: { undoable: 1 } });
    expect(await undoRewrite({ ...source, rounds: 1 })).toMatchObject({ undone: [2], remaining: 1 });
    expect(await digestsIn(at("again"))).toEqual(await digestsIn(at("one")));
  });

  it("refuses what was never rewritten, more rounds than there were, and another's mapping", async () => {
    await first();
    const undo = (modelDirectory: string, options = {}) =>
      undoRewrite({ modelDirectory, outputDirectory: at("again"), ...options });
    await expect(undo(at("model"))).rejects.toMatchObject({ code: "input-format" });
    await expect(undo(at("one"), { rounds: 2 })).rejects.toMatchObject({ code: "usage" });
    await rewriteWith(model.vocabulary, FIRST, { modelDirectory: at("model"), outputDirectory: at("other") });
    const other = undo(at("one"), { privateDirectory: at("other.private") });
    await expect(other).rejects.toMatchObject({ code: "input-missing", details: { destroyed: false } });
    await expect(undo(at("one"), { outputDirectory: at("model") })).rejects.toMatchObject({ code: "output-exists" });
  });
});

it("never puts private files, or the model, where --force would remove them", async () => {
  const force = true;
  for (const privateDirectory of [at("one"), at("one/names")]) {
    await expect(first({ privateDirectory, force })).rejects.toMatchObject({ code: "usage" });
  }
  await expect(first({ outputDirectory: folder, force })).rejects.toMatchObject({ code: "usage" });
  await first();
  const undo = { modelDirectory: at("one"), outputDirectory: at("one.private"), force };
  await expect(undoRewrite(undo)).rejects.toMatchObject({ code: "usage" });
  expect(await readdir(folder)).toEqual(["model", "one", "one.private"]);
});

describe("forgetMapping", () => {
  const now = new Date("2026-02-03T04:05:06.000Z");

  it("destroys mapping and bundles, leaves a record without names, and undo says so", async () => {
    await first();
    await writeFile(join(at("one.private"), "decisions.jsonl"), "{}");
    const report = await forgetMapping({ privateDirectory: at("one.private"), at: now });
    expect(report).toMatchObject({ rounds: 1, remaining: ["decisions.jsonl"] });
    expect((await readdir(at("one.private"))).sort()).toEqual(["decisions.jsonl", "forgotten.json"]);
    expect(await readFile(join(at("one.private"), "forgotten.json"), "utf8")).not.toMatch(/Jan|Jos/u);
    const undo = undoRewrite({ modelDirectory: at("one"), outputDirectory: at("again") });
    await expect(undo).rejects.toMatchObject({
      code: "input-missing",
      message: expect.stringContaining(now.toISOString()) as string,
    });
    await expect(forgetMapping({ privateDirectory: at("one.private"), at: now })).rejects.toMatchObject({
      code: "input-empty",
    });
  });

  it("removes what killed programs left of a mapping, of whatever machine", async () => {
    await first();
    const left = ["mapping.jsonl.00000000-1-00000000.tmp", "plan.json.00000000-1-00000000.tmp", "plan.json"];
    for (const name of left) await writeFile(join(at("one.private"), name), "names");
    await mkdir(join(at("one.private"), "undo", "new.00000000-1-00000000.tmp"));
    await forgetMapping({ privateDirectory: at("one.private"), at: now });
    expect(await readdir(at("one.private"))).toEqual(["forgotten.json"]);
  });

  it("lets a later round be taken back alone", async () => {
    const privateDirectory = at("names");
    await first({ privateDirectory });
    await forgetMapping({ privateDirectory, at: now });
    expect((await second({ privateDirectory })).undoable).toEqual([2]);
    const source = { modelDirectory: at("two"), outputDirectory: at("again"), privateDirectory };
    const undo = undoRewrite(source);
    await expect(undo).rejects.toMatchObject({ details: { destroyed: true, round: 1, undoable: 1 } });
    await undoRewrite({ ...source, rounds: 1 });
    expect(await digestsIn(at("again"))).toEqual(await digestsIn(at("one")));
  });
});
