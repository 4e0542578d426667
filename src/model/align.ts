import { UnnameError } from "../base/errors.ts";
import { byteLevelBytes } from "../formats/byte-level.ts";
import { utf16OffsetsOfBytes } from "../text/offsets.ts";
import type { Stretch } from "../text/tokenise.ts";
import { MASK, type Tokenizer } from "./checkpoint.ts";

/** Where the tokens of a text stand in it. */
export interface Alignment {
  /** With the specials around the text, as {@link Tokenizer.encode} returns them. */
  readonly tokenIds: readonly number[];
  /**
   * One a token, in UTF-16 code units; undefined for a special that the text does not hold (`<s>`). A token that begins or
   * ends inside a character covers that whole character, so two tokens may share one. The space that a byte-level token
   * begins with is part of it.
   */
  readonly stretches: readonly (Stretch | undefined)[];
}

const SPACE = 0x20;

/**
 * Encodes a text and finds each token's characters by walking the bytes that the tokens spell.
 * Throws `checkpoint-unsupported` if the tokens do not spell the text, as after a normalizer that changes it.
 */
export function alignTokens(tokenizer: Tokenizer, text: string): Alignment {
  const tokenIds = tokenizer.encode(text);
  const bytes = Buffer.from(text, "utf8");
  const utf16 = utf16OffsetsOfBytes(text);
  let position = 0;
  const stretches = tokenIds.map((tokenId): Stretch | undefined => {
    const token = tokenizer.vocabulary[tokenId] as string;
    if (tokenizer.specialTokenIds.has(tokenId)) {
      const written = Buffer.from(tokenId === tokenizer.maskTokenId ? MASK : token);
      const start = skipSpace(bytes, position);
      if (!isAt(bytes, start, written)) return undefined;
      position = start + written.length;
      return stretchOf(utf16, start, position);
    }
    const spelled = byteLevelBytes(token);
    const start = startOf(bytes, position, spelled);
    if (start === undefined) throw misspelt(tokenId);
    position = start.end;
    return stretchOf(utf16, start.begin, position);
  });
  return { tokenIds, stretches };
}

/** Where the bytes stand: here, here without the space that the tokenizer put before the text, or after white space. */
function startOf(bytes: Buffer, position: number, spelled: Uint8Array): { begin: number; end: number } | undefined {
  if (isAt(bytes, position, spelled)) return { begin: position, end: position + spelled.length };
  const unspaced = spelled[0] === SPACE ? spelled.subarray(1) : spelled;
  for (const begin of [position, skipSpace(bytes, position)]) {
    if (isAt(bytes, begin, unspaced)) return { begin, end: begin + unspaced.length };
  }
  return undefined;
}

function isAt(bytes: Buffer, begin: number, part: Uint8Array): boolean {
  return bytes.subarray(begin, begin + part.length).equals(part);
}

function skipSpace(bytes: Buffer, position: number): number {
  const isSpace = (byte: number | undefined) => byte === SPACE || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);
  let next = position;
  while (isSpace(bytes[next])) next++;
  return next;
}

function stretchOf(utf16: Uint32Array, begin: number, end: number): Stretch {
  const start = utf16[begin] as number;
  if (end === begin) return { start, end: start };
  let next = end;
  while (next < utf16.length - 1 && utf16[next] === utf16[end - 1]) next++;
  return { start, end: utf16[next] as number };
}

function misspelt(tokenId: number): UnnameError {
  return new UnnameError(
    "checkpoint-unsupported",
    `token ${tokenId} does not spell the text where it stands. Expected a byte-level tokenizer without a normalizer that changes text.`,
    { details: { tokenId } },
  );
}

/** Positions of the tokens that cover any character of `[start, end)`, in order. */
export function positionsIn(alignment: Alignment, { start, end }: Stretch): number[] {
  const positions: number[] = [];
  for (const [position, stretch] of alignment.stretches.entries()) {
    if (stretch !== undefined && stretch.start < end && stretch.end > start) positions.push(position);
  }
  return positions;
}
