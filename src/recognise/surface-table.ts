const FEWEST_SLOTS = 1 << 8;
/** Numbers of a slot: the two hashes of a surface, and its value's number from 1. */
const STRIDE = 3;

/** Values by the two hashes of a surface, which every token of a {@link TokenTable} has already: no string is made or compared. Emptied when full. */
export class SurfaceTable<T> {
  private readonly most: number;
  private slots = new Int32Array(STRIDE * FEWEST_SLOTS);
  private readonly values: T[] = [];

  /** A table of so many values at most. */
  constructor(most: number) {
    this.most = most;
  }

  get(surface: number, check: number): T | undefined {
    return this.values[(this.slots[this.find(surface, check) + 2] as number) - 1];
  }

  /** Adds the value of a surface that is not in the table. */
  set(surface: number, check: number, value: T): void {
    if (this.values.length >= this.most) this.clear();
    if (2 * (this.values.length + 1) * STRIDE > this.slots.length) this.grow();
    const at = this.find(surface, check);
    this.values.push(value);
    this.slots[at] = surface;
    this.slots[at + 1] = check;
    this.slots[at + 2] = this.values.length;
  }

  /** Where a surface's slot is, or the empty one where it would be. */
  private find(surface: number, check: number): number {
    const { slots } = this;
    const mask = slots.length / STRIDE - 1;
    for (let slot = surface & mask; ; slot = (slot + 1) & mask) {
      const at = slot * STRIDE;
      if (slots[at + 2] === 0 || (slots[at] === surface && slots[at + 1] === check)) return at;
    }
  }

  private clear(): void {
    this.slots.fill(0);
    this.values.length = 0;
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Int32Array(2 * old.length);
    for (let at = 0; at < old.length; at += STRIDE) {
      if (old[at + 2] === 0) continue;
      this.slots.set(old.subarray(at, at + STRIDE), this.find(old[at] as number, old[at + 1] as number));
    }
  }
}
