import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";

import { fileError, UnnameError } from "../../base/errors.ts";
import { requireExisting } from "../../base/files.ts";
import { inOrder } from "../../base/in-order.ts";
import { detectCompression } from "../../formats/records/detect-compression.ts";
import type { Compression, RecordFormat } from "../../formats/records/record-codec.ts";
import { type CorpusFormat, extensionOf, formatOfFile, formatOfInput } from "./corpus-format.ts";
import { type FolderEntry, listFolder } from "./list-folder.ts";
import { MANIFEST_FILE } from "../manifest.ts";
import { refuseUnfinished } from "../run/refuse-unfinished.ts";
import type { UnreadFile } from "./unread-files.ts";

/** What makes a path a pattern: a wildcard, a class, alternatives. */
const WILDCARD = /[*?[\]{}]|[@!+]\(/u;

/** A file of a corpus as it lies in its folder. */
export interface ListedFile {
  /** Relative to the input folder, `/` between parts; a file given by itself has its base name. */
  readonly path: string;
  /** As the user named it: where it lies. */
  readonly file: string;
  readonly format: RecordFormat;
}

/** A file of a corpus, found and not yet read. */
export interface FoundFile extends ListedFile {
  /** By the file's first bytes. */
  readonly compression: Compression;
}

/**
 * The files of a corpus, in the order given and sorted inside a folder. An input is a file, a folder, or a glob pattern, of which the part
 * before the first wildcard is the folder. Everything else that folders hold goes to `onUnread`. Throws `input-missing`, and `usage` for
 * a file whose extension tells no format and two inputs with the same relative path.
 */
export async function* findCorpusFiles(
  inputs: readonly string[],
  format: CorpusFormat = "auto",
  onUnread: (file: UnreadFile) => void = () => undefined,
): AsyncGenerator<FoundFile, void, void> {
  const refuseTwice = createPathCheck();
  for (const input of inputs) {
    yield* inOrder(listInput(input, format, onUnread), async (found) => {
      refuseTwice(found);
      if (found.format === "parquet" || found.format === "brat") return { ...found, compression: "none" as const };
      // A file that cannot be read is listed too: reading it throws the reason.
      return { ...found, compression: await detectCompression(found.file).catch(() => "none" as const) };
    });
  }
}

/** What {@link findCorpusFiles} gives before it has looked into the files: of a folder of millions that takes far less time. */
export async function* listCorpusFiles(
  inputs: readonly string[],
  format: CorpusFormat = "auto",
  onUnread: (file: UnreadFile) => void = () => undefined,
): AsyncGenerator<ListedFile, void, void> {
  for (const input of inputs) yield* listInput(input, format, onUnread);
}

/** Throws `usage` for a file whose relative path one before it had. */
export function createPathCheck(): (found: Pick<FoundFile, "path" | "file">) => void {
  const seen = new Set<string>();
  return ({ path, file }) => {
    if (seen.has(path)) {
      throw new UnnameError(
        "usage",
        `${file}: two inputs hold ${path}. Give them one after the other, each with its own --out.`,
      );
    }
    seen.add(path);
  };
}

/** How many files {@link findCorpusFiles} gives. */
export async function countFiles(
  inputs: readonly string[],
  format: CorpusFormat = "auto",
  onUnread: (file: UnreadFile) => void = () => undefined,
): Promise<number> {
  return [...(await countFormats(inputs, format, onUnread)).values()].reduce((sum, count) => sum + count, 0);
}

/** The same by format. */
export async function countFormats(
  inputs: readonly string[],
  format: CorpusFormat = "auto",
  onUnread: (file: UnreadFile) => void = () => undefined,
): Promise<ReadonlyMap<RecordFormat, number>> {
  const counts = new Map<RecordFormat, number>();
  for await (const found of listCorpusFiles(inputs, format, onUnread))
    counts.set(found.format, (counts.get(found.format) ?? 0) + 1);
  return counts;
}

/** Whether the files that {@link findCorpusFiles} gives have at most so many bytes together: the rest is not looked at once they have more. */
export async function holdAtMost(bytes: number, inputs: readonly string[], format?: CorpusFormat): Promise<boolean> {
  let total = 0;
  for await (const { file } of listCorpusFiles(inputs, format)) {
    total += (await stat(file)).size;
    if (total > bytes) return false;
  }
  return true;
}

async function* listInput(
  input: string,
  format: CorpusFormat,
  onUnread: (file: UnreadFile) => void,
): AsyncGenerator<ListedFile, void, void> {
  refuseUnfinished(input);
  const isPattern = !existsSync(input) && WILDCARD.test(input);
  if (!isPattern) requireExisting(input, "corpus");
  if (!isPattern && !(await stat(input)).isDirectory()) {
    yield { path: basename(input), file: input, format: formatOfInput(input, format) };
    return;
  }
  const folder = isPattern ? folderOfPattern(input) : input;
  for await (const { path, kind } of isPattern ? matchPattern(input, folder) : listFolder(folder)) {
    const file = join(folder, path);
    const own = kind === "file" ? formatOfFile(path, format) : undefined;
    if (own !== undefined) yield { path, file, format: own };
    else if (kind !== "file") onUnread({ reason: kind, extension: "" });
    else if (isAnnotation(path, file)) {
      if (format !== "brat") onUnread({ reason: "annotations", extension: extensionOf(path) });
    } else if (!(path === MANIFEST_FILE && (await isOwnManifest(file))))
      onUnread({ reason: "unknown format", extension: extensionOf(path) });
  }
}

/** The folders of a pattern that come before its first wildcard. */
function folderOfPattern(pattern: string): string {
  const parts = pattern.split("/");
  const first = parts.findIndex((part) => WILDCARD.test(part));
  return parts.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
}

async function* matchPattern(pattern: string, folder: string): AsyncGenerator<FolderEntry, void, void> {
  requireExisting(folder, "corpus");
  const rest = folder === "." ? pattern : pattern.slice(folder === "/" ? 1 : folder.length + 1);
  const { glob } = await import("tinyglobby");
  const paths = await glob(rest, { cwd: folder, expandDirectories: false, followSymbolicLinks: false });
  for (const path of paths.map((one) => one.split(sep).join("/")).sort()) yield { path, kind: "file" };
  if (paths.length === 0) throw fileError("input-missing", pattern, "no file matches. Check the pattern.");
}

/** Whether a file holds BRAT's annotations of a text beside it, or what BRAT is to show. */
function isAnnotation(path: string, file: string): boolean {
  return basename(path) === "annotation.conf" || (path.endsWith(".ann") && existsSync(file.replace(/\.ann$/u, ".txt")));
}

/** Whether this program wrote a manifest, which tells of notes and is none. */
async function isOwnManifest(file: string): Promise<boolean> {
  try {
    const { schemaVersion, stage } = JSON.parse(await readFile(file, "utf8")) as Readonly<Record<string, unknown>>;
    return schemaVersion !== undefined && stage !== undefined;
  } catch {
    return false;
  }
}
