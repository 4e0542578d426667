import { readSections, writeSections } from "../../../formats/sections.ts";
import { type Gazetteer, type GrowingGazetteer, openGazetteer } from "../../gazetteer.ts";
import { listFilePath, readListFile } from "./list-files.ts";
import type { ListLanguage } from "./list-languages.ts";

/** The places of a language, with what each needs to be one, as a gazetteer that is read in place. */
const KIND = { magic: "UNWPLACE", version: 1, name: "gazetteer" };

/** The file of a language's places. */
export function writePlaces(places: GrowingGazetteer): Uint8Array {
  return writeSections(KIND, { header: {}, arrays: { nodes: new Uint8Array(places.share().buffer) } });
}

/** The places that the build compiled. Throws `input-missing` where there are none, `input-format` for others. */
export function openCompiledPlaces(language: ListLanguage, path = listFilePath(`${language}-places.bin`)): Gazetteer {
  const nodes = readSections(KIND, readListFile(path), path).arrays["nodes"] as Uint8Array;
  return openGazetteer({ buffer: nodes.buffer, byteOffset: nodes.byteOffset, byteLength: nodes.byteLength });
}
