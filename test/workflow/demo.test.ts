import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { corpusDigest } from "../../corpora/digest.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import { judgeTests, overallVerdict } from "../../src/audit/judge-tests.ts";
import { nameParts } from "../../src/audit/names/name-parts.ts";
import { readKnownNames } from "../../src/recognise/known-names/read-names.ts";
import { readAudit } from "../../src/audit/audit-file.ts";
import { listFiles, readJsonLines } from "../../src/base/files.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { findRow, modelsOf } from "../../src/report/summary.ts";
import { type DemoResult, runDemo } from "../../src/workflow/demo.ts";
import { nameFreeSentences } from "../../src/workflow/demo-sentences.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

/** The whole demo takes about a minute on two quiet cores, and more beside other tests. */
const DEMO_TIMEOUT_MS = 900_000;

describe("the demo on the shipped models", () => {
  let result: DemoResult;
  let models: readonly AuditReport[];
  const steps: string[] = [];
  beforeAll(async () => {
    const outputDirectory = join(await temporaryDirectory(), "demo");
    result = await runDemo({
      outputDirectory,
      modelsDirectory: "models",
      onProgress: ({ message }) => steps.push(message),
    });
    models = result.comparison.models;
  }, DEMO_TIMEOUT_MS);

  const row = (model: number, measure: MeasureId, split: "seen" | "unseen" | "both") => {
    const found = findRow(models[model] as AuditReport, measure, split);
    if (found === undefined) throw new Error(`no row ${measure} ${split}`);
    return found;
  };

  it("has the rows of every audit for all four models", () => {
    expect(models.map(({ model }) => model.name)).toEqual([
      "raw notes",
      "step 1 as published",
      "published + step 2",
      "shipped step 1 + 2",
    ]);
    for (const { rows } of models) {
      expect(new Set(rows.map(({ audit }) => audit))).toEqual(
        new Set(["name-rate", "kept-words", "recovery", "coverage", "freshness", "utility"]),
      );
    }
  });

  it("shows the raw model and the published step 1 leaking: both fail", () => {
    for (const model of [0, 1]) {
      expect(models[model]?.verdict).toBe("fail");
      expect(row(model, "name-rate", "seen").verdict).toBe("fail");
      expect(row(model, "recovered", "seen").verdict).toBe("fail");
    }
    // The original itself, as one entry, in at least 30 % of all seen contexts, and more where the model has seen the sentence.
    const oneEntry = (split: "seen" | "unseen") => row(0, "recovered-one-entry", split).estimate;
    expect(oneEntry("seen")).toBeGreaterThan(0.3);
    expect(row(0, "recovered", "seen").estimate).toBeGreaterThan(1.5 * row(0, "recovered", "unseen").estimate);
  });

  it("shows step 2 at work: far fewer names than before it, and fewer still where step 1 knew such notes", () => {
    for (const split of ["seen", "unseen"] as const) {
      const [published, rewritten, shipped] = [1, 2, 3].map((model) => row(model, "name-rate", split).estimate);
      expect(rewritten).toBeLessThan((published as number) / 5);
      // A handful of 64,000 predictions each.
      expect(shipped).toBeLessThan(rewritten as number);
    }
    // No verdict is better than what its rows are worth.
    for (const model of models)
      expect(model).toMatchObject({ verdict: overallVerdict(model), tests: judgeTests(model) });
  });

  it("judges every entry that was predicted, names who decided, and looked at the contexts as often as it did", () => {
    for (const { evidence } of models) {
      expect(evidence.entries?.couldBeNames).toBe(0);
      expect(evidence.judgements?.reviewers[0]?.name).toMatch(/a program/u);
    }
    const { decisions } = models[3]?.evidence ?? {};
    expect(decisions?.reviewers.map(({ name }) => name)).toEqual([expect.stringMatching(/a program/u)]);
    expect(decisions?.decided).toBe(decisions?.candidates);
    expect(models.map(({ evidence }) => evidence.looks)).toEqual([
      { looks: 1, distinctDecisions: 1, distinctSeeds: 1, changedAfterFirstLook: false, looksAtContexts: 2 },
      { looks: 1, distinctDecisions: 1, distinctSeeds: 1, changedAfterFirstLook: false, looksAtContexts: 3 },
      { looks: 2, distinctDecisions: 1, distinctSeeds: 1, changedAfterFirstLook: false, looksAtContexts: 4 },
      // The last one is audited beside the others, and looks first.
      { looks: 1, distinctDecisions: 1, distinctSeeds: 1, changedAfterFirstLook: false, looksAtContexts: 1 },
    ]);
  });

  it("leaves no known name in what it publishes", async () => {
    const { directory, privateDirectory } = result;
    const words = new Set<string>();
    for (const name of await readKnownNames(join(privateDirectory, "notes/people.jsonl"))) {
      for (const part of nameParts(name, 5)) words.add(part);
    }
    for (const file of ["audit.json", "report.html"]) {
      const text = await readFile(join(directory, file), "utf8");
      const found = text.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}/u.test(word) && words.has(word.toLowerCase()));
      expect(found, file).toEqual([]);
    }
    expect(await readAudit(join(directory, "audit.json"))).toEqual(result.comparison);
  });

  it("replaces what was decided, and says how far step 1's lists and the population overlap", async () => {
    const mapping = await readJsonLines(
      join(result.privateDirectory, "notes-nl-wiki-mapping.private/mapping.jsonl"),
      "mapping",
      (line) => line as { tokenId: number; token: string },
    );
    const original = await openCheckpoint("models/notes-nl-wiki");
    const rewritten = await openCheckpoint(join(result.privateDirectory, "notes-nl-wiki-unnamed"));
    expect(mapping.length).toBe(result.rewrite.replaced);
    for (const { tokenId, token } of mapping) {
      expect(original.tokenizer.vocabulary[tokenId]).toBe(token);
      expect(rewritten.tokenizer.vocabulary[tokenId]).toMatch(/^unk\d{6}$/u);
    }
    const lists = result.comparison.recognition?.lists ?? [];
    expect(lists.map(({ kind }) => kind)).toEqual(["given-names", "surnames", "towns"]);
    const shares = Object.fromEntries(lists.map(({ kind, names, listed }) => [kind, listed / names]));
    expect(shares["given-names"]).toBeLessThan(1);
    expect(shares["surnames"]).toBeLessThan(1);
    // The notes' towns are all in the gazetteer.
    expect(shares["towns"]).toBe(1);
  });

  it("gives the figures that the example shows, and the README by it", async () => {
    const shown = modelsOf(await readAudit("audits/examples/demo/audit.json"));
    // Without the digests of the sentences, which each demo keys with a key of its own.
    const asked = (of: readonly AuditReport[]) =>
      of.map(({ contexts }) =>
        contexts.map(({ file, split, n, originals, nearDuplicates }) => [file, split, n, originals, nearDuplicates]),
      );
    // Other sentences mean that step 1 has become another: the example is then to be made again.
    expect(asked(models)).toEqual(asked(shown));
    expect(models.map(({ verdict }) => verdict)).toEqual(shown.map(({ verdict }) => verdict));
    // Processors do not all round alike.
    const near = (value: number) => expect.closeTo(value, 2) as number;
    const rates = (of: readonly AuditReport[], read: (value: number) => number) =>
      of.map(({ rows }) =>
        rows.flatMap((one) => (one.hits === undefined ? [] : [[one.measure, one.split, read(one.estimate)]])),
      );
    expect(rates(models, (value) => value)).toEqual(rates(shown, near));
  });

  // It was trained on what step 1 left before its decision was fitted. Passes, and is to be an ordinary test again, once it is trained anew.
  it.fails("takes step 1's output as what notes-nl was trained on", async () => {
    const folder = join(result.privateDirectory, "seen");
    const notes = (await listFiles(folder, ".txt")).map(async (path) => ({
      path,
      text: await readFile(join(folder, path), "utf8"),
    }));
    const training = JSON.parse(await readFile("models/notes-nl/training.json", "utf8")) as {
      corpus: { digest: string };
    };
    expect(corpusDigest(await Promise.all(notes))).toBe(training.corpus.digest);
  });

  it("tells what it does", () => expect(steps).toHaveLength(8));
});

describe("nameFreeSentences", () => {
  it("holds no name, is long enough, and is the same every time", () => {
    const corpus = generateCorpus({ seed: 4, sentences: 3000, patients: 60 });
    const sentences = nameFreeSentences(corpus, 200);
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences).toEqual(nameFreeSentences(corpus, 200));
    const mentions = new Set(
      corpus.notes.flatMap(({ document, mentions: spans }) =>
        spans.map(({ start, end }) => document.text.slice(start, end)),
      ),
    );
    const full = [...mentions].filter((mention) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(mention));
    expect(full.length).toBeGreaterThan(50);
    for (const { text } of sentences) {
      expect(text.length).toBeGreaterThanOrEqual(30);
      for (const mention of full) expect(text).not.toContain(mention);
    }
  });
});
