import type { SearchSource } from "../../../src/audit/residue/search-batches.ts";
import { searchBatches } from "../../../src/audit/residue/search-batches.ts";
import { residueWords, type ResidueSources } from "../../../src/audit/residue/residue-words.ts";

/** How often each word stands in some bytes, by its folded spelling. */
export async function search(
  bytes: string | Uint8Array,
  names: readonly string[] | ResidueSources,
  source: Partial<SearchSource> & { readonly blockBytes?: number } = {},
): Promise<Record<string, number>> {
  const data = Buffer.from(bytes as string);
  const { blockBytes = 1 << 20, ...rest } = source;
  async function* open() {
    for (let at = 0; at < data.length; at += blockBytes) yield data.subarray(at, at + blockBytes);
  }
  const { words } = residueWords("length" in names ? { names: names as readonly string[] } : names);
  const found: Record<string, number> = {};
  for (const batch of searchBatches(words)) {
    Object.assign(found, Object.fromEntries((await batch.search({ path: "file", open, ...rest })).counts));
  }
  return found;
}
