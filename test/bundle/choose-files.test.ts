import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { chooseFiles, packageOf } from "../../bundle/choose-files.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const PACKAGES: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "dist/main.js": 'import "traced";\nawait import("lazy");\n',
  "dist/lists.js": [
    'import { createRequire } from "node:module";',
    "const load = createRequire(import.meta.url);",
    'load("named/data.json");',
    "export const read = (language) => load(`put-together/${language}.json`);",
  ].join("\n"),
  "node_modules/traced/package.json": '{"type": "module", "main": "index.js"}',
  "node_modules/traced/index.js": 'import "below";\n',
  "node_modules/traced/unused.js": "",
  "node_modules/below/package.json": '{"type": "module", "main": "index.js"}',
  "node_modules/below/index.js": "",
  "node_modules/lazy/package.json": '{"main": "index.js"}',
  "node_modules/lazy/index.js": "",
  "node_modules/named/package.json": "{}",
  "node_modules/named/data.json": "[]",
  "node_modules/named/other.json": "[]",
  "node_modules/put-together/package.json": "{}",
  "node_modules/put-together/nl.json": "[]",
  "node_modules/put-together/index.d.ts": "",
  "node_modules/put-together/README.md": "",
  "node_modules/absent-minded/package.json": "{}",
};

describe("chooseFiles", () => {
  let directory = "";
  beforeEach(async () => {
    directory = await temporaryDirectory();
    for (const [path, text] of Object.entries(PACKAGES)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), text);
    }
  });

  it("takes what is imported, what is required, and the whole of what paths are put together from", async () => {
    const dependencies = ["traced", "lazy", "named", "put-together", "absent-minded"];
    expect(await chooseFiles(directory, dependencies)).toEqual([
      "node_modules/below/index.js",
      "node_modules/below/package.json",
      "node_modules/lazy/index.js",
      "node_modules/lazy/package.json",
      "node_modules/named/data.json",
      "node_modules/named/package.json",
      "node_modules/put-together/nl.json",
      "node_modules/put-together/package.json",
      "node_modules/traced/index.js",
      "node_modules/traced/package.json",
    ]);
  });

  it("refuses to leave out a package that the program names in a way it does not know", async () => {
    await writeFile(join(directory, "dist", "odd.js"), 'const name = "absent-minded"; await import(name);\n');
    await expect(chooseFiles(directory, ["traced", "absent-minded"])).rejects.toThrow("absent-minded");
  });
});

it("knows the package of a path", () => {
  expect(packageOf("node_modules/a/b/c.js")).toBe("node_modules/a");
  expect(packageOf("node_modules/a/node_modules/@b/c/d.js")).toBe("node_modules/a/node_modules/@b/c");
});
