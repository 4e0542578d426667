import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { sampleSentences } from "../../../src/audit/utility/utility-text.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

it("takes sentences of all corpora, though their files have one name, and the same for one seed", async () => {
  const folder = await temporaryDirectory();
  const corpora = await Promise.all(
    ["seen", "unseen"].map(async (name) => {
      await mkdir(join(folder, name));
      const text = `PERSON sliep rustig en at vanmorgen goed (${name}). Kort.`;
      await writeFile(join(folder, name, "notes.jsonl"), `${JSON.stringify({ text })}\n`);
      return join(folder, name);
    }),
  );
  const sentences = await sampleSentences(corpora, 1);
  expect(sentences.map(({ text }) => text).sort()).toEqual([
    "PERSON sliep rustig en at vanmorgen goed (seen).",
    "PERSON sliep rustig en at vanmorgen goed (unseen).",
  ]);
  expect(await sampleSentences(corpora, 1)).toEqual(sentences);
  expect(await sampleSentences(corpora, 1, 1)).toHaveLength(1);
});
