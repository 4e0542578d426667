import type { CorpusRecord, Edit } from "../../formats/records/record-codec.ts";
import { languagesOf } from "../../recognise/document-languages.ts";
import { chooseLanguages, nameLanguages } from "../../recognise/other-languages.ts";
import type { Document } from "../../text/document.ts";
import type { RunSettings } from "../run/settings.ts";
import { nameOf, type PlannedFile } from "../shards/shard.ts";
import { formatSpanRecords } from "./span-record.ts";
import { findWithGroup } from "./find-in-batch.ts";
import { addCounts, countLanguage, type Tally } from "./tally.ts";
import type { Work } from "./work.ts";

/** What stands in a batch's texts is found, written to the spans, counted, and replaced: the edits of each text of each record. */
export async function editBatch(
  records: readonly CorpusRecord[],
  file: PlannedFile,
  work: Work,
  tally: Tally,
  writeSpans: (lines: string) => Promise<void>,
): Promise<Edit[][][]> {
  if (file.format === "jsonl") countFields(records, work.settings, tally);
  const { placed, found, left } = await findWithGroup(records, file, work);
  for (const own of left) addCounts(tally.left, own);
  const replacer = await work.replacer();
  const idOf = (document: Document) => nameOf(file) + document.id.slice(file.path.length);
  if (chooseLanguages(work.settings.recognisers))
    for (const { document } of placed) countLanguage(tally, idOf(document), nameLanguages(await languagesOf(document)));
  const edits: Edit[][][] = records.map(({ texts }) => texts.map(() => []));
  let lines = "";
  for (const [index, { document, record, text }] of placed.entries()) {
    const own = found[index] ?? [];
    tally.documents++;
    if (own.length === 0) continue;
    for (const { label } of own) tally.counts[label] = (tally.counts[label] ?? 0) + 1;
    lines += formatSpanRecords(idOf(document), document.text, own);
    const replace = replacer(document, own);
    const ofRecord = edits[record] as Edit[][];
    ofRecord[text] = own.map((span) => ({ start: span.start, end: span.end, replacement: replace(span) }));
  }
  // Once a batch: a promise for every note would cost more than its spans do.
  if (lines !== "") await writeSpans(lines);
  return edits;
}

function countFields(
  records: readonly CorpusRecord[],
  { dropFields, maskFields }: RunSettings,
  { fields }: Tally,
): void {
  for (const field of [...dropFields, ...maskFields]) {
    const standing = records.filter(({ edited }) => edited?.includes(field) === true);
    fields[field] = (fields[field] ?? 0) + standing.length;
  }
}
