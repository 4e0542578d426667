import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";

import fc from "fast-check";
import { expect, it } from "vitest";

import { createGazetteer, openGazetteer, type Gazetteer } from "../../src/recognise/gazetteer.ts";
import { lexiconOverlap } from "../../src/recognise/overlap.ts";
import { foldWord } from "../../src/text/fold.ts";
import { tokenise } from "../../src/text/tokenise.ts";
import { hashFolded } from "../../src/text/word-hash.ts";

function keysOf(text: string): string[] {
  return tokenise(text).map(({ start, end }) => foldWord(text.slice(start, end)));
}

function hashesOf(keys: readonly string[]): Uint32Array {
  const hashes = new Uint32Array(2 * keys.length);
  for (const [index, key] of keys.entries()) hashFolded(key, 0, key.length, hashes, 2 * index);
  return hashes;
}

it("finds the longest entry at a token, whatever its case and accents", () => {
  const places = createGazetteer();
  for (const [index, name] of ["Den Haag", "Den", "'s-Hertogenbosch", "Orléans"].entries()) places.add(name, index + 1);
  expect(places.match(keysOf("in DEN HAAG"), 1)).toEqual({ length: 2, value: 1 });
  expect(places.match(keysOf("Den Helder"), 0)).toEqual({ length: 1, value: 2 });
  expect(places.match(keysOf("te 's-hertogenbosch"), 1)).toEqual({ length: 2, value: 3 });
  expect(places.match(keysOf("orleans"), 0)?.value).toBe(4);
  expect(places.match(keysOf("Haag"), 0)).toBeUndefined();
  expect(places.match(keysOf("Den"), 1)).toBeUndefined();
});

it("merges the values of two entries that fold to the same", () => {
  const strongest = createGazetteer({ merge: Math.max });
  for (const [entry, value] of [["Ede", 1], ["EDE", 3], ["ede", 2]] as const) strongest.add(entry, value); // prettier-ignore
  expect(strongest.size).toBe(1);
  expect(strongest.match(["ede"], 0)?.value).toBe(3);
  const classes = createGazetteer();
  classes.add("Ede", 0x8000_0000);
  classes.add("ede", 1);
  expect(classes.match(["ede"], 0)?.value).toBe(0x8000_0001);
  for (const value of [0, -1, 1.5, 2 ** 32]) expect(() => classes.add("Ede", value)).toThrow(RangeError);
});

it("answers as a list of strings does, grown, opened again and read from bytes", () => {
  const word = fc.constantFrom("de", "Wit", "van", "Jan", "é", "a-b", "ĳ", "👩", "x");
  const entries = fc.array(fc.tuple(fc.array(word, { maxLength: 3 }), fc.integer({ min: 1, max: 0xffff_ffff })), { maxLength: 60 }); // prettier-ignore
  fc.assert(
    fc.property(entries, fc.array(word, { maxLength: 8 }), (added, words) => {
      const gazetteer = createGazetteer();
      const list = new Map<string, number>();
      for (const [parts, value] of added) {
        gazetteer.add(parts.join(" "), value);
        const key = keysOf(parts.join(" ")).join(" ");
        if (key !== "") list.set(key, ((list.get(key) ?? 0) | value) >>> 0);
      }
      const bytes = gazetteer.toBytes();
      const forms: readonly Gazetteer[] = [gazetteer, openGazetteer(gazetteer.share()), openGazetteer(bytes)];
      const keys = keysOf(words.join(" "));
      const isBare = [...list.keys()].every((entry) => !entry.includes(" "));
      for (const form of forms) {
        expect(form.size).toBe(list.size);
        expect(Buffer.from(form.toBytes()).equals(bytes)).toBe(true);
        for (const index of keys.keys()) {
          const expected = [3, 2, 1]
            .filter((length) => index + length <= keys.length)
            .map((length) => ({ length, value: list.get(keys.slice(index, index + length).join(" ")) }))
            .find(({ value }) => value !== undefined);
          expect(form.match(keys, index)).toEqual(expected);
          expect(form.matchHashes(hashesOf(keys), index)).toEqual(expected);
          const [first = 0, second = 0] = hashesOf(keys.slice(index, index + 1));
          const node = form.child(0, first, second);
          const isBegun = [...list.keys()].some((entry) => entry.startsWith(`${keys[index]} `));
          expect(node !== 0 && form.hasChild(node)).toBe(isBegun);
          const goesOn = [...list.keys()].some((entry) => entry.split(" ").indexOf(keys[index] as string, 1) > 0);
          if (goesOn || isBare) expect(form.mayGoOn(first)).toBe(goesOn);
        }
      }
    }),
  );
});

it("writes the same bytes whatever the order of entries, and refuses damaged ones", () => {
  const [a, b] = [createGazetteer(), createGazetteer()];
  const names = Array.from({ length: 300 }, (_, i) => `${i.toString(36)} ${(i * 7).toString(36)}`);
  for (const name of names) a.add(name, 5);
  for (const name of names.toReversed()) b.add(name, 5);
  const bytes = a.toBytes();
  expect(Buffer.from(b.toBytes()).equals(bytes)).toBe(true);
  for (let at = 0; at < bytes.length; at += 5) {
    const damaged = Uint8Array.from(bytes);
    damaged[at] = (damaged[at] as number) ^ 0x10;
    expect(() => openGazetteer(damaged), `byte ${at}`).toThrow(/gazetteer/);
  }
  for (const length of [0, 3, 20, bytes.length - 1])
    expect(() => openGazetteer(bytes.subarray(0, length))).toThrow(expect.objectContaining({ code: "input-format" }));
  expect(() => openGazetteer({ buffer: new SharedArrayBuffer(64) })).toThrow(/gazetteer/);
});

it("refuses entries once it is shared", () => {
  const gazetteer = createGazetteer();
  gazetteer.add("Jansen", 1);
  gazetteer.share();
  expect(() => gazetteer.add("Bakker", 1)).toThrow(TypeError);
});

it("holds a million entries of one to three words within 60 MB", () => {
  const gazetteer = createGazetteer();
  for (let i = 0; i < 1_000_000; i++) {
    const words = [i, i * 31 + 7, i ^ 0x5555].slice(0, 1 + (i % 3));
    gazetteer.add(words.map((n) => `n${n.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[+digit] as string)}`).join(" "), 1); // prettier-ignore
  }
  expect(gazetteer.share().buffer.byteLength).toBe(gazetteer.byteLength);
  expect(gazetteer.byteLength).toBeLessThan(60e6);
  expect(gazetteer.size).toBeGreaterThan(900_000);
}, 240_000);

it("is read by another thread without a copy", async () => {
  const folder = await mkdtemp(join(tmpdir(), "unname-thread-"));
  try {
    // The thread cannot read TypeScript: this one module and what it imports, compiled.
    const root = resolve(import.meta.dirname, "../..");
    const compilerOptions = {
      noEmit: false,
      rootDir: root,
      outDir: folder,
      typeRoots: [join(root, "node_modules/@types")],
    };
    const project = {
      extends: join(root, "tsconfig.json"),
      compilerOptions,
      include: [],
      files: [join(root, "src/recognise/gazetteer.ts")],
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(project));
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await promisify(execFile)(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder]);
    await writeFile(
      join(folder, "thread.js"),
      `import { parentPort, workerData } from "node:worker_threads";
       import { openGazetteer } from "./src/recognise/gazetteer.js";
       const gazetteer = openGazetteer(workerData);
       parentPort.postMessage([gazetteer.size, gazetteer.match(["den", "haag"], 0), gazetteer.match(["ede"], 0)]);
       parentPort.once("message", () => parentPort.postMessage(gazetteer.match(["den", "haag"], 0)));`,
    );
    const gazetteer = createGazetteer();
    gazetteer.add("Den Haag", 7);
    const handle = gazetteer.share();
    const worker = new Worker(join(folder, "thread.js"), { workerData: handle });
    expect((await once(worker, "message"))[0]).toEqual([1, { length: 2, value: 7 }, undefined]);
    // The same memory: what is wiped here is gone there.
    new Uint32Array(handle.buffer).fill(0, 8);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage("again");
    expect((await once(worker, "message"))[0]).toBeUndefined();
    await worker.terminate();
  } finally {
    await rm(folder, { recursive: true });
  }
}, 240_000);

it("counts how many distinct names of a population the lists hold", () => {
  const overlap = lexiconOverlap({
    given: ["Fatima", "Fatima", "Xqzvw"],
    surnames: ["Jansen", "van den Xqzvw", "Jansen-Bakker"],
    places: ["'s-Hertogenbosch", "Xqzvw aan Zee"],
  });
  expect(overlap.given).toEqual({ n: 2, inLexicon: 1, share: 0.5 });
  expect(overlap.surnames).toMatchObject({ n: 3, inLexicon: 2 });
  expect(overlap.places).toEqual({ n: 2, inLexicon: 1, share: 0.5 });
}, 240_000);
