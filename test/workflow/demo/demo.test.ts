import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { generateCorpus } from "../../../corpora/generate.ts";
import type { AuditReport } from "../../../src/audit/audit-report.ts";
import type { MeasureId } from "../../../src/audit/measures.ts";
import { judgeTests, overallVerdict } from "../../../src/audit/judge-tests.ts";
import { nameParts } from "../../../src/audit/names/name-parts.ts";
import { readKnownNames } from "../../../src/recognise/known-names/read-names.ts";
import { readAudit } from "../../../src/audit/audit-file.ts";
import { renderDemoTable } from "../../../src/cli/output/demo-table.ts";
import { readJsonLines } from "../../../src/base/files.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { findRow, modelsOf } from "../../../src/report/describe/summary.ts";
import { type DemoColumn, type DemoResult, runDemo } from "../../../src/workflow/demo/demo.ts";
import { nameFreeSentences } from "../../../src/workflow/demo/demo-sentences.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** The whole demo takes about a minute and a half on two quiet cores, and more beside other tests. */
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
      measuredDirectory: "audits/measured",
      onProgress: ({ message }) => steps.push(message),
    });
    models = result.comparison.models;
  }, DEMO_TIMEOUT_MS);

  const row = (model: number, measure: MeasureId, split: "seen" | "unseen" | "both") => {
    const found = findRow(models[model] as AuditReport, measure, split);
    if (found === undefined) throw new Error(`no row ${measure} ${split}`);
    return found;
  };

  it("has the rows of its audits for all three models, each of its own sentences", () => {
    expect(result.columns.map(({ title }) => title)).toEqual(["raw notes", "the paper's way", "the recommended way"]);
    expect(models.map(({ model }) => model.name)).toEqual(result.columns.map(({ title }) => title));
    const shared = ["name-rate", "kept-words", "recovery", "coverage", "freshness", "utility"];
    for (const { rows } of models) expect(new Set(rows.map(({ audit }) => audit))).toEqual(new Set(shared));
    const [raw, paper, recommended] = models.map(({ contexts }) => contexts.map(({ n }) => n));
    expect(paper).toEqual(raw);
    expect(recommended).not.toEqual(raw);
  });

  it("shows the raw model leaking, and what was measured beforehand of each: raw and the paper's way fail", () => {
    for (const measure of ["name-rate", "recovered"] as const) expect(row(0, measure, "seen").verdict).toBe("fail");
    // The original itself, as one entry, in at least 30 % of all seen contexts, and more where the model has seen the sentence.
    expect(row(0, "recovered-one-entry", "seen").estimate).toBeGreaterThan(0.3);
    expect(row(0, "recovered", "seen").estimate).toBeGreaterThan(1.5 * row(0, "recovered", "unseen").estimate);
    // Whole audits, of the weights that the demo has rewritten just now.
    const attacks = result.columns.map(({ measured }) => measured && judgeTests(measured).attacks);
    expect(attacks.map((test) => test?.verdict)).toEqual(["fail", "fail", "pass"]);
    for (const failing of attacks.slice(0, 2)) expect(failing?.failed).toContain("exposure-identifier");
  });

  it("shows the recommended way passing both tests", () => {
    expect(judgeTests(models[2] as AuditReport).names).toMatchObject({ verdict: "pass", notMade: [], lacking: [] });
    expect(row(2, "recovered", "seen").n).toBeGreaterThan(3000);
    expect(renderDemoTable(result.columns)).toMatch(/The model of the recommended way passes both tests/u);
    // No verdict is better than what its rows are worth.
    for (const model of models)
      expect(model).toMatchObject({ verdict: overallVerdict(model), tests: judgeTests(model) });
  });

  it("shows no attack on a model that nobody attacked", () => {
    const [first, paper, last] = result.columns as [DemoColumn, DemoColumn, DemoColumn];
    const table = renderDemoTable([first, paper, { ...last, measured: undefined }]);
    expect(table).toMatch(/No model passes both tests/u);
    expect(table).toMatch(/Attack test.*not made/u);
    const swapped = { ...last, measured: paper.measured };
    expect(renderDemoTable([first, paper, swapped])).toMatch(/No model passes both tests/u);
  });

  it("judges every entry that was predicted, names who decided, and looked at the contexts as often as it did", () => {
    for (const { evidence } of models) {
      expect(evidence.entries?.couldBeNames).toBe(0);
      expect(evidence.judgements?.reviewers[0]?.name).toMatch(/a program/u);
    }
    const { decisions } = models[2]?.evidence ?? {};
    expect(decisions?.reviewers.map(({ name }) => name)).toEqual([expect.stringMatching(/a program/u)]);
    expect(decisions?.decided).toBe(decisions?.candidates);
    for (const { evidence } of models) expect(evidence.looks).toMatchObject({ looks: 1, changedAfterFirstLook: false });
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
    expect(mapping.length).toBe(result.rewrite?.replaced);
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
