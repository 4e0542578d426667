import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { addCertainNames, createPeopleFinder, groupSettingsOf, type NamesByGroup } from "../people/group-names.ts";
import { type CorpusBatch, readCorpus, type ReadCorpusOptions } from "../reading/read-corpus.ts";

/** Finds, in a document, the people that other documents of its group name with certainty: apart from its spans, source `group`. */
export type GroupFinder = (document: Document, spans: readonly Span[]) => Promise<Span[]>;

/**
 * Reads a corpus once, finds what is certain in each document, and returns the finder for reading it a second time. Holds the names of each group,
 * each once; no text. Without a group field: a finder of nothing, and nothing is read.
 */
export async function collectGroupPeople(
  inputs: readonly string[],
  options: ReadCorpusOptions,
  recognisers: readonly Recogniser[],
  find: (batch: CorpusBatch) => Promise<readonly (readonly Span[])[]>,
): Promise<GroupFinder> {
  if (options.groupField === undefined) return async () => [];
  const settings = groupSettingsOf(recognisers);
  const groups: NamesByGroup = new Map();
  for await (const batch of readCorpus(inputs, options)) {
    const found = await find(batch);
    for (const [index, document] of batch.documents.entries())
      addCertainNames(groups, document, found[index] ?? [], settings);
  }
  return createPeopleFinder(async (group) => {
    const names = groups.get(group);
    return names && [...names.values()];
  }, settings);
}
