import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { findHolders, findMentions, findResidue, removedSpellings } from "../../../src/vocabulary/verify/residue.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

test.each([
  ["bert", "##"],
  ["xlm-roberta", "▁"],
  ["roberta", "Ġ"],
])("a removed entry of %s is searched for as written and as it is read, unless that was kept", async (model, mark) => {
  const { tokenizer } = await openCheckpoint(join("test/oracle/models", model));
  const marked = tokenizer.vocabulary.flatMap((token, id) =>
    token.startsWith(mark) && token.length > mark.length + 1 ? [id] : [],
  );
  const spellings = (tokenId: number) =>
    removedSpellings(
      [{ tokenId, token: tokenizer.vocabulary[tokenId] as string, placeholder: "unk1" }],
      tokenizer.vocabulary,
      tokenizer.surface,
    );
  const alone = marked.find((id) => !tokenizer.vocabulary.includes(tokenizer.surface(id))) as number;
  const token = tokenizer.vocabulary[alone] as string;
  expect(spellings(alone)).toEqual(new Set([token, token.slice(mark.length)]));
  const twin = marked.find((id) => tokenizer.vocabulary.includes(tokenizer.surface(id)));
  if (twin !== undefined) expect(spellings(twin).size).toBe(1);
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

test("words of the format are nobody's name, nor are a template's variables; text beside them is looked at", async () => {
  const directory = await temporaryDirectory();
  const normaliser = { type: "Sequence", normalizers: [{ type: "Prepend", prepend: "Zoë" }] };
  await writeFile(join(directory, "tokenizer.json"), JSON.stringify({ normalizer: normaliser }));
  await writeFile(join(directory, "chat_template.jinja"), "Zoë {{ message.content + ' José ' }}{# Piet #}");
  const template = [{ name: "default", template: "{% for message in messages %}José{% endfor %}" }];
  await writeFile(join(directory, "tokenizer_config.json"), JSON.stringify({ chat_template: template }));
  const files = ["tokenizer.json", "chat_template.jinja", "tokenizer_config.json"];
  const look = async (...words: string[]) => Object.fromEntries(await findResidue(directory, files, new Set(words)));
  expect(await look("Sequence", "type", "Prepend", "message", "content", "messages", "for")).toEqual({});
  expect(await look("Zoë", "José", "Piet")).toEqual({
    "tokenizer.json": 1,
    "chat_template.jinja": 3,
    "tokenizer_config.json": 1,
  });
});

test("a kept entry that holds a removed name as a word is found", () => {
  expect(findHolders(["▁Xip", "▁Xip.", "▁Xipje", "(Xip)", "Xip</w>"], new Set(["▁Xip", "Xip"]))).toEqual([1, 3]);
});

test("a name that is a key or part of a longer word is told", async () => {
  const directory = await temporaryDirectory();
  await writeFile(
    join(directory, "config.json"),
    JSON.stringify({ _name_or_path: "models/Zoë-base", José: { id: 1 } }),
  );
  await writeFile(join(directory, "other.json"), JSON.stringify({ model_type: "Zoë", Zoës: "Joséphine" }));
  const found = await findMentions(directory, ["config.json", "other.json", "README.md"], new Set(["Zoë", "José"]));
  expect(Object.fromEntries(found)).toEqual({ "config.json": 2 });
});
