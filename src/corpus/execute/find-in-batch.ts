import type { CorpusRecord } from "../../formats/records/record-codec.ts";
import type { Span } from "../../text/span.ts";
import type { PlannedFile } from "../shards/shard.ts";
import { addSpans } from "./find-spans.ts";
import { type PlacedDocument, toDocuments } from "./to-documents.ts";
import type { Work } from "./work.ts";

/** The documents of a batch and what was found in each. */
export interface FoundInBatch {
  readonly placed: readonly PlacedDocument[];
  readonly found: readonly (readonly Span[])[];
  /** Of each document, spans that were found and left, by label. */
  readonly left: readonly Readonly<Record<string, number>>[];
}

/** What recognisers and annotations find in a batch of a file's records. */
export async function findInBatch(
  records: readonly CorpusRecord[],
  file: PlannedFile,
  work: Work,
): Promise<FoundInBatch> {
  const placed = toDocuments(records, { ...file, textFields: work.settings.textFields });
  const given = await givenOf(placed, file, work);
  const finder = await work.finder();
  const documents = placed.map(({ document }) => document);
  const { spans, left } = await finder.find(documents, given);
  return { placed, found: spans, left };
}

/** What files and annotations say of each document. */
async function givenOf(
  placed: readonly PlacedDocument[],
  file: PlannedFile,
  work: Work,
): Promise<readonly (readonly Span[])[]> {
  if (work.settings.annotations === null) return placed.map(({ given }) => given);
  const given: (readonly Span[])[] = [];
  for (const one of placed) given.push([...one.given, ...(await work.annotated(file, one.document))]);
  return given;
}

/** {@link findInBatch}, and the people of each document's group. */
export async function findWithGroup(
  records: readonly CorpusRecord[],
  file: PlannedFile,
  work: Work,
): Promise<FoundInBatch> {
  const { placed, found, left } = await findInBatch(records, file, work);
  const people = await work.people();
  if (people === undefined) return { placed, found, left };
  const finish = await work.finish();
  const all: (readonly Span[])[] = [];
  for (const [index, { document }] of placed.entries()) {
    const own = found[index] ?? [];
    const others = await people.findIn(document, own);
    all.push(others.length === 0 ? own : addSpans(own, await finish(document, others)));
  }
  return { placed, found: all, left };
}
