import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { readCorpusNames } from "../../../src/audit/names/corpus-names.ts";
import { anonymise, anonymiseAll, type AnonymiseOptions } from "../../../src/corpus/anonymise.ts";
import { readCorpus } from "../../../src/corpus/reading/read-corpus.ts";
import { readStatus } from "../../../src/corpus/run/read-status.ts";
import { runFolderOf } from "../../../src/corpus/run/run-folder.ts";
import { gatherContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let directory: string;
let notes: string[];
const at = (...parts: string[]) => join(directory, ...parts);

async function run(options: Partial<AnonymiseOptions> = {}) {
  notes = [];
  const onNote = (note: string) => void notes.push(note);
  const settings = { inputs: [at("notes")], outputDirectory: at("out"), shardBytes: 2048, onNote };
  return anonymiseAll({ ...settings, recognisers: [`names:${at("names.csv")}`], ...options });
}

const line = (number: number) => `{"id":${number},"text":"Jan Bosveld sprak met zuster ${number} over Anna Mulders"}\n`;
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => line(from + index)).join("");
const text = (path: string) => readFile(at("out", path), "utf8");

beforeEach(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("notes", "small"), { recursive: true });
  await writeFile(at("names.csv"), "name\nJan Bosveld\n");
  await writeFile(at("notes", "large.jsonl"), lines(0, 200));
  for (let index = 0; index < 20; index++)
    await writeFile(at("notes", "small", `${index}.txt`), `Jan Bosveld ${index}`);
});

describe("a run that is done", () => {
  it("is looked through when it is run again, and left as it is", async () => {
    const first = await run();
    expect(first).toMatchObject({ state: "finished", kept: 0, files: 21, documents: 220 });
    expect(first.done).toBeGreaterThan(5);
    const { mtimeMs } = await stat(at("out", "large.jsonl"));
    const again = await run();
    expect(again).toMatchObject({ state: "finished", done: 0, kept: first.done, spans: first.spans, documents: 220 });
    expect((await stat(at("out", "large.jsonl"))).mtimeMs).toBe(mtimeMs);
  });

  it("is as good for files that were only touched", async () => {
    await run();
    await utimes(at("notes", "large.jsonl"), new Date(0), new Date(0));
    expect(await run()).toMatchObject({ done: 0, changed: 0 });
    expect(await run()).toMatchObject({ done: 0, changed: 0 });
  });

  it("is done again where the input was changed, and nowhere else", async () => {
    const { done } = await run();
    await appendFile(at("notes", "large.jsonl"), line(200));
    const second = await run();
    expect(second).toMatchObject({ state: "finished", documents: 221 });
    expect(second.done).toBeLessThanOrEqual(2);
    expect(second.kept).toBeGreaterThanOrEqual(done - 1);
    // Of the same length, with another name in it.
    await writeFile(at("notes", "small", "7.txt"), "Jan Bosvelt 7");
    expect(await run()).toMatchObject({ done: 1, changed: 1 });
    expect(await text("small/7.txt")).toBe("PERSON 7");
    expect(await text("large.jsonl")).toBe(lines(0, 201).replaceAll("Jan Bosveld", "PERSON"));
  });

  it("loses the output of an input that is gone", async () => {
    await run();
    await rm(at("notes", "large.jsonl"));
    await run();
    expect((await readdir(at("out"))).sort()).toEqual(["manifest.json", "small"]);
    expect(await readFile(at("out.private", "spans.jsonl"), "utf8")).not.toContain("large.jsonl");
  });

  it("is done again, and says why, when settings or a list have changed", async () => {
    const { done } = await run();
    expect(await run({ entities: ["GPE"] })).toMatchObject({ done, kept: 0, spans: { GPE: 0 } });
    expect(notes).toEqual(["everything is done again: --entities changed"]);
    expect(await run()).toMatchObject({ done });
    await appendFile(at("names.csv"), "Anna Mulders\n");
    expect(await run()).toMatchObject({ done, kept: 0 });
    expect(notes).toEqual(["everything is done again: a model or list changed"]);
    expect(await text("large.jsonl")).not.toContain("Anna");
  });

  it("is mended where its output was damaged or lost", async () => {
    await run();
    const [whole, small] = [await text("large.jsonl"), await text("small/3.txt")];
    await writeFile(at("out", "large.jsonl"), whole.replace("PERSON", "PERSOM"));
    await rm(at("out", "small", "3.txt"));
    expect(await run()).toMatchObject({ state: "finished", output: "mended" });
    expect([await text("large.jsonl"), await text("small/3.txt")]).toEqual([whole, small]);
    await writeFile(at("out.private", "spans.jsonl"), "");
    expect(await run()).toMatchObject({ output: "mended" });
    expect(await readFile(at("out.private", "spans.jsonl"), "utf8")).toContain("Jan Bosveld");
  });

  it("says whether its output was made, was there, or had to be mended", async () => {
    expect(await run()).toMatchObject({ output: "made" });
    expect(await run()).toMatchObject({ output: "held", done: 0 });
    // Of the same length, and so of the same plan: another input, whose output is another.
    await writeFile(at("notes", "small", "7.txt"), "Jan Bosvelt 7");
    expect(await run()).toMatchObject({ output: "made", done: 1 });
    await rm(at("out"), { recursive: true });
    expect(await run()).toMatchObject({ output: "mended" });
    expect(await run({ entities: ["GPE"] })).toMatchObject({ output: "made" });
  });
});

describe("a run that was killed while it began", () => {
  beforeEach(async () => mkdir(at("out.private")));

  it("is begun anew: what it left of its first record is nobody's", async () => {
    await writeFile(at("out.private", "anonymise.json.0123abcd-999-0123abcd.tmp"), '{"schemaVersion');
    expect(await run()).toMatchObject({ state: "finished", documents: 220 });
    expect((await readdir(at("out.private"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("is not taken for a folder of somebody else's, whose files stay", async () => {
    await writeFile(at("out.private", "anonymise.json.tmp"), "mine");
    await expect(run()).rejects.toMatchObject({ code: "output-exists" });
    expect(await readdir(at("out.private"))).toEqual(["anonymise.json.tmp"]);
  });
});

describe("a file that cannot be done", () => {
  it("stops no other, is named, and is done when it was mended", async () => {
    await appendFile(at("notes", "large.jsonl"), '{"id":1}\n');
    await writeFile(at("notes", "small", "4.txt"), new Uint8Array([0x42, 0xe9, 0x0a]));
    const result = await run();
    expect(result).toMatchObject({ state: "failed", failed: 2, files: 0 });
    const messages = result.failures.map(({ message }) => message).join("\n");
    expect(messages).toMatch(/large\.jsonl, line 201.*"text"/u);
    expect(messages).toMatch(/small\/4\.txt.*not UTF-8/u);
    expect(messages).not.toMatch(/Bosveld/u);
    expect(existsSync(at("out"))).toBe(false);
    const made = await readdir(at("out.unfinished", "small"));
    expect(made).toHaveLength(19);
    expect(await readFile(at("out.unfinished", "small", "5.txt"), "utf8")).toBe("PERSON 5");
    expect(await readStatus(runFolderOf(at("out"), at("out.private")))).toMatchObject({ isFinished: false, left: 0 });
    await expect(anonymise({ inputs: [at("notes")], outputDirectory: at("out"), recognisers: [] })).rejects.toThrow();

    await writeFile(at("notes", "large.jsonl"), lines(0, 200));
    await writeFile(at("notes", "small", "4.txt"), "Jan Bosveld 4");
    const mended = await run();
    expect(mended).toMatchObject({ state: "finished", files: 21 });
    expect(mended.kept).toBeGreaterThan(3);
    expect(await text("small/4.txt")).toBe("PERSON 4");
    expect((await readdir(directory)).sort()).toEqual(["names.csv", "notes", "out", "out.private"]);
  });

  it("leaves output that later stages refuse", async () => {
    await writeFile(at("notes", "small", "4.txt"), new Uint8Array([0xe9]));
    await run();
    for (const folder of ["out", "out.unfinished"]) {
      const read = async () => {
        for await (const _ of readCorpus([at(folder)]));
      };
      await expect(read()).rejects.toMatchObject({ code: "output-unfinished" });
      const gathered = gatherContexts({ corpusDirectory: at(folder), split: "seen", seed: 1 });
      await expect(gathered).rejects.toMatchObject({ code: "output-unfinished" });
    }
    await expect(readCorpusNames([at("out.private")])).rejects.toMatchObject({ code: "output-unfinished" });
  });
});

it("ends within a text when its signal says so, and can be taken up", async () => {
  const controller = new AbortController();
  const onProgress = () => controller.abort();
  await expect(run({ signal: controller.signal, onProgress })).rejects.toMatchObject({ code: "interrupted" });
  expect(existsSync(at("out"))).toBe(false);
  expect(await run()).toMatchObject({ state: "finished", files: 21 });
});
