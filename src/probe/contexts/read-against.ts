import { stat } from "node:fs/promises";

import { requireExisting } from "../../base/files.ts";
import { readingOfCorpus } from "../../corpus/reading/reading-of-corpus.ts";
import { readCorpus, type ReadCorpusOptions } from "../../corpus/reading/read-corpus.ts";
import { splitSentences } from "../../text/tokenise.ts";
import { readContexts } from "./read-contexts.ts";

/**
 * The sentences of contexts files (any set) and of corpus folders, one at a time. Throws what `readContexts` and `readCorpus` do.
 */
export async function* readAgainst(
  paths: readonly string[],
  options: ReadCorpusOptions = {},
): AsyncGenerator<string, void, void> {
  for (const path of paths) {
    if (!(await isFolder(path))) {
      for (const { text } of await readContexts(path)) yield text;
      continue;
    }
    for await (const { documents } of readCorpus([path], options)) {
      for (const { text } of documents) {
        for (const { start, end } of splitSentences(text)) yield text.slice(start, end);
      }
    }
  }
}

/** The folders among these that `anonymise` did not write: names of several words in them hide that sentences are the same. */
export async function findUnlabelled(paths: readonly string[]): Promise<string[]> {
  const folders: string[] = [];
  for (const path of paths)
    if ((await isFolder(path)) && (await readingOfCorpus(path)).anonymised === undefined) folders.push(path);
  return folders;
}

async function isFolder(path: string): Promise<boolean> {
  requireExisting(path, "contexts file or corpus folder");
  return (await stat(path)).isDirectory();
}
