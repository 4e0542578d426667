/**
 * The states of the chain. Tags (see labels.ts) say what a token is; states also remember, outside of spans, of which type the
 * last span of the line was: after a hospital comes a street, after a street a town. Of `types` types there are the
 * tags as they are (outside means: no span yet), and for type `t` the state `2 · types + 1 + t`, outside after a span of `t`.
 */
export interface States {
  readonly count: number;
  /** The tag whose score counts for a state. */
  readonly tagOf: Uint8Array;
  /** The states that may follow state `s`: `next[nextStart[s]]` to `next[nextStart[s + 1]]`. */
  readonly next: Uint8Array;
  readonly nextStart: Uint16Array;
}

const OUTSIDE = 0;

export function statesOf(types: number): States {
  const tags = 2 * types + 1;
  const count = tags + types;
  const tagOf = Uint8Array.from({ length: count }, (_, state) => (state < tags ? state : OUTSIDE));
  const next: number[] = [];
  const nextStart = new Uint16Array(count + 1);
  for (let state = 0; state < count; state++) {
    const type = state === OUTSIDE ? -1 : state < tags ? (state - 1) >> 1 : state - tags;
    next.push(type < 0 ? OUTSIDE : tags + type);
    for (let begun = 0; begun < types; begun++) next.push(2 * begun + 1);
    if (type >= 0 && state < tags) next.push(2 * type + 2);
    nextStart[state + 1] = next.length;
  }
  return { count, tagOf, next: Uint8Array.from(next), nextStart };
}

/** The states that a line's tags go through. */
export function statePath(tags: Uint8Array, types: number): Uint8Array {
  const path = new Uint8Array(tags.length);
  let last = -1;
  for (const [i, tag] of tags.entries()) {
    if (tag !== OUTSIDE) last = (tag - 1) >> 1;
    path[i] = tag !== OUTSIDE || last < 0 ? tag : 2 * types + 1 + last;
  }
  return path;
}

/** A weight for each pair of states `[states, states]`: 0 where the second may follow the first, else -Infinity. */
export function startTransitions({ count, next, nextStart }: States): Float32Array {
  const transitions = new Float32Array(count * count).fill(-Infinity);
  for (let state = 0; state < count; state++) {
    for (let k = nextStart[state] as number; k < (nextStart[state + 1] as number); k++) {
      transitions[state * count + (next[k] as number)] = 0;
    }
  }
  return transitions;
}
