import { createRandom } from "../../base/random.ts";
import { FeatureIndex } from "./feature-index.ts";
import type { Example } from "./examples.ts";
import { tagCount } from "./labels.ts";
import { Lattice } from "./lattice.ts";
import { startTransitions, statePath } from "./states.ts";

/** Settings of the gradient steps. */
export interface StepOptions {
  readonly types: readonly string[];
  readonly epochs: number;
  readonly learningRate: number;
  readonly seed: number;
  /** A feature counts if this many documents have it. */
  readonly minDocuments: number;
  /** A feature of so many tokens gets a weight for every tag, others only for tags they were seen with. */
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

/** Trains by stochastic gradient descent on the negative log-likelihood, with AdaGrad (Duchi et al. 2011). */
export function trainCrf(
  examples: readonly Example[],
  options: StepOptions,
  onEpoch?: (epoch: number, lossNats: number) => void,
): Weights {
  const tagTotal = tagCount(options.types.length);
  const { index, ids } = indexFeatures(examples, options.minDocuments);
  const { rowStart, tags } = supportOf(examples, ids, index.count, tagTotal, options.denseFrom);
  const weights = new Float32Array(tags.length);
  const squares = new Float32Array(tags.length).fill(1e-6);
  const lattice = new Lattice(options.types.length);
  const stateTotal = lattice.states.count;
  const transitions = startTransitions(lattice.states);
  const transitionSquares = new Float32Array(transitions.length).fill(1e-6);
  const longest = examples.reduce((most, example) => Math.max(most, example.tags.length), 0);
  const paths = examples.map((example) => statePath(example.tags, options.types.length));
  const scores = new Float32Array(longest * tagTotal);
  let order = examples.map((_, i) => i);
  const random = createRandom(options.seed, "crf");
  let buffer = new Int32Array(1 << 16);
  let state = options.seed | 1;
  const limit = options.dropout * 0x1_0000_0000;
  const thinned = (all: Int32Array): Int32Array => {
    if (all.length > buffer.length) buffer = new Int32Array(all.length * 2);
    for (let k = 0; k < all.length; k++) {
      // xorshift32 (Marsaglia 2003): a call a feature, so it must be fast.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      buffer[k] = state >>> 0 < limit ? -1 : (all[k] as number);
    }
    return buffer;
  };
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    order = random.shuffle(order);
    let loss = 0;
    const rate = options.learningRate;
    for (const e of order) {
      const example = examples[e] as Example;
      const length = example.tags.length;
      const path = paths[e] as Uint8Array;
      const own = options.dropout > 0 ? thinned(ids[e] as Int32Array) : (ids[e] as Int32Array);
      scores.fill(0, 0, length * tagTotal);
      lattice.setTransitions(transitions);
      let goldScore = 0;
      for (let t = 0; t < length; t++) {
        const row = t * tagTotal;
        for (let k = example.offsets[t] as number; k < (example.offsets[t + 1] as number); k++) {
          const feature = own[k] as number;
          if (feature < 0) continue;
          const end = rowStart[feature + 1] as number;
          for (let w = rowStart[feature] as number; w < end; w++) {
            const cell = row + (tags[w] as number);
            scores[cell] = (scores[cell] as number) + (weights[w] as number);
          }
        }
        goldScore += scores[row + (example.tags[t] as number)] as number;
        if (t > 0) goldScore += transitions[(path[t - 1] as number) * stateTotal + (path[t] as number)] as number;
      }
      loss += lattice.infer(scores, length, true) - goldScore;
      // Gradient of the loss: expected minus observed.
      for (let t = 0; t < length; t++) {
        const row = t * tagTotal;
        const gold = example.tags[t] as number;
        lattice.marginal[row + gold] = (lattice.marginal[row + gold] as number) - 1;
        if (Math.abs(lattice.marginal[row + gold] as number) < LEAST_ERROR) continue;
        for (let k = example.offsets[t] as number; k < (example.offsets[t + 1] as number); k++) {
          const feature = own[k] as number;
          if (feature < 0) continue;
          const end = rowStart[feature + 1] as number;
          for (let w = rowStart[feature] as number; w < end; w++) {
            const gradient = lattice.marginal[row + (tags[w] as number)] as number;
            if (gradient < LEAST_ERROR && gradient > -LEAST_ERROR) continue;
            const square = (squares[w] as number) + gradient * gradient;
            squares[w] = square;
            weights[w] = (weights[w] as number) - (rate * gradient) / Math.sqrt(square);
          }
        }
      }
      for (let t = 1; t < length; t++) {
        const cell = (path[t - 1] as number) * stateTotal + (path[t] as number);
        lattice.transitionCount[cell] = (lattice.transitionCount[cell] as number) - 1;
      }
      for (let k = 0; k < transitions.length; k++) {
        const gradient = lattice.transitionCount[k] as number;
        if ((gradient < LEAST_ERROR && gradient > -LEAST_ERROR) || transitions[k] === -Infinity) continue;
        const square = (transitionSquares[k] as number) + gradient * gradient;
        transitionSquares[k] = square;
        transitions[k] = (transitions[k] as number) - (rate * gradient) / Math.sqrt(square);
      }
    }
    onEpoch?.(epoch + 1, loss);
  }
  return { index, rowStart, tags, weights, transitions };
}

/** Numbers the features that enough documents have; `ids[e]` are the numbers for `examples[e].keys`, -1 for the others. */
function indexFeatures(examples: readonly Example[], minDocuments: number): { index: FeatureIndex; ids: Int32Array[] } {
  const all = new FeatureIndex(1 << 20);
  let documents = new Uint16Array(1 << 20);
  let last = new Int32Array(1 << 20).fill(-1);
  for (const { keys, document } of examples) {
    for (let k = 0; k < keys.length; k++) {
      const id = all.add(keys[k] as number);
      if (id >= documents.length) {
        const moreDocuments = new Uint16Array(documents.length * 2);
        moreDocuments.set(documents);
        documents = moreDocuments;
        const moreLast = new Int32Array(last.length * 2).fill(-1);
        moreLast.set(last);
        last = moreLast;
      }
      if (last[id] === document) continue;
      last[id] = document;
      if ((documents[id] as number) < 65_535) documents[id] = (documents[id] as number) + 1;
    }
  }
  const index = new FeatureIndex(all.count);
  for (let id = 0; id < all.count; id++) if ((documents[id] as number) >= minDocuments) index.add(all.keyOf(id));
  const ids = examples.map(({ keys }) => keys.map((key) => index.find(key)));
  return { index, ids };
}

/** The tags that each feature has a weight for. */
function supportOf(
  examples: readonly Example[],
  ids: readonly Int32Array[],
  features: number,
  tagTotal: number,
  denseFrom: number,
): { rowStart: Int32Array; tags: Uint8Array } {
  const low = new Uint32Array(features);
  const high = new Uint32Array(features);
  const counts = new Uint32Array(features);
  for (const [e, example] of examples.entries()) {
    const own = ids[e] as Int32Array;
    for (let t = 0; t < example.tags.length; t++) {
      const tag = example.tags[t] as number;
      for (let k = example.offsets[t] as number; k < (example.offsets[t + 1] as number); k++) {
        const feature = own[k] as number;
        if (feature < 0) continue;
        counts[feature] = (counts[feature] as number) + 1;
        if (tag < 32) low[feature] = (low[feature] as number) | (1 << tag);
        else high[feature] = (high[feature] as number) | (1 << (tag - 32));
      }
    }
  }
  const has = (feature: number, tag: number) =>
    (counts[feature] as number) >= denseFrom ||
    (((tag < 32 ? (low[feature] as number) : (high[feature] as number)) >>> (tag & 31)) & 1) === 1;
  const rowStart = new Int32Array(features + 1);
  for (let feature = 0; feature < features; feature++) {
    let size = 0;
    for (let tag = 0; tag < tagTotal; tag++) if (has(feature, tag)) size++;
    rowStart[feature + 1] = (rowStart[feature] as number) + size;
  }
  const tags = new Uint8Array(rowStart[features] as number);
  for (let feature = 0, at = 0; feature < features; feature++) {
    for (let tag = 0; tag < tagTotal; tag++) if (has(feature, tag)) tags[at++] = tag;
  }
  return { rowStart, tags };
}
