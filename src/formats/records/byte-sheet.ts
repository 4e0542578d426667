/** Most bytes that a UTF-16 code unit takes in UTF-8. */
const MOST_BYTES_A_UNIT = 3;

/** Bytes and texts (as UTF-8) put one after another; it grows as they come. */
export class ByteSheet {
  #bytes: Buffer;
  #length = 0;

  /** @param expected about how many bytes there will be */
  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafeSlow(expected + (expected >> 3));
  }

  /** Puts `source[start..end)` at the end. */
  copy(source: Buffer, start: number, end: number): void {
    if (start === end) return;
    this.#makeRoom(end - start);
    this.#length += source.copy(this.#bytes, this.#length, start, end);
  }

  /** Puts a text at the end. */
  write(text: string): void {
    this.#makeRoom(text.length * MOST_BYTES_A_UNIT);
    this.#length += this.#bytes.write(text, this.#length, "utf8");
  }

  /** What there is. The sheet takes nothing after that. */
  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.#length + bytes));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
