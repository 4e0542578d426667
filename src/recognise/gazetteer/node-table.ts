import { HashFilter } from "../../base/hash-filter.ts";

/** `UGAZ` read as a little-endian number: what a shared table starts with. */
const MAGIC = 0x5a414755;
const VERSION = 1;
/** Header words: magic, version, slots, nodes, entries; the rest zero. */
const HEADER = 8;
const SLOTS = 2;
const NODES = 3;
const ENTRIES = 4;
/** Words of a slot: parent, first hash, second hash, value. An empty slot's first hash is 0. */
const STRIDE = 4;
/** Linear probing takes about 6 steps for an absent node at this load, all in one or two cache lines. */
const MOST_LOAD = 0.7;
const GROWTH = 1.6;
const FEWEST_SLOTS = 16;

interface Overview {
  /** A bit for every node that others are below. */
  readonly parents: Uint32Array;
  /** First hashes of words below other words. */
  readonly later: HashFilter;
}

/**
 * The nodes of a trie in one open-addressing hash table of 16-byte slots: a node is found by its parent and the two hashes of
 * its word, and is known by its slot's number from 1; 0 is the root. Growing renumbers the nodes.
 */
export class NodeTable {
  #words: Uint32Array;
  #slots: number;

  readonly #isShared: boolean;
  /** What is known of all nodes together, from when it is first asked for until a node is added. */
  #overview: Overview | undefined;

  /** An empty table with room for so many nodes before it must grow, in memory that threads can share or in what is made faster. */
  constructor(capacity: number, isShared = true) {
    this.#slots = Math.max(FEWEST_SLOTS, Math.ceil(capacity / MOST_LOAD) + 1);
    this.#isShared = isShared;
    this.#words = emptyWords(this.#slots, isShared);
  }

  /** The table that lies in a buffer or a part of one that begins at a multiple of four, not a copy; undefined where it holds none. */
  static open(buffer: ArrayBufferLike, byteOffset = 0, byteLength = buffer.byteLength): NodeTable | undefined {
    if (byteLength < HEADER * 4 || byteLength % 4 !== 0 || byteOffset % 4 !== 0) return undefined;
    const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
    const slots = words[SLOTS] as number;
    const isTable = words[0] === MAGIC && words[1] === VERSION && words.length === HEADER + slots * STRIDE;
    if (!isTable || (words[NODES] as number) >= slots) return undefined;
    const table = new NodeTable(0, false);
    table.#words = words;
    table.#slots = slots;
    return table;
  }

  get buffer(): ArrayBufferLike {
    return this.#words.buffer;
  }

  /** Where in its buffer it lies: bytes. */
  get byteOffset(): number {
    return this.#words.byteOffset;
  }

  get byteLength(): number {
    return this.#words.byteLength;
  }

  get nodes(): number {
    return this.#words[NODES] as number;
  }

  get entries(): number {
    return this.#words[ENTRIES] as number;
  }

  /** The child of `parent` under a word's hashes; 0 where there is none. */
  child(parent: number, first: number, second: number): number {
    const words = this.#words;
    const hash = first === 0 ? 1 : first;
    for (let slot = this.#home(parent, hash); ; slot = slot + 1 === this.#slots ? 0 : slot + 1) {
      const at = HEADER + slot * STRIDE;
      const found = words[at + 1] as number;
      if (found === 0) return 0;
      if (found === hash && words[at + 2] === second && words[at] === parent) return slot + 1;
    }
  }

  /** Whether any node is below this one: to be told so spares looking for one. The first answer takes a look at all nodes. */
  hasChild(node: number): boolean {
    const { parents } = (this.#overview ??= this.#overlook());
    return ((parents[node >>> 5] as number) & (1 << (node & 31))) !== 0;
  }

  /** False if no entry has the word of this first hash behind its first one: no node but the root has such a child. True says nothing. */
  mayGoOn(first: number): boolean {
    const { later } = (this.#overview ??= this.#overlook());
    return later.mayHave(first === 0 ? 1 : first);
  }

  #overlook(): Overview {
    const words = this.#words;
    const parents = new Uint32Array((this.#slots >>> 5) + 1);
    const later = new HashFilter(this.nodes);
    for (let at = HEADER; at < words.length; at += STRIDE) {
      const first = words[at + 1] as number;
      if (first === 0) continue;
      const parent = words[at] as number;
      parents[parent >>> 5] = (parents[parent >>> 5] as number) | (1 << (parent & 31));
      if (parent !== 0) later.add(first);
    }
    return { parents, later };
  }

  /** The child of `parent` under a word's hashes, made if need be. Call {@link reserve} first. */
  insert(parent: number, first: number, second: number): number {
    const words = this.#words;
    this.#overview = undefined;
    const hash = first === 0 ? 1 : first;
    for (let slot = this.#home(parent, hash); ; slot = slot + 1 === this.#slots ? 0 : slot + 1) {
      const at = HEADER + slot * STRIDE;
      const found = words[at + 1] as number;
      if (found === hash && words[at + 2] === second && words[at] === parent) return slot + 1;
      if (found !== 0) continue;
      words[at] = parent;
      words[at + 1] = hash;
      words[at + 2] = second;
      words[NODES] = this.nodes + 1;
      return slot + 1;
    }
  }

  /** Makes room for so many more nodes. Numbers of nodes got before are void after it. */
  reserve(count: number): void {
    const nodes = this.nodes + count;
    if (nodes > this.#slots * MOST_LOAD) this.#resize(Math.max(nodes, this.#slots * MOST_LOAD * GROWTH));
  }

  /** Gives back the room that no node takes. Numbers of nodes got before are void after it. */
  compact(): void {
    if (this.#slots > Math.max(FEWEST_SLOTS, Math.ceil(this.nodes / MOST_LOAD) + 1)) this.#resize(this.nodes);
  }

  /** The value of the entry that ends at a node, 1 to 2³² − 1; 0 where none ends. */
  valueOf(node: number): number {
    return node === 0 ? 0 : (this.#words[HEADER + (node - 1) * STRIDE + 3] as number);
  }

  setValue(node: number, value: number): void {
    const at = HEADER + (node - 1) * STRIDE + 3;
    if (this.#words[at] === 0 && value !== 0) this.#words[ENTRIES] = this.entries + 1;
    this.#words[at] = value;
  }

  /** Calls back with every node, in the order of slots. */
  forEach(visit: (node: number, parent: number, first: number, second: number, value: number) => void): void {
    const words = this.#words;
    for (let slot = 0; slot < this.#slots; slot++) {
      const at = HEADER + slot * STRIDE;
      const first = words[at + 1] as number;
      if (first === 0) continue;
      visit(slot + 1, words[at] as number, first, words[at + 2] as number, words[at + 3] as number);
    }
  }

  #home(parent: number, hash: number): number {
    let mixed = Math.imul(parent, 0x9e3779b1) ^ hash;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0;
    // The high part of a 64-bit product: slots need not be a power of two.
    return Math.floor((mixed / 0x1_0000_0000) * this.#slots);
  }

  #resize(capacity: number): void {
    const old = this.#words;
    const oldSlots = this.#slots;
    const grown = new NodeTable(Math.ceil(capacity), this.#isShared);
    const moved = new Uint32Array(oldSlots + 1);
    const path: number[] = [];
    for (let node = 1; node <= oldSlots; node++) {
      // Parents first, for a child is found by its parent's new number.
      for (let at = node; at !== 0 && moved[at] === 0 && old[HEADER + (at - 1) * STRIDE + 1] !== 0;) {
        path.push(at);
        at = old[HEADER + (at - 1) * STRIDE] as number;
      }
      for (let at = path.pop(); at !== undefined; at = path.pop()) {
        const from = HEADER + (at - 1) * STRIDE;
        const parent = moved[old[from] as number] as number;
        const to = grown.insert(parent, old[from + 1] as number, old[from + 2] as number);
        grown.#words[HEADER + (to - 1) * STRIDE + 3] = old[from + 3] as number;
        moved[at] = to;
      }
    }
    grown.#words[ENTRIES] = old[ENTRIES] as number;
    this.#words = grown.#words;
    this.#slots = grown.#slots;
  }
}

function emptyWords(slots: number, isShared: boolean): Uint32Array {
  const length = HEADER + slots * STRIDE;
  const words = isShared ? new Uint32Array(new SharedArrayBuffer(length * 4)) : new Uint32Array(length);
  words[0] = MAGIC;
  words[1] = VERSION;
  words[SLOTS] = slots;
  return words;
}
