import type { Tokenizer } from "../model/checkpoint.ts";
import { type Check, toCheck } from "./check.ts";

/** A tokenizer before and after, and what of it was removed. */
export interface Rewritten {
  readonly before: Tokenizer;
  readonly after: Tokenizer;
  /** Ids that are placeholders now. */
  readonly removed: ReadonlySet<number>;
  /** Whether there is a decoder. Without one, tokens are joined by spaces, which fall elsewhere where a word is cut elsewhere. */
  readonly decodes: boolean;
  /** Ids of added tokens, around which some decoders put spaces: not any more once such a token is gone. */
  readonly added: ReadonlySet<number>;
}

/** Texts that are made of removed names: alone, in a sentence, glued to each other and inside words. */
export function nameTexts(before: Tokenizer, removed: Iterable<number>): string[] {
  const tokenIds = [...removed];
  const names = tokenIds.map((tokenId) => before.surface(tokenId));
  return tokenIds.flatMap((tokenId, index) => {
    const name = names[index] as string;
    const next = names[(index + 1) % names.length] as string;
    const sentence = `${name} ${next}, ${name.toLowerCase()}.`;
    return [name, before.decode([tokenId]), `met ${name} gesproken`, `${name}${next}`, `x${name}s`, sentence];
  });
}

/**
 * Walks {@link nameTexts}: none may give a removed id, or an unknown token that it did not give before, and each decodes as before or
 * as itself.
 */
export function checkNameTexts(rewritten: Rewritten): Check {
  const texts = nameTexts(rewritten.before, rewritten.removed);
  return toCheck(
    "text with a removed name encodes without unknown or removed tokens and decodes as before",
    texts.length,
    texts.filter((text) => isBroken(rewritten, text)).length,
  );
}

/** The same of sample texts. */
export function checkSample(rewritten: Rewritten, sample: readonly string[]): Check {
  const wrong = sample.filter((text) => isBroken(rewritten, text)).length;
  return toCheck(
    "sample text encodes without new unknown or removed tokens and decodes as before",
    sample.length,
    wrong,
  );
}

function isBroken({ before, after, removed, decodes, added }: Rewritten, text: string): boolean {
  const idsAfter = after.encodePlain(text);
  if (idsAfter.some((tokenId) => removed.has(tokenId))) return true;
  const unknowns = (tokenIds: readonly number[]) => tokenIds.filter((tokenId) => tokenId === before.unkTokenId).length;
  // What comes out as it went in needs no comparison: a tokenizer of bytes is asked once for each text, not twice.
  if (unknowns(idsAfter) === 0 && after.decode(idsAfter) === text) return false;
  const idsBefore = before.encodePlain(text);
  if (unknowns(idsAfter) > unknowns(idsBefore)) return true;
  const spacesCount = decodes && !idsBefore.some((tokenId) => added.has(tokenId) && removed.has(tokenId));
  const read = (decoded: string) => (spacesCount ? decoded : decoded.replaceAll(" ", ""));
  return read(before.decode(idsBefore)) !== read(after.decode(idsAfter));
}
