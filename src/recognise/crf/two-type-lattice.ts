import { Lattice, LEAST_MASS } from "./lattice.ts";

const TYPES = 2;
const TAGS = 5;
const STATES = 7;

/**
 * The {@link Lattice} of a model of two types, written out: persons and places are what models are mostly of, and its small loops would take
 * longer to run than what is in them. The states (see states.ts) are 0 outside, 1 and 2 the beginning and inside of the first type, 3 and 4 those of
 * the second, 5 and 6 outside after the one and the other. Sums are in the order of {@link Lattice}, so that results are the same to the last bit.
 */
export class TwoTypeLattice extends Lattice {
  private weights = weightsOf(this.expTransition);

  constructor() {
    super(TYPES);
  }

  override setTransitions(transitions: Float32Array): void {
    super.setTransitions(transitions);
    this.weights = weightsOf(this.expTransition);
  }

  override readMarginals(scores: Float32Array, tokens: number, since: number): void {
    this.reserve(tokens);
    this.exponentiate(scores, tokens);
    this.passOn(tokens);
    this.passBack(tokens, since);
  }

  /** What `passForward` does but for log Z. A mass that is not carried on is 0 here: adding nothing changes no sum. */
  private passOn(tokens: number): void {
    const { potential, forward, scale } = this;
    // prettier-ignore
    const {
      e00, e01, e03, e11, e12, e13, e15, e21, e22, e23, e25, e31, e33, e34, e36, e41, e43, e44, e46, e51, e53, e55, e61, e63, e66,
    } = this.weights;
    // A line begins outside or with a beginning.
    let f0 = potential[0] as number;
    let f1 = potential[1] as number;
    let f2 = 0;
    let f3 = potential[3] as number;
    let f4 = 0;
    let f5 = 0;
    let f6 = 0;
    for (let t = 0; ;) {
      const sum = f0 + f1 + f2 + f3 + f4 + f5 + f6;
      const row = t * STATES;
      scale[t] = sum;
      f0 /= sum;
      f1 /= sum;
      f2 /= sum;
      f3 /= sum;
      f4 /= sum;
      f5 /= sum;
      f6 /= sum;
      forward[row] = f0;
      forward[row + 1] = f1;
      forward[row + 2] = f2;
      forward[row + 3] = f3;
      forward[row + 4] = f4;
      forward[row + 5] = f5;
      forward[row + 6] = f6;
      if (++t >= tokens) return;
      const at = t * TAGS;
      const m0 = f0 < LEAST_MASS ? 0 : f0;
      const m1 = f1 < LEAST_MASS ? 0 : f1;
      const m2 = f2 < LEAST_MASS ? 0 : f2;
      const m3 = f3 < LEAST_MASS ? 0 : f3;
      const m4 = f4 < LEAST_MASS ? 0 : f4;
      const m5 = f5 < LEAST_MASS ? 0 : f5;
      const m6 = f6 < LEAST_MASS ? 0 : f6;
      const outside = potential[at] as number;
      f0 = m0 * e00 * outside;
      f1 = (m0 * e01 + m1 * e11 + m2 * e21 + m3 * e31 + m4 * e41 + m5 * e51 + m6 * e61) * (potential[at + 1] as number);
      f2 = (m1 * e12 + m2 * e22) * (potential[at + 2] as number);
      f3 = (m0 * e03 + m1 * e13 + m2 * e23 + m3 * e33 + m4 * e43 + m5 * e53 + m6 * e63) * (potential[at + 3] as number);
      f4 = (m3 * e34 + m4 * e44) * (potential[at + 4] as number);
      f5 = (m1 * e15 + m2 * e25 + m5 * e55) * outside;
      f6 = (m3 * e36 + m4 * e46 + m6 * e66) * outside;
    }
  }

  /** What `passBackward` does, for the tokens from `since` on. */
  private passBack(tokens: number, since: number): void {
    const { potential, forward, scale, marginal } = this;
    // prettier-ignore
    const {
      e00, e01, e03, e11, e12, e13, e15, e21, e22, e23, e25, e31, e33, e34, e36, e41, e43, e44, e46, e51, e53, e55, e61, e63, e66,
    } = this.weights;
    // Of the token behind, times its potential and over its scale.
    let b0 = 0;
    let b1 = 0;
    let b2 = 0;
    let b3 = 0;
    let b4 = 0;
    let b5 = 0;
    let b6 = 0;
    for (let t = tokens - 1; t >= since; t--) {
      const isLast = t === tokens - 1;
      const row = t * STATES;
      const at = t * TAGS;
      const divisor = scale[t] as number;
      const outside = potential[at] as number;
      const begin = b1;
      const other = b3;
      const m0 = forward[row] as number;
      const m1 = forward[row + 1] as number;
      const m2 = forward[row + 2] as number;
      const m3 = forward[row + 3] as number;
      const m4 = forward[row + 4] as number;
      const m5 = forward[row + 5] as number;
      const m6 = forward[row + 6] as number;
      // What is not carried on (see passOn) has no part in the marginals.
      const t0 = m0 < LEAST_MASS ? 0 : isLast ? 1 : e00 * b0 + e01 * begin + e03 * other;
      const t1 = m1 < LEAST_MASS ? 0 : isLast ? 1 : e15 * b5 + e11 * begin + e13 * other + e12 * b2;
      const t2 = m2 < LEAST_MASS ? 0 : isLast ? 1 : e25 * b5 + e21 * begin + e23 * other + e22 * b2;
      const t3 = m3 < LEAST_MASS ? 0 : isLast ? 1 : e36 * b6 + e31 * begin + e33 * other + e34 * b4;
      const t4 = m4 < LEAST_MASS ? 0 : isLast ? 1 : e46 * b6 + e41 * begin + e43 * other + e44 * b4;
      const t5 = m5 < LEAST_MASS ? 0 : isLast ? 1 : e55 * b5 + e51 * begin + e53 * other;
      const t6 = m6 < LEAST_MASS ? 0 : isLast ? 1 : e66 * b6 + e61 * begin + e63 * other;
      marginal[at] = m0 * t0 + m5 * t5 + m6 * t6;
      marginal[at + 1] = m1 * t1;
      marginal[at + 2] = m2 * t2;
      marginal[at + 3] = m3 * t3;
      marginal[at + 4] = m4 * t4;
      b0 = (t0 * outside) / divisor;
      b1 = (t1 * (potential[at + 1] as number)) / divisor;
      b2 = (t2 * (potential[at + 2] as number)) / divisor;
      b3 = (t3 * (potential[at + 3] as number)) / divisor;
      b4 = (t4 * (potential[at + 4] as number)) / divisor;
      b5 = (t5 * outside) / divisor;
      b6 = (t6 * outside) / divisor;
    }
  }

  override decode(scores: Float32Array, tokens: number, path: Uint8Array, at: number): void {
    this.reserve(tokens);
    const { back, current, transitions: w } = this;
    const w00 = w[0] as number;
    const w12 = w[STATES + 2] as number;
    const w22 = w[2 * STATES + 2] as number;
    const w34 = w[3 * STATES + 4] as number;
    const w44 = w[4 * STATES + 4] as number;
    const w15 = w[STATES + 5] as number;
    const w25 = w[2 * STATES + 5] as number;
    const w55 = w[5 * STATES + 5] as number;
    const w36 = w[3 * STATES + 6] as number;
    const w46 = w[4 * STATES + 6] as number;
    const w66 = w[6 * STATES + 6] as number;
    current.fill(-Infinity);
    current[0] = scores[0] as number;
    current[1] = scores[1] as number;
    current[3] = scores[3] as number;
    for (let t = 1; t < tokens; t++) {
      const row = t * STATES;
      const cell = t * TAGS;
      const outside = scores[cell] as number;
      const first = bestInto(current, w, 1);
      const second = bestInto(current, w, 3);
      const intoFirst = (current[first] as number) + (w[STATES * first + 1] as number);
      const intoSecond = (current[second] as number) + (w[STATES * second + 3] as number);
      const begun2 = (current[1] as number) + w12;
      const inside2 = (current[2] as number) + w22;
      const begun4 = (current[3] as number) + w34;
      const inside4 = (current[4] as number) + w44;
      const lone5 = (current[1] as number) + w15;
      const long5 = (current[2] as number) + w25;
      const left5 = long5 > lone5 ? long5 : lone5;
      const stayed5 = (current[5] as number) + w55;
      const lone6 = (current[3] as number) + w36;
      const long6 = (current[4] as number) + w46;
      const left6 = long6 > lone6 ? long6 : lone6;
      const stayed6 = (current[6] as number) + w66;
      current[0] = (current[0] as number) + w00 + outside;
      current[1] = intoFirst + (scores[cell + 1] as number);
      current[2] = (inside2 > begun2 ? inside2 : begun2) + (scores[cell + 2] as number);
      current[3] = intoSecond + (scores[cell + 3] as number);
      current[4] = (inside4 > begun4 ? inside4 : begun4) + (scores[cell + 4] as number);
      current[5] = (stayed5 > left5 ? stayed5 : left5) + outside;
      current[6] = (stayed6 > left6 ? stayed6 : left6) + outside;
      back[row] = 0;
      back[row + 1] = first;
      back[row + 2] = inside2 > begun2 ? 2 : 1;
      back[row + 3] = second;
      back[row + 4] = inside4 > begun4 ? 4 : 3;
      back[row + 5] = stayed5 > left5 ? 5 : long5 > lone5 ? 2 : 1;
      back[row + 6] = stayed6 > left6 ? 6 : long6 > lone6 ? 4 : 3;
    }
    let state = 0;
    for (let x = 1; x < STATES; x++) if ((current[x] as number) > (current[state] as number)) state = x;
    for (let t = tokens - 1; t >= 0; t--) {
      path[at + t] = state < TAGS ? state : 0;
      state = back[t * STATES + state] as number;
    }
  }
}

/** The weights of the transitions that there are, `e` and the two states: written out in lines, as they are read. */
// prettier-ignore
function weightsOf(exponentials: Float64Array) {
  const of = (from: number, to: number) => exponentials[from * STATES + to] as number;
  return {
    e00: of(0, 0), e01: of(0, 1), e03: of(0, 3), e11: of(1, 1), e12: of(1, 2), e13: of(1, 3), e15: of(1, 5),
    e21: of(2, 1), e22: of(2, 2), e23: of(2, 3), e25: of(2, 5), e31: of(3, 1), e33: of(3, 3), e34: of(3, 4), e36: of(3, 6),
    e41: of(4, 1), e43: of(4, 3), e44: of(4, 4), e46: of(4, 6), e51: of(5, 1), e53: of(5, 3), e55: of(5, 5),
    e61: of(6, 1), e63: of(6, 3), e66: of(6, 6),
  };
}

/** The state from which the way into the beginning `state` is best. */
function bestInto(current: Float64Array, transitions: Float32Array, state: number): number {
  let best = 0;
  let most = (current[0] as number) + (transitions[state] as number);
  for (let x = 1; x < STATES; x++) {
    const value = (current[x] as number) + (transitions[STATES * x + state] as number);
    if (value > most) {
      most = value;
      best = x;
    }
  }
  return best;
}
