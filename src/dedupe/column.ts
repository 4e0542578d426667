/** Unsigned 32-bit numbers, one behind the other, as many as there come. */
export interface Column {
  readonly length: number;
  push(value: number): void;
  append(values: Uint32Array): void;
  /** The numbers so far: a view, until the next one comes. */
  values(): Uint32Array;
}

const FIRST_ROOM = 1024;

/** An empty column. */
export function createColumn(): Column {
  let values = new Uint32Array(FIRST_ROOM);
  let length = 0;
  const reserve = (more: number) => {
    if (length + more <= values.length) return;
    const larger = new Uint32Array(Math.max(2 * values.length, length + more));
    larger.set(values.subarray(0, length));
    values = larger;
  };
  return {
    get length() {
      return length;
    },
    push: (value) => {
      reserve(1);
      values[length++] = value;
    },
    append: (more) => {
      reserve(more.length);
      values.set(more, length);
      length += more.length;
    },
    values: () => values.subarray(0, length),
  };
}
