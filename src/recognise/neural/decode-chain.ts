import type { Transitions } from "../../model/classifier/read-transitions.ts";
import type { DecodedLabels } from "./decode-labels.ts";

/**
 * The likeliest sequence of labels under a linear-chain CRF (Viterbi 1967), and the probability of each of its labels given all
 * logits (forward-backward). `logits` are `[length, labels]`; of equal sequences the one with the lower labels at the end.
 */
export function decodeChain(logits: Float32Array, transitions: Transitions): DecodedLabels {
  const { labels: count } = transitions;
  const length = logits.length / count;
  if (length === 0) return { labels: new Int32Array(), scores: new Float64Array() };
  const labels = findBestPath(logits, transitions, length);
  const forward = sumPaths(logits, transitions, length);
  const backward = sumPathsBack(logits, transitions, length);
  const total = logSum(Float64Array.from({ length: count }, (_, label) => at(forward, label) + at(backward, label)));
  const scores = Float64Array.from(labels, (label, position) => {
    const index = position * count + label;
    return Math.min(1, Math.exp(at(forward, index) + at(backward, index) - total));
  });
  return { labels, scores };
}

function findBestPath(logits: Float32Array, { labels: count, between, start, end }: Transitions, length: number) {
  let best = Float64Array.from({ length: count }, (_, label) => at(start, label) + at(logits, label));
  const cameFrom = new Int32Array(length * count);
  for (let position = 1; position < length; position++) {
    const next = new Float64Array(count);
    for (let to = 0; to < count; to++) {
      let from = 0;
      for (let other = 1; other < count; other++)
        if (at(best, other) + at(between, other * count + to) > at(best, from) + at(between, from * count + to))
          from = other;
      next[to] = at(best, from) + at(between, from * count + to) + at(logits, position * count + to);
      cameFrom[position * count + to] = from;
    }
    best = next;
  }
  let last = 0;
  for (let label = 1; label < count; label++)
    if (at(best, label) + at(end, label) > at(best, last) + at(end, last)) last = label;
  const path = new Int32Array(length);
  for (let position = length - 1; position >= 0; position--) {
    path[position] = last;
    last = at(cameFrom, position * count + last);
  }
  return path;
}

/** Logarithm of the sum over all paths that end at a position in a label, its own logit included, `[length, labels]`. */
function sumPaths(logits: Float32Array, { labels: count, between, start }: Transitions, length: number): Float64Array {
  const sums = new Float64Array(length * count);
  const terms = new Float64Array(count);
  for (let label = 0; label < count; label++) sums[label] = at(start, label) + at(logits, label);
  for (let position = 1; position < length; position++) {
    for (let to = 0; to < count; to++) {
      for (let from = 0; from < count; from++)
        terms[from] = at(sums, (position - 1) * count + from) + at(between, from * count + to);
      sums[position * count + to] = logSum(terms) + at(logits, position * count + to);
    }
  }
  return sums;
}

/** The same of all paths that go on from there, its own logit left out. */
function sumPathsBack(
  logits: Float32Array,
  { labels: count, between, end }: Transitions,
  length: number,
): Float64Array {
  const sums = new Float64Array(length * count);
  const terms = new Float64Array(count);
  sums.set(end, (length - 1) * count);
  for (let position = length - 2; position >= 0; position--) {
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) {
        const index = (position + 1) * count + to;
        terms[to] = at(between, from * count + to) + at(logits, index) + at(sums, index);
      }
      sums[position * count + from] = logSum(terms);
    }
  }
  return sums;
}

function logSum(terms: Float64Array): number {
  let largest = -Infinity;
  for (const term of terms) if (term > largest) largest = term;
  if (largest === -Infinity) return largest;
  let total = 0;
  for (const term of terms) total += Math.exp(term - largest);
  return largest + Math.log(total);
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}
