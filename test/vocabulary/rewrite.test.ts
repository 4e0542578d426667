import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { WRITER } from "../../src/base/files/temporary.ts";
import { sha256 } from "../../src/base/hash.ts";
import { decodeFloat16 } from "../../src/formats/weights/float16.ts";
import { readOnnx } from "../../src/formats/onnx/onnx.ts";
import { readSafetensorsHeader } from "../../src/formats/weights/safetensors.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { REMOVED_BIAS } from "../../src/vocabulary/weights/blank-bias.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import { readRoundDetails } from "../fixtures/round-details.ts";
import { createTinyCheckpoint, type TinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

const NAMES = ["ĠJan", "Jan", "ĠJosÃ©", "Ġjan"];
const EMBEDDINGS = "roberta.embeddings.word_embeddings.weight";

let folder: string;
let model: TinyCheckpoint;
let decisionsPath: string;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "unname-rewrite-"));
  model = await createTinyCheckpoint(join(folder, "model"));
  decisionsPath = join(folder, "decisions.jsonl");
  output = join(folder, "out");
  await decide(NAMES);
});
afterEach(() => rm(folder, { recursive: true }));

async function decide(tokens: readonly string[], decision = "name") {
  const lines = tokens.map((token) => ({
    tokenId: model.tokenId(token),
    token,
    decision,
    reviewer: "test",
    at: "2026-01-01T00:00:00.000Z",
    reason: "",
  }));
  await writeFile(decisionsPath, toJsonLines(lines));
}

const rewrite = (options: Partial<Parameters<typeof rewriteCheckpoint>[0]> = {}) =>
  rewriteCheckpoint({ modelDirectory: model.directory, decisionsPath, outputDirectory: output, ...options });

async function halfRow(directory: string, name: string, row: number): Promise<number[]> {
  const entry = (await readSafetensorsHeader(join(directory, "model.safetensors"))).tensors.get(name);
  if (entry === undefined) throw new Error(`no tensor ${name}`);
  const bytes = await readFile(join(directory, "model.safetensors"));
  const width = entry.shape[1] ?? 1;
  return Array.from({ length: width }, (_, column) =>
    decodeFloat16(bytes.readUInt16LE(entry.byteOffset + 2 * (row * width + column))),
  );
}

describe("rewriteCheckpoint", () => {
  it("replaces names by distinct placeholders under the same ids and keeps every other entry", async () => {
    const report = await rewrite({ repair: "merges" });
    const after = await openCheckpoint(output);
    const removed = new Set(NAMES.map((name) => model.tokenId(name)));
    for (const [tokenId, token] of model.vocabulary.entries()) {
      if (removed.has(tokenId)) expect(after.tokenizer.vocabulary[tokenId]).toMatch(/^unk\d{6}$/u);
      else expect(after.tokenizer.vocabulary[tokenId]).toBe(token);
    }
    expect(new Set(report.placeholders).size).toBe(NAMES.length);
    expect(report.checks.every(({ passed }) => passed)).toBe(true);
  });

  it("leaves no removed name in any text file, in plain or byte-level spelling", async () => {
    await rewrite();
    for (const file of await readdir(output)) {
      if (/\.(?:onnx|safetensors)$/u.test(file)) continue;
      const words = (await readFile(join(output, file), "utf8")).split(/[\s"]+/u);
      for (const name of [...NAMES, "José", "jan"]) expect(words, file).not.toContain(name);
    }
  });

  it("still encodes and decodes text with a removed name, and a word that was built through one", async () => {
    await rewrite();
    const { tokenizer } = await openCheckpoint(output);
    const removed = new Set(NAMES.map((name) => model.tokenId(name)));
    for (const text of [" Jan", " José en Jan", " in Januari zag Janssen jan"]) {
      const ids = tokenizer.encodePlain(text);
      expect(ids.filter((id) => removed.has(id))).toEqual([]);
      expect(tokenizer.decode(ids)).toBe(text);
    }
  });

  it("repairs by another merge, by ignore_merges, or not at all, as it is told", async () => {
    await decide(["ĠJan"]);
    const januari = [model.tokenId("ĠJanuari")];
    const encode = async (repair: "merges" | "ignore-merges" | "none") => {
      const report = await rewrite({ repair, outputDirectory: `${output}-${repair}` });
      const { tokenizer } = await openCheckpoint(`${output}-${repair}`);
      const details = await readRoundDetails(`${output}-${repair}`);
      const collateral = details.collateral.map(({ tokenId }) => tokenId);
      return { report, collateral, ids: tokenizer.encodePlain(" Januari") };
    };
    const classIn = async (directory: string) =>
      (JSON.parse(await readFile(join(directory, "tokenizer_config.json"), "utf8")) as { tokenizer_class: string })
        .tokenizer_class;
    const [merges, ignoring, none] = [await encode("merges"), await encode("ignore-merges"), await encode("none")];
    expect(ignoring.ids).toEqual(januari);
    expect(await classIn(`${output}-ignore-merges`)).toBe("PreTrainedTokenizerFast");
    expect(await classIn(`${output}-merges`)).toBe(await classIn(model.directory));
    expect(none.ids).not.toEqual(januari);
    expect(none.report.reachability).toMatchObject({ repaired: 0, ignoreMerges: false });
    expect(none.collateral).toEqual(expect.arrayContaining(januari));
    expect(none.report.reachability.collateral).toBe(none.collateral.length);
    expect(merges.collateral.length).toBeLessThanOrEqual(none.collateral.length);
  });

  it("overwrites embedding rows with the mean of the kept ones and biases so that the token is never predicted", async () => {
    const kept = model.vocabulary.map((_, id) => id).filter((id) => !NAMES.includes(model.vocabulary[id] as string));
    const rows = await Promise.all(kept.map((id) => halfRow(model.directory, EMBEDDINGS, id)));
    const mean = (rows[0] as number[]).map(
      (_, column) => rows.reduce((sum, row) => sum + (row[column] as number), 0) / rows.length,
    );
    await rewrite({ repair: "merges" });
    for (const name of NAMES) {
      const row = await halfRow(output, EMBEDDINGS, model.tokenId(name));
      for (const [column, value] of row.entries()) expect(value).toBeCloseTo(mean[column] as number, 3);
      expect(await halfRow(output, "lm_head.bias", model.tokenId(name))).toEqual([REMOVED_BIAS]);
    }
    const session = await openSession(await openCheckpoint(output));
    const { tokenizer } = session.checkpoint;
    const tokenIds = tokenizer.encode("de patiënt <mask> arts");
    await session.forEachPrediction(
      [{ tokenIds, positions: [tokenIds.indexOf(tokenizer.maskTokenId)] }],
      (_, __, row) => {
        for (const name of NAMES) expect(Math.exp(row[model.tokenId(name)] as number)).toBe(0);
      },
    );
    await session.close();
  });

  it("leaves every other tensor byte for byte as it was, in both weight files", async () => {
    await rewrite();
    const [before, after] = await Promise.all([model.directory, output].map(otherTensorDigests));
    expect(before?.size).toBeGreaterThan(20);
    expect(after).toEqual(before);
    const sizes = await Promise.all(
      [model.directory, output].map(async (at) => (await stat(join(at, "model.onnx"))).size),
    );
    expect(sizes[0]).toBe(sizes[1]);
  });

  it("keeps the weights on request and warns", async () => {
    const report = await rewrite({ weights: "keep" });
    expect(report.weights.warning).toMatch(/still predict/u);
    const [before, after] = await Promise.all(
      [model.directory, output].map((at) => readFile(join(at, "model.safetensors"))),
    );
    expect(sha256(after as Buffer)).toBe(sha256(before as Buffer));
  });

  it("keeps the mapping private and leaves other files of the folder behind", async () => {
    await writeFile(join(model.directory, "decisions.jsonl"), "{}");
    const report = await rewrite();
    expect(report.leftBehind).toEqual({ "data files": 1 });
    expect(await readFile(join(output, "rewrite.json"), "utf8")).not.toContain("decisions.jsonl");
    expect((await stat(`${output}.private`)).mode & 0o777).toBe(0o700);
    expect((await stat(join(`${output}.private`, "mapping.jsonl"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(output, "rewrite.json"), "utf8")).not.toMatch(/Jan|Jos/u);
  });

  it.each([
    ["an output that exists", async () => void (await rewrite()), "output-exists"],
    ["no name decided", async () => void (await decide(NAMES, "keep")), "decisions-mismatch"],
    ["a special token decided", async () => void (await decide(["<mask>"])), "decisions-mismatch"],
    ["a single character decided", async () => void (await decide(["J"])), "decisions-mismatch"],
    [
      "a model card that names one",
      () => writeFile(join(model.directory, "README.md"), "Jan, 12 notes"),
      "input-format",
    ],
    [
      "a missing vocabulary",
      () => Promise.all(["tokenizer.json", "vocab.json"].map((name) => rm(join(model.directory, name)))),
      "checkpoint-incomplete",
    ],
    [
      "files that disagree",
      () => writeFile(join(model.directory, "merges.txt"), "#version: 0.2\nJ a\n"),
      "checkpoint-mismatch",
    ],
  ])("refuses %s and writes nothing", async (_, prepare, code) => {
    await prepare();
    const before = (await readdir(folder)).sort();
    const error = await rewrite().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnnameError);
    expect((error as UnnameError).code).toBe(code);
    expect((await readdir(folder)).sort()).toEqual(before);
    if (code !== "output-exists") expect(existsSync(output)).toBe(false);
  });
});

/** Digests of the tensors that hold no vocabulary, by file and name. */
async function otherTensorDigests(directory: string): Promise<Map<string, string>> {
  const vocabulary = new Set([EMBEDDINGS, "lm_head.bias"]);
  const digests = new Map<string, string>();
  const bytes = await readFile(join(directory, "model.safetensors"));
  for (const [name, entry] of (await readSafetensorsHeader(join(directory, "model.safetensors"))).tensors) {
    const data = bytes.subarray(entry.byteOffset, entry.byteOffset + entry.byteLength);
    if (!vocabulary.has(name)) digests.set(`safetensors ${name}`, sha256(data));
  }
  const onnx = readOnnx(await readFile(join(directory, "model.onnx")));
  for (const tensor of onnx.graph?.initializer ?? []) {
    const size = Number(tensor.dims[0]);
    if (size !== model.vocabulary.length) digests.set(`onnx ${tensor.name}`, sha256(tensor.rawData));
  }
  return digests;
}

describe("names that are words elsewhere", () => {
  const make = async (words: readonly string[]) => {
    model = await createTinyCheckpoint(join(folder, "model"), { words });
  };

  it("words of the format and variables of a template go like any other", async () => {
    await make([" Sequence", " type", " id", " ##Zara", "##Zara", " message"]);
    await writeFile(
      join(model.directory, "chat_template.jinja"),
      "{% for message in messages %}{{ message.id }}{% endfor %}",
    );
    await decide(["ĠSequence", "Ġtype", "Ġid", "Ġ##Zara", "##Zara", "Ġmessage"]);
    expect((await rewrite()).checks.every(({ passed }) => passed)).toBe(true);
  });

  it("an entry that holds a removed name as a word must be decided on, which is said by id before anything is written", async () => {
    await make([" Xipquando", " Xipquando."]);
    await decide(["ĠXipquando"]);
    const holder = model.tokenId("ĠXipquando.");
    await expect(rewrite()).rejects.toMatchObject({
      code: "decisions-mismatch",
      message: expect.stringContaining(`tokens ${holder} hold a removed name`) as string,
    });
    expect(existsSync(output)).toBe(false);
    const open = await readFile(decisionsPath, "utf8");
    await decide(["ĠXipquando."], "keep");
    await writeFile(decisionsPath, open + (await readFile(decisionsPath, "utf8")));
    const report = await rewrite();
    expect(report.reachability.heldIn).toBe(1);
    expect((await readRoundDetails(output)).heldIn).toEqual([{ tokenId: holder, token: "ĠXipquando." }]);
  });
});

describe("folders in each other", () => {
  it.each([
    ["the output is the model", () => ({ outputDirectory: model.directory, force: true })],
    ["the output in the model", () => ({ outputDirectory: join(model.directory, "out") })],
    [
      "the model in the output",
      () => ({ outputDirectory: folder, force: true, privateDirectory: `${folder}.private` }),
    ],
    ["the private folder in the model", () => ({ privateDirectory: join(model.directory, "private") })],
    ["the private folder in the output", () => ({ privateDirectory: join(output, "private") })],
    ["the output in the model through a link", () => ({ outputDirectory: join(folder, "link", "out") })],
  ])("are refused, and nothing is written: %s", async (_, options) => {
    await symlink(model.directory, join(folder, "link"));
    const before = await readdir(folder, { recursive: true });
    await expect(rewrite(options())).rejects.toMatchObject({ code: "usage" });
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it("what a killed run left of its private folder goes with the next, whatever comes of it", async () => {
    const child = spawnSync(process.execPath, ["-e", ""]);
    const leftover = join(`${output}.private`, "undo", `new.${WRITER.split("-")[0]}-${child.pid}-0123abcd.tmp`);
    await mkdir(leftover, { recursive: true });
    await writeFile(decisionsPath, "");
    await expect(rewrite()).rejects.toBeInstanceOf(UnnameError);
    expect(existsSync(`${output}.private`)).toBe(false);
  });
});
