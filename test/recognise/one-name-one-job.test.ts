import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

import { listFiles } from "../../src/base/files.ts";
import { PACKAGE_ROOT } from "../../src/base/package-root.ts";

const FOLDER = join(PACKAGE_ROOT, "src/recognise");

/** At the beginning of a line, as the formatter puts them. */
const FUNCTION = /^(?:export )?(?:async )?function\*? (\w+)/gmu;

async function namesOfFunctions(path: string): Promise<string[]> {
  const source = await readFile(join(FOLDER, path), "utf8");
  return [...source.matchAll(FUNCTION)].map(([, name = ""]) => name);
}

it("gives each function of recognition a name of its own: two of one name would be two answers to one question", async () => {
  const filesOf = new Map<string, string[]>();
  for (const path of await listFiles(FOLDER, ".ts"))
    for (const name of await namesOfFunctions(path)) filesOf.set(name, [...(filesOf.get(name) ?? []), path]);
  expect(filesOf.size).toBeGreaterThan(500);
  expect([...filesOf].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
