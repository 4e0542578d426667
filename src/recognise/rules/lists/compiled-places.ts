import { gzipSync } from "node:zlib";

import { readSections, writeSections } from "../../../formats/sections.ts";
import type { NoteLanguage } from "../../../text/note-languages.ts";
import { type Gazetteer, type GrowingGazetteer, openGazetteer } from "../../gazetteer.ts";
import { listFilePath, readPackedListFile } from "./list-files.ts";

/** The places of a language, with what each needs to be one, as a gazetteer that is read in place. */
const KIND = { magic: "UNWPLACE", version: 1, name: "gazetteer" };

/** The file of a language's places: packed, for half of its slots are empty. */
export function writePlaces(places: GrowingGazetteer): Uint8Array {
  return gzipSync(writeSections(KIND, { header: {}, arrays: { nodes: new Uint8Array(places.share().buffer) } }));
}

/** Where it lies. */
export function placesFile(language: NoteLanguage): string {
  return listFilePath(`${language}-places.bin.gz`);
}

/** The places that the build compiled. Throws `input-missing` where there are none, `input-format` for others. */
export function openCompiledPlaces(language: NoteLanguage, path = placesFile(language)): Gazetteer {
  const nodes = readSections(KIND, readPackedListFile(path), path).arrays["nodes"] as Uint8Array;
  return openGazetteer({ buffer: nodes.buffer, byteOffset: nodes.byteOffset, byteLength: nodes.byteLength });
}
