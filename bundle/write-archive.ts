import { createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { create } from "tar";
import { ZipFile } from "yazl";

/** Every file's time, so that the same files give the same bytes: the first that zip can hold, which writes local time, and tar universal. */
const ZIP_TIME = new Date(1980, 0, 1);
const TAR_TIME = new Date(Date.UTC(1980, 0, 1));
/** Type bits of a regular file's mode. */
const REGULAR = 0o100000;
const RUNNABLE = 0o755;
const READABLE = 0o644;

/**
 * Writes the folder `name` of `parent` as an archive, gzipped tar or zip by the ending of `path`. The same files give the same bytes under the same
 * version of Node: sorted by name, one time, no owner, modes 755 for what `runnable` names (relative to the folder) and 644 for all else.
 */
export async function writeArchive(
  path: string,
  parent: string,
  name: string,
  runnable: readonly string[],
): Promise<void> {
  const files = await listFilesSorted(join(parent, name));
  const modeOf = (file: string) => (runnable.includes(file) ? RUNNABLE : READABLE);
  if (path.endsWith(".zip")) {
    const zip = new ZipFile();
    for (const file of files)
      zip.addFile(join(parent, name, file), `${name}/${file}`, {
        mtime: ZIP_TIME,
        mode: REGULAR | modeOf(file),
        forceDosTimestamp: true,
      });
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(path));
    return;
  }
  await create(
    {
      file: path,
      cwd: parent,
      gzip: true,
      portable: true,
      noDirRecurse: true,
      mtime: TAR_TIME,
      onWriteEntry: (entry) => {
        if (entry.stat !== undefined) entry.stat.mode = REGULAR | modeOf(entry.path.slice(name.length + 1));
      },
    },
    files.map((file) => `${name}/${file}`),
  );
}

/** Files below a folder, relative to it, with slashes, in the order of their code units. */
export async function listFilesSorted(directory: string, below = ""): Promise<string[]> {
  const files: string[] = [];
  for (const name of await readdir(join(directory, below))) {
    const path = below === "" ? name : `${below}/${name}`;
    const found = await stat(join(directory, path));
    if (found.isDirectory()) files.push(...(await listFilesSorted(directory, path)));
    else files.push(path);
  }
  return below === "" ? files.sort() : files;
}
