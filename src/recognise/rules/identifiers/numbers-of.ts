import type { Reading } from "../../reading.ts";
import { SHAPE_DIGITS, SHAPE_OTHER } from "../../token-table.ts";

/** Indexes of the tokens of a text that are runs of digits, in order; for `Reading.get`. */
export function numbersOf({ tokens }: Pick<Reading, "tokens">): readonly number[] {
  const { count, shape } = tokens;
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) {
    const kind = shape[i] as number;
    if (kind >= SHAPE_DIGITS && kind < SHAPE_OTHER) numbers.push(i);
  }
  return numbers;
}
