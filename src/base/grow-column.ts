/** A copy of a column with room for twice as many numbers. */
export function growColumn(column: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * column.length);
  larger.set(column);
  return larger;
}
