import { sha256 } from "../src/base/hash.ts";

/** A file of a corpus: its path with `/` between parts, relative to the folder that is digested, and its content. */
export interface CorpusFile {
  readonly path: string;
  readonly text: string;
}

/**
 * SHA-256 (hexadecimal) of a folder of notes: of `path\n`, SHA-256 of the UTF-8 bytes in hexadecimal and `\n`, for each `.txt`
 * file in the order of its path (by code unit). The training recipe computes the same, and writes it into the model card.
 */
export function corpusDigest(files: readonly CorpusFile[]): string {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return sha256(sorted.map((file) => `${file.path}\n${sha256(file.text)}\n`).join(""));
}
