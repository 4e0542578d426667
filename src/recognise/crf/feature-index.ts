/** Numbers feature keys 0, 1, 2 … in the order they are added: an open-addressing table over typed arrays. */
export class FeatureIndex {
  private slots: Int32Array;
  private mask: number;
  private keys: Int32Array;
  count = 0;

  constructor(expected = 1 << 16) {
    const capacity = 1 << Math.max(8, 33 - Math.clz32(expected));
    this.slots = new Int32Array(capacity).fill(-1);
    this.mask = capacity - 1;
    this.keys = new Int32Array(capacity >> 1);
  }

  /** The number of a key, or -1. */
  find(key: number): number {
    for (let slot = key & this.mask; ; slot = (slot + 1) & this.mask) {
      const id = this.slots[slot] as number;
      if (id < 0 || this.keys[id] === key) return id;
    }
  }

  /** The number of a key, a new one if it has none. */
  add(key: number): number {
    for (let slot = key & this.mask; ; slot = (slot + 1) & this.mask) {
      const id = this.slots[slot] as number;
      if (id >= 0 && this.keys[id] === key) return id;
      if (id < 0) {
        this.slots[slot] = this.count;
        this.keys[this.count++] = key;
        if (this.count === this.keys.length) this.grow();
        return this.count - 1;
      }
    }
  }

  keyOf(id: number): number {
    return this.keys[id] as number;
  }

  private grow(): void {
    const keys = new Int32Array(this.keys.length * 2);
    keys.set(this.keys);
    this.keys = keys;
    this.slots = new Int32Array(keys.length * 2).fill(-1);
    this.mask = this.slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = (keys[id] as number) & this.mask;
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = id;
    }
  }
}
