import { createHash } from "node:crypto";

/** A digest of documents that come one after the other. */
export interface DocumentsDigest {
  add(document: { readonly id: string; readonly text: string }): void;
  /** SHA-256 of what was added, in its order. */
  finish(): string;
}

/** Takes the ids and texts of a corpus's documents as `readCorpus` gives them: the same corpus has the same digest wherever it lies. */
export function createDocumentsDigest(): DocumentsDigest {
  const hash = createHash("sha256");
  return {
    add: ({ id, text }) => void hash.update(`${JSON.stringify([id, text])}\n`),
    finish: () => hash.digest("hex"),
  };
}
