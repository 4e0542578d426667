/** Does nothing for so many milliseconds; nothing else of the thread runs either. */
export function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
