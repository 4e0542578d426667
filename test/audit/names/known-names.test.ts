import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { collectKnownNames } from "../../../src/audit/names/collect-known-names.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("notes.private"));
  const span = { document: "d", start: 0, end: 3, label: "PERSON", surface: "Jan de Boer" };
  await writeFile(at("notes.private/spans.jsonl"), toJsonLines([span]));
  await writeFile(at("originals.jsonl"), toJsonLines([{ id: "c1", original: "Fatma" }]));
});

describe("collectKnownNames", () => {
  it("knows the list, the corpora and the originals, and keeps the list apart", async () => {
    await writeFile(at("people.csv"), "voorletters;tussenvoegsel;achternaam\nJP;van den;Bos\n");
    const known = await collectKnownNames({
      namesFile: at("people.csv"),
      privateDirectories: [at("notes.private")],
      originalFiles: [at("originals.jsonl")],
    });
    expect(known.surfaces).toEqual(["Bos", "Jan de Boer", "Fatma"]);
    expect([...known.parts]).toEqual(["bos", "jan", "boer", "fatma"]);
    expect([...known.listedParts]).toEqual(["bos"]);
    expect(known.sources.map(({ kind, file, names }) => [kind, file, names])).toEqual([
      ["list", "people.csv", 1],
      ["spans", "spans.jsonl", 1],
      ["originals", "originals.jsonl", 1],
    ]);
  });

  it("has the same digest for the same names in another format", async () => {
    await writeFile(at("a.csv"), "voornaam,achternaam\nJan,Jansen\nAns,Bos\n");
    await writeFile(at("b.jsonl"), '"ANS"\n"bos"\n{"surname":"Jansen","given":["Jan"]}\n');
    const [a, b] = await Promise.all(["a.csv", "b.jsonl"].map((file) => collectKnownNames({ namesFile: at(file) })));
    expect(a?.digest).toBe(b?.digest);
    expect(a?.sources[0]?.sha256).toBe(b?.sources[0]?.sha256);
  });

  it("refuses a list of initials, and a file of originals that is not there", async () => {
    await writeFile(at("initials.csv"), "name\nJ.P.\nDr. A.\n");
    await expect(collectKnownNames({ namesFile: at("initials.csv") })).rejects.toMatchObject({ code: "input-empty" });
    const missing = collectKnownNames({ originalFiles: [at("none.jsonl")] });
    await expect(missing).rejects.toMatchObject({
      code: "input-missing",
      message: expect.stringContaining("unname contexts") as string,
    });
  });
});
