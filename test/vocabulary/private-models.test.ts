import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { type CrfHeader, type CrfModel, writeCrfModel } from "../../src/recognise/crf/crf-model.ts";
import { findPrivateModels } from "../../src/vocabulary/private-models.ts";
import { rewriteCheckpoint } from "../../src/vocabulary/rewrite.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "unname-private-models-"));
});
afterEach(() => rm(folder, { recursive: true }));

const HEADER: CrfHeader = {
  types: ["PERSON"],
  outsideBias: 0,
  isPrivate: true,
  language: null,
  features: "fast",
  training: {},
};

/** A model of one feature and two words. */
function modelFile(header: Partial<CrfHeader> = {}): Uint8Array {
  const words = { words: Uint32Array.of(1, 2), values: Uint16Array.of(3, 4) };
  const model: CrfModel = {
    header: { ...HEADER, ...header },
    keys: Uint32Array.of(7),
    rowStart: Uint32Array.of(0, 1),
    tags: Uint8Array.of(1),
    weights: Float32Array.of(0.5),
    transitions: new Float32Array(16),
    lists: words,
    seen: words,
  };
  return writeCrfModel(model);
}

const put = (name: string, bytes: Uint8Array | string) => writeFile(join(folder, name), bytes);

describe("findPrivateModels", () => {
  it("reports a private model, and not one that says it is public", async () => {
    await put("private.crf", modelFile());
    await put("public.crf", modelFile({ isPrivate: false }));
    await put("notes.txt", "UNNAM");
    await put("empty", "");
    expect(await findPrivateModels(folder)).toEqual([{ file: "private.crf", why: "private" }]);
  });

  it.each([undefined, null, 0, "no"])("takes a header with isPrivate %j for private", async (isPrivate) => {
    await put("model.crf", modelFile({ isPrivate: isPrivate as unknown as boolean }));
    expect(await findPrivateModels(folder)).toEqual([{ file: "model.crf", why: "private" }]);
  });

  it("tells a model by its bytes, under any name, in a subfolder, and behind a link", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "unname-elsewhere-"));
    try {
      await mkdir(join(folder, "extra"));
      await put(join("extra", "README.md"), modelFile());
      await put("weights.bak", modelFile());
      await writeFile(join(elsewhere, "blob"), modelFile());
      await symlink(join(elsewhere, "blob"), join(folder, "linked"));
      await symlink(join(elsewhere, "nothing"), join(folder, "broken"));
      const files = (await findPrivateModels(folder)).map(({ file }) => file);
      expect(files).toEqual([join("extra", "README.md"), "linked", "weights.bak"]);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });

  it("counts a damaged public model, and one of another version, as private", async () => {
    const bytes = modelFile({ isPrivate: false });
    await put("changed", bytes.with(bytes.length - 40, 255));
    await put("cut", bytes.subarray(0, 20));
    await put("magic", "UNNAMCRF");
    await put("version", bytes.with(8, 9));
    const found = await findPrivateModels(folder);
    expect(found.map(({ file, why }) => [file, why])).toEqual(
      ["changed", "cut", "magic", "version"].map((file) => [file, "unreadable"]),
    );
  });
});

describe("rewriteCheckpoint", () => {
  async function rewriteBeside(name: string, bytes: Uint8Array) {
    const model = await createTinyCheckpoint(join(folder, "model"));
    const token = "ĠJan";
    const decisionsPath = join(folder, "decisions.jsonl");
    const decision = { tokenId: model.tokenId(token), token, decision: "name", reviewer: "test", at: "2026-01-01T00:00:00.000Z", reason: "" }; // prettier-ignore
    await writeFile(decisionsPath, toJsonLines([decision]));
    await writeFile(join(model.directory, name), bytes);
    return rewriteCheckpoint({ modelDirectory: model.directory, decisionsPath, outputDirectory: join(folder, "out") });
  }

  it.each([
    ["model.crf", modelFile(), "marked private"],
    ["LICENSE", modelFile(), "marked private"],
    ["model.crf", modelFile({ isPrivate: false }).with(30, 0), "cannot be read"],
  ])("refuses a checkpoint beside a private recogniser called %s, and writes nothing", async (name, bytes, says) => {
    await expect(rewriteBeside(name, bytes)).rejects.toMatchObject({
      code: "input-format",
      message: expect.stringMatching(new RegExp(`model/${name}: .*${says}.*Move it out`, "u")),
    });
    expect(existsSync(join(folder, "out"))).toBe(false);
  });

  it("leaves a public one behind", async () => {
    const report = await rewriteBeside("model.crf", modelFile({ isPrivate: false }));
    expect(report.leftBehind).toMatchObject({ "other files": 1 });
    expect(existsSync(join(folder, "out", "model.crf"))).toBe(false);
    expect(JSON.parse(await readFile(join(folder, "out", "rewrite.json"), "utf8"))).toMatchObject({ replaced: 1 });
  });
});
