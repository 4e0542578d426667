import { createHash } from "node:crypto";

import { fileError, type UnnameError } from "../base/errors.ts";
import { isCount } from "../base/json-values.ts";

/** A file of named arrays: magic, version, a JSON header, the arrays' bytes, and a SHA-256 of all that. */
export interface Sections {
  readonly header: Readonly<Record<string, unknown>>;
  readonly arrays: Readonly<Record<string, Uint8Array>>;
}

/** What a kind of file begins with: eight ASCII characters, and the version of its contents. */
export interface SectionsKind {
  readonly magic: string;
  readonly version: number;
  /** What to call such a file in a message, for example "CRF model". */
  readonly name: string;
}

const MAGIC_BYTES = 8;
/** Magic, version (u32), header length (u32), little-endian. */
const PREAMBLE_BYTES = MAGIC_BYTES + 8;
const CHECKSUM_BYTES = 32;
/** A header lists some dozen arrays and settings; a longer one is no header. */
const LONGEST_HEADER = 1 << 20;
/** Arrays start at multiples of this, so that they can be read in place as numbers of up to eight bytes. */
const ALIGNMENT = 8;

interface Entry {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** The bytes of a file of `kind` with these arrays. */
export function writeSections(kind: SectionsKind, { header, arrays }: Sections): Uint8Array {
  const entries: Entry[] = [];
  let offset = 0;
  for (const [name, { length }] of Object.entries(arrays)) {
    entries.push({ name, offset, length });
    offset = aligned(offset + length);
  }
  const json = Buffer.from(JSON.stringify({ ...header, arrays: entries }), "utf8");
  const base = aligned(PREAMBLE_BYTES + json.length);
  const bytes = Buffer.alloc(base + offset + CHECKSUM_BYTES);
  bytes.write(kind.magic.padEnd(MAGIC_BYTES, "\0"), 0, "latin1");
  bytes.writeUInt32LE(kind.version, MAGIC_BYTES);
  bytes.writeUInt32LE(json.length, MAGIC_BYTES + 4);
  json.copy(bytes, PREAMBLE_BYTES);
  for (const entry of entries) bytes.set(arrays[entry.name] as Uint8Array, base + entry.offset);
  const end = bytes.length - CHECKSUM_BYTES;
  createHash("sha256").update(bytes.subarray(0, end)).digest().copy(bytes, end);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The header and arrays of a file of `kind`; arrays are views of `bytes`, aligned to eight bytes if `bytes` is.
 * Throws `input-format` with what is wrong if it is another kind of file, another version, cut short, or changed.
 */
export function readSections(kind: SectionsKind, bytes: Uint8Array, path: string): Sections {
  const fail = (found: string, advice: string) =>
    fileError("input-format", path, `expected a ${kind.name}, found ${found}. ${advice}`);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = buffer.subarray(0, MAGIC_BYTES).toString("latin1").replace(/\0+$/, "");
  if (magic !== kind.magic) throw fail(`a file that does not begin with "${kind.magic}"`, "Check the path.");
  if (buffer.length < PREAMBLE_BYTES + CHECKSUM_BYTES) throw fail(`only ${buffer.length} bytes`, COPY_AGAIN);
  const version = buffer.readUInt32LE(MAGIC_BYTES);
  if (version !== kind.version) {
    throw fail(
      `version ${version}, where this program reads ${kind.version}`,
      "Make it again with this version of unname.",
    );
  }
  const end = buffer.length - CHECKSUM_BYTES;
  const checksum = createHash("sha256").update(buffer.subarray(0, end)).digest();
  if (!checksum.equals(buffer.subarray(end))) throw fail("a checksum that does not fit its bytes", COPY_AGAIN);
  const headerLength = buffer.readUInt32LE(MAGIC_BYTES + 4);
  if (headerLength > LONGEST_HEADER || PREAMBLE_BYTES + headerLength > end) {
    throw fail(`a header of ${headerLength} bytes`, COPY_AGAIN);
  }
  const base = aligned(PREAMBLE_BYTES + headerLength);
  const { arrays: entries, ...header } = parseHeader(
    buffer.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + headerLength).toString("utf8"),
    () => fail("a header that is no JSON object with arrays", COPY_AGAIN),
  );
  const arrays: Record<string, Uint8Array> = {};
  for (const { name, offset, length } of entries) {
    const isInside = isCount(offset) && isCount(length) && offset % ALIGNMENT === 0 && base + offset + length <= end;
    if (!isInside) throw fail(`an array "${String(name)}" outside the file`, COPY_AGAIN);
    arrays[name] = bytes.subarray(base + offset, base + offset + length);
  }
  return { header, arrays };
}

const COPY_AGAIN = "The file is damaged: copy it again.";

/** Whether `bytes` begin as a file of `kind` does. */
export function startsAs(kind: SectionsKind, bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, kind.magic.length)).toString("latin1") === kind.magic;
}

function parseHeader(json: string, fail: () => UnnameError): Record<string, unknown> & { arrays: Entry[] } {
  try {
    const value = JSON.parse(json) as (Record<string, unknown> & { arrays: Entry[] }) | null;
    if (value !== null && typeof value === "object" && Array.isArray(value.arrays)) return value;
  } catch {
    // Said below.
  }
  throw fail();
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
