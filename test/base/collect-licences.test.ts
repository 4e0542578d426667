import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { collectLicences } from "../../src/base/collect-licences.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

async function makePackage(name: string, json: object, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(await temporaryDirectory(), name);
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", ...json }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

it("names each package once, by name, and gives each text once", async () => {
  const folders = [
    await makePackage("second", { license: "MIT", author: { name: "Someone" } }, { LICENSE: "Do as you like.\n" }),
    await makePackage("first", { license: { type: "ISC" } }, { "LICENCE.md": "Do as you like.", NOTICE: "Noticed." }),
    await makePackage("third", { license: "0BSD" }, {}),
  ];
  const text = await collectLicences([...folders, folders[0] as string], "Of others.");
  expect(text.match(/^\w+ 1\.2\.3$/gm)).toEqual(["first 1.2.3", "second 1.2.3", "third 1.2.3"]);
  expect(text).toContain("first 1.2.3\n  Licence: ISC\n  Text: 1, 2\n");
  expect(text).toContain("second 1.2.3\n  Licence: MIT\n  Author: Someone\n  Text: 1\n");
  expect(text).toContain("third 1.2.3\n  Licence: 0BSD\n  The package holds no text of its licence.\n");
  expect(text.split("Do as you like.")).toHaveLength(2);
});

it("refuses a package that nobody may pass on, as far as it says", async () => {
  await expect(collectLicences([await makePackage("bare", {}, {})], "")).rejects.toThrow(
    "bare 1.2.3: expected a licence",
  );
});
