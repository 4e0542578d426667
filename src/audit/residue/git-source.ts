import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { childEnvironment } from "../../base/process/child-environment.ts";
import { UnnameError } from "../../base/errors.ts";
import { withStringsOfObjects } from "./git-strings.ts";
import type { SearchSource } from "./search-batches.ts";

/** Files of a history's `objects` folder that `git cat-file` reads; they are compressed. */
const READ_BY_GIT =
  /(?:^|\/)objects\/(?:[0-9a-f]{2}\/[0-9a-f]{38,62}|pack\/pack-[0-9a-f]+\.(?:pack|idx|rev|bitmap|mtimes)|info\/.*|pack\/multi-pack-index.*)$/;

/** Whether a folder is a git history: `.git`, or one without a working tree under any name. */
export function isGitHistory(directory: string): boolean {
  return existsSync(join(directory, "HEAD")) && existsSync(join(directory, "objects"));
}

/** Whether a path within a folder is a compressed object that the history's own source covers. */
export function isGitObject(path: string): boolean {
  return READ_BY_GIT.test(path);
}

/** Where the `.git` file of a linked working tree or submodule points; undefined if it is no such file. */
export async function linkedHistory(path: string): Promise<string | undefined> {
  const target = /^gitdir: (.+)$/m.exec(await readFile(path, "utf8"))?.[1];
  return target === undefined ? undefined : resolve(join(path, ".."), target.trim());
}

/**
 * Every object of a git history, packed ones and those that no branch reaches too: commits with their authors, trees with
 * file names, contents. Throws `input-missing` if git is not installed, and `input-format` if it cannot read an object: a
 * history is never passed over.
 */
export function gitSource(directory: string, shown: string): SearchSource {
  return { path: `${shown} (every object)`, open: () => readObjects(directory) };
}

async function* readObjects(directory: string): AsyncGenerator<Uint8Array> {
  const settings = ["-c", "safe.directory=*", "--no-replace-objects", `--git-dir=${resolve(directory)}`];
  const command = [...settings, "cat-file", "--batch-all-objects", "--batch", "--unordered", "--buffer"];
  const { GIT_OBJECT_DIRECTORY: _, GIT_ALTERNATE_OBJECT_DIRECTORIES: __, GIT_DIR: ___, ...env } = childEnvironment();
  const git = spawn("git", command, {
    env: { ...env, GIT_NO_LAZY_FETCH: "1", GIT_CONFIG_NOSYSTEM: "1", LC_ALL: "C" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | Error>((settle) => {
    git.on("error", settle);
    git.on("close", (code) => settle(code ?? -1));
  });
  let complaints = 0;
  git.stderr.on("data", (data: Buffer) => (complaints += data.length));
  try {
    yield* withStringsOfObjects(git.stdout as AsyncIterable<Buffer>);
  } finally {
    git.kill();
  }
  const outcome = await ended;
  if (outcome instanceof Error) {
    throw new UnnameError(
      "input-missing",
      `${directory}: this folder has a git history, and git, which reads it, is not installed. Install git, or remove the history if it is not to be published.`,
      { cause: outcome, details: { directory } },
    );
  }
  // What git complains about may hold names of files.
  if (outcome !== 0 || complaints > 0) {
    throw new UnnameError(
      "input-format",
      `${directory}: expected a git history that git can read, found objects that it cannot (exit code ${outcome}, ${complaints} bytes of messages). Run "git fsck" in it.`,
      { details: { directory, exitCode: outcome } },
    );
  }
}
