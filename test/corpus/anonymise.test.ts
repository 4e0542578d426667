import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

import { anonymise, type AnonymiseOptions } from "../../src/corpus/anonymise.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

/** Finds "Bos" as a person and "Ede" as a place. */
const recogniser: Recogniser = {
  name: "fixed",
  recognise: async (documents) =>
    documents.map(({ text }) =>
      [...text.matchAll(/Bos|Ede/g)].map((match) => ({
        start: match.index,
        end: match.index + 3,
        label: match[0] === "Bos" ? "PERSON" : "GPE",
        score: 0.9,
        source: "fixed/rule",
      })),
    ),
};

async function corpus(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ input: string; out: string; run: (options?: Partial<AnonymiseOptions>) => ReturnType<typeof anonymise> }> {
  const directory = await temporaryDirectory();
  const input = join(directory, "notes");
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(input, path)), { recursive: true });
    await writeFile(join(input, path), content);
  }
  const out = join(directory, "clean");
  const run = (options: Partial<AnonymiseOptions> = {}) =>
    anonymise({ inputs: [input], outputDirectory: out, recognisers: [recogniser], ...options });
  return { input, out, run };
}

describe("anonymise", () => {
  it("writes the same paths with labels, and the spans with names into the private folder alone", async () => {
    const { out, run } = await corpus({
      "a/N1.txt": "Mob:Bos uit Ede\r\n",
      "N2.txt": "niets",
      "N2.ann": "T1\tPERSON 0 1\tn",
    });
    const result = await run();
    expect(await readFile(join(out, "a/N1.txt"), "utf8")).toBe("Mob:PERSON uit GPE\r\n");
    expect(await readFile(join(out, "N2.txt"), "utf8")).toBe("niets");
    expect((await readdir(out, { recursive: true })).sort()).toEqual(["N2.txt", "a", "a/N1.txt", "manifest.json"]);
    expect(result).toMatchObject({ files: 2, documents: 2, spans: { PERSON: 1, GPE: 1 } });

    const lines = (await readFile(`${out}.private/spans.jsonl`, "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      { document: "a/N1.txt", start: 4, end: 7, label: "PERSON", surface: "Bos", source: "fixed/rule", score: 0.9 },
      { document: "a/N1.txt", start: 12, end: 15, label: "GPE", surface: "Ede", source: "fixed/rule", score: 0.9 },
    ]);
    expect((await stat(`${out}.private`)).mode & 0o777).toBe(0o700);
    expect((await stat(`${out}.private/spans.jsonl`)).mode & 0o777).toBe(0o600);
  });

  it("writes a manifest without names or absolute paths", async () => {
    const { out, input, run } = await corpus({ "N1.txt": "Bos" });
    await run();
    const manifest = await readFile(join(out, "manifest.json"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({
      schemaVersion: 1,
      stage: "anonymise",
      configuration: { recognisers: ["fixed"], replace: "label", entities: ["PERSON", "GPE"] },
      counts: { files: 1, documents: 1, PERSON: 1, GPE: 0 },
    });
    expect(manifest).not.toContain("Bos");
    expect(manifest).not.toContain(dirname(input));
    // A digest of what was read is found by guessing the names: these lie in the private folder.
    expect(manifest).not.toMatch(/[0-9a-f]{16}/);
    expect(await readFile(`${out}.private/inputs.jsonl`, "utf8")).toMatch(
      /^\{"path":"N1\.txt","sha256":"[0-9a-f]{64}"\}\n$/,
    );
  });

  it("keeps the other fields of JSON lines, and reads one document a line", async () => {
    const { out, input, run } = await corpus({
      "n.jsonl": '{"id":7,"note":"Bos belt"}\n\n{"id":8,"note":"x"}\n',
      "n.txt": "Bos\n\nuit Ede\r\n",
    });
    await run({ textField: "note" });
    expect(await readFile(join(out, "n.jsonl"), "utf8")).toBe('{"id":7,"note":"PERSON belt"}\n\n{"id":8,"note":"x"}\n');
    await run({ inputs: [join(input, "n.txt")], format: "lines", force: true });
    expect(await readFile(join(out, "n.txt"), "utf8")).toBe("PERSON\n\nuit GPE\r\n");
    expect(await readFile(`${out}.private/spans.jsonl`, "utf8")).toContain('"document":"n.txt:3"');
    expect(existsSync(join(out, "n.jsonl"))).toBe(false);
  });

  it("replaces only the labels asked for", async () => {
    const { out, run } = await corpus({ "N1.txt": "Bos uit Ede" });
    await run({ entities: ["GPE"] });
    expect(await readFile(join(out, "N1.txt"), "utf8")).toBe("Bos uit GPE");
  });

  it("refuses output that is not its own without force", async () => {
    const { out, run } = await corpus({ "N1.txt": "Bos" });
    await mkdir(out);
    await writeFile(join(out, "mine.txt"), "x");
    await expect(run()).rejects.toMatchObject({ code: "output-exists" });
    await expect(run({ force: true })).resolves.toMatchObject({ files: 1 });
    expect((await readdir(out)).sort()).toEqual(["N1.txt", "manifest.json"]);
  });

  it("refuses output inside the input", async () => {
    const { input, run } = await corpus({ "N1.txt": "Bos" });
    await expect(run({ outputDirectory: join(input, "clean") })).rejects.toMatchObject({ code: "usage" });
  });

  it.each([
    ["a missing input", {}, "input-missing"],
    ["a corpus without documents", { "N2.txt": " \n" }, "input-empty"],
    // Valid UTF-8, in which no name is found.
    ["a text in UTF-16", { "N1.txt": new Uint8Array(Buffer.from("Jan Bos belde.\n", "utf16le")) }, "input-encoding"],
    [
      "a table in UTF-16",
      { "N1.csv": new Uint8Array(Buffer.from("text\nJan Bos belde.\n", "utf16le")) },
      "input-encoding",
    ],
    ["a file that is not UTF-8", { "N1.txt": "goed", "N2.txt": new Uint8Array([0x42, 0xe9, 0x0a]) }, "input-encoding"],
    ["a line that is not JSON", { "n.jsonl": '{"text":"x"}\nBos\n' }, "input-format"],
    ["a line without the text field", { "n.jsonl": '{"tekst":"Bos"}\n' }, "input-format"],
  ])("fails on %s, quotes no text and gives no output", async (_, files, code) => {
    const { out, run } = await corpus(files);
    await expect(run()).rejects.toMatchObject({ code, message: expect.not.stringMatching(/Bos/) as string });
    expect(existsSync(out)).toBe(false);
    expect(existsSync(`${out}.private/spans.jsonl`)).toBe(false);
  });
});
