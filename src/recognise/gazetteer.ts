import { scanTokens } from "../text/scan-tokens.ts";
import { hashFolded } from "../text/word-hash.ts";
import { UnnameError } from "../base/errors.ts";
import { readNodes, writeNodes } from "./gazetteer/node-bytes.ts";
import { NodeTable } from "./gazetteer/node-table.ts";

/** An entry found in a text: how many tokens it takes, and its value. */
export interface GazetteerMatch {
  readonly length: number;
  /** 1 to 2³² − 1. */
  readonly value: number;
}

/** What another thread opens a gazetteer by, without a copy: pass it in `workerData` or a message. */
export interface GazetteerHandle {
  readonly buffer: ArrayBufferLike;
  /** Where in the buffer it lies, in bytes; default: in all of it. */
  readonly byteOffset?: number;
  readonly byteLength?: number;
}

/**
 * Entries of one or more words, found at token boundaries whatever their accents and case: a trie whose edges are words, each
 * known by two 32-bit hashes of its folded form. One 32-bit hash would not do: of a million words some hundred pairs share
 * theirs, and any other word of a text is taken for an entry once in 4,000 times. With 64 bits that is 10⁻¹³ a word.
 */
export interface Gazetteer {
  /** Distinct entries. */
  readonly size: number;
  /** Memory that its arrays take. */
  readonly byteLength: number;
  /** The longest entry that starts at `keys[index]`, where `keys` are the folded tokens of a text (see `foldWord`). */
  match(keys: readonly string[], index: number): GazetteerMatch | undefined;
  /** The same where `hashes` holds the two hashes of each token, as `hashFolded` writes them; `index` counts tokens. */
  matchHashes(hashes: Uint32Array, index: number): GazetteerMatch | undefined;
  /** One step down the trie: the node below `node` (0 is the root) under a word's two hashes; 0 where there is none. */
  child(node: number, first: number, second: number): number;
  /** Whether any node is below one: `child` finds none where there is none, but later. */
  hasChild(node: number): boolean;
  /** False if no entry has the word of this first hash behind its first word: below no node but the root is one. True says nothing. */
  mayGoOn(first: number): boolean;
  /** The value of the entry that ends at a node; 0 where none ends. */
  valueOf(node: number): number;
  /** A handle by which other threads of this process open it. Nothing may be added afterwards. */
  share(): GazetteerHandle;
  /** A checked form for files, the same whatever the order in which entries were added: about 11 bytes a node. */
  toBytes(): Uint8Array;
}

/** A gazetteer that entries can be added to. */
export interface GrowingGazetteer extends Gazetteer {
  /**
   * Adds an entry, tokenised as texts are, so that "Den Haag" and "'s-Hertogenbosch" match theirs; one that folds to the same
   * words as another gets the value that `merge` makes of both. Throws a RangeError for a value outside 1 to 2³² − 1.
   */
  add(entry: string, value: number): void;
}

export interface GazetteerOptions {
  /** Makes one value of two; default: the bits of both. */
  readonly merge?: (old: number, added: number) => number;
  /** Words expected in all entries, which spares growing. */
  readonly capacity?: number;
}

/** An empty gazetteer. */
export function createGazetteer(options: GazetteerOptions = {}): GrowingGazetteer {
  const merge = options.merge ?? ((old, added) => (old | added) >>> 0);
  const table = new NodeTable(options.capacity ?? 0);
  const bounds: number[] = [];
  const hash = new Uint32Array(2);
  let isShared = false;
  return {
    ...readTable(table),
    get size() {
      return table.entries;
    },
    get byteLength() {
      return table.byteLength;
    },
    add: (entry, value) => {
      if (isShared) throw new TypeError("a gazetteer that other threads read cannot grow");
      if (!(Number.isInteger(value) && value > 0 && value <= 0xffff_ffff))
        throw new RangeError(`a gazetteer's value must be 1 to ${0xffff_ffff}, found ${value}`);
      const count = scanTokens(entry, bounds);
      if (count === 0) return;
      table.reserve(count);
      let node = 0;
      for (let i = 0; i < count; i++) {
        hashFolded(entry, bounds[2 * i] as number, bounds[2 * i + 1] as number, hash, 0);
        node = table.insert(node, hash[0] as number, hash[1] as number);
      }
      const old = table.valueOf(node);
      table.setValue(node, old === 0 ? value : merge(old, value));
    },
    share: () => {
      if (!isShared) table.compact();
      isShared = true;
      return handleOf(table);
    },
  };
}

/**
 * The gazetteer that a handle of `share` or the bytes of `toBytes` hold; a handle's memory is used as it is. Throws
 * `input-format` for bytes that are damaged or no gazetteer.
 */
export function openGazetteer(from: GazetteerHandle | Uint8Array): Gazetteer {
  const table =
    from instanceof Uint8Array ? readNodes(from) : NodeTable.open(from.buffer, from.byteOffset, from.byteLength);
  if (table === undefined)
    throw new UnnameError("input-format", "This memory holds no gazetteer. Pass what share() gave.");
  return { ...readTable(table), size: table.entries, byteLength: table.byteLength };
}

function handleOf({ buffer, byteOffset, byteLength }: NodeTable): GazetteerHandle {
  return byteLength === buffer.byteLength ? { buffer } : { buffer, byteOffset, byteLength };
}

function readTable(table: NodeTable): Gazetteer {
  const hash = new Uint32Array(2);
  return {
    size: table.entries,
    byteLength: table.byteLength,
    match: (keys, index) => {
      let found: GazetteerMatch | undefined;
      for (let node = 0, at = index; at < keys.length; at++) {
        const key = keys[at] as string;
        hashFolded(key, 0, key.length, hash, 0);
        node = table.child(node, hash[0] as number, hash[1] as number);
        if (node === 0) break;
        const value = table.valueOf(node);
        if (value !== 0) found = { length: at - index + 1, value };
      }
      return found;
    },
    matchHashes: (hashes, index) => {
      let [length, value] = [0, 0];
      for (let node = 0, at = index; 2 * at < hashes.length; at++) {
        node = table.child(node, hashes[2 * at] as number, hashes[2 * at + 1] as number);
        if (node === 0) break;
        const here = table.valueOf(node);
        if (here !== 0) [length, value] = [at - index + 1, here];
      }
      return length === 0 ? undefined : { length, value };
    },
    child: (node, first, second) => table.child(node, first, second),
    hasChild: (node) => table.hasChild(node),
    mayGoOn: (first) => table.mayGoOn(first),
    valueOf: (node) => table.valueOf(node),
    share: () => handleOf(table),
    toBytes: () => writeNodes(table),
  };
}
