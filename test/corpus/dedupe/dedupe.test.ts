import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { readJsonLines } from "../../../src/base/files.ts";
import { readCorpusNames } from "../../../src/audit/names/corpus-names.ts";
import { anonymise, type AnonymiseOptions } from "../../../src/corpus/anonymise.ts";
import { dedupe, type DedupeOptions } from "../../../src/corpus/dedupe/dedupe.ts";
import type { Repeat } from "../../../src/corpus/dedupe/write-repeats.ts";
import { placeSpans } from "../../../src/corpus/place-spans.ts";
import { readCorpus } from "../../../src/corpus/reading/read-corpus.ts";
import { readingOfCorpus } from "../../../src/corpus/reading/reading-of-corpus.ts";
import { cutUnits } from "../../../src/dedupe/cut-units.ts";
import { leaveOut } from "../../../src/dedupe/leave-out.ts";
import { gatherContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { findUnlabelled } from "../../../src/probe/contexts/read-against.ts";
import { readSpans } from "../../../src/probe/contexts/read-spans.ts";
import { writeRepeatedNotes } from "../../fixtures/repeated-notes.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
const at = (...parts: string[]) => join(directory, ...parts);
const text = (...path: string[]) => readFile(at(...path), "utf8");
const run = (options: Partial<DedupeOptions> = {}) =>
  dedupe({ inputs: [at("notes")], outputDirectory: at("once"), shardBytes: 4096, ...options });
const replace = (options: Partial<AnonymiseOptions> = {}) =>
  anonymise({
    inputs: [at("notes")],
    outputDirectory: at("anon"),
    shardBytes: 4096,
    recognisers: [`names:${at("names.csv")}`],
    ...options,
  });

async function documentsOf(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const { documents } of readCorpus([folder])) for (const { id, text: own } of documents) texts.set(id, own);
  return texts;
}

beforeEach(async () => {
  directory = await temporaryDirectory();
});

describe("dedupe", () => {
  it("leaves each sentence once over all formats, in the order of the input, and of each text what the reference does", async () => {
    await writeRepeatedNotes(directory);
    const { units, documents } = await run({ threshold: 1 });
    const before = await documentsOf(at("notes"));
    expect(documents).toBe(before.size);
    const seen = new Set<string>();
    const wordsOf = (sentence: string) => sentence.toLowerCase().replace(/[.,:]/gu, "").replace(/\s+/gu, " ");
    const after = await documentsOf(at("once"));
    let left = 0;
    for (const [id, whole] of before) {
      const stretches = cutUnits(whole, "sentence");
      const goes = stretches.map(({ start, end }) => {
        const words = wordsOf(whole.slice(start, end));
        if (seen.has(words)) return true;
        seen.add(words);
        return false;
      });
      left += goes.filter(Boolean).length;
      let [expected, from] = ["", 0];
      for (const { start, end } of leaveOut(whole, stretches, (index) => goes[index] as boolean)) {
        expected += whole.slice(from, start);
        from = end;
      }
      expect(after.get(id) ?? "", id).toBe(expected + whole.slice(from));
    }
    expect(units).toEqual({ kept: seen.size, template: 0, equal: left, near: 0 });
  });

  it("takes sentences for the same that are nearly so, and keeps as many as it is told", async () => {
    await mkdir(at("notes"));
    const long = (who: string) =>
      `Vandaag is de patiënt samen met ${who} gezien op de polikliniek voor de halfjaarlijkse controle van het bloed en de urine.`;
    await writeFile(at("notes", "1.txt"), `${long("dochter")}\nKort.`);
    await writeFile(at("notes", "2.txt"), `${long("zoon")}\nKORT`);
    await writeFile(at("notes", "3.txt"), `- kort\n${long("dochter")}\nEind.\n`);
    expect((await run()).units).toEqual({ kept: 3, template: 0, equal: 3, near: 1 });
    expect([await text("once", "1.txt"), await text("once", "2.txt"), await text("once", "3.txt")]).toEqual([
      `${long("dochter")}\nKort.`,
      "",
      "Eind.\n",
    ]);
    const twice = { outputDirectory: at("twice"), keep: 2 };
    expect((await run(twice)).units).toEqual({ kept: 5, template: 0, equal: 2, near: 0 });
    const passages = { outputDirectory: at("passages"), by: "passage" as const };
    expect((await run(passages)).units).toMatchObject({ kept: 2, near: 1 });
  });

  it("keeps templates wherever they are", async () => {
    await mkdir(at("notes"));
    await writeFile(at("forms.txt"), "Anamnese:\nGeen bijzonderheden.\n");
    for (const name of ["1.txt", "2.txt"]) await writeFile(at("notes", name), "Anamnese\nKoorts.\ngeen bijzonderheden");
    expect((await run({ keepTemplates: at("forms.txt") })).units).toEqual({ kept: 1, template: 4, equal: 1, near: 0 });
    expect(await text("once", "2.txt")).toBe("Anamnese\ngeen bijzonderheden");
    await writeFile(at("forms.txt"), "\n");
    await expect(run({ keepTemplates: at("forms.txt"), outputDirectory: at("none") })).rejects.toMatchObject({
      code: "input-empty",
    });
  });

  it("reports what is repeated most, and how many documents and patients hold it", async () => {
    await mkdir(at("notes"));
    const notes = ["Geen klachten. Geen klachten. Hoest.", "Geen klachten!", "Hoest. Rust."];
    await writeFile(
      at("notes", "a.jsonl"),
      notes.map((own, id) => `${JSON.stringify({ id, patient: id % 2, text: own })}\n`).join(""),
    );
    const result = await run({ groupField: "patient" });
    expect(result).toMatchObject({ repeated: 2, most: { occurrences: 3, documents: 2, patients: 2 }, hasSpans: false });
    const repeats = await readJsonLines<Repeat>(
      at("once.private", "repeats.jsonl"),
      "report",
      (value) => value as Repeat,
    );
    expect(repeats).toEqual([
      { text: "Geen klachten.", occurrences: 3, documents: 2, patients: 2 },
      { text: "Hoest.", occurrences: 2, documents: 2, patients: 1 },
    ]);
    expect(await text("once", "a.jsonl")).toBe(
      '{"id":0,"patient":0,"text":"Geen klachten. Hoest."}\n{"id":1,"patient":1,"text":""}\n{"id":2,"patient":0,"text":"Rust."}\n',
    );
    expect(await text("once", "manifest.json")).not.toContain("klachten");
    // Without spans nothing is known of names: a file without a line would say that there are none.
    expect(existsSync(at("once.private", "spans.jsonl"))).toBe(false);
    await expect(gatherContexts({ corpusDirectory: at("once"), split: "seen", seed: 1 })).rejects.toMatchObject({
      code: "input-missing",
    });
    expect(await findUnlabelled([at("once")])).toEqual([at("once")]);
  });

  it("takes the annotations of BRAT out with their text", async () => {
    await mkdir(at("notes"));
    for (const name of ["1", "2"]) {
      await writeFile(at("notes", `${name}.txt`), `Jan heeft koorts.\nBezoek ${name} van Anna.\n`);
      await writeFile(
        at("notes", `${name}.ann`),
        `T1\tPERSON 0 3\tJan\nA1\tSure T1\nT2\tPERSON 31 35\tAnna\nR1\tKnows Arg1:T1 Arg2:T2\nA2\tSure T2\nA3\tOdd R1\n`.replaceAll(
          "31 35",
          "31 35",
        ),
      );
    }
    const whole = await text("notes", "2.txt");
    expect(whole.slice(31, 35)).toBe("Anna");
    await run({ format: "brat" });
    expect(await text("once", "2.txt")).toBe("Bezoek 2 van Anna.\n");
    expect(await text("once", "2.ann")).toBe("T2\tPERSON 13 17\tAnna\nA2\tSure T2\n");
    expect(await text("once", "1.ann")).toBe(await text("notes", "1.ann"));
  });

  it("is done again where the input was changed, and nothing is put in its place while a file cannot be read", async () => {
    await writeRepeatedNotes(directory);
    const first = await run();
    expect(await run()).toMatchObject({ done: 0, kept: first.done, units: first.units, output: "held" });
    const small = at("notes", "small", "3.txt");
    await writeFile(small, Buffer.from([0xff, 0xfe, 0x41]));
    await expect(run()).rejects.toMatchObject({ code: "input-encoding" });
    await writeFile(small, "Iets nieuws.");
    await appendFile(at("notes", "large.jsonl"), '{"text":"Iets nieuws. Nog iets."}\n');
    const again = await run();
    expect(again).toMatchObject({ output: "made" });
    expect(await text("once", "small", "3.txt")).toBe("");
    expect(await text("once", "large.jsonl")).toMatch(/"Iets nieuws. Nog iets."\}\n$/u);
  });

  it.each([
    [{ keep: 0 }, "usage"],
    [{ keep: 256 }, "usage"],
    [{ threshold: 0.4 }, "usage"],
    [{ keepTemplates: "none.txt" }, "input-missing"],
    [{ spans: ["none.jsonl"] }, "input-missing"],
  ] as const)("refuses %o", async (options, code) => {
    await writeRepeatedNotes(directory);
    await expect(run({ ...options })).rejects.toMatchObject({ code });
    expect(existsSync(at("once"))).toBe(false);
  });
});

describe("anonymise with dedupe", () => {
  it("gives notes of which contexts can be made, with every span where its label is", async () => {
    await writeRepeatedNotes(directory);
    const { repeats, spans } = await replace({ dedupe: {} });
    expect(repeats?.units["equal"]).toBeGreaterThan(500);
    const placed = await readSpans(at("anon.private", "spans.jsonl"));
    const texts = await documentsOf(at("anon"));
    const labels = [...texts.values()].join("\n").match(/\bPERSON\b/gu)?.length ?? 0;
    expect(labels).toBeGreaterThan(1);
    let count = 0;
    for (const [id, own] of placed) count += placeSpans(id, texts.get(id) ?? "", own).length;
    expect(count).toBe(labels);
    const leftOut = (await text("anon.private", "left-out-spans.jsonl")).trim().split("\n");
    expect(count + leftOut.length).toBe(spans["PERSON"]);
    // What was replaced in text that is gone is known still.
    const all = await readCorpusNames([at("anon.before-dedupe.private")]);
    expect(new Set((await readCorpusNames([at("anon.private")])).surfaces)).toEqual(new Set(all.surfaces));
    const { contexts } = await gatherContexts({ corpusDirectory: at("anon"), split: "unseen", seed: 1, against: [] });
    expect(contexts.map((context) => context.text)).toContain(
      "<mask> belde vanmorgen over de uitslag van het bloedonderzoek van vorige week.",
    );
    expect((await readingOfCorpus(at("anon"))).anonymised).toMatchObject({ replace: "label" });
    expect(await findUnlabelled([at("anon")])).toEqual([]);
    expect(await replace({ dedupe: {} })).toMatchObject({ done: 0, output: "held" });
  });

  it("knows the names, but not their places, where they were not replaced by labels", async () => {
    await writeRepeatedNotes(directory);
    const { spans } = await replace({ dedupe: {}, replace: { mode: "mask" } });
    expect(await text("anon.private", "spans.jsonl")).toBe("");
    expect((await text("anon.private", "left-out-spans.jsonl")).trim().split("\n")).toHaveLength(spans["PERSON"] ?? 0);
  });

  it("refuses what it could not do, before anything is done", async () => {
    await writeRepeatedNotes(directory);
    await expect(replace({ dedupe: {}, share: { index: 0, of: 2 } })).rejects.toMatchObject({ code: "usage" });
    await mkdir(at("anon"));
    await writeFile(at("anon", "mine.txt"), "mine");
    await expect(replace({ dedupe: {} })).rejects.toMatchObject({ code: "output-exists" });
    expect(existsSync(at("anon.before-dedupe"))).toBe(false);
  });
});
