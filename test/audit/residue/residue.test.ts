import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";

import type { TensorProto } from "onnx-buf";
import { beforeEach, describe, expect, it } from "vitest";

import { note } from "../../../src/audit/remarks.ts";
import { setExternalData } from "../../../src/formats/onnx/onnx-external.ts";
import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { residueRows, searchResidue } from "../../../src/audit/residue/residue.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { type TorchForm, torchFixturesOf, writePickled } from "../../fixtures/write-pickled.ts";
import { writeSafetensors } from "../../fixtures/write-safetensors.ts";
import type { TorchFixture } from "../../fixtures/write-torch.ts";

const run = promisify(execFile);
let folder: string;
const put = (name: string, data: string | Uint8Array) => writeFile(join(folder, name), data);
const searchFor = (names: readonly string[], allow: readonly string[] = []) => searchResidue(folder, { names, allow });
const found = async (...names: string[]) =>
  Object.fromEntries((await searchFor(names)).findings.map(({ path, word }) => [path, word]));

beforeEach(async () => {
  folder = await temporaryDirectory();
});

async function git(...args: readonly string[]): Promise<void> {
  const identity = ["-c", "user.name=Tester", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"];
  await run("git", ["-C", folder, ...identity, ...args]);
}

/** A zip file of one entry, as `zip` writes it, without checksums. */
function zipOf(name: string, text: string, { method = 8, flags = 0 } = {}): Buffer {
  const data = method === 8 ? deflateRawSync(text) : Buffer.from(text);
  const [local, central, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.write("PK\u0003\u0004", "latin1");
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(method, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt16LE(name.length, 26);
  central.write("PK\u0001\u0002", "latin1");
  central.writeUInt16LE(flags, 8);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt16LE(name.length, 28);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}

describe("every file of a folder", () => {
  it("is searched, hidden ones and names of files too, and links are followed once", async () => {
    await mkdir(join(folder, ".hidden/deep"), { recursive: true });
    await put(".hidden/deep/notes", "bij Wouter");
    await put("Klaas.txt", "niets");
    await symlink("Klaas.txt", join(folder, "link"));
    await symlink("/home/pieter/data", join(folder, "away"));
    expect(await found("Wouter", "Klaas", "Pieter")).toEqual({
      ".hidden/deep/notes": "wouter",
      "(names of files)": "pieter",
    });
    const { detail, findings } = await searchFor(["Wouter", "Klaas"]);
    expect(detail).toMatchObject({ files: 2, bytes: 15, words: 2, wordsFound: 2, closed: [] });
    expect(findings).toContainEqual({ path: "(names of files)", word: "klaas", occurrences: 2, removed: false });
  });

  it("is looked into where it is packed", async () => {
    await put("a.gz", gzipSync("bij Wouter"));
    await put("b.bin", deflateSync("bij Klaas"));
    await put("c.zip", zipOf("Sanne.txt", "bij Pieter"));
    await put("d.npz", zipOf("stored", "bij Marieke", { method: 0 }));
    await put("e.txt", "x\u005e begint als zlib");
    expect(await found("Wouter", "Klaas", "Pieter", "Sanne", "Marieke")).toMatchObject({
      "a.gz!": "wouter",
      "b.bin!": "klaas",
      "c.zip!Sanne.txt": "pieter",
      "c.zip": "sanne",
      "d.npz!stored": "marieke",
    });
  });

  const sentence = "Opname van mevrouw Wouter, die bij ons bekend is.";
  const utf32 = Buffer.from([...sentence].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));
  const zip = zipOf("notes.txt", sentence);
  it.each([
    ["zip with a prefix", Buffer.concat([Buffer.from("#!/bin/sh\nexit\n"), zip])],
    ["zip with bytes behind it", Buffer.concat([zip, Buffer.from("0".repeat(70_000))])],
    ["zip without its directory", zip.subarray(0, zip.indexOf("PK\u0001\u0002", 0, "latin1"))],
    [
      "a file that the directory of a zip does not name",
      Buffer.concat([zip.subarray(0, zip.indexOf("PK\u0001", 0, "latin1")), zipOf("a", "x")]),
    ],
    ["gzip, bytes, gzip", Buffer.concat([gzipSync("first"), Buffer.from("\n--\n"), gzipSync(sentence)])],
    ["gzip behind other bytes", Buffer.concat([Buffer.from("log\n"), gzipSync(sentence)])],
    ["gzip within gzip within gzip", gzipSync(gzipSync(gzipSync(sentence)))],
    ["zip within gzip", gzipSync(zip)],
    ["zlib in the middle", Buffer.concat([Buffer.from([0, 1, 2]), deflateSync(sentence), Buffer.from([9, 9])])],
    ["bare deflate", deflateRawSync(sentence)],
    ["bare deflate of one word", deflateRawSync("Wouter")],
    ["UTF-32", utf32],
    ["UTF-32, the other order", Buffer.from(utf32).swap32()],
    ["base64 of gzip", `{"log": "${gzipSync(sentence).toString("base64")}"}`],
    ["base64 of gzip, for URLs, behind a path", `/a/b/${gzipSync(sentence).toString("base64url")}`],
    ["base64 of bare deflate", `{"log": "${deflateRawSync(sentence).toString("base64")}"}`],
    ["base64 of UTF-16", `{"log": "${Buffer.from("Wouter", "utf16le").toString("base64")}"}`],
    ["base64 of UTF-32", `{"log": "${utf32.toString("base64")}"}`],
    ["base64 of base64", Buffer.from(Buffer.from(sentence).toString("base64")).toString("base64")],
    [
      "base64 over lines",
      (
        Buffer.from(sentence)
          .toString("base64")
          .match(/.{1,20}/g) as string[]
      ).join("\r\n"),
    ],
    ["base64 with escaped slashes", `"${gzipSync(`${sentence}???`).toString("base64").replaceAll("/", "\\/")}"`],
    ["bytes as numbers", JSON.stringify([...Buffer.from("bij Wouter")])],
    [
      "characters as numbers over lines",
      JSON.stringify(
        [..."Wouter ŵ"].map((one) => one.codePointAt(0)),
        undefined,
        2,
      ),
    ],
    ["bytes as numbers within JSON within JSON", JSON.stringify({ a: JSON.stringify([...Buffer.from("Wouter")]) })],
    ["hexadecimal of gzip", gzipSync(sentence).toString("hex")],
    ["base64 of zip", zip.toString("base64")],
    ["escapes in UTF-16", Buffer.from('{"a": "\\u0057outer"}', "utf16le")],
    ["escapes within gzip", gzipSync('{"a": "\\u0057outer"}')],
  ])("is opened: %s", async (_, bytes) => {
    await put("data.bin", bytes);
    const { detail } = await searchFor(["Wouter"]);
    expect(detail).toMatchObject({ closed: [], wordsFound: 1 });
  });

  it.each(["Qu\\'erez", "Qu\\'{e}rez", "Qu{\\'e}rez", "Qu{\\'{e}}rez", "QU\\'EREZ"])(
    "is found as bibliographies write it: %s",
    async (written) => {
      await put("refs.bib", `author = {${written}, A.}`);
      expect((await searchFor(["Quérez"])).detail.wordsFound).toBe(1);
    },
  );

  it.each([
    ["Ça\u011fla", "\\c{C}a\\u{g}la"],
    ["Sørensen", "S{\\o}rensen"],
    ["Łukasz", "{\\L}ukasz"],
    ["Nuñez", "Nu\\~nez"],
    ["Müller", 'M{\\"u}ller'],
  ])("%s is found as %s", async (name, written) => {
    await put("refs.bib", `author = {${written}, A.}`);
    expect((await searchFor([name])).detail.wordsFound).toBe(1);
  });

  it("a stretch that a chunk of the search cuts in two is opened whole, and a larger one told", async () => {
    const filling = Buffer.alloc(16 * 1024 * 1024 - 20, "a ");
    await put("data.bin", Buffer.concat([filling, gzipSync(sentence), filling]));
    expect((await searchFor(["Wouter"])).detail).toMatchObject({ closed: [], wordsFound: 1 });
    await put("data.bin", Buffer.concat([Buffer.from("x"), gzipSync(randomBytes(17 * 1024 * 1024))]));
    expect((await searchFor(["Wouter"])).detail.closed).toHaveLength(1);
  });

  it.each([
    ["zstd", Buffer.from("28b52ffd00", "hex")],
    ["an encrypted zip file", zipOf("a", "text", { flags: 1 })],
    ["a zip file of another method", zipOf("a", "text", { method: 12 })],
    ["damaged gzip", gzipSync("bij Wouter, lang genoeg om te breken").subarray(0, 20)],
    [
      "damaged gzip behind other bytes",
      Buffer.concat([Buffer.from("log\n"), gzipSync("bij Wouter, lang genoeg").subarray(0, 20)]),
    ],
    ["zstd behind other bytes", Buffer.concat([Buffer.from("log\n"), Buffer.from("28b52ffd00", "hex")])],
    ["xz in base64", `{"log": "${Buffer.from("fd377a585a000004e6d6b446", "hex").toString("base64")}"}`],
    ["brotli, which nothing tells", brotliCompressSync(randomBytes(2000).toString("base64"))],
    ["encrypted bytes", randomBytes(3000)],
    ["an encrypted zip file within gzip", gzipSync(zipOf("a", "text", { flags: 1 }))],
    ["escapes without end", `\\`.repeat(2 ** 18) + "u0041"],
  ])("%s is named as not looked into, and the rows say so", async (_, bytes) => {
    await put("data.bin", bytes);
    const { detail } = await searchFor(["Wouter"]);
    expect(detail.closed).toEqual([{ file: expect.stringMatching(/^data\.bin!?$/), why: expect.any(String) }]);
    expect(residueRows({ detail })[0]).toMatchObject({
      verdict: "invalid",
      notes: expect.arrayContaining([note("files-closed", { files: 1 })]),
    });
  });
});

describe("git history", () => {
  beforeEach(async () => {
    await git("init", "-q");
    await put("notes.txt", "bij Wouter");
    await git("add", ".");
    await git("commit", "-q", "-m", "Note of Klaas");
    await put("notes.txt", "niets");
    await git("commit", "-q", "-a", "-m", "gone");
  });

  it("holds what no file holds any more: contents, messages, authors", async () => {
    const { findings, detail } = await searchFor(["Wouter", "Klaas", "Tester", "Nobody"]);
    expect(detail.histories).toBe(1);
    const inHistory = findings.filter(({ path }) => path === ".git (every object)").map(({ word }) => word);
    expect(inHistory.sort()).toEqual(["klaas", "tester", "wouter"]);
  });

  it("is searched where it is packed, and objects that nothing reaches", async () => {
    await git("checkout", "-q", "--orphan", "new");
    await git("commit", "-q", "-m", "start again");
    await git("branch", "-D", "-q", "master").catch(() => git("branch", "-D", "-q", "main"));
    await git("gc", "-q", "--prune=never");
    expect((await searchFor(["Wouter"])).findings.map(({ path }) => path)).toEqual([".git (every object)"]);
  });

  it("is an error where it cannot be read, and where there is no git", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = "/nonexistent";
    try {
      await expect(searchFor(["Wouter"])).rejects.toMatchObject({
        code: "input-missing",
        message: /git.*not installed/,
      });
    } finally {
      process.env["PATH"] = path;
    }
    await mkdir(join(folder, ".git/objects/ab"), { recursive: true });
    await put(`.git/objects/ab/${"c".repeat(38)}`, "no object");
    await expect(searchFor(["Wouter"])).rejects.toMatchObject({ code: "input-format" });
  });
});

describe("what is reported", () => {
  it("names no word: allowed ones by hash, and files that hold one not at all", async () => {
    await put("Wouter.txt", "een roos, Wouter en een Roos");
    const { detail, findings, allowed } = await searchFor(["Wouter", "Roos"], ["roos"]);
    expect(JSON.stringify(detail)).not.toMatch(/wouter|roos/i);
    expect(detail.allowed).toEqual({ list: 1, decision: 0 });
    expect(allowed).toEqual([{ word: "roos", by: "list", files: 1, occurrences: 2 }]);
    expect(detail.found).toEqual([
      { file: "(names of files)", words: 1, occurrences: 1 },
      { file: "(name withheld: it holds a name)", words: 1, occurrences: 1 },
    ]);
    expect(findings.every(({ word }) => word === "wouter")).toBe(true);
    expect(residueRows({ detail })).toMatchObject([
      { audit: "residue", measure: "names-left", n: 2, hits: 1, threshold: 0, verdict: "fail" },
      { measure: "places-with-name", n: 2, hits: 2, verdict: "fail" },
      { measure: "allowed-words", hits: 1, verdict: "info" },
    ]);
  });

  it("what a person kept allows a known name, not a removed entry", async () => {
    await put("vocab.json", '{"Ġberg": 1, "jan": 2}');
    const line = { reviewer: "a", at: "2026-01-01", reason: "" };
    const decisions = [
      { ...line, tokenId: 1, token: "Ġberg", decision: "keep" as const },
      { ...line, tokenId: 2, token: "jan", decision: "keep" as const },
      { ...line, tokenId: 3, token: "ĠJan", decision: "name" as const },
    ];
    const { detail, findings } = await searchResidue(folder, { names: ["Jan van den Berg"], decisions });
    expect(findings).toEqual([{ path: "vocab.json", word: "jan", occurrences: 1, removed: true }]);
    expect(detail.allowed).toEqual({ list: 0, decision: 1 });
  });

  it("an allowed word stands, but not as the very entry that was removed", async () => {
    await put("vocab.json", '{"Ġroos": 1, "roos": 2, "unk1": 3}');
    const sources = { removedTokens: ["ĠRoos"], allow: ["roos"] };
    expect((await searchResidue(folder, sources)).findings).toEqual([]);
    await put("merges.txt", "\\u0120Roos x\nĠRoosje y\n");
    expect((await searchResidue(folder, sources)).findings).toEqual([
      { path: "merges.txt", word: "ĠRoos", occurrences: 1, removed: true },
    ]);
  });

  it("what a graph calls its data is text where it is text", async () => {
    await createTinyCheckpoint(folder);
    const model = readOnnx(await readFile(join(folder, "model.onnx")));
    setExternalData(model.graph?.initializer[0] as TensorProto, "notes.txt", 0, 20);
    await put("model.onnx", writeOnnx(model));
    await put("notes.txt", "bij W\\u006futer thuis");
    expect(await found("Wouter")).toEqual({ "notes.txt": "wouter" });
  });

  it("weights are numbers, with the chance of a hit among them; their header is text", async () => {
    await createTinyCheckpoint(folder);
    const tensor = { dtype: "F32", shape: [1], bytes: new Uint8Array(4) };
    await writeSafetensors(join(folder, "extra.safetensors"), new Map([["Wouter.weight", tensor]]));
    const { detail, findings } = await searchFor(["Wouter", "Marieke"]);
    expect(detail.numberBytes).toBeGreaterThan(10_000);
    expect(detail.expectedByChance).toBeGreaterThan(0);
    expect(detail.expectedByChance).toBeLessThan(1e-3);
    expect(findings.map(({ path }) => path)).toEqual(["extra.safetensors"]);
  });

  it.each<TorchForm>(["zip", "stream", "shards"])(
    "so are pickled weights, as %s; names of tensors are text",
    async (form) => {
      await createTinyCheckpoint(folder);
      const tensors = await torchFixturesOf(folder);
      const [first] = tensors.values();
      tensors.set("classifier.Wouter.weight", first as TorchFixture);
      await writePickled(folder, form, tensors);
      await rm(join(folder, "model.safetensors"));
      await rm(join(folder, "model.safetensors.index.json"), { force: true });
      const { detail, findings } = await searchFor(["Wouter", "Marieke"]);
      expect(detail.numberBytes).toBeGreaterThan(10_000);
      expect(detail.expectedByChance).toBeGreaterThan(0);
      expect(detail.expectedByChance).toBeLessThan(1e-3);
      const holds =
        form === "shards"
          ? /^pytorch_model(?:-00002-of-00002\.bin(?:!archive\/data\.pkl)?|\.bin\.index\.json)$/u
          : /^pytorch_model\.bin(?:!archive\/data\.pkl)?$/u;
      expect(findings.length).toBeGreaterThan(0);
      for (const { path } of findings) expect(path).toMatch(holds);
    },
  );
});
