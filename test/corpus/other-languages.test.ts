import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text as readAll } from "node:stream/consumers";

import { describe, expect, it } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { annotate } from "../../src/corpus/annotate/annotate.ts";
import { anonymise, anonymiseLines, type AnonymiseOptions } from "../../src/corpus/anonymise.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const DUTCH = "Gebeld met de dochter van mevrouw Overdijk, zij komt morgen langs om het ontslag te bespreken.";
const FRENCH =
  "Madame Lefèvre est rentrée à domicile avec son mari, contrôle prévu chez le médecin traitant dans une semaine.";
const NOTES = [DUTCH, FRENCH, `${DUTCH}\n\n${FRENCH}`, DUTCH, "120/80"];
const LINES = NOTES.map((text) => `${JSON.stringify({ text })}\n`).join("");
const HIDDEN = DUTCH.replace("Overdijk", "PERSON");

async function corpus() {
  const directory = await temporaryDirectory();
  const input = join(directory, "notes.jsonl");
  await writeFile(input, LINES);
  const run = (options: Partial<AnonymiseOptions> = {}, out = "clean") =>
    anonymise({ inputs: [input], outputDirectory: join(directory, out), ...options });
  const read = async (out = "clean") => {
    const lines = (await readFile(join(directory, out, "notes.jsonl"), "utf8")).trim().split("\n");
    return lines.map((line) => (JSON.parse(line) as { text: string }).text);
  };
  return { directory, input, run, read };
}

const reject = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as UnnameError,
  );

describe("notes in no supported language", () => {
  it("are refused when all is done, with their count, share and places, and without a word of them", async () => {
    const { directory, run } = await corpus();
    const error = await reject(run());
    expect(error).toBeInstanceOf(UnnameError);
    expect(error?.code).toBe("input-language");
    expect(error?.message).toMatch(
      /2 of 5 notes \(40\.0 %\).*1 fr, 1 nl\+fr.*notes\.jsonl:2 \(fr\), notes\.jsonl:3 \(nl\+fr\)/u,
    );
    expect(error?.message).not.toContain("Lef");
    expect(existsSync(join(directory, "clean"))).toBe(false);
  });

  it.each([
    ["keep", [HIDDEN, FRENCH, `${HIDDEN}\n\n${FRENCH}`, HIDDEN, "120/80"]],
    ["mask-all", [HIDDEN, "OTHER", `${HIDDEN}\n\nOTHER`, HIDDEN, "120/80"]],
  ] as const)("%s: gives the same after a refusal, in pieces, and from the start", async (otherLanguages, expected) => {
    const { directory, run, read } = await corpus();
    await reject(run({ shardBytes: 1 }));
    const resumed = await run({ otherLanguages, shardBytes: 1 });
    expect(resumed.kept).toBeGreaterThan(0);
    expect(await read()).toEqual(expected);
    const result = await run({ otherLanguages }, "fresh");
    expect(await read("fresh")).toEqual(expected);
    expect(result.languages).toEqual({ nl: 2, fr: 1, "nl+fr": 1, unknown: 1 });
    expect(result.otherLanguages).toEqual({ documents: 2, share: 0.4 });
    const manifest = JSON.parse(await readFile(join(directory, "fresh", "manifest.json"), "utf8")) as object;
    expect(manifest).toMatchObject({ configuration: { otherLanguages }, languages: { fr: 1 } });
    const error = await reject(run());
    expect(error?.code).toBe("input-language");
  });

  it("are read as the language that the user names, and the rest in its own", async () => {
    const { run, read } = await corpus();
    await run({ otherLanguages: "treat-as:es" });
    const [first, second, third] = await read();
    expect(first).toBe(HIDDEN);
    expect(second).toContain("PERSON");
    expect(third).toBe(`${HIDDEN}\n\n${second}`);
  });

  it("end a stream before they are written", async () => {
    const filter = (more: object) => {
      const output = new PassThrough();
      const done = anonymiseLines({
        format: "lines",
        input: Readable.from([Buffer.from(`${DUTCH}\n`), Buffer.from(`${FRENCH}\n`)]),
        output,
        workers: 0,
        ...more,
      }).finally(() => output.end());
      return Promise.all([reject(done), readAll(output)]);
    };
    const [error, written] = await filter({});
    expect(error?.code).toBe("input-language");
    expect(written).not.toContain("Lef");
    expect(await filter({ otherLanguages: "mask-all" })).toEqual([undefined, `${HIDDEN}\nOTHER\n`]);
  });

  it("are not annotated by guess", async () => {
    const { directory, input } = await corpus();
    const outputDirectory = join(directory, "annotated");
    const options = { inputs: [input], outputDirectory, recognisers: ["language:auto"] };
    expect((await reject(annotate(options)))?.code).toBe("input-language");
    expect(existsSync(outputDirectory)).toBe(false);
    const { spans, languages } = await annotate({ ...options, otherLanguages: "mask-all" });
    expect(spans["OTHER"]).toBe(2);
    expect(languages).toMatchObject({ fr: 1, "nl+fr": 1 });
  });

  it("are none of --language CODE, which reads every note as one", async () => {
    const { run } = await corpus();
    expect((await run({ recognisers: ["language:nl"] })).languages).toEqual({});
    expect((await reject(run({ recognisers: ["language:nl"], otherLanguages: "keep" }, "other")))?.code).toBe("usage");
  });
});

describe("words of the user", () => {
  it("are always or never replaced, wherever they stand, and only their digests are public", async () => {
    const directory = await temporaryDirectory();
    const input = join(directory, "notes");
    await mkdir(input);
    await writeFile(join(input, "1.txt"), `${DUTCH} Zorgdomein is dr. Overdijks systeem. Poli TANDRA.\n`);
    const [always, never] = [join(directory, "always.txt"), join(directory, "never.txt")];
    await writeFile(always, "tandra\n");
    await writeFile(never, "Overdijk\n");
    const outputDirectory = join(directory, "clean");
    const options = { inputs: [input], outputDirectory, recognisers: ["language:nl"], always, never };
    await anonymise(options);
    const clean = await readFile(join(outputDirectory, "1.txt"), "utf8");
    expect(clean).toContain("mevrouw Overdijk,");
    expect(clean).toContain("Poli PERSON.");
    const manifest = await readFile(join(outputDirectory, "manifest.json"), "utf8");
    expect(manifest).not.toMatch(/tandra|Overdijk/iu);
    expect(JSON.parse(manifest)).toMatchObject({
      configuration: { always: true, never: { sha256: expect.stringMatching(/^\w{64}$/u) } },
    });
    await writeFile(never, "Overdijk\ntandra\n");
    expect((await reject(anonymise(options)))?.code).toBe("usage");
    await writeFile(never, "Zorgdomein\n");
    const again = await anonymise(options);
    expect(again.output).toBe("made");
    expect(await readFile(join(outputDirectory, "1.txt"), "utf8")).toContain("mevrouw PERSON,");
  });
});
