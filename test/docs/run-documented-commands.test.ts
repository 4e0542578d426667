import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { IS_THOROUGH } from "../fixtures/effort.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { fencedBlocks, listPages, readStatements } from "./documented-commands.ts";
import { fillShelf } from "./fill-shelf.ts";
import { PAGES } from "./pages-to-run.ts";
import { runInShell, runStatement, type Shell } from "./run-statement.ts";

// The built program: `npm run build` comes before.

const ROOT = resolve(".");
/** They end with 1 or 3 where figures miss a limit or do not suffice, as those of a few notes do. */
const VERDICTS = /\bunname (?:audit|compare|release|evaluate|run)\b/u;
/** Flags left out, which stand in the command before of the same name. */
const LEFT_OUT = " … ";

const pages = await listPages();
const read = await Promise.all(pages.map(async (page) => [page, await readStatements(page)] as const));
const statementsOf = new Map(read.filter(([, statements]) => statements.length > 0));

describe("the table of pages", () => {
  it("has every page with commands, and no other", () => {
    expect(Object.keys(PAGES).sort()).toEqual([...statementsOf.keys()].sort());
  });

  it("has nothing that its page lacks", () => {
    const needless = Object.entries(PAGES).flatMap(([page, { before = {}, skip = {} }]) =>
      [...Object.keys(before), ...Object.keys(skip)]
        .filter((part) => statementsOf.get(page)?.some((statement) => statement.includes(part)) !== true)
        .map((part) => `${page}: ${part}`),
    );
    expect(needless).toEqual([]);
  });
});

it("every command of a page is in a block of shell", async () => {
  const elsewhere = await Promise.all(
    pages.map(async (page) => {
      const blocks = fencedBlocks(await readFile(page, "utf8")).filter(({ language }) => language === "");
      return blocks.flatMap(({ lines }) => lines.filter((line) => /^\s*(?:npx )?unname /u.test(line)));
    }),
  );
  expect(elsewhere.flat()).toEqual([]);
});

describe.skipIf(!IS_THOROUGH)(`the commands of a page, run as they stand there (UNNAME_EFFORT=thorough)`, () => {
  let shelf: string;
  let tutorial: string;
  beforeAll(async () => {
    shelf = await temporaryDirectory();
    tutorial = await temporaryDirectory();
    await fillShelf(shelf);
  });

  it.each(Object.entries(PAGES))("%s", { timeout: 600_000 }, async (page, { setUp, before = {}, skip = {} }) => {
    const folder = page.endsWith("tutorial.md") ? tutorial : await temporaryDirectory();
    const shell = await openFolder(folder, { SHELF: shelf, TUTORIAL: tutorial });
    const prepare = async (line: string) => {
      const { code, output } = await runInShell(line, shell);
      expect(code, `set-up of ${page}: ${line}\n${output}`).toBe(0);
    };
    if (setUp !== undefined) await prepare(setUp);
    const done: string[] = [];
    for (const statement of statementsOf.get(page) ?? []) {
      if (Object.keys(skip).some((part) => statement.includes(part))) continue;
      for (const [part, line] of Object.entries(before)) if (statement.includes(part)) await prepare(line);
      const line = complete(statement, done);
      const { code, output } = await runStatement(line, shell);
      done.push(line);
      const allowed = VERDICTS.test(line) ? [0, 1, 3] : [0];
      expect(allowed, `${page}: ${line}\n${output}`).toContain(code);
    }
  });
});

/** A folder in which `npx unname` and `unname` are this checkout's, as if it were installed there. */
async function openFolder(folder: string, variables: Readonly<Record<string, string>>): Promise<Shell> {
  const bin = join(folder, "node_modules/.bin");
  if (!existsSync(bin)) {
    await mkdir(bin, { recursive: true });
    await symlink(ROOT, join(folder, "node_modules/unname"));
    // Pages about the checkout itself name its folders. What they write must not go there.
    await symlink(join(ROOT, "dist"), join(folder, "dist"));
    await mkdir(join(folder, "models"));
    for (const name of ["notes-nl", "notes-nl-raw", "ner-es"]) await symlink(join(ROOT, "models", name), join(folder, "models", name)); // prettier-ignore
    await writeFile(
      join(bin, "unname"),
      `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, "bin/unname.js")}" "$@"\n`,
    );
    await chmod(join(bin, "unname"), 0o755);
  }
  const { UNNAME_EFFORT: _, VITEST: __, NODE_OPTIONS: ___, ...kept } = process.env;
  const env = { ...kept, ...variables, ROOT, HOME: folder, PATH: `${bin}:${process.env["PATH"]}` } as Record<
    string,
    string
  >;
  return { cwd: folder, env };
}

/** The statement with the flags that `…` stands for; of a flag given twice the last one counts. */
function complete(statement: string, done: readonly string[]): string {
  if (!statement.includes(LEFT_OUT)) return statement;
  const [name = "", rest = ""] = statement.split(LEFT_OUT);
  const full = done.findLast((line) => line.startsWith(`${name} `));
  if (full === undefined) throw new Error(`expected a command before that ${statement} leaves flags of`);
  return `${full} ${rest}`;
}
