import type { Example } from "./examples.ts";
import { FeatureIndex } from "./feature-index.ts";

/** Which features there are, and for which tags each has a weight: row `f` is `tags[rowStart[f]]` to `tags[rowStart[f + 1]]`. */
export interface FeatureSupport {
  readonly index: FeatureIndex;
  /** `ids[e]` are the numbers of the features in `examples[e].keys`; -1 for those that do not count. */
  readonly ids: readonly Int32Array[];
  readonly rowStart: Int32Array;
  readonly tags: Uint8Array;
}

export interface SupportOptions {
  readonly tagTotal: number;
  /** A feature counts if this many documents have it. */
  readonly minDocuments: number;
  /** A feature of so many tokens gets a weight for every tag, others only for tags that they were seen with. */
  readonly denseFrom: number;
}

const MOST_DOCUMENTS = 65_535;
const FIRST_CAPACITY = 1 << 20;
const WORD_BITS = 32;

/** Numbers the features of the examples and decides which weights there will be. */
export function findSupport(examples: readonly Example[], options: SupportOptions): FeatureSupport {
  const index = indexFeatures(examples, options.minDocuments);
  const ids = examples.map(({ keys }) => keys.map((key) => index.find(key)));
  return { index, ids, ...supportRowsOf(examples, ids, index.count, options) };
}

function indexFeatures(examples: readonly Example[], minDocuments: number): FeatureIndex {
  const all = new FeatureIndex(FIRST_CAPACITY);
  let documents = new Uint16Array(FIRST_CAPACITY);
  // The last document that had the feature: copies of a document are one after the other, or at worst count twice.
  let last = new Int32Array(FIRST_CAPACITY).fill(-1);
  for (const { keys, document } of examples) {
    for (let k = 0; k < keys.length; k++) {
      const id = all.add(keys[k] as number);
      if (id >= documents.length) {
        const [fewerDocuments, fewerLast] = [documents, last];
        documents = new Uint16Array(2 * fewerDocuments.length);
        documents.set(fewerDocuments);
        last = new Int32Array(2 * fewerLast.length).fill(-1);
        last.set(fewerLast);
      }
      if (last[id] === document) continue;
      last[id] = document;
      if ((documents[id] as number) < MOST_DOCUMENTS) documents[id] = (documents[id] as number) + 1;
    }
  }
  const index = new FeatureIndex(all.count);
  for (let id = 0; id < all.count; id++) if ((documents[id] as number) >= minDocuments) index.add(all.keyOf(id));
  return index;
}

function supportRowsOf(
  examples: readonly Example[],
  ids: readonly Int32Array[],
  features: number,
  { tagTotal, denseFrom }: SupportOptions,
): { rowStart: Int32Array; tags: Uint8Array } {
  // A bit for each tag that a feature was seen with.
  const words = Math.ceil(tagTotal / WORD_BITS);
  const bits = new Uint32Array(features * words);
  const counts = new Uint32Array(features);
  for (const [e, { tags, offsets }] of examples.entries()) {
    const own = ids[e] as Int32Array;
    for (let t = 0; t < tags.length; t++) {
      const tag = tags[t] as number;
      for (let k = offsets[t] as number; k < (offsets[t + 1] as number); k++) {
        const feature = own[k] as number;
        if (feature < 0) continue;
        counts[feature] = (counts[feature] as number) + 1;
        const word = feature * words + (tag >>> 5);
        bits[word] = (bits[word] as number) | (1 << (tag & 31));
      }
    }
  }
  const has = (feature: number, tag: number) =>
    (counts[feature] as number) >= denseFrom ||
    (((bits[feature * words + (tag >>> 5)] as number) >>> (tag & 31)) & 1) === 1;
  const rowStart = new Int32Array(features + 1);
  for (let feature = 0; feature < features; feature++) {
    let size = 0;
    for (let tag = 0; tag < tagTotal; tag++) if (has(feature, tag)) size++;
    rowStart[feature + 1] = (rowStart[feature] as number) + size;
  }
  const tags = new Uint8Array(rowStart[features] as number);
  for (let feature = 0, at = 0; feature < features; feature++) {
    for (let tag = 0; tag < tagTotal; tag++) if (has(feature, tag)) tags[at++] = tag;
  }
  return { rowStart, tags };
}
