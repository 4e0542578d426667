import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { digestNames, readCorpusNames } from "../../../src/audit/names/corpus-names.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("seen.private"));
  await mkdir(at("unseen.private"));
});

const span = (surface: string, label = "PERSON") => ({ document: "d", start: 0, end: surface.length, label, surface });
const put = (path: string, lines: readonly unknown[]) => writeFile(at(path), toJsonLines(lines));

describe("readCorpusNames", () => {
  it("takes persons of spans and all originals of every folder, each once, and says how many came from where", async () => {
    await put("seen.private/spans.jsonl", [span("Jan"), span("Utrecht", "GPE"), span("Jan"), span("Bos", "PATIENT")]);
    await put("seen.private/originals.jsonl", [{ id: "c1", original: " Fatma ", document: "d" }]);
    await put("unseen.private/spans.jsonl", [span("jan"), span("José")]);
    const { surfaces, sources, digest } = await readCorpusNames([at("seen.private"), at("unseen.private")]);
    expect(surfaces).toEqual(["Jan", "Bos", "Fatma", "jan", "José"]);
    expect(sources).toEqual([
      {
        kind: "spans",
        file: "spans.jsonl",
        names: 2,
        sha256: digestNames(["Jan", "Bos"]),
        entities: ["PERSON", "GPE"],
      },
      { kind: "originals", file: "originals.jsonl", names: 1, sha256: digestNames(["Fatma"]) },
      { kind: "spans", file: "spans.jsonl", names: 2, sha256: digestNames(["jan", "José"]), entities: ["PERSON"] },
    ]);
    expect(digest).toBe(digestNames(["jose", "BOS", "Jan", "fatma"]));
    expect(digest).not.toBe(digestNames(["Jan", "Bos", "Fatma"]));
  });

  it("says what to do about a folder with neither file", async () => {
    await put("seen.private/spans.jsonl", [span("Jan")]);
    const attempt = readCorpusNames([at("seen.private"), at("unseen.private")]);
    await expect(attempt).rejects.toMatchObject({
      code: "input-missing",
      message: expect.stringMatching(/unseen\.private: .*unname anonymise/) as string,
    });
  });

  it.each([
    ["spans.jsonl", { original: "Jan" }],
    ["originals.jsonl", span("Jan")],
    ["originals.jsonl", null],
    ["spans.jsonl", "Jan"],
  ])("says the line of %s that is none, but not what it holds", async (file, line) => {
    const good = file === "spans.jsonl" ? span("Jan") : { id: "c", original: "Jan" };
    await put(`seen.private/${file}`, [good, line]);
    const error = await readCorpusNames([at("seen.private")]).catch((caught: unknown) => caught as Error);
    expect(error).toMatchObject({
      code: "input-format",
      message: expect.stringContaining(`${file}, line 2`) as string,
    });
    expect((error as Error).message).not.toContain("Jan");
  });
});
