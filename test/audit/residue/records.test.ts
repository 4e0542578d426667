import { randomBytes } from "node:crypto";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { create } from "@bufbuild/protobuf";
import fc from "fast-check";
import { StringStringEntryProtoSchema } from "onnx-buf";
import { beforeEach, describe, expect, it } from "vitest";

import { searchResidue } from "../../../src/audit/residue/residue.ts";
import { readRecords } from "../../../src/audit/residue/records/read-records.ts";
import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { writeSafetensors } from "../../fixtures/write-safetensors.ts";
import { arrow, msgpack, numpy, numpyHead, pickle, protobuf, sqlite, tfRecord } from "./containers.ts";

const NAMES = ["Wouter", "Jan", "Verhoevenaar", "Quérez", "eva", "Bos"];
const KEYS = ["bos", "eva", "jan", "querez", "verhoevenaar", "wouter"];
const CONTAINERS: Readonly<Record<string, (names: readonly string[]) => Buffer>> = {
  "SQLite rows": (names) => sqlite([names]),
  "SQLite rows of UTF-16": (names) => sqlite([names], "utf16le"),
  "SQLite rows of UTF-16, the other order": (names) => sqlite([names], "utf16be"),
  "an Arrow stream": (names) => arrow(names),
  "Arrow and Feather": (names) => arrow(names, { isFile: true }),
  "a NumPy array of texts": (names) => numpy(names),
  "a NumPy array of texts, the other order": (names) => numpy(names, ">U"),
  "a NumPy array of bytes": (names) => numpy(names, "|S"),
  "a NumPy array of objects": (names) => Buffer.concat([numpyHead("'|O'", names.length), pickle(names, 2)]),
  "a pickle of protocol 0": (names) => pickle(names, 0),
  "a pickle of protocol 2": (names) => pickle(names, 2),
  "a pickle of protocol 4": (names) => pickle(names, 4),
  "two pickles": (names) => Buffer.concat([pickle(["x"], 4), pickle(names, 4)]),
  "a pickle that is cut off": (names) => pickle(names, 2).subarray(0, -1),
  MessagePack: msgpack,
  "a protocol buffer": (names) => protobuf(names),
  "a protocol buffer whose lengths are letters": (names) => protobuf(names.map((name) => name.padEnd(97, " x"))),
  events: tfRecord,
  "events that a killed run left": (names) => tfRecord([...names, "unfinished"]).subarray(0, -9),
};

let folder: string;
const put = (name: string, data: Uint8Array) => writeFile(join(folder, name), data);
const searchFor = (names: readonly string[]) => searchResidue(folder, { names });
const wordsIn = async (names: readonly string[]) => {
  const { findings, detail } = await searchFor(names);
  expect(detail.closed).toEqual([]);
  return [...new Set(findings.map(({ word }) => word))].sort();
};

beforeEach(async () => {
  folder = await temporaryDirectory();
});

describe("names side by side are found in", () => {
  it.each(Object.entries(CONTAINERS))("%s", async (_, build) => {
    await put("data", build(NAMES));
    expect(await wordsIn(NAMES)).toEqual(KEYS);
  });

  it.each(Object.entries(CONTAINERS))("%s, packed, in an archive and in both", async (_, build) => {
    const archive = Buffer.concat([tarMember("a", Buffer.from("text")), tarMember("data", build(NAMES))]);
    for (const packed of [gzipSync(build(NAMES)), archive, gzipSync(archive)]) {
      await put("data", packed);
      expect(await wordsIn(NAMES)).toEqual(KEYS);
    }
  });

  it("SQLite, a text that goes on over another page within the name", async () => {
    for (let filling = 400; filling < 1400; filling += 7) {
      await put("data", sqlite([[`${"ab ".repeat(filling / 3)}Jan`, "Bos"]]));
      expect(await wordsIn(["Jan", "Bos"])).toEqual(["bos", "jan"]);
    }
  });

  it("an array with a name and a number in each row", async () => {
    const row = (name: string, number: number) => Buffer.concat([Buffer.from(name.padEnd(4, "\0")), Buffer.alloc(4, number)]); // prettier-ignore
    const head = numpyHead("[('name', '|S4'), ('number', '<i4')]", 2);
    await put("rows.npy", Buffer.concat([head, row("Maud", 0x4a), row("Jan", 0x61)]));
    expect(await wordsIn(["Maud", "Jan"])).toEqual(["jan", "maud"]);
  });

  it("a pickle that is text and a protocol buffer alike", async () => {
    // Of lengths that make the rest of the file one field.
    const names = ["Pwfnnrelvbk", "Raurqalucqo", "Yht", "Mgoctr", "Hguwvkn", "Bvcgiqjtfzuw"];
    await put("data", pickle(names, 0));
    expect((await searchFor(names)).detail.wordsFound).toBe(names.length);
  });

  it("any of them, any names, in any of the encodings", async () => {
    const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzéü");
    const word = fc.array(letters, { minLength: 3, maxLength: 12 }).map((all) => all.join(""));
    const cased = fc.tuple(word, fc.constantFrom("lower", "title", "upper")).map(([text, form]) => {
      if (form === "upper") return text.toUpperCase();
      return form === "title" ? text[0]?.toUpperCase() + text.slice(1) : text;
    });
    const build = fc.constantFrom(...Object.values(CONTAINERS));
    await fc.assert(
      fc.asyncProperty(fc.array(cased, { minLength: 1, maxLength: 6 }), build, async (names, make) => {
        await put("data", make(names));
        const { detail } = await searchFor(names);
        expect(detail.wordsFound).toBe(detail.words);
      }),
      { numRuns: 200 },
    );
  });
});

/** A file in a tar archive. */
function tarMember(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(512);
  head.write(name);
  head.write(content.length.toString(8).padStart(11, "0"), 124);
  head.write("ustar", 257);
  return Buffer.concat([head, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

describe("what a format tells apart is no longer word", () => {
  // Kinds whose strings are all told apart; in others any byte may end a name of six letters.
  it.each(["an Arrow stream", "a NumPy array of texts", "a NumPy array of bytes", "a pickle of protocol 4", "events"])(
    "in %s",
    async (kind) => {
      const words = ["Januari", "marjan", "bosbouw", "Robertson", "roberta"];
      await put(
        "data",
        (CONTAINERS[kind] as (typeof CONTAINERS)[string])(Array.from({ length: 12 }, () => words).flat()),
      );
      expect(await wordsIn(kind === "an Arrow stream" ? ["Jan", "Bos"] : ["Jan", "Bos", "Robert"])).toEqual([]);
    },
  );
});

describe("what cannot be read is said", () => {
  it.each([
    ["compressed Arrow columns", arrow(NAMES, { isCompressed: true })],
    ["an Arrow file that is cut off", arrow(NAMES, { isFile: true }).subarray(0, 40)],
    ["Feather of version 1", Buffer.from("FEA1\0\0\0\0WouterJan")],
    ["a log of SQLite", Buffer.from("377f068200000000", "hex")],
    ["a damaged SQLite database", Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(200)])],
    ["a type within a type", Buffer.concat([numpyHead("[('a', [('b', '<U3')])]", 1), Buffer.alloc(12)])],
    ["Parquet in an archive", Buffer.concat([tarMember("a", Buffer.from("PAR1\x15\x04\x15\x10", "latin1"))])],
  ])("%s", async (_, bytes) => {
    await put("data", bytes);
    const { detail } = await searchFor(["Klaas"]);
    expect(detail.closed).toEqual([{ file: "data", why: expect.any(String) }]);
  });
});

describe("bytes of no known format", () => {
  const around = (text: string) =>
    Buffer.concat([Buffer.from([0, 1, 2]), Buffer.from(text), Buffer.from([0xff, 0, 5])]);

  it.each([
    ["a long name among letters", "axVerhoevenaarzq", ["verhoevenaar"]],
    ["names beside names", "JanWouterEvaBos", ["bos", "eva", "jan", "wouter"]],
    ["a tag and a length before a short name", "RAjan", ["jan"]],
    ["a tag behind a short name", "janR", ["jan"]],
    ["a short name in a longer word", "januari", []],
    ["a short name at the end of a longer word", "marianjan", []],
  ])("%s", async (_, text, expected) => {
    await put("data", around(text));
    expect(await wordsIn(NAMES)).toEqual(expected);
    await put("data", Buffer.from(`text ${text} text`));
    expect(await wordsIn(NAMES)).toEqual([]);
    await put("data", Buffer.concat([Buffer.from([9, 0, 0, 0]), Buffer.from(text, "utf16le"), Buffer.from([5, 0])]));
    expect(await wordsIn(NAMES)).toEqual(expected);
  });

  it("a longer run of letters than any word is no text", async () => {
    await put("data", Buffer.from(`${"x".repeat(30)}Verhoevenaar${"y".repeat(30)}`));
    expect(await wordsIn(NAMES)).toEqual(["verhoevenaar"]);
  });

  it("are never taken for records with fewer strings than they have", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 40, maxLength: 400, size: "max" }), (bytes) => {
        expect(readRecords(Buffer.from(bytes))?.isExact ?? false).toBe(false);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});

describe("a model's own files", () => {
  it("a graph's strings are told apart, whatever their lengths and tags are", async () => {
    await createTinyCheckpoint(folder);
    const model = readOnnx(await readFile(join(folder, "model.onnx")));
    const entry = { key: "Jan", value: `Wouter${" x".repeat(40)}` };
    model.metadataProps.push(create(StringStringEntryProtoSchema, entry));
    model.docString = `Verhoevenaar${" y".repeat(30)}`;
    await put("model.onnx", writeOnnx(model));
    const { findings } = await searchFor(["Wouter", "Jan", "Verhoevenaar"]);
    const inGraph = findings.filter(({ path }) => path === "model.onnx").map(({ word }) => word);
    expect(inGraph.sort()).toEqual(["jan", "verhoevenaar", "wouter"]);
  });

  it("names within the names of tensors are none", async () => {
    const tensor = { dtype: "F32", shape: [1], bytes: new Uint8Array(4) };
    const names = ["roberta.encoder.weight", "robertas", "xrobertx"];
    await writeSafetensors(join(folder, "model.safetensors"), new Map(names.map((name) => [name, tensor])));
    await put(
      "spiece.model",
      protobuf(
        Array.from({ length: 30 }, () => "\u2581roberta"),
        1,
      ),
    );
    expect(await wordsIn(["Robert"])).toEqual([]);
  });
});

describe("numbers", () => {
  it("of a NumPy file are numbers", async () => {
    const numbers = randomBytes(4000);
    await put("numbers.npy", Buffer.concat([numpyHead("'<f4'", 1000), numbers]));
    const { detail } = await searchFor(["Wouter"]);
    expect(detail).toMatchObject({ numberBytes: 4000, wordsFound: 0, closed: [] });
    await put("numbers.npy", Buffer.concat([numpyHead("'|u1'", 4012), numbers, Buffer.from("xVerhoevenaarx")]));
    expect((await searchFor(["Verhoevenaar"])).detail.wordsFound).toBe(1);
  });

  it("of other files are no text: nothing is found among them", async () => {
    const floats = Float32Array.from({ length: 1 << 18 }, (_, index) => Math.sin(index * 12.9898) * 0.05);
    await put("floats", Buffer.from(floats.buffer));
    expect(await wordsIn(["Willem", "Verhoevenaar", "Quérez", "Marieke"])).toEqual([]);
  });
});

it("records in the history of git are found", async () => {
  const git = (...args: string[]) =>
    promisify(execFile)("git", ["-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.org", ...args]);
  await git("init", "-q");
  await put("a.arrow", arrow(NAMES));
  await put("b.npy", numpy(NAMES));
  await git("add", ".");
  await git("commit", "-q", "-m", "data");
  await git("rm", "-q", "a.arrow", "b.npy");
  await git("commit", "-q", "-m", "gone");
  const { findings } = await searchFor(NAMES);
  expect(findings.map(({ path, word }) => [path, word]).sort()).toEqual(
    KEYS.map((key) => [".git (every object)", key]),
  );
});
