import { readFile } from "node:fs/promises";

import { expect, it } from "vitest";

import { configSchema } from "../../bundle/config-schema.ts";
import { createProgram } from "../../src/cli/program.ts";
import { loadConfig } from "../../src/workflow/config.ts";
import { parseConfig } from "../../src/workflow/parse-config.ts";
import { memoryIo } from "../cli/memory-io.ts";

interface Schema {
  readonly properties: Readonly<
    Record<string, { readonly properties: Readonly<Record<string, { description?: string }>> }>
  >;
}

const program = createProgram(memoryIo());

it("the published schema is that of the commands as they are: npm run docs:reference", async () => {
  const published = JSON.parse(await readFile("docs/unname.config.schema.json", "utf8")) as Schema;
  expect(published).toEqual(JSON.parse(JSON.stringify(configSchema(program))));
  for (const [name, { properties = {} }] of Object.entries(published.properties))
    for (const [key, { description }] of Object.entries(properties)) expect(description, `${name}.${key}`).not.toBe("");
});

it("comments may stand in a configuration file, and places in its errors stay", () => {
  const text = '// settings\n{\n  "audit": { "k": 5 /* five */ }\n}\n';
  expect(parseConfig(text, "file")).toEqual({ audit: { k: 5 } });
  expect(() => parseConfig('{\n  // one\n  "a" 1\n}', "file")).toThrow(/file, line 3: not JSON/);
});

it("workflow and $schema are no commands, and a misspelt one is told", async () => {
  const { writeFile } = await import("node:fs/promises");
  const { temporaryDirectory } = await import("../fixtures/temporary-directory.ts");
  const path = `${await temporaryDirectory()}/c.json`;
  const commands = new Map([["audit", ["k"]]]);
  await writeFile(path, '{ "$schema": "x", "workflow": {}, "audit": { "k": 1 } }');
  expect(await loadConfig(path, commands)).toEqual({ audit: { k: 1 } });
  await writeFile(path, '{ "worflow": {} }');
  await expect(loadConfig(path, commands)).rejects.toThrow(/Did you mean "workflow"/);
});
