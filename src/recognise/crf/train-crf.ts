import { createRandom } from "../../base/random.ts";
import type { Example } from "./examples.ts";
import type { FeatureIndex } from "./feature-index.ts";
import { type FeatureSupport, findSupport } from "./feature-support.ts";
import { tagCount } from "./labels.ts";
import { Lattice } from "./lattice.ts";
import { startTransitions, statePath } from "./states.ts";

/** Settings of the gradient steps. */
export interface StepOptions {
  readonly types: readonly string[];
  readonly epochs: number;
  readonly learningRate: number;
  readonly seed: number;
  /** See `SupportOptions`. */
  readonly minDocuments: number;
  readonly denseFrom: number;
  /** Probability with which a feature of a token is left out of one step, so that none is leaned on alone. */
  readonly dropout: number;
}

/** Weights of a linear-chain CRF: a sparse row of tags and weights for each feature, and a weight for each transition. */
export interface Weights {
  readonly index: FeatureIndex;
  /** Row `f` is `rowStart[f]` to `rowStart[f + 1]` of `tags` and `weights`. */
  readonly rowStart: Int32Array;
  readonly tags: Uint8Array;
  readonly weights: Float32Array;
  /** `[states, states]`, -Infinity where a state may not follow. */
  readonly transitions: Float32Array;
}

/** Only errors above this move a weight: most tokens are surely outside, and their features many. */
const LEAST_ERROR = 1e-4;
/** AdaGrad's sum of squares before the first step. */
const FIRST_SQUARE = 1e-6;

/** Trains by stochastic gradient descent on the negative log-likelihood, with AdaGrad (Duchi et al. 2011). */
export function trainCrf(
  examples: readonly Example[],
  options: StepOptions,
  onEpoch?: (epoch: number, lossNats: number) => void,
): Weights {
  const { types, minDocuments, denseFrom } = options;
  const support = findSupport(examples, { tagTotal: tagCount(types.length), minDocuments, denseFrom });
  const descent = new Descent(support, options);
  const thin = createDropout(options.dropout, options.seed);
  const random = createRandom(options.seed, "crf");
  let order = examples.map((_, e) => e);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    order = random.shuffle(order);
    let loss = 0;
    for (const e of order) loss += descent.step(examples[e] as Example, thin(support.ids[e] as Int32Array));
    onEpoch?.(epoch + 1, loss);
  }
  const { index, rowStart, tags } = support;
  return { index, rowStart, tags, weights: descent.weights, transitions: descent.transitions };
}

/** Leaves out features by setting their numbers to -1, in a buffer that the next call reuses. */
function createDropout(probability: number, seed: number): (ids: Int32Array) => Int32Array {
  if (probability === 0) return (ids) => ids;
  const limit = probability * 0x1_0000_0000;
  let buffer = new Int32Array(1 << 16);
  let state = seed | 1;
  return (ids) => {
    if (ids.length > buffer.length) buffer = new Int32Array(ids.length * 2);
    for (let k = 0; k < ids.length; k++) {
      // xorshift32 (Marsaglia 2003): a call a feature, so it must be fast.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      buffer[k] = state >>> 0 < limit ? -1 : (ids[k] as number);
    }
    return buffer;
  };
}

/** Weights on their way down the loss, one line of text a step. */
class Descent {
  readonly weights: Float32Array;
  readonly transitions: Float32Array;
  private readonly squares: Float32Array;
  private readonly transitionSquares: Float32Array;
  private readonly support: FeatureSupport;
  private readonly rate: number;
  private readonly types: number;
  private readonly tagTotal: number;
  private readonly lattice: Lattice;
  private scores = new Float32Array(0);

  constructor(support: FeatureSupport, options: StepOptions) {
    this.support = support;
    this.rate = options.learningRate;
    this.types = options.types.length;
    this.tagTotal = tagCount(this.types);
    this.lattice = new Lattice(this.types);
    this.weights = new Float32Array(support.tags.length);
    this.squares = new Float32Array(support.tags.length).fill(FIRST_SQUARE);
    this.transitions = startTransitions(this.lattice.states);
    this.transitionSquares = new Float32Array(this.transitions.length).fill(FIRST_SQUARE);
  }

  /** Takes one step; returns the loss before it, in nats. */
  step(example: Example, ids: Int32Array): number {
    const path = statePath(example.tags, this.types);
    this.lattice.setTransitions(this.transitions);
    this.score(example, ids);
    const loss = this.lattice.infer(this.scores, example.tags.length, true) - this.goldScore(example, path);
    this.moveWeights(example, ids);
    this.moveTransitions(path);
    return loss;
  }

  private score({ tags: gold, offsets }: Example, ids: Int32Array): void {
    const { weights, tagTotal } = this;
    const { rowStart, tags } = this.support;
    const cells = gold.length * tagTotal;
    if (cells > this.scores.length) this.scores = new Float32Array(2 * cells);
    const { scores } = this;
    scores.fill(0, 0, cells);
    for (let t = 0; t < gold.length; t++) {
      const row = t * tagTotal;
      for (let k = offsets[t] as number; k < (offsets[t + 1] as number); k++) {
        const feature = ids[k] as number;
        if (feature < 0) continue;
        const end = rowStart[feature + 1] as number;
        for (let w = rowStart[feature] as number; w < end; w++) {
          const cell = row + (tags[w] as number);
          scores[cell] = (scores[cell] as number) + (weights[w] as number);
        }
      }
    }
  }

  private goldScore({ tags }: Example, path: Uint8Array): number {
    const { count } = this.lattice.states;
    let score = 0;
    for (let t = 0; t < tags.length; t++) {
      score += this.scores[t * this.tagTotal + (tags[t] as number)] as number;
      if (t > 0) score += this.transitions[(path[t - 1] as number) * count + (path[t] as number)] as number;
    }
    return score;
  }

  /** The gradient of a weight: how often its tag is expected with its feature, minus how often it stands there. */
  private moveWeights({ tags: gold, offsets }: Example, ids: Int32Array): void {
    const { weights, squares, rate, tagTotal } = this;
    const { rowStart, tags } = this.support;
    const { marginal } = this.lattice;
    for (let t = 0; t < gold.length; t++) {
      const row = t * tagTotal;
      const own = row + (gold[t] as number);
      marginal[own] = (marginal[own] as number) - 1;
      if (Math.abs(marginal[own] as number) < LEAST_ERROR) continue;
      for (let k = offsets[t] as number; k < (offsets[t + 1] as number); k++) {
        const feature = ids[k] as number;
        if (feature < 0) continue;
        const end = rowStart[feature + 1] as number;
        for (let w = rowStart[feature] as number; w < end; w++) {
          const gradient = marginal[row + (tags[w] as number)] as number;
          if (gradient < LEAST_ERROR && gradient > -LEAST_ERROR) continue;
          const square = (squares[w] as number) + gradient * gradient;
          squares[w] = square;
          weights[w] = (weights[w] as number) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }

  private moveTransitions(path: Uint8Array): void {
    const { transitions, transitionSquares, rate } = this;
    const { transitionCount, states } = this.lattice;
    for (let t = 1; t < path.length; t++) {
      const cell = (path[t - 1] as number) * states.count + (path[t] as number);
      transitionCount[cell] = (transitionCount[cell] as number) - 1;
    }
    for (let k = 0; k < transitions.length; k++) {
      const gradient = transitionCount[k] as number;
      if ((gradient < LEAST_ERROR && gradient > -LEAST_ERROR) || transitions[k] === -Infinity) continue;
      const square = (transitionSquares[k] as number) + gradient * gradient;
      transitionSquares[k] = square;
      transitions[k] = (transitions[k] as number) - (rate * gradient) / Math.sqrt(square);
    }
  }
}
