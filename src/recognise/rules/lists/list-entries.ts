import { gunzipSync } from "node:zlib";

import { readSections, writeSections } from "../../../formats/sections.ts";
import type { NoteLanguage } from "../../../text/note-languages.ts";
import { listFilePath, readListFile } from "./list-files.ts";
import type { PackageSources } from "./compile/list-sources.ts";
import type { ListedPlace } from "./list-contents.ts";

/** What only training needs: the words of lists and the places, as text. */
const KIND = { magic: "UNWENTRY", version: 1, name: "entries of word lists" };
const KINDS = ["country", "region", "city"] as const;

/** Names, nationalities and stopwords of a language, folded, and its places as they are listed. */
export interface ListEntries {
  readonly words: readonly string[];
  readonly places: readonly ListedPlace[];
}

/** The entries that the build compiled, and compressed since few need them: a few dozen milliseconds each time. Throws `input-missing` where there are none. */
export function readListEntries(
  language: NoteLanguage,
  path = listFilePath(`${language}-entries.bin.gz`),
): ListEntries {
  return openEntries(gunzipSync(readListFile(path)), path);
}

/** The file of a language's entries. */
export function writeEntries(sources: PackageSources): Uint8Array {
  const { given, foreignGiven, surnames, dutchNames, localNames, nationalities, adjectives, stopwords } = sources;
  const words = new Set<string>();
  for (const list of [given, foreignGiven, surnames, dutchNames, localNames, nationalities, adjectives, stopwords])
    for (const word of list) words.add(word);
  const places = sources.places.map(
    ({ name, kind, isClose, population }) => `${name}\t${KINDS.indexOf(kind)}\t${Number(isClose)}\t${population ?? ""}`,
  );
  return writeSections(KIND, {
    header: {},
    arrays: {
      words: Buffer.from([...words].sort().join("\n"), "utf8"),
      places: Buffer.from(places.join("\n"), "utf8"),
    },
  });
}

/** The entries in bytes that {@link writeEntries} made. Throws `input-format` for others. */
export function openEntries(bytes: Uint8Array, path: string): ListEntries {
  const { arrays } = readSections(KIND, bytes, path);
  const lines = (name: string) => {
    const section = arrays[name] as Uint8Array;
    return section.length === 0 ? [] : Buffer.from(section).toString("utf8").split("\n");
  };
  return {
    words: lines("words"),
    get places() {
      return lines("places").map(placeOf);
    },
  };
}

function placeOf(line: string): ListedPlace {
  const [name = "", kind = "", isClose, population = ""] = line.split("\t");
  const place = { name, kind: KINDS[Number(kind)] ?? "city", isClose: isClose === "1" };
  return population === "" ? place : { ...place, population: Number(population) };
}
