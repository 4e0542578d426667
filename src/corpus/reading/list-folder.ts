import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { isForbidden } from "../../base/errors.ts";

/** What lies in a folder: a file, or what is none and why it is passed over. */
export interface FolderEntry {
  /** Relative to the folder that was listed, `/` between parts. */
  readonly path: string;
  readonly kind: "file" | "hidden" | "link to a folder" | "dangling link" | "no regular file" | "folder without rights";
}

/** What systems leave in folders: never a note. */
const CLUTTER: ReadonlySet<string> = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);

/**
 * Everything under a folder in the order of the paths, one folder at a time. Links to files are files; those to folders are not followed:
 * they may lead in a circle, or out of what was named. Hidden folders are not looked into. Throws the system error if `directory` itself cannot be
 * listed.
 */
export async function* listFolder(directory: string, below = ""): AsyncGenerator<FolderEntry, void, void> {
  const entries = await readdir(join(directory, below), { withFileTypes: true }).catch((error: unknown) => {
    if (below === "" || !isForbidden(error)) throw error;
    return undefined;
  });
  if (entries === undefined) {
    yield { path: below, kind: "folder without rights" };
    return;
  }
  const named = entries.map((entry) => ({ entry, name: entry.isDirectory() ? `${entry.name}/` : entry.name }));
  for (const { entry, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (CLUTTER.has(entry.name)) continue;
    const path = below + name;
    if (entry.name.startsWith(".")) yield { path, kind: "hidden" };
    else if (entry.isDirectory()) yield* listFolder(directory, path);
    else if (entry.isFile()) yield { path, kind: "file" };
    else yield { path, kind: entry.isSymbolicLink() ? await kindOfLink(join(directory, path)) : "no regular file" };
  }
}

async function kindOfLink(path: string): Promise<FolderEntry["kind"]> {
  try {
    const target = await stat(path);
    return target.isFile() ? "file" : target.isDirectory() ? "link to a folder" : "no regular file";
  } catch {
    return "dangling link";
  }
}
