import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { toJsonLines } from "../../../src/base/files.ts";
import { countSets } from "../../../src/probe/contexts/context.ts";
import { gatherContexts, type GatherOptions, writeContexts } from "../../../src/probe/contexts/gather-contexts.ts";
import { readContextsManifest } from "../../../src/probe/contexts/contexts-manifest.ts";
import type { FoundContext } from "../../../src/probe/contexts/find-contexts.ts";
import { selectContexts } from "../../../src/probe/contexts/select-contexts.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const DOCUMENTS = 30;
/** Three words of a note, of which any two notes share one at most: none are nearly the same. */
const WORDS = ["koorts", "hoest", "pijn", "jeuk", "dorst", "kramp"];
const words = (index: number) => [index, index / 6, index + index / 6].map((n) => WORDS[Math.floor(n) % 6]).join(", ");

let corpusDirectory: string;
let privateDirectory: string;
let options: GatherOptions;

/** Thirty notes with two sentences each, one text that all of them hold but for a number. */
beforeEach(async () => {
  corpusDirectory = join(await temporaryDirectory(), "notes");
  privateDirectory = `${corpusDirectory}.private`;
  await mkdir(join(corpusDirectory, "ward"), { recursive: true });
  await mkdir(privateDirectory);
  const spans: object[] = [];
  for (let index = 0; index < DOCUMENTS; index++) {
    const document = `ward/${String(index).padStart(2, "0")}.txt`;
    const name = `Naam${index}`;
    const lines = [
      `Opname: mevrouw PERSON heeft last van ${words(index)}.`,
      `Met vriendelijke groet, PERSON, internist, tst. ${index}`,
    ];
    await writeFile(join(corpusDirectory, document), lines.join("\n"));
    const original = lines.map((line) => line.replace("PERSON", name)).join("\n");
    for (const start of [original.indexOf(name), original.lastIndexOf(name)]) {
      spans.push({
        document,
        start,
        end: start + name.length,
        label: "PERSON",
        surface: name,
        source: "test",
        score: index < 20 ? 1 : 0.5,
      });
    }
  }
  await writeFile(join(privateDirectory, "spans.jsonl"), toJsonLines(spans));
  options = { corpusDirectory, split: "seen", seed: 7 };
});

const setsOf = (contexts: readonly { set: string }[]) => contexts.map(({ set }) => set);

test("few contexts: a tenth for development, the rest for test; nearly the same once, documents in one set", async () => {
  const { contexts, originals, found, nearDuplicates, warnings } = await gatherContexts(options);
  expect(found).toBe(2 * DOCUMENTS);
  // The sign-off stands in the notes of every patient: none is theirs.
  expect(nearDuplicates).toEqual({ within: 0, against: DOCUMENTS });
  expect(countSets(contexts)).toEqual({ development: 3, test: DOCUMENTS - 3, reserve: 0 });
  expect(contexts.map(({ id }) => id)).toEqual(
    contexts.map((_, index) => `seen-${String(index + 1).padStart(6, "0")}`),
  );
  expect(originals.map(({ id }) => id)).toEqual(contexts.map(({ id }) => id));
  const sets = new Map<string, Set<string>>();
  for (const [index, { document, original }] of originals.entries()) {
    expect(`Naam${Number(document.slice(5, 7))}`).toBe(original);
    sets.set(document, (sets.get(document) ?? new Set()).add(contexts[index]?.set ?? ""));
  }
  expect([...sets.values()].every((set) => set.size === 1)).toBe(true);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^27 test contexts of split seen: this number cannot show 0\.1 %.* 2995 .* 0\.5 %.* 598 .*; and 2 %.* 149 /,
    ),
    expect.stringMatching(/^10 contexts stand where .* below 0\.8/),
    expect.stringMatching(/^It is unknown which patient each note belongs to/),
  ]);
});

test("the same seed chooses the same, another seed others", async () => {
  const few = { ...options, sizes: { development: 5, test: 5, reserve: 5 } };
  const first = await gatherContexts(few);
  expect(await gatherContexts(few)).toEqual(first);
  expect((await gatherContexts({ ...few, seed: 8 })).contexts).not.toEqual(first.contexts);
});

test("as many as asked for, sure names first, and a caller who knows leaves out what was no name", async () => {
  const { contexts, originals } = await gatherContexts({ ...options, sizes: { development: 2, test: 9, reserve: 4 } });
  expect(setsOf(contexts)).toEqual([
    ...Array(2).fill("development"),
    ...Array(9).fill("test"),
    ...Array(4).fill("reserve"),
  ]);
  expect(originals.every(({ document }) => Number(document.slice(5, 7)) < 20)).toBe(true);
  const isName = ({ surface }: { surface: string }) => surface.endsWith("1");
  const known = await gatherContexts({ ...options, isName });
  expect(known.originals.length).toBeGreaterThan(0);
  expect(known.originals.every(({ original }) => original.endsWith("1"))).toBe(true);
});

test("test is filled before reserve, a number asked for and not found is told, count caps", async () => {
  const { contexts, warnings } = await gatherContexts({ ...options, sizes: { test: 20, reserve: 20 } });
  expect(countSets(contexts)).toEqual({ development: 3, test: 20, reserve: 7 });
  expect(warnings[0]).toBe("Asked for 20 for reserve, found 7. Give more notes.");
  expect((await gatherContexts({ ...options, count: 4 })).contexts).toHaveLength(4);
});

test("contexts of one document are for tests, and that is said", () => {
  const { contexts, warnings } = selectContexts([contextOf(0, "d"), contextOf(1, "d"), contextOf(2, "d")], {
    split: "unseen",
    seed: 1,
    minimumScore: 0.8,
  });
  expect(setsOf(contexts)).toEqual(["test", "test", "test"]);
  expect(warnings[0]).toMatch(/^No development contexts: the 3 contexts found come from too few documents/);
});

test("by default enough for every limit, and as many again in reserve; what is short is told", () => {
  const select = (count: number, each = 1) =>
    selectContexts(
      Array.from({ length: count }, (_, index) => contextOf(index, `d${Math.floor(index / each)}`)),
      { split: "seen", seed: 1, minimumScore: 0.8 },
    );
  const enough = select(15_000);
  expect(countSets(enough.contexts)).toEqual({ development: 200, test: 7000, reserve: 7000 });
  expect(enough.warnings).toEqual([]);
  expect(select(8800).warnings).toEqual([
    expect.stringMatching(
      /^1600 contexts of split seen in reserve.* can show 0\.5 %.* and 2 %.*, but cannot show 0\.1 %.* 2995 /,
    ),
  ]);
  // Two contexts of each note say less than as many of their own.
  expect(select(3600, 2).warnings[0]).toMatch(
    /^3400 test contexts .* of 1700 patients or documents: .*cannot show 0\.1 %.* 3993 /,
  );
  expect(select(2000).warnings).toEqual([
    expect.stringMatching(/^1800 test contexts of split seen: this number can show .*cannot show 0\.1 %/),
  ]);
});

function contextOf(index: number, document: string): FoundContext {
  return {
    document,
    text: `zin ${index} met <mask>`,
    span: { document, start: 0, end: 3, label: "PERSON", surface: "Jan", score: 1 },
  };
}

test("nothing that is nearly the same as a sentence of a corpus or a contexts file", async () => {
  const other = join(dirname(corpusDirectory), "other");
  await mkdir(other);
  await writeFile(join(other, "a.txt"), `Koud. Opname: Mevrouw PERSON heeft nu last van ${words(3)}!`);
  await writeFile(join(other, "manifest.json"), "{}");
  const file = join(dirname(corpusDirectory), "contexts.jsonl");
  const line = { id: "x", split: "seen", set: "reserve", text: `Opname: mevrouw <mask> heeft last van ${words(4)}.` };
  await writeFile(file, toJsonLines([line]));
  const all = await gatherContexts({ ...options, split: "unseen" });
  expect(all.warnings.at(-1)).toMatch(/^It was not checked whether.*--against/);
  const { originals, nearDuplicates, warnings } = await gatherContexts({
    ...options,
    split: "unseen",
    against: [other, file],
  });
  expect(nearDuplicates).toEqual({ within: DOCUMENTS - 1, against: 2 });
  expect(originals).toHaveLength(all.originals.length - 2);
  expect(warnings.some((warning) => warning.includes("against"))).toBe(false);
  await expect(gatherContexts({ ...options, against: [corpusDirectory] })).rejects.toThrow(
    /all of 60 sentences are nearly the same as one of another patient.s notes, /,
  );
  await expect(gatherContexts({ ...options, against: ["nowhere"] })).rejects.toMatchObject({ code: "input-missing" });
});

test("contexts of either split are such as no other patient's training note has", async () => {
  // Of the same patient notes may repeat themselves: a seen sentence is held against those of others, as an unseen one is against all.
  const twice = `Opname: mevrouw PERSON heeft last van ${words(3)}.`;
  const patients = join(dirname(corpusDirectory), "patients.jsonl");
  const ofTwo = (index: number) => `p${Math.floor(index / 2)}`;
  const documents = Array.from({ length: DOCUMENTS }, (_, index) => `ward/${String(index).padStart(2, "0")}.txt`);
  const list = (idOf: (index: number) => string) =>
    toJsonLines([...new Set(documents.map((_, index) => idOf(index)))].map((id) => ({ id, documents: documents.filter((_, index) => idOf(index) === id) }))); // prettier-ignore
  await writeFile(join(corpusDirectory, "ward/02.txt"), `${await readFile(join(corpusDirectory, "ward/02.txt"), "utf8")}\n${twice}`); // prettier-ignore
  await writeFile(patients, list(ofTwo));
  const own = await gatherContexts({ ...options, patientsFile: patients });
  expect(own.contexts.some(({ text }) => text.includes(words(3)))).toBe(true);
  expect(own.nearDuplicates).toEqual({ within: 0, against: DOCUMENTS });
  await writeFile(
    patients,
    list((index) => `p${index}`),
  );
  const other = await gatherContexts({ ...options, patientsFile: patients });
  expect(other.contexts.some(({ text }) => text.includes(words(3)))).toBe(false);
});

test("of a patient as many as allowed, all in one set; which patient stands beside the original, how many in the manifest", async () => {
  const patients = join(dirname(corpusDirectory), "patients.jsonl");
  const documents = Array.from({ length: DOCUMENTS }, (_, index) => `ward/${String(index).padStart(2, "0")}.txt`);
  const of = (from: number, to: number, id: string) => ({ id, documents: documents.slice(from, to) });
  await writeFile(patients, toJsonLines([of(0, 15, "a"), of(15, 20, "b"), of(20, 22, "c")]));
  const { contexts, originals, overMost, warnings, source } = await gatherContexts({ ...options, patientsFile: patients, mostPerPatient: 4, sizes: { development: 0 } }); // prettier-ignore
  const counts = new Map<string, number>();
  const sets = new Map<string, Set<string>>();
  for (const [index, { patient = "" }] of originals.entries()) {
    counts.set(patient, (counts.get(patient) ?? 0) + 1);
    sets.set(patient, (sets.get(patient) ?? new Set()).add(contexts[index]?.set ?? ""));
  }
  expect(Object.fromEntries(counts)).toEqual({ a: 4, b: 4, c: 2 });
  expect([...sets.values()].every((set) => set.size === 1)).toBe(true);
  expect(overMost).toBe(11 + 1);
  expect(source.units).toEqual({ of: "patient", most: 4 });
  expect(warnings).toContain("16 sentences were left out: it is unknown which patient they belong to.");
  const path = join(await temporaryDirectory(), "seen.jsonl");
  await writeContexts(await gatherContexts({ ...options, mostPerPatient: 1 }), { path, privateDirectory });
  expect(await readContextsManifest(path)).toMatchObject({ units: { of: "document", most: 1 } });
});

test("planted sentences are none", async () => {
  const canariesFile = join(dirname(corpusDirectory), "canaries.json");
  const canary = (id: string, kind: string, text: string, secret: string, repetitions: number) => ({ id, person: "K", kind, text, secret, repetitions }); // prettier-ignore
  const canaries = [
    canary("1", "name", `Opname: mevrouw <mask> heeft last van ${words(3)}.`, "Naam3", 1),
    canary("2", "phrase", `Opname: mevrouw Naam3 heeft last van <mask>.`, words(4), 1),
    canary("3", "name", `Opname: mevrouw <mask> heeft last van ${words(5)}.`, "Iemand", 0),
  ];
  await writeFile(canariesFile, JSON.stringify({ candidates: {}, canaries }));
  const { contexts } = await gatherContexts({ ...options, canariesFile });
  const has = (index: number) => contexts.some(({ text }) => text.includes(words(index)));
  expect([3, 4, 5].map(has)).toEqual([false, false, true]);
});

test("a folder of raw text to hold contexts against is doubted", async () => {
  const raw = join(dirname(corpusDirectory), "raw");
  await mkdir(raw);
  await writeFile(join(raw, "a.txt"), "Mw. Jansen belt.");
  expect((await gatherContexts({ ...options, against: [raw] })).warnings.at(-1)).toMatch(/did not write this folder/);
});

test("no sentence that fits, no spans file, a broken spans file", async () => {
  await writeFile(join(privateDirectory, "spans.jsonl"), "");
  await expect(gatherContexts(options)).rejects.toMatchObject({ code: "input-empty" });
  await writeFile(join(privateDirectory, "spans.jsonl"), '\n{"document":"x"}\n');
  await expect(gatherContexts(options)).rejects.toThrow(/spans\.jsonl, line 2: expected/);
  await expect(gatherContexts({ ...options, privateDirectory: corpusDirectory })).rejects.toMatchObject({
    code: "input-missing",
  });
});

test("writes contexts, manifest and originals for their owner alone, the first without a name or a document", async () => {
  const path = join(await temporaryDirectory(), "seen.jsonl");
  const hidden = join(await temporaryDirectory(), "hidden");
  const gathered = await gatherContexts(options);
  const originals = await writeContexts(gathered, { path, privateDirectory: hidden });
  expect(await readFile(path, "utf8")).not.toMatch(/Naam|ward/);
  expect(Object.keys(JSON.parse((await readFile(originals, "utf8")).split("\n")[0] ?? "") as object)).toEqual([
    "id",
    "original",
    "document",
  ]);
  const modes = [path, path.replace(/jsonl$/, "manifest.json"), originals, hidden].map(
    async (file) => (await stat(file)).mode,
  );
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o700]);
  expect(await readContextsManifest(path)).toMatchObject({ originals, isCurrent: true });
  await expect(writeContexts(gathered, { path, privateDirectory: hidden })).rejects.toMatchObject({
    code: "output-exists",
  });
});
