import { createNameFinder } from "./find-known-names.ts";
import { loadFunctionWords } from "../rules/lists/function-words.ts";
import { NameIndexBuilder } from "./name-index.ts";
import { readNames } from "./read-names.ts";
import type { Recogniser } from "../recogniser.ts";

/**
 * A recogniser of the names in a CSV list of patients and staff: whole or in part, in any case, without accents, with a typing
 * error in each word of four letters or more, initials written out or names cut to initials, in any order. Nothing vetoes them:
 * spans have score 1, the list's label (default `PERSON`) and source `names`. Throws as `readNames` does.
 */
export async function createKnownNamesRecogniser(path: string): Promise<Recogniser> {
  const builder = new NameIndexBuilder();
  await readNames(path, (name, label) => builder.add(name, label));
  const functionWords = loadFunctionWords();
  const find = createNameFinder(builder.build(), {
    source: "names",
    isFunctionWord: (word) => functionWords.has(word),
  });
  return {
    name: `names:${path}`,
    recognise: async (documents) => documents.map((document) => find(document.text)),
  };
}
