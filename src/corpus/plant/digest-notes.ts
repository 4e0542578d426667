import { createHash } from "node:crypto";

import { readStretch } from "../../base/files/read-stretch.ts";
import { unpackFile } from "../../formats/records/unpack-file.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import { readCorpusFile, type ReadCorpusOptions } from "../reading/read-corpus.ts";

/** SHA-256 of a file's unpacked bytes; of Parquet, whose bytes are written anew with its texts, of its documents. */
export async function digestNotes(
  { file, path, format, compression }: FoundFile,
  reading: ReadCorpusOptions,
): Promise<string> {
  const hash = createHash("sha256");
  if (format === "parquet") {
    for await (const { documents } of readCorpusFile({ file, path, format, compression }, reading))
      for (const { id, text } of documents) hash.update(JSON.stringify([id, text]));
  } else {
    for await (const bytes of compression === "none" ? readStretch(file) : unpackFile(file, compression))
      hash.update(bytes);
  }
  return hash.digest("hex");
}
