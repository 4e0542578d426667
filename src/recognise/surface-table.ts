import { SurfaceSlots } from "./surface-slots.ts";

const FEWEST_SLOTS = 1 << 8;
/** Both hashes of a surface, and its value's number from 1. */
const STRIDE = 3;

/** Values of surfaces, see {@link SurfaceSlots}. Emptied when full. */
export class SurfaceTable<T> extends SurfaceSlots {
  private readonly most: number;
  private readonly values: T[] = [];

  /** A table of so many values at most. */
  constructor(most: number) {
    super(STRIDE, FEWEST_SLOTS);
    this.most = most;
  }

  get size(): number {
    return this.values.length;
  }

  get(surface: number, check: number): T | undefined {
    const number = this.slots[this.find(surface, check) + 2] as number;
    return number === 0 ? undefined : this.values[number - 1];
  }

  /** Adds the value of a surface that is not in the table. */
  set(surface: number, check: number, value: T): void {
    if (this.size >= this.most) this.clear();
    this.makeRoom();
    const at = this.find(surface, check);
    this.values.push(value);
    this.slots[at] = surface;
    this.slots[at + 1] = check;
    this.slots[at + 2] = this.size;
  }

  private clear(): void {
    this.slots.fill(0);
    this.values.length = 0;
  }
}
