// A registry of npm packages on this machine alone, made of what node_modules holds: for .ci/offline-install.
//
//   node .ci/serve-mirror.mjs FOLDER PORT_FILE
//
// Serves on 127.0.0.1 until it is ended; writes the port to PORT_FILE when it is ready. Tarballs are packed into FOLDER as they are asked for.
// Of onnxruntime-node the native files of this machine alone are served.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { create } from "tar";

const [folder, portFile] = process.argv.slice(2);
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** Folders of node_modules by name and version. Packages of other platforms are known by what the lock file says, and have no tarball. */
const packages = new Map();
for (const [path, locked] of Object.entries(lock)) {
  const isHere = path !== "" && existsSync(join(path, "package.json"));
  if (!isHere && locked.os === undefined && locked.cpu === undefined) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const { version, os, cpu, libc, integrity } = locked;
  const json = isHere
    ? JSON.parse(readFileSync(join(path, "package.json"), "utf8"))
    : { name, version, os, cpu, libc, dist: { integrity, tarball: "http://127.0.0.1:9/none.tgz" } };
  const versions = packages.get(json.name) ?? new Map();
  packages.set(json.name, versions.set(json.version, { path, json }));
}

const server = createServer((request, response) => {
  answer(decodeURIComponent(new URL(request.url, "http://mirror").pathname)).then(
    ({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  );
});
// npm keeps connections; one that is closed as it is used again would be an error.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => writeFileSync(portFile, String(server.address().port)));

async function answer(path) {
  const tarball = /^\/(.+)\/-\/([^/]+)\.tgz$/.exec(path);
  const name = tarball?.[1] ?? path.slice(1);
  const versions = packages.get(name);
  if (versions === undefined) return { status: 404, type: "application/json", body: "{}" };
  if (tarball !== null) {
    const file = await pack(name, tarball[2], versions.get(tarball[2]).path);
    return { status: 200, type: "application/octet-stream", body: readFileSync(file) };
  }
  const described = {};
  for (const [version, { path: source, json }] of versions) {
    if (json.dist?.tarball !== undefined) {
      described[version] = json;
      continue;
    }
    const integrity = `sha512-${createHash("sha512")
      .update(readFileSync(await pack(name, version, source)))
      .digest("base64")}`;
    const { port } = server.address();
    described[version] = {
      ...json,
      ...(lock[source].hasInstallScript && { hasInstallScript: true }),
      dist: { integrity, tarball: `http://127.0.0.1:${port}/${name}/-/${version}.tgz` },
    };
  }
  const latest = [...versions.keys()].at(-1);
  const body = JSON.stringify({ name, "dist-tags": { latest }, versions: described });
  return { status: 200, type: "application/json", body };
}

async function pack(name, version, source) {
  const file = join(folder, `${name.replace("/", "+")}-${version}.tgz`);
  const native = /\/bin\/napi-v\d+\//;
  const ours = `/${process.platform}/${process.arch}`;
  const isServed = (path) =>
    !/\/node_modules(?:\/|$)/.test(path) &&
    (!native.test(path) || !/\.(?:so|dylib|dll|node)/.test(path) || path.includes(`${ours}/`));
  if (!existsSync(file))
    await create(
      {
        file,
        gzip: { level: 1 },
        cwd: source,
        portable: true,
        prefix: "package",
        filter: (path) => isServed(`/${path}`),
      },
      ["."],
    );
  return file;
}
