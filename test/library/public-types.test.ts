import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { expect, it } from "vitest";

import { LIBRARY } from "../../bundle/api-page.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const ROOT = resolve("dist/src");
/** Shown with the skipped tests. */
const isBuilt = existsSync(join(ROOT, "index.d.ts"));
const reason = isBuilt ? "" : " (skipped: npm run build makes the declarations)";

interface Declarations {
  /** By local name: file and name of what is imported or exported again. */
  readonly from: ReadonlyMap<string, readonly [file: string, name: string]>;
  /** By name: what stands behind it. */
  readonly own: ReadonlyMap<string, { readonly isType: boolean; readonly body: string }>;
}

const read = new Map<string, Declarations>();

/** The declarations of a file as the compiler writes them, one after another at the left margin. */
function declarationsOf(file: string): Declarations {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
  const from = new Map<string, readonly [string, string]>();
  for (const [, names = "", path = ""] of text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from "(\.[^"]+)"/g)) {
    const target = resolve(dirname(file), path.replace(/\.[jt]s$/, ".d.ts"));
    for (const name of names.split(",").map((one) => one.trim().replace(/^type /, ""))) {
      const [there = "", here = there] = name.split(" as ");
      if (there !== "") from.set(here, [target, there]);
    }
  }
  const own = new Map<string, { isType: boolean; body: string }>();
  const declaration =
    /^(?:export )?(?:declare )?(interface|type|function|const|class|enum) (\w+)([^]*?)(?=^(?:export|declare|interface|type|import|function)\b|$(?![^]))/gm;
  for (const [, kind = "", name = "", body = ""] of text.matchAll(declaration)) {
    const before = own.get(name)?.body ?? "";
    own.set(name, { isType: kind !== "function" && kind !== "const", body: before + body });
  }
  const declarations = { from, own };
  read.set(file, declarations);
  return declarations;
}

/** Where a name is declared, `file name`; undefined for what the language or a package has. */
function origin(file: string, name: string): string | undefined {
  const { own, from } = declarationsOf(file);
  if (own.has(name)) return `${file} ${name}`;
  const next = from.get(name);
  return next === undefined ? undefined : origin(...next);
}

it.skipIf(!isBuilt)(`every type in a public signature is exported${reason}`, () => {
  const entries = [join(ROOT, "index.d.ts"), ...LIBRARY.map((name) => join(ROOT, "library", `${name}.d.ts`))];
  const exported = new Set(
    entries.flatMap((entry) => [...declarationsOf(entry).from.values()].map(([file, name]) => origin(file, name))),
  );
  const missing = new Set<string>();
  for (const place of exported) {
    const [file = "", name = ""] = place?.split(" ") ?? [];
    const body =
      declarationsOf(file)
        .own.get(name)
        ?.body.replace(/"[^"]*"/g, "") ?? "";
    for (const [used] of body.matchAll(/(?<![.\w"'])[A-Z]\w+\b(?!\s*\??:)/g)) {
      const found = origin(file, used);
      const [there = "", type = ""] = found?.split(" ") ?? [];
      if (found !== undefined && !exported.has(found) && declarationsOf(there).own.get(type)?.isType)
        missing.add(`${type} of ${there.slice(ROOT.length + 1)}, which ${name} names`);
    }
  }
  expect(exported.size).toBeGreaterThan(100);
  expect([...missing]).toEqual([]);
});

it.skipIf(!isBuilt)(
  `a consumer without DOM compiles, its libraries' declarations checked${reason}`,
  async () => {
    const folder = await temporaryDirectory();
    await mkdir(join(folder, "node_modules"));
    await symlink(resolve("."), join(folder, "node_modules/unname"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    const compilerOptions = {
      lib: ["es2022"],
      target: "es2022",
      module: "nodenext",
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    await writeFile(
      join(folder, "main.ts"),
      `import { anonymise, type AnonymiseResult, type RewriteReport, rewriteCheckpoint } from "unname";
import { wilson } from "unname/statistics";
export const zero: number = wilson(1, 10).low;
export const one: Promise<AnonymiseResult> = anonymise({ inputs: ["notes"], outputDirectory: "out", recognisers: ["rules:nl"] });
export const two: Promise<RewriteReport> = rewriteCheckpoint({ modelDirectory: "a", decisionsPath: "b", outputDirectory: "c" });
// @ts-expect-error -- a type that were any would let this pass
export const three: number = rewriteCheckpoint({ modelDirectory: "a", decisionsPath: "b", outputDirectory: "c" });
`,
    );
    const { stdout } = spawnSync(resolve("node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
    expect(stdout).toBe("");
  },
  120_000,
);

it("src/library has the entries that the page of the library lists", async () => {
  expect((await readdir("src/library")).sort()).toEqual(LIBRARY.map((name) => `${name}.ts`).sort());
});

it("no name is exported twice", () => {
  const entries = ["index", ...LIBRARY.map((name) => `library/${name}`)];
  const names = entries.flatMap((entry) =>
    [...readFileSync(`src/${entry}.ts`, "utf8").matchAll(/\{([^}]*)\}/gu)].flatMap(([, list = ""]) =>
      list
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /u, "")
            .replace(/^.* as /u, ""),
        )
        .filter((name) => name !== ""),
    ),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
