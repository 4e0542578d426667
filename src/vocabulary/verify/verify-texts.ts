import type { Tokenizer } from "../../model/checkpoint.ts";
import { type Check, toCheck } from "../check.ts";

/** A tokenizer before and after, and what of it was removed. */
export interface Rewritten {
  readonly before: Tokenizer;
  readonly after: Tokenizer;
  /** Ids of entries that were names. */
  readonly names: ReadonlySet<number>;
  /** Those of them that are placeholders now, which no text may give: the others carry pieces that join words. */
  readonly placeholders: ReadonlySet<number>;
  /** Whether there is a decoder. Without one, tokens are joined by spaces, which fall elsewhere where a word is cut elsewhere. */
  readonly decodes: boolean;
  /** What continues a word is marked so (`##`), which only a decoder takes away. */
  readonly continuingPrefix: string;
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
  const texts = nameTexts(rewritten.before, rewritten.names);
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

function isBroken(rewritten: Rewritten, text: string): boolean {
  const { before, after, names, placeholders, decodes, added } = rewritten;
  const idsAfter = after.encodePlain(text);
  if (idsAfter.some((tokenId) => placeholders.has(tokenId))) return true;
  const unknowns = (tokenIds: readonly number[]) => tokenIds.filter((tokenId) => tokenId === before.unkTokenId).length;
  // What comes out as it went in needs no comparison: a tokenizer of bytes is asked once for each text, not twice.
  if (unknowns(idsAfter) === 0 && after.decode(idsAfter) === text) return false;
  const idsBefore = before.encodePlain(text);
  if (unknowns(idsAfter) > unknowns(idsBefore)) return true;
  const spacesCount = decodes && !idsBefore.some((tokenId) => added.has(tokenId) && names.has(tokenId));
  const read = (tokenizer: Tokenizer, ids: readonly number[]) =>
    spacesCount ? tokenizer.decode(ids) : joinTokens(tokenizer, ids, decodes ? "" : rewritten.continuingPrefix);
  return read(before, idsBefore) !== read(after, idsAfter);
}

/** What tokens spell, without spaces, and without the marks of what continues a word: these stand elsewhere where a word is cut elsewhere. */
function joinTokens(tokenizer: Tokenizer, ids: readonly number[], prefix: string): string {
  const texts = prefix === "" ? [tokenizer.decode(ids)] : ids.map((tokenId) => tokenizer.decode([tokenId]));
  return texts
    .map((text) => (prefix !== "" && text.startsWith(prefix) ? text.slice(prefix.length) : text))
    .join("")
    .replaceAll(" ", "");
}
