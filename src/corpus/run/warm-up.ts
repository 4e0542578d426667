import type { CorpusRecord } from "../../formats/records/record-codec.ts";
import { createDocument, type Document } from "../../text/document.ts";
import { openPlanned, type Work } from "../execute/work.ts";
import { filesOf, type Shard } from "../shards/shard.ts";

/** Documents that are read, and UTF-16 code units of each. */
const [DOCUMENTS, LENGTH] = [16, 2_000];

/**
 * Opens the recognisers in this thread and has them read a few documents of a shard, so that what they load lies in memory that the worker threads
 * share. Throws what opening them throws; what is wrong with the shard is its worker's to say.
 */
export async function warmUp(shard: Shard, work: Work): Promise<void> {
  const recognisers = await work.recognisers();
  const documents = await readSome(shard, work).catch(() => []);
  for (const recogniser of recognisers) await recogniser.recognise(documents);
}

async function readSome(shard: Shard, work: Work): Promise<Document[]> {
  const documents: Document[] = [];
  const add = ({ number, texts }: CorpusRecord) => {
    for (const { text } of texts) documents.push(createDocument(String(number), text.slice(0, LENGTH)));
  };
  for (const file of filesOf(shard)) {
    const records = await openPlanned(file, work.settings);
    try {
      const ranges = shard.kind === "batch" ? records.cut(Number.POSITIVE_INFINITY) : [shard.range];
      for await (const range of ranges) {
        for await (const batch of records.read(range)) {
          for (const record of batch.slice(0, DOCUMENTS)) add(record);
          if (documents.length >= DOCUMENTS) return documents;
        }
      }
    } finally {
      await records.close();
    }
  }
  return documents;
}
