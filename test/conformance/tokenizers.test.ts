import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { openTokenizer } from "../../src/model/tokenizers/open-tokenizer.ts";
import { createNormaliser } from "../../src/model/tokenizers/create-normaliser.ts";
import { traceOriginal } from "../../src/model/tokenizers/traced-text.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { expectAsOracle, type TokenizerOracle } from "../model/tokenizers/compare-with-oracle.ts";
import { interpreter4, loadersMissing } from "../python/load-everywhere.ts";
import { missingModule } from "../python/python.ts";
import { runPython, runPythonOf } from "../python/run-python.ts";

const missing = missingModule("tokenizers", "transformers", "sentencepiece");
/** Shown with the skipped tests. */
const reason = missing === undefined ? "" : ` (skipped: ${missing})`;

const FAMILIES = [
  "bert-uncased bert-cased bert-accents bert-slow bert-slow-cased distilbert-slow electra-slow",
  "roberta roberta-prefix roberta-slow roberta-slow-prefix modernbert",
  "xlm-roberta xlm-roberta-old xlm-roberta-slow xlm-roberta-rules camembert camembert-slow camembert-rules",
  "unigram-bytes bpe-bytes bpe-unknown bpe-suffix bpe-continuing",
].flatMap((line) => line.split(" "));

const OF_VERSION_4 = ["deberta-spm", "deberta-spm-rules", "deberta-spm-options", "deberta-spm-no-rules"];
const missing4 = loadersMissing === undefined ? "" : ` (skipped: ${loadersMissing})`;

describe.skipIf(loadersMissing !== undefined)(`DeBERTa's spm.model as transformers 4 reads it${missing4}`, () => {
  let root: string;
  beforeAll(async () => {
    root = join(await temporaryDirectory(), "tokenizers");
    runPythonOf(interpreter4, "test/python/make_tokenizers.py", "--out", root, "--only", OF_VERSION_4.join(","));
  }, 300_000);

  it.each(OF_VERSION_4)("%s: same ids, same text back, same stretches", async (name) => {
    await compare(join(root, name), "deberta-v2");
  });
});

describe.skipIf(missing !== undefined)(`tokenizers trained by Rust tokenizers and sentencepiece${reason}`, () => {
  let root: string;
  beforeAll(async () => {
    root = join(await temporaryDirectory(), "tokenizers");
    runPython("test/python/make_tokenizers.py", "--out", root);
  }, 300_000);

  it.each(FAMILIES)("%s: same ids, same text back, same stretches", async (name) => {
    await compare(join(root, name));
  });

  it("sentencepiece's full rules (nmt_nfkc) make the same of every character there is", () => {
    const path = join(root, "xlm-roberta", "tokenizer.json");
    const changed = new Map(JSON.parse(runPython("test/python/normalise_all.py", path)) as [number, string][]);
    expect(changed.size).toBeGreaterThan(4_000);
    const { normalizer } = JSON.parse(readFileSync(path, "utf8")) as { normalizer: unknown };
    const normalise = createNormaliser(normalizer, path);
    const wrong: number[] = [];
    for (let point = 0; point < 0x110000; point++) {
      if (point >= 0xd800 && point < 0xe000) continue;
      const character = String.fromCodePoint(point);
      const expected = changed.get(point) ?? character;
      if (normalise(traceOriginal(character)).text !== expected) wrong.push(point);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

async function compare(folder: string, modelType?: string): Promise<void> {
  const oracle = JSON.parse(readFileSync(join(folder, "oracle.json"), "utf8")) as TokenizerOracle;
  expect(oracle.cases.length).toBeGreaterThan(300);
  const { tokenizer } = await openTokenizer(folder, modelType, oracle.size);
  expectAsOracle(tokenizer, oracle);
}
