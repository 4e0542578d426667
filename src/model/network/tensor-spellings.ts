/** Modules that an encoder is saved under by its own head; saved alone, it leaves them out. */
const ENCODER = /^(?:bert|roberta|electra|distilbert|model)\./u;

/**
 * A tensor's name, and the others it may have: a norm's parameters by TensorFlow's names, as in old checkpoints, and without the
 * encoder's prefix, as saved from the encoder alone.
 */
export function tensorSpellings(name: string): string[] {
  const old = name.replace(/LayerNorm\.weight$/u, "LayerNorm.gamma").replace(/LayerNorm\.bias$/u, "LayerNorm.beta");
  return [name, old].flatMap((spelling) => [spelling, spelling.replace(ENCODER, "")]);
}
