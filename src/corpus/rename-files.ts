import { createHmac } from "node:crypto";

/** Which neutral name stands for which file: in the private folder, `{path, renamed}` a line. */
export const FILE_NAMES_FILE = "file-names.jsonl";

/** Hexadecimal digits of a neutral name: two of a million files have the same with a chance of one in 10^17. */
const DIGITS = 24;
/** What is kept of a file's name. */
const EXTENSIONS = /(?<=[^/])(?:\.(?:txt|text|ann|jsonl|ndjson|csv|tsv|tab|parquet|pq))?(?:\.(?:gz|zst))?$/iu;

/**
 * Gives a file's relative path one that says nothing: `5f/5f3a….jsonl.gz`. It depends on the key and the path without its extensions, so
 * that a text and its annotations stay together and the same key gives the same name; without the key a name cannot be found by
 * trying. The extensions of formats stay, folders do not.
 */
export function createFileRenamer(key: Uint8Array): (path: string) => string {
  return (path) => {
    const extension = EXTENSIONS.exec(path)?.[0] ?? "";
    const stem = path.slice(0, path.length - extension.length);
    const name = createHmac("sha256", key).update(stem).digest("hex").slice(0, DIGITS);
    return `${name.slice(0, 2)}/${name}${extension.toLowerCase()}`;
  };
}
