import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { createTokenizer } from "../../src/model/tokenizer.ts";
import { readLeastScore } from "../../src/vocabulary/files/least-score.ts";
import { type Plan, planRewrite } from "../../src/vocabulary/plan/plan.ts";
import { rewrittenVocabulary } from "../../src/vocabulary/rewritten-vocabulary.ts";
import { VOCABULARY_FILES, writeVocabularyFiles } from "../../src/vocabulary/tokenizer-files.ts";
import { readVocabulary, type Vocabulary } from "../../src/vocabulary/vocabulary.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { removable } from "./generated-vocabularies.ts";

const FOLDER = "test/oracle/tokenizers";
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

async function unpack(name: string): Promise<string> {
  const { files } = JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as {
    files: Record<string, string | { base64: string }>;
  };
  const directory = join(await temporaryDirectory(), name);
  await mkdir(directory);
  await writeFile(join(directory, "config.json"), "{}");
  for (const [file, content] of Object.entries(files)) {
    await writeFile(
      join(directory, file),
      typeof content === "string" ? content : Buffer.from(content.base64, "base64"),
    );
  }
  return directory;
}

/** Plans the removal of these, leaving out those without which words would become unknown. */
function planWithoutNeeded(vocabulary: Vocabulary, tokenIds: readonly number[]): Plan {
  const ids = new Set(tokenIds);
  for (;;) {
    try {
      return planRewrite(vocabulary, { names: ids, decided: ids, seed: 3 });
    } catch (error) {
      const needed = error instanceof UnnameError ? error.details["tokenIds"] : undefined;
      if (!Array.isArray(needed)) throw error;
      for (const tokenId of needed) ids.delete(Number(tokenId));
    }
  }
}

async function write(directory: string, plan: Plan): Promise<string> {
  const target = `${directory}-rewritten`;
  await mkdir(target);
  await writeFile(join(target, "config.json"), "{}");
  const written = await writeVocabularyFiles(directory, target, plan);
  expect((await readdir(target)).sort()).toEqual((await readdir(directory)).sort());
  expect(written.every((name) => VOCABULARY_FILES.includes(name))).toBe(true);
  return target;
}

describe.each(names)("the files of %s", (name) => {
  test("rewritten, they are read as the plan says, and encode as it does", async () => {
    const directory = await unpack(name);
    const vocabulary = await readVocabulary(directory);
    const plan = planWithoutNeeded(
      vocabulary,
      removable(vocabulary).filter((_, index) => index % 5 === 0),
    );
    expect(plan.replacements.length).toBeGreaterThan(5);
    const planned = rewrittenVocabulary(vocabulary, plan);
    const target = await write(directory, plan);
    const written = await readVocabulary(target);
    expect(written.tokens).toEqual(planned.tokens);
    expect(written).toMatchObject({ family: planned.family, specialTokenIds: planned.specialTokenIds });
    if (planned.family === "bpe") expect(written).toMatchObject({ merges: planned.merges });
    if (written.family === "unigram" && vocabulary.family === "unigram") {
      for (const { tokenId } of plan.replacements) expect(written.scores[tokenId]).toBe(vocabulary.placeholderScore);
      expect(Math.min(...written.scores)).toBe(Math.min(...vocabulary.scores));
      expect(await readLeastScore(target)).toBe(await readLeastScore(directory));
    }
    const [opened, expected] = [written, planned].map(({ source }) => createTokenizer(source.json, source.roles));
    const texts = plan.replacements.map(
      ({ tokenId }) => ` in ${planned.tokens[tokenId]} en ${vocabulary.tokens[tokenId]}s`,
    );
    for (const text of texts) expect(opened?.encode(text)).toEqual(expected?.encode(text));
  });

  test("a plan without names leaves every byte", async () => {
    const directory = await unpack(name);
    const vocabulary = await readVocabulary(directory);
    const plan = planRewrite(vocabulary, { names: new Set(), decided: new Set() });
    const target = await write(directory, plan);
    for (const file of await readdir(directory)) {
      expect((await readFile(join(target, file))).equals(await readFile(join(directory, file))), file).toBe(true);
    }
  });
});
