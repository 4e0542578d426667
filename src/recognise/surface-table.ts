import { SurfaceSlots } from "./surface-slots.ts";

const FEWEST_SLOTS = 1 << 8;
/** Both hashes of a surface, and its value's number. */
const STRIDE = 3;

/** Values of surfaces, see {@link SurfaceSlots}. When it is full, those that were not asked for lately are forgotten. */
export class SurfaceTable<T> extends SurfaceSlots {
  private readonly most: number;
  private readonly values: T[] = [];

  /** A table of so many values at most; `stride` and `fewest` are of its slots. */
  constructor(most: number, stride = STRIDE, fewest = FEWEST_SLOTS) {
    super(stride, fewest);
    this.most = most;
  }

  get size(): number {
    return this.values.length;
  }

  get(surface: number, check: number): T | undefined {
    return this.valueAt(this.find(surface, check));
  }

  /** The value of a slot that {@link find} gave; undefined for an empty one. */
  valueAt(slot: number): T | undefined {
    const number = this.numberAt(slot);
    return number === 0 ? undefined : this.values[number - 1];
  }

  /** Adds the value of a surface that is not in the table; returns its slot. */
  set(surface: number, check: number, value: T): number {
    if (this.size >= this.most) this.forget();
    this.makeRoom();
    this.values.push(value);
    return this.fill(surface, check, this.size);
  }

  private forget(): void {
    const { values } = this;
    let kept = 0;
    for (const [index, to] of this.forgetUnused().entries()) if (to > 0) values[kept++] = values[index - 1] as T;
    values.length = kept;
  }
}
