/**
 * A tensor's name, and the others it may have: a norm's parameters by TensorFlow's names, as in old checkpoints, and without the
 * encoder's prefix, as saved from the encoder alone.
 *
 * @param encoder the module that the architecture's encoder is saved under
 */
export function tensorSpellings(name: string, encoder: string): string[] {
  const old = name.replace(/LayerNorm\.weight$/u, "LayerNorm.gamma").replace(/LayerNorm\.bias$/u, "LayerNorm.beta");
  const bare = (spelling: string) =>
    spelling.startsWith(`${encoder}.`) ? spelling.slice(encoder.length + 1) : spelling;
  return [name, old].flatMap((spelling) => [spelling, bare(spelling)]);
}

/** The name that the first of `names` that is there is stored under, in whichever spelling. */
export function storedName(
  tensors: ReadonlyMap<string, unknown>,
  names: readonly string[],
  encoder: string,
): string | undefined {
  return names.flatMap((name) => tensorSpellings(name, encoder)).find((name) => tensors.has(name));
}
