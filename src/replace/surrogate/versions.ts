import type { Lot } from "./lot.ts";

/** Which draw a mention takes: 0, until everything of it is drawn anew. */
export type NextVersion = (of: string) => number;

/** Counts up, at each mention of something but its first, with probability `redraw`; with 0 it never does (Osborne et al. 2025). */
export function createVersions(lot: Lot, redraw: number): NextVersion {
  const states = new Map<string, { version: number; mention: number }>();
  return (of) => {
    let state = states.get(of);
    if (state === undefined) states.set(of, (state = { version: 0, mention: 0 }));
    else if (redraw > 0 && lot.draw("redraw", of, ++state.mention) < redraw) state.version++;
    return state.version;
  };
}
