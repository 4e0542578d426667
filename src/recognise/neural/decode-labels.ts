/** The labels of a sequence and how sure each is, 0 to 1. */
export interface DecodedLabels {
  readonly labels: Int32Array;
  readonly scores: Float64Array;
}

/** The likeliest label at each position by itself, and its probability; of equal ones the first. `logits` are `[length, labels]`. */
export function decodeEach(logits: Float32Array, labels: number): DecodedLabels {
  const length = logits.length / labels;
  const decoded = { labels: new Int32Array(length), scores: new Float64Array(length) };
  for (let position = 0; position < length; position++) {
    const from = position * labels;
    let best = 0;
    for (let label = 1; label < labels; label++)
      if ((logits[from + label] as number) > (logits[from + best] as number)) best = label;
    let total = 0;
    for (let label = 0; label < labels; label++)
      total += Math.exp((logits[from + label] as number) - (logits[from + best] as number));
    decoded.labels[position] = best;
    decoded.scores[position] = 1 / total;
  }
  return decoded;
}
