import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { findResidue, removedSpellings } from "../../src/vocabulary/residue.ts";
import type { Plan } from "../../src/vocabulary/plan.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

test.each([
  ["bert", "##"],
  ["xlm-roberta", "▁"],
  ["roberta", "Ġ"],
])("a removed entry of %s is searched for as written and as it is read, unless that was kept", async (model, mark) => {
  const { tokenizer } = await openCheckpoint(join("test/oracle/models", model));
  const marked = tokenizer.vocabulary.flatMap((token, id) =>
    token.startsWith(mark) && token.length > mark.length + 1 ? [id] : [],
  );
  const plan = (tokenId: number) =>
    ({
      replacements: [{ tokenId, token: tokenizer.vocabulary[tokenId] as string, placeholder: "unk1" }],
    }) as unknown as Plan;
  const alone = marked.find((id) => !tokenizer.vocabulary.includes(tokenizer.surface(id))) as number;
  const token = tokenizer.vocabulary[alone] as string;
  expect(removedSpellings(plan(alone), tokenizer)).toEqual(new Set([token, token.slice(mark.length)]));
  const twin = marked.find((id) => tokenizer.vocabulary.includes(tokenizer.surface(id)));
  if (twin !== undefined) expect(removedSpellings(plan(twin), tokenizer).size).toBe(1);
});

test("the architecture of a model is nobody's name, but a value or entry of the same spelling is", async () => {
  const directory = await temporaryDirectory();
  await writeFile(join(directory, "config.json"), JSON.stringify({ model_type: "bert" }));
  await writeFile(join(directory, "other.json"), JSON.stringify({ author: "bert", model_type: "bert" }));
  await writeFile(join(directory, "vocab.json"), JSON.stringify({ bert: 0 }));
  const found = await findResidue(directory, ["config.json", "other.json", "vocab.json"], new Set(["bert"]));
  expect([...found]).toEqual([
    ["other.json", 1],
    ["vocab.json", 1],
  ]);
});

test("a file that is no JSON is an error of ours that names it", async () => {
  const directory = await temporaryDirectory();
  await writeFile(join(directory, "training.json"), '{"author": "Jan');
  await expect(findResidue(directory, ["training.json"], new Set(["Jan"]))).rejects.toMatchObject({
    code: "input-format",
    message: expect.not.stringContaining("Jan") as string,
  });
});
