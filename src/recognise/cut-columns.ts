/** Columns are cut from stretches of memory of so many numbers: asking for each anew takes longer than filling it. */
const STRETCH = 1 << 16;
let stretch = createStretch();
let used = 0;

function createStretch(): ArrayBuffer {
  return new ArrayBuffer(STRETCH * Int32Array.BYTES_PER_ELEMENT);
}

/** So many zeros. */
export function cutColumn(length: number): Int32Array {
  if (length > STRETCH >> 2) return new Int32Array(length);
  const at = reserveBytes(length * Int32Array.BYTES_PER_ELEMENT);
  return new Int32Array(stretch, at, length);
}

/** So many zeros of a byte each. */
export function cutBytes(length: number): Uint8Array {
  if (length > STRETCH) return new Uint8Array(length);
  const at = reserveBytes(length);
  return new Uint8Array(stretch, at, length);
}

/** So many zeros, not whole numbers alone. */
export function cutFloats(length: number): Float32Array {
  if (length > STRETCH >> 2) return new Float32Array(length);
  const at = reserveBytes(length * Float32Array.BYTES_PER_ELEMENT);
  return new Float32Array(stretch, at, length);
}

/** Where the next bytes of {@link stretch} are, all of them zero. */
function reserveBytes(bytes: number): number {
  const whole = (bytes + 3) & ~3;
  if (used + whole > stretch.byteLength) {
    stretch = createStretch();
    used = 0;
  }
  used += whole;
  return used - whole;
}
