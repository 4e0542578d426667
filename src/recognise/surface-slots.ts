/**
 * Where values are, by the two hashes of a surface, which every token of a {@link TokenTable} has already: no string is made or compared. Slots
 * are rows of `stride` numbers, from 3: both hashes, the value's number from 1, and whatever else a table keeps beside them. Half of them at
 * least are empty.
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

  /** Where a surface's slot is, or the empty one where it would be. */
  find(surface: number, check: number): number {
    const { slots, mask, stride } = this;
    for (let slot = surface & mask; ; slot = (slot + 1) & mask) {
      const at = slot * stride;
      if (slots[at + 2] === 0 || (slots[at] === surface && slots[at + 1] === check)) return at;
    }
  }

  /** Makes room for one more value: slots that were found before are others then. */
  protected makeRoom(): void {
    if (2 * (this.size + 1) * this.stride <= this.slots.length) return;
    const old = this.slots;
    this.resize(2 * (this.mask + 1));
    for (let at = 0; at < old.length; at += this.stride) {
      if (old[at + 2] === 0) continue;
      this.slots.set(old.subarray(at, at + this.stride), this.find(old[at] as number, old[at + 1] as number));
    }
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
