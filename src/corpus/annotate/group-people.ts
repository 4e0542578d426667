import { Reading } from "../../recognise/reading.ts";
import { readDocument } from "../../recognise/read/read-document.ts";
import { type CertainName, collectCertainNames } from "../../recognise/second-pass/certain-names.ts";
import { findListed } from "../../recognise/second-pass/find-repeats.ts";
import { createPeopleIndex, type PeopleIndex } from "../../recognise/second-pass/people-index.ts";
import type { PeopleSettings } from "../../recognise/second-pass/people-options.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { addGroupName, groupSettingsOf, type NamesByGroup } from "../people/group-names.ts";
import { type CorpusBatch, readCorpus, type ReadCorpusOptions } from "../reading/read-corpus.ts";

/** Finds, in a document, the people that other documents of its group name with certainty: apart from its spans, source `group`. */
export type GroupFinder = (document: Document, spans: readonly Span[]) => Span[];

/** Groups whose index is kept: documents of a patient mostly lie together. */
const KEPT_INDEXES = 256;

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
  if (options.groupField === undefined) return () => [];
  const settings = groupSettingsOf(recognisers);
  const groups: NamesByGroup = new Map();
  for await (const batch of readCorpus(inputs, options)) {
    const found = await find(batch);
    for (const [index, document] of batch.documents.entries()) {
      const read = readDocument(document);
      const names = collectCertainNames(new Reading(read.document.text), read.toReading(found[index] ?? []), settings);
      for (const name of names) addGroupName(groups, groupOf(document), name);
    }
  }
  return createGroupFinder(groups, settings);
}

function createGroupFinder(
  groups: ReadonlyMap<string, ReadonlyMap<string, CertainName>>,
  settings: PeopleSettings,
): GroupFinder {
  const indexes = new Map<string, PeopleIndex | undefined>();
  return (document, spans) => {
    const group = groupOf(document);
    const names = groups.get(group);
    if (names === undefined) return [];
    if (!indexes.has(group)) {
      if (indexes.size >= KEPT_INDEXES) indexes.clear();
      indexes.set(group, createPeopleIndex([...names.values()], settings));
    }
    const people = indexes.get(group);
    if (people === undefined) return [];
    const { document: read, toReading, toOriginal } = readDocument(document);
    return toOriginal(findListed(read.text, toReading(spans), people, settings));
  };
}

function groupOf({ meta }: Document): string {
  return meta["group"] ?? "";
}
