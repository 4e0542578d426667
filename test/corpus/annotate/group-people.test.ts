import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { annotate } from "../../../src/corpus/annotate/annotate.ts";
import { anonymise, type AnonymiseOptions } from "../../../src/corpus/anonymise.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** Finds what stands behind "Naam: ". */
const recogniser: Recogniser = {
  name: "fixed",
  language: "nl",
  recognise: async (documents) =>
    documents.map(({ text }) =>
      [...text.matchAll(/(?<=Naam: )[^.\n]+/g)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        label: "PERSON",
        score: 0.95,
        source: "rules:nl/field",
      })),
    ),
};

async function corpus(files: Readonly<Record<string, string>>) {
  const directory = await temporaryDirectory();
  const input = join(directory, "notes");
  await mkdir(input);
  for (const [path, content] of Object.entries(files)) await writeFile(join(input, path), content);
  const out = join(directory, "out");
  const run = (options: Partial<AnonymiseOptions> = {}) =>
    anonymise({ inputs: [input], outputDirectory: out, recognisers: [recogniser], groupField: "patient", ...options });
  return { input, out, run };
}

const lines = (...records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join("");

describe("--group-field", () => {
  it("is refused once where files have no fields, before anything is written", async () => {
    const { out, run } = await corpus({
      "a.txt": "Naam: Karel",
      "b.txt": "sliep",
      "c.jsonl": lines({ patient: 7, text: "x" }),
    });
    const message = expect.stringContaining("2 of 3 files are text") as string;
    await expect(run()).rejects.toMatchObject({ code: "usage", message });
    expect(existsSync(out) || existsSync(`${out}.private`)).toBe(false);
  });

  it("finds who is named in one note in all notes of the same patient, of all files, and in no other's", async () => {
    const { out, run } = await corpus({
      "a.jsonl": lines(
        { patient: 7, text: "zwartjens sliep goed" },
        { patient: "8", text: "Gesproken met Zwartjens" },
        { patient: "7", text: "Naam: Karel Zwartjens. Zwartjens eet" },
      ),
      "b.jsonl": lines({ patient: "7", text: "Karel belde" }),
    });
    await run();
    const texts = async (file: string) =>
      (await readFile(join(out, file), "utf8"))
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { text: string }).text);
    expect(await texts("a.jsonl")).toEqual([
      "PERSON sliep goed",
      "Gesproken met Zwartjens",
      "Naam: PERSON. PERSON eet",
    ]);
    expect(await texts("b.jsonl")).toEqual(["PERSON belde"]);
    const spans = (await readFile(`${out}.private/spans.jsonl`, "utf8")).trim().split("\n");
    expect(spans.map((line) => (JSON.parse(line) as { source: string }).source)).toEqual([
      "group",
      "rules:nl/field",
      "group",
      "group",
    ]);
    const manifest = JSON.parse(await readFile(join(out, "manifest.json"), "utf8")) as object;
    expect(manifest).toMatchObject({ configuration: { groupField: "patient" } });
  });

  it("annotates them too", async () => {
    const { input, out } = await corpus({
      "a.jsonl": lines({ patient: 1, text: "zwartjens at" }, { patient: 1, text: "Naam: Zwartjens" }),
    });
    const result = await annotate({
      inputs: [input],
      outputDirectory: out,
      recognisers: [recogniser],
      groupField: "patient",
    });
    expect(result.spans).toEqual({ PERSON: 2 });
  });

  it.each([
    ["is missing", { text: "x" }],
    ["is empty", { patient: "", text: "x" }],
    ["is nested", { patient: { id: 1 }, text: "x" }],
    ["is inherited", { text: "x", other: 1 }],
  ])("names file and line where the field %s", async (_, record) => {
    const { run, out } = await corpus({ "a.jsonl": lines({ patient: 1, text: "x" }, record) });
    await expect(run()).rejects.toMatchObject({
      code: "input-format",
      message: expect.stringMatching(/a\.jsonl, line 2.*patient/) as string,
    });
    await expect(readFile(join(out, "manifest.json"))).rejects.toThrow();
  });

  it("refuses it for text", async () => {
    const { run } = await corpus({ "a.txt": "Naam: Zwartjens" });
    await expect(run()).rejects.toMatchObject({ code: "usage" });
    await expect(run({ format: "lines" })).rejects.toMatchObject({ code: "usage" });
  });
});
