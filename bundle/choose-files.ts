import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, sep } from "node:path";

import { nodeFileTrace } from "@vercel/nft";

/** Open at a time. */
const OPEN_FILES = 64;

/** Files of a package that no program reads: types, source maps, sources of types, prose. */
const NOT_READ = /\.(?:map|md|markdown|ts|mts|cts|flow)$|(?:^|\/)(?:docs?|examples?|tests?|benchmarks?|__tests__)\//i;

/**
 * The files of `node_modules` in `directory` that its program reads: what tracing finds from its files, and from what these `require`, which
 * tracing does not see; of a package from which a path is put together, all that is not {@link NOT_READ}. Paths relative to
 * `directory`, with slashes, sorted. Throws an error where a package of `dependencies` that the program names is not among them.
 */
export async function chooseFiles(directory: string, dependencies: readonly string[]): Promise<string[]> {
  const program = (await readdir(join(directory, "dist"), { recursive: true }))
    .filter((path) => path.endsWith(".js"))
    .map((path) => join(directory, "dist", path));
  // One after the other: images and build servers often allow a process few open files.
  const texts: string[] = [];
  for (const path of program) texts.push(await readFile(path, "utf8"));
  const { files: required, packages } = findRequired(directory, texts, dependencies);
  const whole = (await Promise.all(packages.map((name) => listPackage(directory, name)))).flat();

  const entries = [...program, ...required, ...whole.filter(isScript).map((path) => join(directory, path))];
  // `exportsOnly`: as Node resolves; without it what old programs would load is traced too.
  const tracing = { base: directory, processCwd: directory, exportsOnly: true, fileIOConcurrency: OPEN_FILES };
  const { fileList } = await nodeFileTrace(entries, tracing);
  const read = [...whole, ...[...fileList].map(toSlashes).filter((path) => isOfPackage(path))];
  const files = new Set(read.flatMap((path) => [path, `${packageOf(path)}/package.json`]));

  const named = dependencies.filter((name) => texts.some((text) => new RegExp(`["'\`]${name}["'\`/]`).test(text)));
  const missing = named.filter((name) => ![...files].some((path) => path.startsWith(`node_modules/${name}/`)));
  if (missing.length > 0) throw new Error(`expected files of ${missing.join(", ")}, found none`);
  return [...files].sort();
}

/** What scripts load by `createRequire`: files that are named, and packages that a path is put together from. */
function findRequired(directory: string, texts: readonly string[], dependencies: readonly string[]) {
  const { resolve } = createRequire(join(directory, "package.json"));
  const [files, packages] = [new Set<string>(), new Set<string>()];
  for (const text of texts.filter((one) => one.includes("createRequire"))) {
    for (const name of dependencies) {
      for (const [, quote, path] of text.matchAll(new RegExp(`(["'\`])(${name}(?:/[^"'\`]*)?)\\1`, "g"))) {
        if (quote === "`" && path?.includes("${")) packages.add(name);
        else files.add(resolve(path as string));
      }
    }
  }
  return { files: [...files], packages: [...packages] };
}

function isScript(path: string): boolean {
  return /\.[cm]?js$/.test(path);
}

/** `node_modules/a/node_modules/@b/c` of `node_modules/a/node_modules/@b/c/d/e.js`. */
export function packageOf(path: string): string {
  return /^.*(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

function isOfPackage(path: string): boolean {
  return path.startsWith("node_modules/") && !path.endsWith(".d.ts");
}

async function listPackage(directory: string, name: string): Promise<string[]> {
  const root = join(directory, "node_modules", name);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => toSlashes(join(entry.parentPath, entry.name).slice(root.length + 1)))
    .filter((path) => !NOT_READ.test(path))
    .map((path) => `node_modules/${name}/${path}`);
}

function toSlashes(path: string): string {
  return path.split(sep).join("/");
}
