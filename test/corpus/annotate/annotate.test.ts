import { cp, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { annotate } from "../../../src/corpus/annotate/annotate.ts";
import { anonymise, type AnonymiseOptions } from "../../../src/corpus/anonymise.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** Finds each word of `labels` under its label. */
function words(name: string, labels: Readonly<Record<string, string>>, score = 0.9): Recogniser {
  return {
    name,
    recognise: async (documents) =>
      documents.map(({ text }) =>
        [...text.matchAll(new RegExp(Object.keys(labels).join("|"), "gu"))].map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          label: labels[match[0]] as string,
          score,
          source: `${name}/word`,
        })),
      ),
  };
}

const recogniser = words("fixed", {
  Bos: "PATIENT",
  "Jan\r\nPiet": "PERSON",
  Ede: "CITY",
  AZ: "HOSPITAL",
  "🙂 Kok": "NAME",
});

const FILES: Readonly<Record<string, string>> = {
  "a/crlf.txt": "Mob: Bos\r\nuit Ede\r\nJan\r\nPiet\r\n",
  "bom.txt": "\uFEFFBos\n",
  "emoji.txt": "🙂👩‍👩‍👧 Bos e\u0301 🙂 Kok naar AZ \u0000 אבג Ede\u2028Bos",
  "blank.txt": " \r\n",
  "none.txt": "niets",
  "notes.jsonl":
    '\uFEFF{"id": 1.0, "text" : "Bos \\u0042os \\ud83d\\ude42 Bos", "big": 12345678901234567890}\r\n\r\n{"text":"\\ud800 Bos \\uDC00 Ede\\/Bos\\udfff"}\r\n',
};

async function corpus(files = FILES) {
  const directory = await temporaryDirectory();
  const input = join(directory, "notes");
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(input, path)), { recursive: true });
    await writeFile(join(input, path), content);
  }
  const annotated = join(directory, "annotated");
  const clean = join(directory, "clean");
  const replace = (options: Partial<AnonymiseOptions> = {}) =>
    anonymise({ inputs: [input], outputDirectory: clean, annotations: annotated, ...options });
  return { directory, input, annotated, clean, replace };
}

/** Every file of a folder but its manifest. */
async function contents(directory: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name !== "manifest.json")
      found[path.slice(directory.length + 1)] = (await readFile(path)).toString("latin1");
  }
  return found;
}

describe("annotate", () => {
  it("copies texts byte for byte, beside standoff in code points with the recogniser's labels", async () => {
    const { input, annotated } = await corpus();
    const result = await annotate({ inputs: [input], outputDirectory: annotated, recognisers: [recogniser] });
    for (const path of ["a/crlf.txt", "bom.txt", "emoji.txt", "none.txt"]) {
      expect((await readFile(join(annotated, path))).equals(await readFile(join(input, path))), path).toBe(true);
    }
    const standoff = (path: string) => readFile(join(annotated, path), "utf8");
    expect(await standoff("none.ann")).toBe("");
    expect(await standoff("bom.ann")).toBe(
      "T1\tPATIENT 1 4\tBos\n#1\tAnnotatorNotes T1\tscore=0.9 source=fixed/word\n",
    );
    expect(await standoff("a/crlf.ann")).toContain("T3\tPERSON 19 28\tJan  Piet\n");
    expect(await standoff("notes.jsonl/000001.ann")).toContain("T2\tPATIENT 4 7\tBos\n");
    expect(await readFile(join(annotated, "notes.jsonl/000003.txt"), "utf8")).toBe("\uFFFD Bos \uFFFD Ede/Bos\uFFFD");
    expect(result).toMatchObject({
      files: 6,
      documents: 6,
      spans: { PATIENT: 9, CITY: 3, PERSON: 1, HOSPITAL: 1, NAME: 1 },
    });
  });

  it("keeps the folder for its owner alone, with BRAT's labels and a manifest without names", async () => {
    const { input, annotated } = await corpus();
    await annotate({ inputs: [input], outputDirectory: annotated, recognisers: [recogniser] });
    expect((await stat(annotated)).mode & 0o777).toBe(0o700);
    expect((await stat(join(annotated, "a"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(annotated, "a/crlf.ann"))).mode & 0o777).toBe(0o600);
    const configuration = await readFile(join(annotated, "annotation.conf"), "utf8");
    expect(configuration).toMatch(/^\[entities\]\nCITY\nHOSPITAL\nNAME\nPATIENT\nPERSON\nDATE\n/u);
    const manifest = await readFile(join(annotated, "manifest.json"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({
      stage: "annotate",
      configuration: { recognisers: ["fixed"], entities: null },
    });
    expect(manifest).not.toContain("Bos");
  });

  it("annotates only the entities asked for, under their names", async () => {
    const { input, annotated } = await corpus();
    const result = await annotate({
      inputs: [input],
      outputDirectory: annotated,
      recognisers: [recogniser],
      entities: ["GPE"],
    });
    expect(result.spans).toEqual({ GPE: 3 });
  });

  it("refuses existing output, output inside the input, and two documents for one file", async () => {
    const { input, annotated, directory } = await corpus();
    const run = (options = {}) =>
      annotate({ inputs: [input], outputDirectory: annotated, recognisers: [recogniser], ...options });
    await run();
    await expect(run()).rejects.toMatchObject({ code: "output-exists" });
    await expect(run({ outputDirectory: join(input, "x") })).rejects.toMatchObject({ code: "usage" });
    const twin = join(directory, "twin/notes.jsonl");
    await mkdir(twin, { recursive: true });
    await writeFile(join(twin, "000001.txt"), "Bos");
    const twice = run({ inputs: [input, dirname(twin)], outputDirectory: join(directory, "twice") });
    await expect(twice).rejects.toMatchObject({ code: "usage" });
    expect((await readdir(directory)).sort()).toEqual(["annotated", "notes", "twin"]);
  });
});

describe("anonymise --annotations", () => {
  const unsure = words("unsure", { "Bos\r\nuit": "PERSON", "Ede\r\nJan": "GPE", Bos: "ORG", "naar AZ": "PER" }, 0.3);

  it.each([
    ["one recogniser", [recogniser], {}],
    ["several that disagree", [recogniser, unsure], {}],
    ["other entities", [unsure, recogniser], { entities: ["ORGANISATION", "PERSON"] as const }],
  ])("gives what anonymise gives with the same recognisers, byte for byte: %s", async (_, recognisers, options) => {
    const { input, annotated, clean, directory, replace } = await corpus();
    await annotate({ inputs: [input], outputDirectory: annotated, recognisers });
    const direct = join(directory, "direct");
    const expected = await anonymise({ inputs: [input], outputDirectory: direct, recognisers, ...options });
    expect(await replace(options)).toMatchObject({ spans: expected.spans });
    expect(await contents(clean)).toEqual(await contents(direct));
    const spansOf = (folder: string) => readFile(join(`${folder}.private`, "spans.jsonl"), "utf8");
    expect(await spansOf(clean)).toBe(await spansOf(direct));
  });

  it("does so on the sample notes with rules:nl", async () => {
    const { annotated, clean, directory, replace } = await corpus({});
    const inputs = ["corpora/samples"];
    const recognisers = [await createRecogniser("rules:nl")];
    await annotate({ inputs, outputDirectory: annotated, recognisers });
    const direct = join(directory, "direct");
    const { spans } = await anonymise({ inputs, outputDirectory: direct, recognisers });
    expect(spans["PERSON"]).toBeGreaterThan(50);
    await replace({ inputs });
    expect(await contents(clean)).toEqual(await contents(direct));
  });

  it("changes nothing outside the spans, byte for byte", async () => {
    const { input, annotated, clean, replace } = await corpus();
    await annotate({ inputs: [input], outputDirectory: annotated, recognisers: [recogniser] });
    await replace();
    const expected = (path: string) =>
      (FILES[path] as string).replaceAll(/Bos|Jan\r\nPiet|🙂 Kok/gu, "PERSON").replaceAll("Ede", "GPE");
    for (const path of Object.keys(FILES)) {
      const text = await readFile(join(clean, path), "utf8");
      // The second mention of the first line is spelled with an escape.
      expect(text, path).toBe(expected(path).replace("\\u0042os", "PERSON"));
    }
  });

  it("replaces what a person added, leaves what a person removed, and takes the union with a recogniser", async () => {
    const { input, annotated, clean, replace } = await corpus({ "n.txt": "Bos en Kok uit Ede" });
    await annotate({ inputs: [input], outputDirectory: annotated, recognisers: [recogniser] });
    await writeFile(
      join(annotated, "n.ann"),
      "T9\tPERSON 7 10\tKok\nT2\tPERSN 15 18\tEde\n#1\tAnnotatorNotes T9\tsee Bos\n",
    );
    const { left } = await replace();
    expect(await readFile(join(clean, "n.txt"), "utf8")).toBe("Bos en PERSON uit Ede");
    expect(left).toEqual({ PERSN: 1 });
    await replace({ recognisers: [recogniser], force: true });
    expect(await readFile(join(clean, "n.txt"), "utf8")).toBe("PERSON en PERSON uit GPE");
  });

  describe("refuses, says where, quotes no text and gives no output:", () => {
    let made: Awaited<ReturnType<typeof corpus>>;
    beforeAll(async () => {
      made = await corpus({ "a.txt": "Bos", "z.txt": "Bos uit Ede" });
      await annotate({ inputs: [made.input], outputDirectory: made.annotated, recognisers: [recogniser] });
    });

    it.each([
      ["another text", "z.txt", "Bos uit Edam", "input-format", /z\.txt.*byte 10/u],
      ["a missing text", "z.txt", undefined, "input-missing", /z\.txt/u],
      ["a missing annotation file", "z.ann", undefined, "input-missing", /z\.ann/u],
      ["a malformed line", "z.ann", "T1\tPERSON 0 3\tBos\nT2 GPE 8 11 Ede\n", "input-format", /z\.ann, line 2/u],
      ["a line of no kind", "z.ann", "\nPERSON 0 3 Bos\n", "input-format", /z\.ann, line 2/u],
      ["a span that is not what it says", "z.ann", "T1\tPERSON 1 4\tBos\n", "input-format", /z\.ann, line 1/u],
      ["a span outside the text", "z.ann", "T1\tPERSON 8 12\tEdes\n", "input-format", /z\.ann, line 1/u],
    ])("%s", async (_, path, content, code, message) => {
      const annotations = `${made.annotated}-${Math.random()}`;
      await cp(made.annotated, annotations, { recursive: true });
      await (content === undefined ? rm(join(annotations, path)) : writeFile(join(annotations, path), content));
      const failure = made.replace({ annotations });
      await expect(failure).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
      await expect(failure).rejects.not.toThrow(/Bos|uit|Edam/u);
      expect(await readdir(made.directory)).not.toContain("clean");
    });

    it("a folder that is not there, and output over the annotations", async () => {
      await expect(made.replace({ annotations: `${made.annotated}x` })).rejects.toMatchObject({
        code: "input-missing",
      });
      const over = made.replace({ outputDirectory: made.annotated, force: true });
      await expect(over).rejects.toMatchObject({ code: "usage" });
    });
  });
});
