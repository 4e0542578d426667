import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { beforeAll, describe, expect, it } from "vitest";

import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const BIN = fileURLToPath(new URL("../../bin/unname.js", import.meta.url));
const NOTE = "Dhr. Jan de Vries uit Utrecht, gezien 12-03-2021. Jan slaapt goed. Dochter Sanne de Vries belt morgen.\n";
const ENTITIES = ["--entities", "PERSON,GPE,DATE"];
/** What is marked in it: no recogniser need be loaded. */
const MARKED = [
  ["PERSON", "Jan de Vries", 0],
  ["GPE", "Utrecht", 0],
  ["DATE", "12-03-2021", 0],
  ["PERSON", "Jan", 30],
  ["PERSON", "Sanne de Vries", 0],
] as const;

let folder: string;

const annotations = () => ["--annotations", join(folder, "annotated")];

/** A process of its own, without a key of this one's environment. */
function unname(args: readonly string[], environment: Record<string, string> = {}) {
  const { UNNAME_KEY: _, UNNAME_KEY_FILE: __, ...rest } = process.env;
  const { status, stderr, stdout } = spawnSync(process.execPath, [BIN, ...args], {
    env: { ...rest, ...environment },
    encoding: "utf8",
  });
  return { status, stderr, stdout };
}

async function anonymiseInto(out: string, key: string, ...more: string[]) {
  const target = join(folder, out);
  const surrogate = [
    "--replace",
    "surrogate",
    "--key-file",
    join(folder, key),
    "--surrogate-language",
    "nl",
    ...ENTITIES,
  ];
  execFileSync(process.execPath, [
    BIN,
    "anonymise",
    join(folder, "notes"),
    ...annotations(),
    "--out",
    target,
    ...surrogate,
    ...more,
    "--quiet",
  ]);
  return readFile(join(target, "note.txt"), "utf8");
}

beforeAll(async () => {
  folder = await temporaryDirectory();
  await mkdir(join(folder, "notes"));
  await mkdir(join(folder, "annotated"));
  for (const place of ["notes", "annotated"]) await writeFile(join(folder, place, "note.txt"), NOTE);
  const lines = MARKED.map(([label, surface, from], i) => {
    const start = NOTE.indexOf(surface, from);
    return `T${i + 1}\t${label} ${start} ${start + surface.length}\t${surface}\n`;
  });
  await writeFile(join(folder, "annotated", "note.ann"), lines.join(""));
  for (const name of ["one.key", "two.key"]) unname(["key", "--out", join(folder, name)]);
}, 240_000);

describe("unname anonymise --replace surrogate", () => {
  it(
    "gives two processes with one key the same, another key another, and no name in either",
    { timeout: 240_000 },
    async () => {
      const one = await anonymiseInto("a", "one.key");
      expect(await anonymiseInto("b", "one.key")).toBe(one);
      const other = await anonymiseInto("c", "two.key");
      expect(other).not.toBe(one);
      // Whole words: of the keys, random here, one in a hundred draws a "Janneke".
      for (const text of [one, other]) expect(text).not.toMatch(/\b(?:Jan|Vries|Utrecht|Sanne|2021)\b/);
      expect(one).toMatch(
        /^Dhr\. (\S+) (\S+ \S+) uit \S+, gezien \d\d-\d\d-20\d\d\. \1 slaapt goed\. Dochter \S+ \2 belt morgen\.\n$/u,
      );
      const manifest = await readFile(join(folder, "a", "manifest.json"), "utf8");
      expect(manifest).toMatch(/"keyFingerprint": "[0-9a-f]{16}"/);
      expect(manifest).not.toContain((await readFile(join(folder, "one.key"), "utf8")).trim());
    },
  );

  it(
    "refuses without a key and says how to make one; takes it from the environment",
    { timeout: 240_000 },
    async () => {
      const args = [
        "anonymise",
        join(folder, "notes"),
        ...annotations(),
        "--replace",
        "surrogate",
        "--out",
        join(folder, "d"),
      ];
      const refused = unname(args);
      expect(refused).toMatchObject({ status: 2 });
      expect(refused.stderr).toContain("unname key --out");
      await expect(stat(join(folder, "d"))).rejects.toThrow();
      expect(unname(args, { UNNAME_KEY_FILE: join(folder, "one.key") }).status).toBe(0);
    },
  );

  it("never writes over a key, and refuses one that others may read", { timeout: 240_000 }, async () => {
    const path = join(folder, "two.key");
    const before = await readFile(path, "utf8");
    expect(unname(["key", "--out", path]).status).toBe(2);
    expect(await readFile(path, "utf8")).toBe(before);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const open = join(folder, "open.key");
    await writeFile(open, before);
    await chmod(open, 0o644);
    const refused = unname([
      "anonymise",
      join(folder, "notes"),
      "--replace",
      "surrogate",
      "--key-file",
      open,
      "--out",
      join(folder, "e"),
    ]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("chmod 600");
  });

  it("draws markov surrogates as settled by the key", { timeout: 240_000 }, async () => {
    const one = await anonymiseInto("f", "one.key", "--surrogates", "markov", "--redraw", "1");
    expect(await anonymiseInto("g", "one.key", "--surrogates", "markov", "--redraw", "1")).toBe(one);
    // By chance two draws give the same name: of two keys, which are random here, one shows that they are two.
    const other = await anonymiseInto("h", "two.key", "--surrogates", "markov", "--redraw", "1");
    const draws = [one, other].map((text) => /^Dhr\. (\S+) .*?\. (\S+) slaapt/.exec(text) ?? []);
    expect(draws.some(([, first, second]) => first !== second)).toBe(true);
  });
});
