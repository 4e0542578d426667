import { readJsonLines } from "../../base/files.ts";

/**
 * The entries that a rewrite removed, as the vocabulary wrote them: `token` of each line of `mapping.jsonl`. Throws
 * `input-missing` or `input-format` (file and line, never the entry).
 */
export async function readMapping(path: string): Promise<string[]> {
  return readJsonLines(path, "mapping of a rewrite", (value) => {
    const { token } = (value ?? {}) as { readonly token?: unknown };
    // An array keeps a string from being taken for a message.
    return typeof token === "string" ? [token] : '{"tokenId", "token", "placeholder"}';
  }).then((lines) => lines.flat());
}
