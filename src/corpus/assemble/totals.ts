import { addCounts, addOthers, type OtherDocument } from "../execute/tally.ts";
import type { ShardEntry } from "../shards/shard-entry.ts";
import type { WholeRecord } from "./unit.ts";

/** What a run has done, summed over its shards in order. */
export interface Totals {
  files: number;
  documents: number;
  /** Spans replaced, by entity. */
  readonly counts: Record<string, number>;
  /** Spans left, by label. */
  readonly left: Record<string, number>;
  /** Of JSON lines: records in which each field to drop or mask stood. */
  readonly fields: Record<string, number>;
  /** Documents by language, and the first ones with passages in no supported language. */
  readonly languages: Record<string, number>;
  readonly others: OtherDocument[];
  /** What became of these passages, as each shard with any says. */
  readonly policies: Set<string | null>;
  /** SHA-256 of the spans; undefined where there are none to be known. */
  spansDigest: string | undefined;
}

/** Nothing yet. */
export function createTotals(entities: readonly string[]): Totals {
  const counts = Object.fromEntries(entities.map((entity) => [entity, 0]));
  return {
    files: 0,
    documents: 0,
    counts,
    left: {},
    fields: {},
    languages: {},
    others: [],
    policies: new Set(),
    spansDigest: undefined,
  };
}

/** Adds a unit. */
export function tallyUnit(totals: Totals, entries: readonly ShardEntry[], whole: WholeRecord): void {
  totals.files += whole.inputs.length;
  for (const { documents, counts, left, fields, languages, others, otherLanguages } of entries) {
    totals.documents += documents;
    addCounts(totals.counts, counts);
    addCounts(totals.left, left);
    addCounts(totals.fields, fields);
    addCounts(totals.languages, languages);
    addOthers(totals.others, others);
    if (otherLanguages !== undefined) totals.policies.add(otherLanguages);
  }
}
