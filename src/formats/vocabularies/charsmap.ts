import { fileError, type UnnameError } from "../../base/errors.ts";

/** Sentencepiece's normalisation rules: which bytes are replaced by which text. */
export interface Charsmap {
  /**
   * What the shortest rule that the UTF-8 text begins with puts in its place; undefined if no rule does. The shortest, not the
   * longest: that is what Rust tokenizers takes, and models were trained with its choice.
   */
  transform(bytes: Uint8Array): string | undefined;
}

const HAS_LEAF = 1 << 8;
const IS_LEAF = 0x80000000;

/**
 * Reads a precompiled charsmap: a 32-bit length, a double-array trie (darts-clone) of that many bytes, and the replacements,
 * each ended by a zero byte, into which the trie's values point. Throws `input-format` if the trie does not fit or points
 * outside; `path` is only named in it.
 */
export function parseCharsmap(bytes: Uint8Array, path: string): Charsmap {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trieLength = bytes.length >= 4 ? view.getUint32(0, true) : -1;
  if (trieLength < 4 || trieLength % 4 !== 0 || 4 + trieLength > bytes.length) {
    throw malformedCharsmap(path, `a trie of whole 4-byte units within its ${bytes.length} bytes`);
  }
  const units = new Uint32Array(trieLength / 4);
  for (let unit = 0; unit < units.length; unit++) units[unit] = view.getUint32(4 + 4 * unit, true);
  const replacements = Buffer.from(bytes.subarray(4 + trieLength));
  if (units.some((unit) => unit >= IS_LEAF && unit - IS_LEAF >= replacements.length)) {
    throw malformedCharsmap(path, `replacements within ${replacements.length} bytes`);
  }
  const decoded = new Map<number, string>();
  return {
    transform: (text) => {
      const offset = shortestPrefix(units, text);
      if (offset === undefined || offset >= replacements.length) return undefined;
      const known = decoded.get(offset);
      if (known !== undefined) return known;
      const end = replacements.indexOf(0, offset);
      const replacement = replacements.toString("utf8", offset, end === -1 ? replacements.length : end);
      decoded.set(offset, replacement);
      return replacement;
    },
  };
}

/** The value of the shortest key of a double-array trie that the bytes begin with. Units are laid out as in darts-clone. */
function shortestPrefix(units: Uint32Array, bytes: Uint8Array): number | undefined {
  let node = offsetOf(units[0] as number);
  for (const byte of bytes) {
    if (byte === 0) return undefined;
    node ^= byte;
    const unit = units[node];
    if (unit === undefined || labelOf(unit) !== byte) return undefined;
    node ^= offsetOf(unit);
    if ((unit & HAS_LEAF) !== 0) {
      const leaf = units[node];
      return leaf === undefined ? undefined : leaf & 0x7fffffff;
    }
  }
  return undefined;
}

/** A leaf's top bit makes its label no byte. */
function labelOf(unit: number): number {
  return (unit & (IS_LEAF | 0xff)) >>> 0;
}

function offsetOf(unit: number): number {
  return (unit >>> 10) << ((unit & (1 << 9)) >>> 6);
}

function malformedCharsmap(path: string, expected: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected the precompiled charsmap to hold ${expected}. Copy the file again from where the model was published.`,
  );
}
