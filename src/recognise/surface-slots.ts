/** Of a slot's third number: its value was found since it was added, or since unused ones were last forgotten. */
const USED = 1;
/** Where more than so many of the values are in use, all are forgotten: forgetting takes as long for few as for many. */
const MOST_IN_USE = 0.75;

/**
 * Where values are, by the two hashes of a surface, which every token of a {@link TokenTable} has already: no string is made or compared. Slots
 * are rows of `stride` numbers, from 3: both hashes, the value's number from 1 before the bit {@link USED}, and whatever else a table keeps
 * beside them. Half of them at least are empty.
 */
export abstract class SurfaceSlots {
  protected slots: Int32Array;
  private readonly stride: number;
  private readonly fewest: number;
  private mask: number;

  /** `fewest`: slots of an empty table, a power of two. */
  constructor(stride: number, fewest: number) {
    this.stride = stride;
    this.fewest = fewest;
    this.mask = fewest - 1;
    this.slots = new Int32Array(stride * fewest);
  }

  /** Values in the table. */
  abstract get size(): number;

  /** Where a surface's slot is, whose value is in use from now on; or the empty one where it would be. */
  find(surface: number, check: number): number {
    const { slots, mask, stride } = this;
    for (let slot = surface & mask; ; slot = (slot + 1) & mask) {
      const at = slot * stride;
      const entry = slots[at + 2] as number;
      if (entry === 0) return at;
      if (slots[at] !== surface || slots[at + 1] !== check) continue;
      if ((entry & USED) === 0) slots[at + 2] = entry | USED;
      return at;
    }
  }

  /** The number of the value of a slot; 0 for an empty one. */
  protected numberAt(slot: number): number {
    return (this.slots[slot + 2] as number) >> 1;
  }

  /** Fills the first numbers of the empty slot where a surface would be; returns where it is. */
  protected fill(surface: number, check: number, number: number): number {
    const at = this.find(surface, check);
    this.slots[at] = surface;
    this.slots[at + 1] = check;
    this.slots[at + 2] = number << 1;
    return at;
  }

  /**
   * Forgets the values that were not found since they were added or this was last called: a corpus has many words that stand in it once, and
   * those that come again shall stay. Returns the new number of each old one, from 1 in the same order, and 0 for what is forgotten.
   */
  protected forgetUnused(): Int32Array {
    const { slots: old, stride, size } = this;
    const moved = new Int32Array(size + 1);
    for (let at = 0; at < old.length; at += stride)
      if (((old[at + 2] as number) & USED) !== 0) moved[(old[at + 2] as number) >> 1] = 1;
    let kept = 0;
    for (let number = 1; number <= size; number++) if (moved[number] === 1) moved[number] = ++kept;
    if (kept > MOST_IN_USE * size) {
      this.emptySlots();
      return moved.fill(0);
    }
    this.resize(this.mask + 1);
    for (let at = 0; at < old.length; at += stride) {
      const number = moved[(old[at + 2] as number) >> 1] as number;
      if (number === 0) continue;
      this.slots[this.putBack(old, at) + 2] = number << 1;
    }
    return moved;
  }

  /** Makes room for one more value: slots that were found before are others then. */
  protected makeRoom(): void {
    if (2 * (this.size + 1) * this.stride <= this.slots.length) return;
    const old = this.slots;
    this.resize(2 * (this.mask + 1));
    for (let at = 0; at < old.length; at += this.stride) {
      if (old[at + 2] === 0) continue;
      this.putBack(old, at);
    }
  }

  /** Copies a slot of other slots to where it is now; returns that. */
  private putBack(old: Int32Array, at: number): number {
    const place = this.find(old[at] as number, old[at + 1] as number);
    this.slots.set(old.subarray(at, at + this.stride), place);
    return place;
  }

  /** Empties all slots, and gives back what more than the fewest take. */
  protected emptySlots(): void {
    this.resize(this.fewest);
  }

  /** The first number of the slot in which a surface would be, were no other in it. */
  protected homeOf(surface: number): number {
    return this.stride * (surface & this.mask);
  }

  private resize(count: number): void {
    this.mask = count - 1;
    this.slots = new Int32Array(this.stride * count);
  }
}
