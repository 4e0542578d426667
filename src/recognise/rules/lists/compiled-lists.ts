import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { readSections, writeSections } from "../../../formats/sections.ts";
import { hashFolded } from "../../../text/word-hash.ts";
import { readNodes, writeNodes } from "../../gazetteer/node-bytes.ts";
import { NodeTable } from "../../gazetteer/node-table.ts";
import type { ListedPlace } from "./listed-places.ts";
import type { ListSources, PackageSources } from "./list-sources.ts";
import type { ListLanguage, WordSet } from "./word-lists.ts";

/**
 * The lists of a language in one file: a table from the two hashes of a word to the bits of the lists that hold it, all words
 * for those who go through a list, the flags of the dictionary's words, and places.
 */
const KIND = { magic: "UNWLISTS", version: 2, name: "word lists" };
const SETS = ["given", "foreignGiven", "surnames", "nationalities", "stopwords", "dutchNames"] as const;
/** Bits of the lists, then the flags of a word of the dictionary: their place in the list of flags from 1. */
const FLAGS_SHIFT = SETS.length;
const KINDS = ["country", "region", "city"] as const;

/** Where the build puts a language's file. */
export function compiledListsPath(language: ListLanguage): string {
  const root = dirname(createRequire(import.meta.url).resolve("unname/package.json"));
  return join(root, "dist", "lists", `${language}.bin`);
}

/** What the build compiled, undefined where there is no such file or one of other contents: a few dozen milliseconds. */
export function readCompiledLists(language: ListLanguage, path = compiledListsPath(language)): ListSources | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  // Of another version of the program: what it holds can be read from the packages.
  if (bytes.readUInt32LE(KIND.magic.length) !== KIND.version) return undefined;
  return openLists(bytes, path);
}

/** The file of a language's lists. */
export function writeLists(sources: PackageSources): Uint8Array {
  const bits = new Map<string, number>();
  for (const [i, set] of SETS.entries())
    for (const word of sources[set]) bits.set(word, (bits.get(word) ?? 0) | (1 << i));
  const flagsAt = new Map<string, number>();
  for (const [word, flags] of sources.dictionary?.words ?? []) {
    if (!flagsAt.has(flags)) flagsAt.set(flags, flagsAt.size + 1);
    bits.set(word, (bits.get(word) ?? 0) | ((flagsAt.get(flags) as number) << FLAGS_SHIFT));
  }
  const table = new NodeTable(bits.size);
  const hash = new Uint32Array(2);
  for (const [word, value] of bits) {
    hashFolded(word, 0, word.length, hash, 0);
    table.setValue(table.insert(0, hash[0] as number, hash[1] as number), value);
  }
  const named = [...bits].filter(([, value]) => (value & ((1 << FLAGS_SHIFT) - 1)) !== 0).map(([word]) => word);
  const places = sources.places.map(
    ({ name, kind, isClose, population }) => `${name}\t${KINDS.indexOf(kind)}\t${Number(isClose)}\t${population ?? ""}`,
  );
  return writeSections(KIND, {
    header: { hasDictionary: sources.dictionary !== undefined },
    arrays: {
      table: writeNodes(table),
      words: Buffer.from(named.sort().join("\n"), "utf8"),
      flags: Buffer.from([...flagsAt.keys()].join("\n"), "utf8"),
      affixes: Buffer.from(sources.dictionary?.affixes ?? "", "utf8"),
      places: Buffer.from(places.join("\n"), "utf8"),
    },
  });
}

/** The lists in bytes that {@link writeLists} made. Throws `input-format` for others. */
export function openLists(bytes: Uint8Array, path: string): ListSources {
  const { header, arrays } = readSections(KIND, bytes, path);
  const section = (name: string) => arrays[name] as Uint8Array;
  const lines = (name: string) => Buffer.from(section(name)).toString("utf8").split("\n");
  const table = readNodes(section("table"));
  const hash = new Uint32Array(2);
  const valueOf = (word: string): number => {
    hashFolded(word, 0, word.length, hash, 0);
    const node = table.child(0, hash[0] as number, hash[1] as number);
    return node === 0 ? 0 : table.valueOf(node);
  };
  const setOf = (bit: number): WordSet => ({
    has: (word) => (valueOf(word) & bit) !== 0,
    *[Symbol.iterator]() {
      for (const word of lines("words")) if ((valueOf(word) & bit) !== 0) yield word;
    },
  });
  const [given, foreignGiven, surnames, nationalities, stopwords, dutchNames] = SETS.map((_, i) => setOf(1 << i)) as [
    WordSet,
    WordSet,
    WordSet,
    WordSet,
    WordSet,
    WordSet,
  ];
  const flags = lines("flags");
  const dictionary =
    header["hasDictionary"] === true
      ? {
          affixes: Buffer.from(section("affixes")).toString("utf8"),
          words: { get: (word: string) => flags[(valueOf(word) >>> FLAGS_SHIFT) - 1] },
        }
      : undefined;
  return {
    given,
    foreignGiven,
    surnames,
    dutchNames,
    nationalities,
    stopwords,
    dictionary,
    // The rules have what they need of them in a file of its own.
    get places() {
      return section("places").length === 0 ? [] : lines("places").map(placeOf);
    },
  };
}

function placeOf(line: string): ListedPlace {
  const [name = "", kind = "", isClose, population = ""] = line.split("\t");
  const place = { name, kind: KINDS[Number(kind)] ?? "city", isClose: isClose === "1" };
  return population === "" ? place : { ...place, population: Number(population) };
}
