import { readSections, type SectionsKind, startsAs, writeSections } from "../../../formats/sections.ts";
import { packAscending, unpackAscending } from "../../crf/ascending.ts";

/** A file of hashed words as it is stored: its ascending first hashes as gaps, which take half the room, and all its other bytes. */
const KIND: SectionsKind = { magic: "UNWPACK", version: 1, name: "packed word list" };
const MAGIC_BYTES = 8;
/** What hashed-words.ts calls the array of first hashes, behind a name. */
const FIRSTS = ".firsts";

/** The stored form of a file of sections that holds hashed words. {@link unpackListFile} gives the same bytes again. Throws as `readSections`. */
export function packListFile(bytes: Uint8Array): Uint8Array {
  const start = Buffer.from(bytes.subarray(0, MAGIC_BYTES + 4));
  const magic = start.toString("latin1", 0, MAGIC_BYTES).replace(/\0+$/u, "");
  const inner = { magic, version: start.readUInt32LE(MAGIC_BYTES), name: "word list" };
  const { arrays } = readSections(inner, bytes, magic);
  const firsts = Object.entries(arrays).find(([name]) => name.endsWith(FIRSTS))?.[1];
  if (firsts === undefined) throw new RangeError(`expected an array "*${FIRSTS}" in a file ${magic}`);
  const at = firsts.byteOffset - bytes.byteOffset;
  const rest = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + firsts.length)]);
  const gaps = packAscending(new Uint32Array(firsts.slice().buffer));
  return writeSections(KIND, { header: { at }, arrays: { gaps, rest } });
}

/** The file that {@link packListFile} packed; other bytes as they are, for the reader of the lists to refuse. Throws `input-format` for damaged ones. */
export function unpackListFile(bytes: Uint8Array, path: string): Uint8Array {
  if (!startsAs(KIND, bytes)) return bytes;
  const { header, arrays } = readSections(KIND, bytes, path);
  const at = Number(header["at"]);
  const rest = arrays["rest"] as Uint8Array;
  const firsts = unpackAscending(arrays["gaps"] as Uint8Array) ?? new Uint32Array();
  return Buffer.concat([rest.subarray(0, at), Buffer.from(firsts.buffer), rest.subarray(at)]);
}
