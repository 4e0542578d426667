import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { generateCorpus } from "../../corpora/generate.ts";
import { replaceSpans } from "../../src/text/span.ts";
import { splitSentences } from "../../src/text/tokenise.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { missingModule } from "../python/python.ts";
import { runPythonOn } from "../python/run-python.ts";
import { rewriteWith } from "./rewrite-all.ts";

const MODEL = "models/notes-nl";
/** Names that no other word of the notes is made of; the decisions that come with the model also take pieces of words. */
const NAMES = ["Bakker", "Hailey", "ĠHailey"];

const missing = missingModule("torch", "transformers", "onnx", "onnxscript", "onnxruntime");
/** Shown with the skipped tests. */
const reason = missing === undefined ? "" : ` (skipped: ${missing})`;

/** Loss of the rewritten model on words that are no names may be this much higher, relative. */
const MOST_LOSS = 0.01;

describe.skipIf(missing !== undefined)(`what users do with the rewritten notes-nl${reason}`, () => {
  let result: {
    /** Nats per word; words masked before, after, and those of them that are no names. */
    readonly loss: {
      readonly words: readonly [number, number, number];
      readonly before: number;
      readonly after: number;
    };
    readonly training: { readonly losses: readonly number[]; readonly finite: boolean; readonly massOfRemoved: number };
    readonly export: {
      readonly inputs: readonly string[];
      readonly largestDifference: number;
      readonly sameBest: boolean;
    };
  };

  beforeAll(async () => {
    const root = await temporaryDirectory();
    const { tokenizer } = await openCheckpoint(MODEL);
    const names = NAMES.map((token) => tokenizer.vocabulary.indexOf(token));
    const { after } = await rewriteWith(MODEL, join(root, "rewritten"), () => names);
    // Other notes than it was trained on, names replaced as there.
    const { notes } = generateCorpus({ seed: 4_711, patients: 30, sentences: 400 });
    const texts = notes
      .flatMap(({ document, mentions }) => {
        const text = replaceSpans(document.text, mentions, ({ label }) => label);
        return splitSentences(text).map(({ start, end }) => text.slice(start, end));
      })
      .filter((text) => text.length > 30 && text.length < 300)
      .slice(0, 200);
    const request = { before: MODEL, after, removed: names, texts, out: root };
    const output = runPythonOn(JSON.stringify(request), "test/python/use_rewritten.py");
    result = JSON.parse(output.trim().split("\n").at(-1) as string) as typeof result;
  }, 300_000);

  it("its loss on words that are no names is within 1 % of the original's", () => {
    const { words, before, after } = result.loss;
    expect(words[1]).toBe(words[0]);
    expect(words[2]).toBeGreaterThan(300);
    expect(before).toBeGreaterThan(0);
    expect(Math.abs(after / before - 1)).toBeLessThan(MOST_LOSS);
  });

  it("trains on in transformers: two steps, every number finite, and still no removed entry", () => {
    expect(result.training.losses).toHaveLength(2);
    expect(result.training.finite).toBe(true);
    expect(result.training.massOfRemoved).toBeLessThan(1e-4);
  });

  it("converts with transformers' own ONNX export, to a graph that says the same", () => {
    expect(result.export.inputs).toContain("input_ids");
    expect(result.export.sameBest).toBe(true);
    expect(result.export.largestDifference).toBeLessThan(1e-3);
  });
});
