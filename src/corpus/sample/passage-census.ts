import type { Random } from "../../base/random.ts";
import { STRATA, type Stratum, type StratumName } from "../../evaluate/sample/sample-sheet.ts";

/** Every passage of a corpus by its stratum, a byte each: what a sample is drawn from. */
export interface PassageCensus {
  /** The passages of the next document, in order. */
  add(strata: readonly StratumName[]): void;
  /** Passages by stratum, in the order of {@link STRATA}. */
  counts(): number[];
  /**
   * Draws without replacement as many passages of each stratum as it says, every set of them being equally likely: the numbers of the passages
   * drawn, by the number of their document, both from 0.
   */
  draw(strata: readonly Stratum[], random: Random): Map<number, number[]>;
}

/** Set on the last passage of a document. */
const LAST = 0x80;
const FIRST_CAPACITY = 1 << 12;

export function createPassageCensus(): PassageCensus {
  let codes = new Uint8Array(FIRST_CAPACITY);
  let used = 0;
  const append = (code: number) => {
    if (used === codes.length) {
      const longer = new Uint8Array(2 * used);
      longer.set(codes);
      codes = longer;
    }
    codes[used++] = code;
  };
  return {
    add: (strata) => {
      for (const [index, name] of strata.entries())
        append(STRATA.indexOf(name) | (index === strata.length - 1 ? LAST : 0));
    },
    counts: () => {
      const counts = STRATA.map(() => 0);
      for (const code of codes.subarray(0, used)) counts[code & ~LAST] = (counts[code & ~LAST] as number) + 1;
      return counts;
    },
    draw: (strata, random) => {
      const left = STRATA.map((name) => strata.find((stratum) => stratum.name === name));
      const [passages, wanted] = [left.map((one) => one?.passages ?? 0), left.map((one) => one?.sampled ?? 0)];
      const drawn = new Map<number, number[]>();
      let [document, place] = [0, 0];
      for (const code of codes.subarray(0, used)) {
        const stratum = code & ~LAST;
        const [remaining, needed] = [passages[stratum] as number, wanted[stratum] as number];
        // Selection sampling (Knuth, The Art of Computer Programming 2, 3.4.2 S).
        if (random.next() * remaining < needed) {
          drawn.set(document, [...(drawn.get(document) ?? []), place]);
          wanted[stratum] = needed - 1;
        }
        passages[stratum] = remaining - 1;
        place++;
        if (code < LAST) continue;
        document++;
        place = 0;
      }
      return drawn;
    },
  };
}
