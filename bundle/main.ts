// Archives of the program for machines without internet, one a platform, with SHA-256 sums: see docs/start/install.md.
//
//   npm run bundle [-- --platform linux-x64 --platform win32-x64] [--out bundles]
//
// Default: all platforms. Packages of other platforms come from the registry, and are held against the hashes of the lock file.
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { sha256File } from "../src/base/hash.ts";
import { VERSION } from "../src/base/version.ts";
import { PLATFORMS } from "./platforms.ts";
import { runNpm } from "./run-npm.ts";
import { DEMO_MODELS, LAUNCHERS, stageBundle } from "./stage-bundle.ts";
import { listFilesSorted, writeArchive } from "./write-archive.ts";

/** Bytes that an unpacked bundle may have, the models of the demo apart. */
const MOST_BYTES = 120e6;

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values: flags } = parseArgs({
  options: { platform: { type: "string", multiple: true }, out: { type: "string", default: "bundles" } },
});
const chosen = flags.platform ?? PLATFORMS.map(({ name }) => name);
const platforms = chosen.map((name) => {
  const platform = PLATFORMS.find((one) => one.name === name);
  if (platform === undefined)
    throw new Error(`--platform: expected one of ${PLATFORMS.map((one) => one.name).join(", ")}, found ${name}`);
  return platform;
});

const out = resolve(flags.out);
await mkdir(out, { recursive: true });
const work = await mkdtemp(join(tmpdir(), "unname-bundle-"));
try {
  const packed = JSON.parse(await runNpm(["pack", "--json", "--ignore-scripts", "--pack-destination", work], root)) as [
    { readonly filename: string },
  ];
  const sums: string[] = [];
  for (const platform of platforms) {
    const name = `unname-${VERSION}-${platform.name}`;
    const directory = join(work, name);
    const workFolder = join(work, `${platform.name}-work`);
    await stageBundle({ root, tarball: join(work, packed[0].filename), platform, workFolder, directory });
    const { all, demo } = await measure(directory);
    const archive = join(out, `${name}.${platform.os === "win32" ? "zip" : "tar.gz"}`);
    await writeArchive(archive, work, name, LAUNCHERS);
    sums.push(`${await sha256File(archive)}  ${basename(archive)}\n`);
    const { size } = await stat(archive);
    process.stdout.write(
      `${basename(archive)}: ${megabytes(size)} MB, ${megabytes(all)} MB unpacked, ${megabytes(demo)} MB of them models of the demo${platform.runtimeFiles.length === 0 ? "; no runtime of models for this platform" : ""}\n`,
    );
    if (all - demo > MOST_BYTES)
      throw new Error(`${name}: expected at most ${MOST_BYTES} bytes beside the demo's models, found ${all - demo}`);
    for (const folder of [directory, workFolder]) await rm(folder, { recursive: true });
  }
  await writeFile(join(out, "SHA256SUMS"), sums.join(""));
} finally {
  await rm(work, { recursive: true, force: true });
}

async function measure(directory: string): Promise<{ readonly all: number; readonly demo: number }> {
  let [all, demo] = [0, 0];
  for (const path of await listFilesSorted(directory)) {
    const { size } = await stat(join(directory, path));
    all += size;
    if (DEMO_MODELS.some((model) => path.startsWith(`${model}/`))) demo += size;
  }
  return { all, demo };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
