import { OUTSIDE } from "./labels.ts";
import { type States, statesOf } from "./states.ts";

/** A state less likely than this, given what stands before it, is not carried on. */
export const LEAST_MASS = 1e-12;

/** Nats that sums along a line can differ from what they should be, and more. */
const ROUNDING = 0.01;

/** Forward–backward and Viterbi over one line; holds its buffers, so that a pass allocates nothing. */
export class Lattice {
  readonly states: States;
  private readonly tags: number;
  private capacity = 0;
  /** exp(score - largest of the token), `[tokens, tags]`. */
  protected potential = new Float64Array(0);
  protected forward = new Float64Array(0);
  private backward = new Float64Array(0);
  protected scale = new Float64Array(0);
  protected back = new Uint8Array(0);
  /** Best score of a path into each state at a token, and at the next. */
  protected readonly current: Float64Array;
  private readonly following: Float64Array;
  protected transitions: Float32Array = new Float32Array(0);
  private margin = 0;
  /**
   * Where "outside" is so far above every other tag of every token of a line, in nats, {@link decode} would find nothing else; Infinity where no
   * lead says so.
   */
  clearNats = Infinity;
  protected readonly expTransition: Float64Array;
  private readonly active: Uint8Array;
  /** Probability of each tag, `[tokens, tags]`, after {@link infer}. */
  marginal = new Float64Array(0);
  /** Expected number of each transition `[states, states]`, after {@link infer} with `countTransitions`. */
  readonly transitionCount: Float64Array;

  constructor(types: number) {
    this.states = statesOf(types);
    this.tags = 2 * types + 1;
    const { count } = this.states;
    this.expTransition = new Float64Array(count * count);
    this.transitionCount = new Float64Array(count * count);
    this.active = new Uint8Array(count);
    this.current = new Float64Array(count);
    this.following = new Float64Array(count);
  }

  protected reserve(tokens: number): void {
    if (tokens <= this.capacity) return;
    this.capacity = Math.max(tokens, 2 * this.capacity, 256);
    const cells = this.capacity * this.states.count;
    this.potential = new Float64Array(this.capacity * this.tags);
    this.marginal = new Float64Array(this.capacity * this.tags);
    this.forward = new Float64Array(cells);
    this.backward = new Float64Array(cells);
    this.back = new Uint8Array(cells);
    this.scale = new Float64Array(this.capacity);
  }

  /**
   * Weights of the transitions `[states, states]` from row to column, in nats. To be called again when they have changed.
   */
  setTransitions(transitions: Float32Array): void {
    this.transitions = transitions;
    const { count, next, nextStart } = this.states;
    for (let x = 0; x < count; x++) {
      for (let k = nextStart[x] as number; k < (nextStart[x + 1] as number); k++) {
        const cell = x * count + (next[k] as number);
        this.expTransition[cell] = Math.exp(transitions[cell] as number);
      }
    }
    this.margin = this.findMargin();
    this.clearNats = this.findClearNats();
  }

  /**
   * Marginals by forward–backward with scaling (Rabiner 1989). `scores` are `[tokens, tags]` in nats. Returns log Z, the
   * logarithm of the partition function.
   */
  infer(scores: Float32Array, tokens: number, countTransitions: boolean): number {
    this.reserve(tokens);
    const logZ = this.exponentiate(scores, tokens) + this.passForward(tokens);
    this.passBackward(tokens, countTransitions);
    return logZ;
  }

  /** Marginals of the tokens from `since` on, as {@link infer} works them out; those before are not to be read. */
  readMarginals(scores: Float32Array, tokens: number, _since: number): void {
    this.infer(scores, tokens, false);
  }

  protected exponentiate(scores: Float32Array, tokens: number): number {
    const { tags, potential } = this;
    let shifted = 0;
    for (let t = 0; t < tokens; t++) {
      const row = t * tags;
      let best = -Infinity;
      for (let y = 0; y < tags; y++) if ((scores[row + y] as number) > best) best = scores[row + y] as number;
      for (let y = 0; y < tags; y++) {
        const score = scores[row + y] as number;
        potential[row + y] = score === best ? 1 : Math.exp(score - best);
      }
      shifted += best;
    }
    return shifted;
  }

  private passForward(tokens: number): number {
    const { tags, potential, forward, scale, expTransition } = this;
    const { count, tagOf, next, nextStart } = this.states;
    forward.fill(0, 0, tokens * count);
    // A line begins outside or with a beginning.
    forward[OUTSIDE] = potential[OUTSIDE] as number;
    for (let y = 1; y < tags; y += 2) forward[y] = potential[y] as number;
    let logZ = 0;
    for (let t = 0; t < tokens; t++) {
      const row = t * count;
      let sum = 0;
      if (t > 0) {
        const last = row - count;
        for (let x = 0; x < count; x++) {
          const mass = forward[last + x] as number;
          if (mass < LEAST_MASS) continue;
          const end = nextStart[x + 1] as number;
          for (let k = nextStart[x] as number; k < end; k++) {
            const y = next[k] as number;
            forward[row + y] = (forward[row + y] as number) + mass * (expTransition[x * count + y] as number);
          }
        }
        for (let y = 0; y < count; y++) {
          if (forward[row + y] !== 0)
            forward[row + y] = (forward[row + y] as number) * (potential[t * tags + (tagOf[y] as number)] as number);
        }
      }
      for (let y = 0; y < count; y++) sum += forward[row + y] as number;
      scale[t] = sum;
      for (let y = 0; y < count; y++) forward[row + y] = (forward[row + y] as number) / sum;
      logZ += Math.log(sum);
    }
    return logZ;
  }

  private passBackward(tokens: number, countTransitions: boolean): void {
    const { tags, potential, forward, backward, scale, expTransition, marginal, transitionCount } = this;
    const { count, tagOf, next, nextStart } = this.states;
    if (countTransitions) transitionCount.fill(0);
    marginal.fill(0, 0, tokens * tags);
    for (let t = tokens - 1; t >= 0; t--) {
      const row = t * count;
      const ahead = row + count;
      for (let x = 0; x < count; x++) {
        const mass = forward[row + x] as number;
        if (mass < LEAST_MASS) {
          backward[row + x] = 0;
          continue;
        }
        let total = t === tokens - 1 ? 1 : 0;
        if (t < tokens - 1) {
          const end = nextStart[x + 1] as number;
          for (let k = nextStart[x] as number; k < end; k++) {
            const y = next[k] as number;
            const flow = (expTransition[x * count + y] as number) * (backward[ahead + y] as number);
            total += flow;
            if (countTransitions)
              transitionCount[x * count + y] = (transitionCount[x * count + y] as number) + mass * flow;
          }
        }
        const tag = t * tags + (tagOf[x] as number);
        marginal[tag] = (marginal[tag] as number) + mass * total;
        // Ready for the token before: times this token's potential, over its scale.
        backward[row + x] = (total * (potential[tag] as number)) / (scale[t] as number);
      }
    }
  }

  /** The best tags for `scores` (Viterbi 1967), written into `path` from `at`. */
  decode(scores: Float32Array, tokens: number, path: Uint8Array, at: number): void {
    this.reserve(tokens);
    const { tags, back, active, transitions, margin } = this;
    const { count, tagOf } = this.states;
    let { current, following } = this;
    for (let y = 0; y < count; y++) {
      current[y] = y === OUTSIDE || (y < tags && y % 2 === 1) ? (scores[y] as number) : -Infinity;
    }
    for (let t = 1; t < tokens; t++) {
      const row = t * count;
      const scoreRow = t * tags;
      let most = current[OUTSIDE] as number;
      for (let x = 1; x < count; x++) if ((current[x] as number) > most) most = current[x] as number;
      const least = most - margin;
      let actives = 0;
      for (let x = 0; x < count; x++) if ((current[x] as number) >= least) active[actives++] = x;
      following[OUTSIDE] =
        (current[OUTSIDE] as number) + (transitions[OUTSIDE] as number) + (scores[scoreRow] as number);
      back[row] = OUTSIDE;
      for (let begin = 1; begin < tags; begin += 2) {
        let best = -Infinity;
        let from = OUTSIDE;
        for (let a = 0; a < actives; a++) {
          const x = active[a] as number;
          const value = (current[x] as number) + (transitions[x * count + begin] as number);
          if (value > best) {
            best = value;
            from = x;
          }
        }
        following[begin] = best + (scores[scoreRow + begin] as number);
        back[row + begin] = from;
        this.goOn(current, following, row, begin, begin + 1, scores[scoreRow + begin + 1] as number);
        this.goOn(current, following, row, begin, tags + ((begin - 1) >> 1), scores[scoreRow] as number);
      }
      [current, following] = [following, current];
    }
    let state = OUTSIDE;
    for (let y = 1; y < count; y++) if ((current[y] as number) > (current[state] as number)) state = y;
    for (let t = tokens - 1; t >= 0; t--) {
      path[at + t] = tagOf[state] as number;
      state = back[t * count + state] as number;
    }
  }

  /** The best way into `state`, the inside of the type that starts with `begin`, or the outside after it. */
  private goOn(
    current: Float64Array,
    following: Float64Array,
    row: number,
    begin: number,
    state: number,
    score: number,
  ): void {
    const { transitions } = this;
    const { count } = this.states;
    let best = (current[begin] as number) + (transitions[begin * count + state] as number);
    let from = begin;
    const inside = (current[begin + 1] as number) + (transitions[(begin + 1) * count + state] as number);
    if (inside > best) {
      best = inside;
      from = begin + 1;
    }
    const same = (current[state] as number) + (transitions[state * count + state] as number);
    if (same > best) {
      best = same;
      from = state;
    }
    following[state] = best + score;
    this.back[row + state] = from;
  }

  /**
   * How far a state may lie under the best one and still be on the best path through a beginning: as far as one transition to
   * a beginning can differ from another. States below need not be looked at, and nothing is lost.
   */
  private findMargin(): number {
    const { transitions } = this;
    const { count } = this.states;
    let least = Infinity;
    let most = -Infinity;
    for (let x = 0; x < count; x++) {
      for (let y = 1; y < this.tags; y += 2) {
        const weight = transitions[x * count + y] as number;
        if (weight < least) least = weight;
        if (weight > most) most = weight;
      }
    }
    return most - least;
  }

  /**
   * What the transitions of a span can win, a token, over those of a line outside: the way to the token, and once a span, that to the outside after
   * it. Staying there must win nothing, for a line may be long.
   */
  private findClearNats(): number {
    const { transitions } = this;
    const { count, tagOf, next, nextStart } = this.states;
    const outside = transitions[OUTSIDE] as number;
    let within = 0;
    let leaving = 0;
    for (let x = 0; x < count; x++) {
      for (let k = nextStart[x] as number; k < (nextStart[x + 1] as number); k++) {
        const y = next[k] as number;
        const won = (transitions[x * count + y] as number) - outside;
        if (tagOf[y] !== OUTSIDE) within = Math.max(within, won);
        else if (tagOf[x] !== OUTSIDE) leaving = Math.max(leaving, won);
        else if (won > 0) return Infinity;
      }
    }
    return within + leaving + ROUNDING;
  }
}
