import { ratios, type Side, spread } from "./sides.ts";

/** A side after its rounds. */
export interface Measured {
  readonly name: string;
  readonly loadSeconds: number;
  /** By round. */
  readonly seconds: readonly number[];
  readonly peakBytes: number;
}

/** Ends the sides and asks each for its peak. */
export async function endSides(
  sides: readonly Side<unknown>[],
  seconds: readonly (readonly number[])[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [index, side] of sides.entries()) {
    const { name, loadSeconds } = side;
    measured.push({ name, loadSeconds, seconds: seconds[index] ?? [], peakBytes: await side.end() });
  }
  return measured;
}

/** A side a line: items a second, loading time, peak memory. */
export function printSides(measured: readonly Measured[], items: number, unit: string): void {
  console.log(`${`${unit}/s: median (least to most)`.padStart(46)}   load s  peak MB`);
  for (const { name, loadSeconds, seconds, peakBytes } of measured) {
    const rates = seconds.map((each) => items / each);
    const memory = (peakBytes / 1e6).toFixed(0).padStart(7);
    console.log(name);
    console.log(`${spread(rates, 1).padStart(46)}  ${loadSeconds.toFixed(1).padStart(7)}  ${memory}`);
  }
}

/** `2.1 (2.0 to 2.2) times as fast as NAME, 0.60 of its memory`. */
export function versus(ours: Measured, theirs: Measured): string {
  const times = spread(ratios(theirs.seconds, ours.seconds), 2);
  return `${times} times as fast as ${theirs.name}, ${(ours.peakBytes / theirs.peakBytes).toFixed(2)} of its memory`;
}

/** How many items a second matrix products alone would allow, and which part of that ours reaches. */
export function printLimit(ours: Measured, items: number, unit: string, needed: number, operationsPerSecond: number) {
  const billions = (value: number) => (value / 1e9).toFixed(0);
  const limit = ((items * operationsPerSecond) / needed).toFixed(1);
  const shares = ours.seconds.map((seconds) => (100 * needed) / operationsPerSecond / seconds);
  console.log(
    `${billions(needed)} billion operations of matrix products, which run at ${billions(operationsPerSecond)} a second:`,
  );
  console.log(`at most ${limit} ${unit}/s, of which ours reaches ${spread(shares, 0)} %`);
}
