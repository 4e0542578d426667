import type { ReadCorpusOptions } from "../../corpus/reading/read-corpus.ts";
import type { Context } from "../../probe/contexts/context.ts";
import { createNearMatches } from "../../probe/contexts/near-duplicates.ts";
import { readAgainst } from "../../probe/contexts/read-against.ts";

/**
 * Ids of the unseen test contexts that are nearly the same as a sentence of these corpora (folders that `anonymise` wrote, and that
 * the model was trained on), which are read sentence by sentence. Throws what `readCorpus` does.
 */
export async function findSeenText(
  contexts: readonly Context[],
  seenCorpora: readonly string[],
  options: ReadCorpusOptions = {},
): Promise<ReadonlySet<string>> {
  const tests = contexts.filter(({ split, set }) => split === "unseen" && set === "test");
  const matches = createNearMatches(tests.map(({ text }) => text));
  for await (const sentence of readAgainst(seenCorpora, options)) matches.see(sentence);
  return new Set(tests.filter(({ text }) => matches.wasSeen(text)).map(({ id }) => id));
}
