import type { Random } from "../../base/random.ts";

/** How seven digits are written: `x` is a digit. */
const SPELLINGS = ["xxxxxxx", "xxx xxxx", "xx.xxx.xx", "xxx-xxxx", "xx xx xxx", "xxxx-xxx", "xxxxx/xx"];
const LEAST = 1_000_000;

/** `count` numbers of seven digits that differ, each in one of several spellings. */
export function drawNumbers(count: number, random: Random): string[] {
  const drawn = new Map<number, string>();
  while (drawn.size < count) {
    const number = LEAST + random.int(9 * LEAST);
    if (!drawn.has(number)) drawn.set(number, spell(number, random.pick(SPELLINGS)));
  }
  return [...drawn.values()];
}

function spell(number: number, spelling: string): string {
  const digits = String(number);
  let next = 0;
  return spelling.replace(/x/gu, () => digits[next++] as string);
}
