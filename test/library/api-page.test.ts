import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { expect, it } from "vitest";

import { apiExamples, LIBRARY, renderApiPage } from "../../bundle/api-page.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const ROOT = resolve(".");
const EXAMPLES = apiExamples(ROOT);
const isBuilt = existsSync(join(ROOT, "dist", "src", "index.js"));
const reason = isBuilt ? "" : " (skipped: npm run build makes what it imports)";

it("the page has every entry and its functions", () => {
  const page = renderApiPage(ROOT);
  for (const heading of ["## `unname`", "#### runAudit", ...LIBRARY.map((name) => `## \`unname/${name}\``)])
    expect(page, heading).toContain(`${heading}\n`);
});

it("the main functions have an example", () => {
  const names = new Set(EXAMPLES.map(({ name }) => name));
  for (const name of ["anonymise", "evaluate", "fillMask", "rewriteCheckpoint", "createRecogniser"])
    expect(names, name).toContain(name);
});

/** Runs the examples one after another, as modules of one program, each in a folder of its own; prints what each printed. */
const RUNNER = `
const printed = [];
console.log = (...values) => void printed.at(-1).push(values.join(" "));
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  printed.push([]);
  await import(folder + "/example.mjs");
}
process.stdout.write(JSON.stringify(printed));
`;

it.skipIf(!isBuilt)(`the examples print what they say${reason}`, async () => {
  const base = await temporaryDirectory();
  await mkdir(join(base, "node_modules"));
  await symlink(ROOT, join(base, "node_modules", "unname"));
  await writeFile(join(base, "run.mjs"), RUNNER);
  const folders: string[] = [];
  for (const [index, { code }] of EXAMPLES.entries()) {
    const folder = join(base, `${index}`);
    await mkdir(folder);
    await symlink(join(base, "node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "example.mjs"), code);
    folders.push(folder);
  }
  const { stdout, stderr } = spawnSync(process.execPath, ["run.mjs", ...folders], { cwd: base, encoding: "utf8" });
  expect(stderr).toBe("");
  const told = EXAMPLES.map(({ code }) => [...code.matchAll(/\/\/ → (.*)$/gmu)].map(([, line]) => line));
  expect(JSON.parse(stdout)).toEqual(told);
  expect(told.every((lines) => lines.length > 0)).toBe(true);
});

it.skipIf(!isBuilt)(`the examples are TypeScript, too${reason}`, async () => {
  const base = await temporaryDirectory();
  await mkdir(join(base, "node_modules"));
  await symlink(ROOT, join(base, "node_modules", "unname"));
  await writeFile(join(base, "package.json"), '{ "type": "module" }');
  for (const [index, { code }] of EXAMPLES.entries()) await writeFile(join(base, `${index}.ts`), code);
  const files = EXAMPLES.map((_, index) => `${index}.ts`);
  const types = ["--typeRoots", join(ROOT, "node_modules", "@types"), "--types", "node"];
  const compiler = [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "--noEmit", "--strict", ...types];
  const { stdout } = spawnSync(
    process.execPath,
    [...compiler, "--module", "nodenext", "--target", "es2023", ...files],
    {
      cwd: base,
      encoding: "utf8",
    },
  );
  expect(stdout).toBe("");
});
