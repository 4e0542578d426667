import { existsSync } from "node:fs";
import { chmod, copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { extract } from "tar";

import { collectLicences } from "../src/base/collect-licences.ts";
import { sha256File } from "../src/base/hash.ts";
import { chooseFiles, packageOf } from "./choose-files.ts";
import type { Platform } from "./platforms.ts";
import { runNpm } from "./run-npm.ts";
import { withoutComments } from "./without-comments.ts";
import { listFilesSorted } from "./write-archive.ts";

const RUNTIME = "node_modules/onnxruntime-node";
const RUNTIME_SCRIPTS = ["index.js", "backend.js", "binding.js", "version.js"];
/** Node-API version of onnxruntime's native part, which its folder is named after. */
const NAPI = "napi-v6";

/** Models of `unname demo` alone. */
export const DEMO_MODELS = [
  "models/notes-nl-published",
  "models/notes-nl-raw",
  "models/notes-nl-wiki",
  "models/ner-nl-wiki",
];

/** Files that are started by hand. */
export const LAUNCHERS = ["unname", "unname.cmd", "bin/unname.js"];

export interface StageOptions {
  /** The repository, with its packages installed. */
  readonly root: string;
  /** What `npm pack` wrote. */
  readonly tarball: string;
  readonly platform: Platform;
  /** An empty folder to work in. */
  readonly workFolder: string;
  /** The folder to make. */
  readonly directory: string;
}

/**
 * Makes the folder that a bundle is an archive of: the package as npm packs it, the files of its dependencies that it reads, for one platform,
 * from the versions that the lock file names by hash, the runtime of models, licences, launchers and checksums.
 */
export async function stageBundle({ root, tarball, platform, workFolder, directory }: StageOptions): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await extract({ file: tarball, cwd: workFolder, strip: 1 });
  const dependencies = await installDependencies(root, workFolder, platform);
  const chosen = await chooseFiles(workFolder, dependencies);
  const program = (await listFilesSorted(workFolder)).filter(
    // The joined modules say the same as dist/src again: a bundle starts without them, and stays within its size.
    (path) => !/^(?:node_modules|dist\/app|package(?:-lock)?\.json)/.test(path) && !path.endsWith(".d.ts"),
  );
  for (const path of [...program, ...chosen]) await copy(join(workFolder, path), join(directory, path));
  for (const path of program.filter((one) => /^dist\/.*\.js$/.test(one))) {
    const source = await readFile(join(workFolder, path), "utf8");
    await writeFile(join(directory, path), withoutComments(path, source));
  }
  const runtime = platform.runtimeFiles.length > 0 ? await copyRuntime(root, directory, platform) : [];

  const folders = [...new Set(chosen.map(packageOf))].map((path) => join(workFolder, path));
  const licences = await collectLicences(
    [...folders, ...runtime.map((path) => join(root, path))],
    "Packages of other people that lie in this bundle, their licences, and the texts of these.",
  );
  await writeFile(join(directory, "THIRD-PARTY-LICENCES"), licences);
  await copySite(root, directory);
  await writePackageJson(root, directory);
  await writeLaunchers(directory);
  await writeFile(join(directory, "SHA256SUMS"), await checksums(directory));
}

/** The documentation as pages, which `unname docs` serves. Throws an error where it was not made. */
async function copySite(root: string, directory: string): Promise<void> {
  const site = join(root, "dist", "site");
  if (!existsSync(join(site, "index.html")))
    throw new Error(`${site}: expected the documentation. Run: npm run docs:site`);
  await cp(site, join(directory, "site"), { recursive: true });
}

/** Installs what the lock file names for another kind of machine; returns the names of direct dependencies. */
async function installDependencies(root: string, workFolder: string, platform: Platform): Promise<string[]> {
  const json = await readJson(join(root, "package.json"));
  for (const file of ["package.json", "package-lock.json"]) await copyFile(join(root, file), join(workFolder, file));
  const machine = [
    `--os=${platform.os}`,
    `--cpu=${platform.cpu}`,
    ...(platform.libc ? [`--libc=${platform.libc}`] : []),
  ];
  await runNpm(
    ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", ...machine],
    workFolder,
  );
  return Object.keys(json["dependencies"] as object);
}

/**
 * Copies onnxruntime-node without its install script and what that needs, and of native files those of one platform; and the package
 * that it is the backend of. Returns their folders, relative to the repository.
 */
async function copyRuntime(root: string, directory: string, { os, cpu, runtimeFiles }: Platform): Promise<string[]> {
  const native = `bin/${NAPI}/${os}/${cpu}`;
  const files = [...RUNTIME_SCRIPTS.map((name) => `dist/${name}`), ...runtimeFiles.map((name) => `${native}/${name}`)];
  for (const path of files) await copy(join(root, RUNTIME, path), join(directory, RUNTIME, path));
  const json = await readJson(join(root, RUNTIME, "package.json"));
  const common = "node_modules/onnxruntime-common";
  const { name, version, license, author, repository, main, os: systems } = json;
  const { "onnxruntime-common": commonVersion } = json["dependencies"] as Record<string, string>;
  await writeJson(join(directory, RUNTIME, "package.json"), {
    name,
    version,
    license,
    author,
    repository,
    main,
    os: systems,
    dependencies: { "onnxruntime-common": commonVersion },
  });
  await cp(join(root, common), join(directory, common), {
    recursive: true,
    filter: (path) => !/\.(?:map|ts|md)$/.test(path) && !/(?:^|[/\\])onnxruntime-common[/\\]lib(?:$|[/\\])/.test(path),
  });
  return [RUNTIME, common];
}

/** The archive is a package too, which npm installs as it is: everything it depends on lies in it. */
async function writePackageJson(root: string, directory: string): Promise<void> {
  const json = await readJson(join(root, "package.json"));
  const dropped = ["devDependencies", "scripts", "peerDependencies", "peerDependenciesMeta", "files", "overrides"];
  const kept = Object.fromEntries(Object.entries(json).filter(([key]) => !dropped.includes(key)));
  const installed = (await listFilesSorted(directory)).filter((path) => path.endsWith("/package.json"));
  const names = [
    ...new Set(installed.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? "")),
  ].filter(Boolean);
  const versions: Record<string, string> = {};
  for (const name of names) {
    const { version } = await readJson(join(directory, "node_modules", name, "package.json"));
    versions[name] = String(version);
  }
  for (const path of installed.filter((one) => one.startsWith("node_modules/")))
    await shortenPackageJson(join(directory, path));
  await writeJson(join(directory, "package.json"), { ...kept, dependencies: versions, bundleDependencies: names });
}

/** What Node, npm and readers need of a package.json. Scripts, and dependencies whose files are not needed, npm would run and fetch. */
const KEPT_KEYS = [
  "name",
  "version",
  "license",
  "type",
  "main",
  "module",
  "exports",
  "imports",
  "bin",
  "engines",
  "os",
  "cpu",
  "libc",
];

async function shortenPackageJson(path: string): Promise<void> {
  const json = await readJson(path);
  await writeJson(path, Object.fromEntries(KEPT_KEYS.filter((key) => key in json).map((key) => [key, json[key]])));
}

async function writeLaunchers(directory: string): Promise<void> {
  const shell = `#!/bin/sh
# Runs unname with the Node that is installed (20.19 or later).
case "$0" in */*) here=\${0%/*} ;; *) here=$(dirname "$(command -v "$0")") ;; esac
if [ -L "$0" ]; then here=$(dirname "$(readlink -f "$0")"); fi
exec node "$here/bin/unname.js" "$@"
`;
  await writeFile(join(directory, "unname"), shell);
  await chmod(join(directory, "unname"), 0o755);
  await writeFile(join(directory, "unname.cmd"), '@node "%~dp0bin\\unname.js" %*\r\n');
}

async function checksums(directory: string): Promise<string> {
  const lines: string[] = [];
  for (const path of await listFilesSorted(directory))
    lines.push(`${await sha256File(join(directory, path))}  ${path}\n`);
  return lines.join("");
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await copyFile(from, to);
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
}

async function writeJson(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
