import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { loadClassifierGraph } from "../../../src/model/classifier/load-classifier-graph.ts";
import { openTokenClassifier } from "../../../src/model/classifier/open-token-classifier.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { digestSpec } from "../../../src/recognise/digest-spec.ts";
import { findSpans } from "../../../src/recognise/neural/find-spans.ts";
import { openOnnxRecogniser } from "../../../src/recognise/neural/onnx-recogniser.ts";
import { coverWholeWords } from "../../../src/recognise/neural/whole-words.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import { createDocument } from "../../../src/text/document.ts";
import type { Span } from "../../../src/text/span.ts";
import {
  type ClassifierOracle,
  floatTensor,
  readClassifierOracle,
  writeClassifier,
} from "../../fixtures/classifier-checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

let oracle: ClassifierOracle;
let directory: string;
let texts: string[];
let expected: Span[][];

beforeAll(async () => {
  oracle = await readClassifierOracle("bert");
  directory = join(await temporaryDirectory(), "tiny");
  await writeClassifier(directory, "bert", oracle);
  texts = oracle.cases.map(({ text }) => text);
  const classifier = await openTokenClassifier(directory, { threads: 1 });
  expected = await findSpans(classifier, texts);
  await classifier.close();
});

const documents = () => texts.map((text, index) => createDocument(`n${index}.txt`, text));
const places = (found: readonly (readonly Span[])[]) =>
  found.map((spans) => spans.map(({ start, end }) => [start, end]));

it("reads in a process of its own, or in several, with the same spans, grown to whole words", async () => {
  const whole = expected.map((spans, index) => coverWholeWords(texts[index] ?? "", spans));
  expect(whole.flat().length).toBeGreaterThan(50);
  const many = Array.from({ length: 5 }, documents).flat();
  for (const processes of [1, 3]) {
    const recogniser = await openOnnxRecogniser("onnx:x", directory, { processes, threads: 1 });
    const found = await recogniser.recognise(many);
    expect(places(found)).toEqual(Array.from({ length: 5 }, () => places(whole)).flat());
    expect(found[1]?.[0]?.source).toBe("onnx:tiny");
  }
});

it("is a SPEC, in 8 bits too, and another one once its files are others", async () => {
  const found = await (await createRecogniser(`onnx:${directory}`)).recognise(documents());
  const int8 = await (await createRecogniser(`onnx-int8:${directory}`)).recognise(documents());
  expect(int8).not.toEqual(found);
  const ofBoth = places(found).map((spans, index) => {
    const others = new Set(places(int8)[index]?.map(String));
    return spans.filter((span) => others.has(String(span))).length;
  });
  expect(ofBoth.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.8 * found.flat().length);
  const before = await digestSpec(`onnx:${directory}`);
  await writeFile(join(directory, "notes.md"), "x");
  expect(await digestSpec(`onnx:${directory}`)).not.toBe(before);
});

it.each(["bert", "roberta", "xlm-roberta"])("gives sound spans, whatever the text holds: %s", async (family) => {
  const folder = await temporaryDirectory();
  await writeClassifier(folder, family, await readClassifierOracle(family));
  const recogniser = await createRecogniser(`onnx:${folder}`);
  const part = fc.constantFrom(
    "Zoë",
    "Jan ",
    "🙂",
    "👩‍👩‍👧",
    "e\u0301\u0323",
    "\u0301",
    "\r\n",
    "\u0000",
    "אב",
    " ",
    "\ud800",
    "\udc00",
    "[SEP]",
    "</s>",
    "(",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(part, { maxLength: 40 }), { maxLength: 4 }), async (notes) => {
      const all = notes.map((words, index) => createDocument(`${index}`, words.join("")));
      const found = await recogniser.recognise(all);
      expect(found).toHaveLength(all.length);
      for (const [index, spans] of found.entries()) {
        const text = all[index]?.text ?? "";
        let previous = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(previous);
          expect(text.slice(start, end).trim()).toHaveLength(end - start);
          previous = end;
          for (const cut of [start, end])
            expect(text.slice(cut - 1, cut + 1)).not.toMatch(/^[\ud800-\udbff][\udc00-\udfff]$/);
          expect(text.slice(end)).not.toMatch(/^\p{M}/u);
        }
      }
    }),
    { numRuns: 60 },
  );
});

describe("a CRF on top", () => {
  // Nothing may follow a PER but O, and what is read begins with O and ends with B-LOC.
  const transitions = (specials: boolean) => {
    const between = oracle.labels.flatMap((from) =>
      oracle.labels.map((to) => (from.endsWith("PER") && to !== "O" ? -100 : 0)),
    );
    const start = oracle.labels.map((label) => (label === "O" ? 0 : -100));
    return {
      config: { crf_specials: specials },
      tensors: new Map([
        ["crf.transitions", floatTensor([5, 5], between)],
        ["crf.start_transitions", floatTensor([5], start)],
        ["crf.end_transitions", floatTensor([5], [-100, -100, -100, 0, -100])],
      ]),
    };
  };

  it("decides over the whole window, with or without the specials", async () => {
    const found: Span[][][] = [];
    for (const specials of [true, false]) {
      const folder = await temporaryDirectory();
      await writeClassifier(folder, "bert", oracle, transitions(specials));
      const classifier = await openTokenClassifier(folder, { threads: 1 });
      found.push(await findSpans(classifier, texts));
      await classifier.close();
    }
    const [withSpecials = [], without = []] = found;
    for (const [index, spans] of without.entries()) {
      const persons = new Set(spans.filter(({ label }) => label === "PER").map(({ end }) => end));
      // In a text of one window.
      if ((oracle.cases[index]?.tokens ?? 0) < 70) expect(spans.some(({ start }) => persons.has(start))).toBe(false);
      // The first token is no name, so the span of none begins with the text.
      expect(spans.every(({ start }) => (texts[index] ?? "").slice(0, start).trim() !== "")).toBe(true);
    }
    expect(withSpecials.flat().length).toBeGreaterThan(20);
    const toEnd = (all: readonly (readonly Span[])[]) =>
      all.filter((spans, index) => spans.at(-1)?.end === texts[index]?.trimEnd().length).length;
    expect(toEnd(without)).toBe(texts.filter(Boolean).length);
    expect(toEnd(withSpecials)).toBeLessThan(toEnd(without));
    expect(places(withSpecials)).not.toEqual(places(expected));
  });

  it("is refused where a tensor is missing or of another shape", async () => {
    const folder = await temporaryDirectory();
    const { tensors } = transitions(true);
    tensors.delete("crf.end_transitions");
    await writeClassifier(folder, "bert", oracle, { tensors });
    await expect(openTokenClassifier(folder)).rejects.toMatchObject({ code: "checkpoint-mismatch" });
    tensors.set("crf.end_transitions", floatTensor([4], [0, 0, 0, 0]));
    await writeClassifier(folder, "bert", oracle, { tensors });
    await expect(openTokenClassifier(folder)).rejects.toThrow(
      /expected crf\.end_transitions of shape \[5\].*found \[4\]/,
    );
  });
});

describe("refuses", () => {
  it.each([
    [
      "labels without names",
      { config: { id2label: { 0: "LABEL_0", 1: "LABEL_1" } } },
      "checkpoint-unsupported",
      /found LABEL_0/,
    ],
    ["no labels", { config: { id2label: undefined } }, "input-format", /id2label to hold two labels or more/],
    ["labels with a gap", { config: { id2label: { 0: "O", 2: "PER" } } }, "input-format", /a name for each of 0 to 1/],
    [
      "a head of other labels",
      { config: { id2label: { 0: "O", 1: "PER" } } },
      "checkpoint-mismatch",
      /classifier\.weight of shape \[2, 24\]/,
    ],
    [
      "weights without a head",
      { without: /^classifier/ },
      "checkpoint-mismatch",
      /weights of a token classifier \(saved from AutoModelForTokenClassification\)/,
    ],
    [
      "a layer between",
      { tensors: new Map([["lstm.weight_ih_l0", floatTensor([2], [1, 2])]]) },
      "checkpoint-unsupported",
      /lstm\.weight_ih_l0/,
    ],
  ])("%s", async (_, changes, code, message) => {
    const folder = await temporaryDirectory();
    await writeClassifier(folder, "bert", oracle, changes);
    await expect(openTokenClassifier(folder)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it("what is no folder of a model", async () => {
    await expect(createRecogniser("onnx:")).rejects.toMatchObject({ code: "usage" });
    await expect(createRecogniser("onnx:no-such-folder")).rejects.toMatchObject({ code: "input-missing" });
    const folder = await temporaryDirectory();
    await writeClassifier(folder, "bert", oracle, { without: /^classifier/ });
    // What the child says is what the user reads.
    await expect(createRecogniser(`onnx:${folder}`)).rejects.toThrow(
      /^.*expected the weights to hold classifier\.weight, found none/,
    );
    await rename(join(folder, "model.safetensors"), join(folder, "model.pt"));
    await expect(createRecogniser(`onnx:${folder}`)).rejects.toThrow(/AutoModelForTokenClassification as M/);
  });
});

it("reads an exported model where the weights are of an architecture that is not built", async () => {
  const folder = await temporaryDirectory();
  await writeClassifier(folder, "bert", oracle);
  const { bytes } = await loadClassifierGraph(await openCheckpoint(folder), oracle.labels.length, "float32");
  const model = readOnnx(bytes);
  for (const node of model.graph?.node ?? []) node.name = "";
  for (const node of model.graph?.node ?? [])
    node.output = node.output.map((name) => name.replace("unname/logits", "scores"));
  for (const output of model.graph?.output ?? []) output.name = "scores";
  await writeFile(join(folder, "model.onnx"), writeOnnx(model));
  const path = join(folder, "config.json");
  const config = JSON.parse(await readFile(path, "utf8")) as object;
  await writeFile(path, JSON.stringify({ ...config, model_type: "nezha" }));
  const classifier = await openTokenClassifier(folder, { threads: 1 });
  expect(places(await findSpans(classifier, texts))).toEqual(places(expected));
  await classifier.close();
  await expect(openTokenClassifier(folder, { precision: "int8" })).rejects.toMatchObject({
    code: "checkpoint-unsupported",
  });
});
