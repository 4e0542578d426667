import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { readPack } from "../../corpora/languages/read-pack.ts";
import { anonymise } from "../../src/corpus/anonymise.ts";
import { gatherContexts } from "../../src/probe/contexts/gather-contexts.ts";
import { Reading } from "../../src/recognise/reading.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { createRules } from "../../src/recognise/rules/engine/create-rules.ts";
import { GERMAN } from "../fixtures/languages/de/pack.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

test("a language is its folder: the generator, step 1 and the contexts take one that no code knows", async () => {
  const folder = join(import.meta.dirname, "..", "fixtures", "languages", "de");
  const notes = generateShortNotes(readPack(folder), { seed: 3, notes: 120, lookAlikes: 0.1 });
  expect(notes.filter(({ text }) => /(?:Frau|Herr) \p{Lu}/u.test(text)).length).toBeGreaterThan(20);
  const corpus = join(await temporaryDirectory(), "notes");
  await mkdir(corpus);
  for (const { id, text } of notes) await writeFile(join(corpus, `${id}.txt`), text);

  const { find } = createRules(GERMAN);
  const recogniser: Recogniser = {
    name: "rules:de",
    recognise: (documents) => Promise.resolve(documents.map(({ text }) => [...find(new Reading(text))])),
  };
  const output = `${corpus}-clean`;
  await anonymise({ inputs: [corpus], recognisers: [recogniser], outputDirectory: output });
  const titled = notes.flatMap(({ id, text, mentions }) =>
    mentions.filter(({ form }) => form === "titled").map(({ start, end }) => ({ id, name: text.slice(start, end) })),
  );
  expect(titled.length).toBeGreaterThan(30);
  const left = await Promise.all(
    titled.map(async ({ id, name }) => (await readFile(join(output, `${id}.txt`), "utf8")).includes(name)),
  );
  expect(left.filter(Boolean).length / titled.length).toBeLessThan(0.1);

  const { contexts, originals } = await gatherContexts({ corpusDirectory: output, split: "seen", seed: 1 });
  expect(contexts.length).toBeGreaterThan(5);
  expect(originals.length).toBe(contexts.length);
});
