/** A context's predictions and its original, as dealing needs them. Private: both tell names. */
export interface DealtContext {
  /** The entries that are looked at. */
  readonly predicted: readonly number[];
  /** Entries that say the original or a part of it; none if no entry does. */
  readonly targets: readonly number[];
  /** What makes originals alike: how many words they are written with. */
  readonly form: number;
  /** Patient where known, otherwise document or context. */
  readonly cluster: string;
  /** `cluster` is a patient: that two clusters are two patients is known. */
  readonly isOfPatient: boolean;
}

/** Hits that chance explains, if originals of other patients stood at the same masks. */
export interface DealtHits {
  /** Expected hits: an average over all ways of dealing. */
  readonly expected: number;
  /** The same, counting only originals known to be another patient's. */
  readonly certain: number;
  /** The chance that each cluster has a hit: the sum of those of its contexts, at most 1. */
  readonly perCluster: readonly number[];
}

/**
 * How often originals would come back as one entry if each context's own were replaced by any other of the same form from another cluster:
 * the mean of a permutation test (Fisher 1935), over all exchanges and without another pass of the model. A model without memory predicts from the sentence
 * alone, so its own original is one of these.
 *
 * @param contexts those whose hits are counted
 * @param pool every context whose original is known
 * @param unknown further contexts, whose originals are not known: they count as dealt without a hit, so that what is withheld explains nothing
 */
export function dealOriginals(
  contexts: readonly DealtContext[],
  pool: readonly DealtContext[],
  unknown: number,
): DealtHits {
  const saying = new Map<number, number[]>();
  const ofForm = new Map<number, number>();
  for (const [index, { targets, form }] of pool.entries()) {
    ofForm.set(form, (ofForm.get(form) ?? 0) + 1);
    for (const tokenId of targets) {
      const known = saying.get(tokenId);
      if (known === undefined) saying.set(tokenId, [index]);
      else known.push(index);
    }
  }
  const perCluster = new Map<string, number>();
  let [expected, certain] = [0, 0];
  // An original counts once in a context, however many of its entries are predicted there.
  const countedAt = new Int32Array(pool.length).fill(-1);
  for (const [at, { predicted, form, cluster, isOfPatient }] of contexts.entries()) {
    let [hits, certainHits] = [0, 0];
    for (const index of predicted.flatMap((tokenId) => saying.get(tokenId) ?? [])) {
      const other = pool[index] as DealtContext;
      if (countedAt[index] === at || other.form !== form || other.cluster === cluster) continue;
      countedAt[index] = at;
      hits++;
      if (isOfPatient && other.isOfPatient) certainHits++;
    }
    const others = Math.max(1, (ofForm.get(form) ?? 0) - 1 + unknown);
    expected += hits / others;
    certain += certainHits / others;
    perCluster.set(cluster, Math.min(1, (perCluster.get(cluster) ?? 0) + hits / others));
  }
  return { expected, certain, perCluster: [...perCluster.values()] };
}
