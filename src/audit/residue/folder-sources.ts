import { createReadStream } from "node:fs";
import { readdir, readlink, realpath, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";

import { UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";
import { unpack, type UnpackedSource } from "./unpack.ts";
import { gitSource, isGitHistory, isGitObject, linkedHistory } from "./git-source.ts";
import { beginsOtherwise } from "./readings/begins-otherwise.ts";
import { type NumberRanges, numberRanges, type Range, uniteRanges } from "./number-ranges.ts";
import { joinPieces } from "./records/piece.ts";
import { readProtobuf } from "./records/protobuf.ts";
import { withRecords } from "./with-records.ts";
import type { SearchSource } from "./search-batches.ts";

/** Everything of a folder that can be searched, and what cannot. */
export interface FolderSources {
  readonly sources: readonly SearchSource[];
  /** Regular files, and their bytes; what is packed in them is not counted again. */
  readonly files: number;
  readonly bytes: number;
  /** Of the bytes, those that are numbers. */
  readonly numberBytes: number;
  /** Git histories, each searched object by object. */
  readonly histories: number;
  /** Paths, which may hold names, and why it is unknown what is in them. */
  readonly closed: readonly { readonly path: string; readonly why: string }[];
}

/** What the names of files are searched as: a source of their own, one a line. */
export const FILE_NAMES = "(names of files)";
const BLOCK_BYTES = 1024 * 1024;

/**
 * Lists every file under a folder, hidden ones too, symbolic links followed once; git histories; what is packed in zip and gzip
 * files; and the paths themselves with the targets of links, as one source. Throws `input-missing`, `input-format` if it is no folder.
 */
export async function folderSources(directory: string): Promise<FolderSources> {
  requireExisting(directory, "folder");
  if (!(await stat(directory)).isDirectory()) {
    throw new UnnameError("input-format", `${directory}: expected a folder, found a file. Name the folder it is in.`, {
      details: { path: directory },
    });
  }
  const found = {
    files: [] as string[],
    names: [] as string[],
    histories: [] as string[],
    closed: [] as FolderSources["closed"][number][],
  };
  await walk(directory, "", found, new Set());
  const sources: SearchSource[] = [{ path: FILE_NAMES, open: () => once(Buffer.from(found.names.join("\n"))) }];
  let [bytes, numberBytes] = [0, 0];
  const own = new Map<string, NumberRanges>();
  const numbersOf = new Map<string, readonly Range[]>();
  for (const path of found.files) {
    const numbers = await numberRanges(join(directory, path));
    const { ranges, external } = numbers;
    if (ranges.length > 0) own.set(path, numbers);
    for (const [file, referred] of [
      [path, ranges] as const,
      ...[...external].map(([name, of]) => [join(path, "..", name), of] as const),
    ])
      numbersOf.set(file, [...(numbersOf.get(file) ?? []), ...referred]);
  }
  for (const path of found.files) {
    const place = join(directory, path);
    const { size } = await stat(place);
    const numbers = await numbersIn(place, size, numbersOf.get(path) ?? []);
    bytes += size;
    const highWaterMark = Math.min(BLOCK_BYTES, size + 1);
    numberBytes += totalBytes(numbers);
    // Numbers are not packed; what is beside them is read like any text.
    const unpacked = numbers.length > 0 ? undefined : await unpack(place, path);
    const opened = unpacked?.closed === undefined ? (unpacked?.opened ?? []) : [{ start: 0, end: size }];
    const file = { path, numbers, opened, open: () => createReadStream(place, { highWaterMark }) };
    if (numbers.length > 0) sources.push({ ...file, ...stringsOf(own.get(path)) });
    else {
      const members = (unpacked?.sources ?? []).map((source) => withNumbers(source, own.get(path)?.ranges ?? []));
      for (const source of [file, ...members]) {
        numberBytes += totalBytes(source.numbers ?? []);
        if ((source.numbers ?? []).length > 0) {
          sources.push(source);
          continue;
        }
        const records = await withRecords(source);
        sources.push(records.source);
        if (records.closed !== undefined) found.closed.push({ path: source.path, why: records.closed });
      }
    }
    if (unpacked?.closed !== undefined) found.closed.push({ path, why: unpacked.closed });
  }
  for (const history of found.histories) sources.push(gitSource(join(directory, history), history));
  const { closed, histories } = found;
  return { sources, files: found.files.length, bytes, numberBytes, histories: histories.length, closed };
}

/** A member of an archive, as a state dictionary is, with the numbers that stand in it. */
function withNumbers(source: UnpackedSource, ranges: readonly Range[]): SearchSource {
  const { stored, ...member } = source;
  if (stored === undefined) return member;
  const within = ranges.filter(({ start, end }) => start >= stored.start && end <= stored.end);
  const numbers = within.map(({ start, end }) => ({ start: start - stored.start, end: end - stored.start }));
  return numbers.length === 0 ? member : { ...member, numbers };
}

function totalBytes(ranges: readonly Range[]): number {
  return ranges.reduce((total, { start, end }) => total + end - start, 0);
}

/** Of a file whose own format said where its numbers are: its other strings, where they stand in quotes or in the skeleton of a graph. */
function stringsOf(own: NumberRanges | undefined): Pick<SearchSource, "strings" | "isExact"> {
  if (own === undefined) return {};
  if (own.skeleton === undefined) return own.isQuoted === true ? { isExact: true } : {};
  const pieces = readProtobuf(own.skeleton)?.pieces;
  return pieces === undefined ? {} : { isExact: true, strings: () => Readable.from(joinPieces(pieces)) };
}

/** What a graph refers to as numbers is taken for such, unless it begins as something packed or as text does. */
async function numbersIn(place: string, size: number, referred: readonly Range[]): Promise<readonly Range[]> {
  if (referred.length === 0 || (await beginsOtherwise(place))) return [];
  return uniteRanges(referred.map(({ start, end }) => ({ start, end: Math.min(end, size) })));
}

interface Found {
  readonly files: string[];
  readonly names: string[];
  readonly histories: string[];
  readonly closed: { path: string; why: string }[];
}

async function walk(directory: string, folder: string, found: Found, seen: Set<string>): Promise<void> {
  const place = join(directory, folder);
  const real = await realpath(place);
  if (seen.has(real)) return;
  seen.add(real);
  if (isGitHistory(place)) found.histories.push(folder);
  const entries = (await readdir(place, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    found.names.push(path);
    if (entry.isSymbolicLink()) found.names.push(await readlink(join(directory, path)));
    const stats = await stat(join(directory, path)).catch(() => undefined);
    if (stats === undefined) continue;
    if (stats.isDirectory()) await walk(directory, path, found, seen);
    else if (!stats.isFile()) found.closed.push({ path, why: "neither file nor folder" });
    else await addFile(directory, path, found, seen);
  }
}

async function addFile(directory: string, path: string, found: Found, seen: Set<string>): Promise<void> {
  const real = await realpath(join(directory, path));
  if (seen.has(real)) return;
  seen.add(real);
  const isPartOfHistory = found.histories.some((history) => history === "" || path.startsWith(`${history}/`));
  if (isPartOfHistory && isGitObject(path)) return;
  found.files.push(path);
  if (basename(path) !== ".git") return;
  const history = await linkedHistory(join(directory, path));
  if (history !== undefined) found.closed.push({ path, why: "a git history that lies elsewhere" });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
