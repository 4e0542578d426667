import { readDocument } from "../../recognise/read/read-document.ts";
import { type CertainName, collectCertainNames } from "../../recognise/second-pass/certain-names.ts";
import { findListed } from "../../recognise/second-pass/find-repeats.ts";
import { createPeopleIndex, type PeopleIndex } from "../../recognise/second-pass/people-index.ts";
import { type PeopleSettings, peopleOptionsOfAll, settle } from "../../recognise/second-pass/people-options.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";

/** The names of a group by how they are written, in order of first mention. */
export type GroupNames = Map<string, CertainName>;

/** Names by group. */
export type NamesByGroup = Map<string, GroupNames>;

/** Adds a name: of two that are written alike the surer one stays. */
export function addGroupName(groups: NamesByGroup, group: string, name: CertainName): void {
  let names = groups.get(group);
  if (names === undefined) groups.set(group, (names = new Map()));
  const known = names.get(name.surface);
  if (known === undefined || known.score < name.score) names.set(name.surface, name);
}

/** Adds the names that a document's spans hold with certainty to those of its group. */
export function addCertainNames(
  groups: NamesByGroup,
  document: Document,
  spans: readonly Span[],
  settings: PeopleSettings,
): void {
  const { document: read, toReading } = readDocument(document);
  for (const name of collectCertainNames(read.text, toReading(spans), settings))
    addGroupName(groups, groupOf(document), name);
}

/** The group of a document; empty without one. */
export function groupOf({ meta }: Document): string {
  return meta["group"] ?? "";
}

/** Groups whose index is kept: documents of a patient mostly lie together. */
const KEPT_INDEXES = 256;

/**
 * A finder, in documents, of the people that other documents of their group name: apart from their spans, source `group`. `namesOf` gives
 * a group's names, undefined if there are none.
 */
export function createPeopleFinder(
  namesOf: (group: string) => Promise<readonly CertainName[] | undefined>,
  settings: PeopleSettings,
): (document: Document, spans: readonly Span[]) => Promise<Span[]> {
  const indexes = new Map<string, PeopleIndex | undefined>();
  return async (document, spans) => {
    const group = groupOf(document);
    if (!indexes.has(group)) {
      const names = await namesOf(group);
      if (indexes.size >= KEPT_INDEXES) indexes.clear();
      indexes.set(group, names === undefined ? undefined : createPeopleIndex(names, settings));
    }
    const people = indexes.get(group);
    if (people === undefined) return [];
    const { document: read, toReading, toOriginal } = readDocument(document);
    return toOriginal(findListed(read.text, toReading(spans), people, settings));
  };
}

/** How people of a group are looked for: as the recognisers' languages have it, under the source `group`. */
export function groupSettingsOf(recognisers: readonly Recogniser[]): PeopleSettings {
  return settle({ ...peopleOptionsOfAll(recognisers.map(({ language }) => language)), source: "group" });
}
