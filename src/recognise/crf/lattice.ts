import { mayFollow, OUTSIDE } from "./labels.ts";

/** A tag less likely than this, given what stands before it, is not carried on. */
const LEAST_MASS = 1e-12;

/** Buffers for one sequence of up to `capacity` tokens; reused, so that a pass allocates nothing. */
export class Lattice {
  readonly tags: number;
  private capacity = 0;
  /** exp(score - row maximum) of each token and tag, `[tokens, tags]`. */
  private potential = new Float64Array(0);
  private forward = new Float64Array(0);
  private backward = new Float64Array(0);
  private scale = new Float64Array(0);
  private back = new Uint8Array(0);
  private readonly expTransition: Float64Array;
  private readonly active: Uint8Array;
  /** Probabilities `[tokens, tags]` after {@link infer}. */
  marginal = new Float64Array(0);
  /** Expected counts of transitions `[tags, tags]` after {@link infer}. */
  readonly transitionCount: Float64Array;

  constructor(tags: number) {
    this.tags = tags;
    this.expTransition = new Float64Array(tags * tags);
    this.active = new Uint8Array(tags);
    this.transitionCount = new Float64Array(tags * tags);
  }

  private reserve(tokens: number): void {
    if (tokens <= this.capacity) return;
    this.capacity = Math.max(tokens, 2 * this.capacity, 256);
    const cells = this.capacity * this.tags;
    this.potential = new Float64Array(cells);
    this.forward = new Float64Array(cells);
    this.backward = new Float64Array(cells);
    this.marginal = new Float64Array(cells);
    this.back = new Uint8Array(cells);
    this.scale = new Float64Array(this.capacity);
  }

  /**
   * Marginals by forward–backward with scaling (Rabiner 1989). `scores` are `[tokens, tags]` in nats, `transitions`
   * `[tags, tags]` from row to column, -Infinity where a tag may not follow. Returns log Z, the logarithm of the partition
   * function. With `countTransitions`, fills {@link transitionCount}.
   */
  infer(scores: Float32Array, tokens: number, transitions: Float32Array, countTransitions: boolean): number {
    this.reserve(tokens);
    const { tags, potential, forward, backward, marginal, scale, expTransition } = this;
    for (let k = 0; k < tags * tags; k++) expTransition[k] = Math.exp(transitions[k] as number);
    let logZ = 0;
    for (let t = 0; t < tokens; t++) {
      const row = t * tags;
      let best = -Infinity;
      for (let y = 0; y < tags; y++) if ((scores[row + y] as number) > best) best = scores[row + y] as number;
      for (let y = 0; y < tags; y++) potential[row + y] = Math.exp((scores[row + y] as number) - best);
      logZ += best;
    }
    let sum = 0;
    for (let y = 0; y < tags; y++) {
      const value = mayFollow(OUTSIDE, y) ? (potential[y] as number) : 0;
      forward[y] = value;
      sum += value;
    }
    scale[0] = sum;
    for (let y = 0; y < tags; y++) forward[y] = (forward[y] as number) / sum;
    for (let t = 1; t < tokens; t++) {
      const row = t * tags;
      const last = row - tags;
      for (let y = 0; y < tags; y++) forward[row + y] = 0;
      for (let x = 0; x < tags; x++) {
        const mass = forward[last + x] as number;
        if (mass < LEAST_MASS) continue;
        const from = x * tags;
        for (let y = 0; y < tags; y++) {
          forward[row + y] = (forward[row + y] as number) + mass * (expTransition[from + y] as number);
        }
      }
      sum = 0;
      for (let y = 0; y < tags; y++) {
        const value = (forward[row + y] as number) * (potential[row + y] as number);
        forward[row + y] = value;
        sum += value;
      }
      scale[t] = sum;
      for (let y = 0; y < tags; y++) forward[row + y] = (forward[row + y] as number) / sum;
    }
    for (let t = 0; t < tokens; t++) logZ += Math.log(scale[t] as number);
    const end = (tokens - 1) * tags;
    for (let y = 0; y < tags; y++) backward[end + y] = 1;
    if (countTransitions) this.transitionCount.fill(0);
    for (let t = tokens - 2; t >= 0; t--) {
      const row = t * tags;
      const next = row + tags;
      const norm = scale[t + 1] as number;
      // backward of the next token times its potential, kept in `marginal` for the moment.
      for (let y = 0; y < tags; y++) {
        marginal[next + y] = ((backward[next + y] as number) * (potential[next + y] as number)) / norm;
      }
      for (let x = 0; x < tags; x++) {
        const from = x * tags;
        const mass = forward[row + x] as number;
        let total = 0;
        if (mass < LEAST_MASS) {
          backward[row + x] = 0;
          continue;
        }
        if (countTransitions && mass > 1e-9) {
          for (let y = 0; y < tags; y++) {
            const flow = (expTransition[from + y] as number) * (marginal[next + y] as number);
            total += flow;
            this.transitionCount[from + y] = (this.transitionCount[from + y] as number) + mass * flow;
          }
        } else {
          for (let y = 0; y < tags; y++) total += (expTransition[from + y] as number) * (marginal[next + y] as number);
        }
        backward[row + x] = total;
      }
    }
    for (let k = 0; k < tokens * tags; k++) marginal[k] = (forward[k] as number) * (backward[k] as number);
    return logZ;
  }

  /** The best tags for `scores` (Viterbi 1967), written into `path` from `at`. */
  decode(scores: Float32Array, tokens: number, transitions: Float32Array, path: Uint8Array, at: number): void {
    this.reserve(tokens);
    const { tags, back } = this;
    let current = this.forward.subarray(0, tags);
    let next = this.backward.subarray(0, tags);
    for (let y = 0; y < tags; y++) current[y] = mayFollow(OUTSIDE, y) ? (scores[y] as number) : -Infinity;
    const margin = this.marginOf(transitions);
    const active = this.active;
    for (let t = 1; t < tokens; t++) {
      const row = t * tags;
      let most = -Infinity;
      for (let x = 0; x < tags; x++) if ((current[x] as number) > most) most = current[x] as number;
      let actives = 0;
      for (let x = 0; x < tags; x++) if ((current[x] as number) >= most - margin) active[actives++] = x;
      for (let y = 0; y < tags; y++) {
        let best = -Infinity;
        let from = OUTSIDE;
        if (y !== OUTSIDE && y % 2 === 0) {
          // An inside follows only its own type's beginning or inside.
          const begin = (current[y - 1] as number) + (transitions[(y - 1) * tags + y] as number);
          const inside = (current[y] as number) + (transitions[y * tags + y] as number);
          best = begin >= inside ? begin : inside;
          from = begin >= inside ? y - 1 : y;
        } else {
          for (let a = 0; a < actives; a++) {
            const x = active[a] as number;
            const value = (current[x] as number) + (transitions[x * tags + y] as number);
            if (value > best) {
              best = value;
              from = x;
            }
          }
        }
        next[y] = best + (scores[row + y] as number);
        back[row + y] = from;
      }
      [current, next] = [next, current];
    }
    let tag = OUTSIDE;
    for (let y = 1; y < tags; y++) if ((current[y] as number) > (current[tag] as number)) tag = y;
    for (let t = tokens - 1; t >= 0; t--) {
      path[at + t] = tag;
      tag = back[t * tags + tag] as number;
    }
  }

  /**
   * How far a tag's score may lie under the best one's and still be on the best path: what any transition to a beginning or
   * to the outside can make up for. Tags below it need not be looked at, and nothing is lost.
   */
  private marginOf(transitions: Float32Array): number {
    let least = Infinity;
    let most = -Infinity;
    for (let x = 0; x < this.tags; x++) {
      for (let y = 0; y < this.tags; y += y === OUTSIDE ? 1 : 2) {
        const weight = transitions[x * this.tags + y] as number;
        if (weight < least) least = weight;
        if (weight > most) most = weight;
      }
    }
    return most - least;
  }
}
