import { scanTokens } from "../../../text/scan-tokens.ts";
import type { Lexicon } from "./lexicon.ts";
import { IS, TRIGGERS, type Word } from "./word.ts";

/** A token of a note: where it stands, and what is known of its word. */
export interface Token {
  /** UTF-16 code units in the document. */
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  /** The same of its word, at hand: most tokens need no more. */
  readonly begins: number;
  /** Nothing but a line break or the text's beginning stands before it. */
  readonly startsLine: boolean;
  /** White space stands before it, or it starts the text. */
  readonly spaced: boolean;
}

/** `dhrJansen`, `mwDeVries`: a small letter, then a capital that a small one follows. Hyphens keep their own capitals. */
const CAMEL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;
const SHORTEST_GLUED = 4;

/** The tokens of a text. Words are also cut inside where a capital follows a word in small letters ("mobielJan"). */
export function readTokens(text: string, lexicon: Lexicon): Token[] {
  const bounds: number[] = [];
  const count = scanTokens(text, bounds);
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (let i = 0; i < count; i++) {
    const start = bounds[2 * i] as number;
    const end = bounds[2 * i + 1] as number;
    let startsLine = previousEnd === 0;
    for (let at = previousEnd; at < start && !startsLine; at++) {
      const unit = text.charCodeAt(at);
      startsLine = unit === 0x0a || unit === 0x0d;
    }
    const spaced = start > previousEnd || startsLine;
    const word = lexicon.word(text, start, end);
    if (end - start >= SHORTEST_GLUED && (word.shape === "mixed" || word.shape === "capital") && !word.isName)
      pushParts(tokens, { start, end, word, begins: word.begins, startsLine, spaced }, lexicon);
    else tokens.push({ start, end, word, begins: word.begins, startsLine, spaced });
    previousEnd = end;
  }
  return tokens;
}

/** "NovoMix" is one word: only a title, a role or a word of the language before the capital is glued on. */
function pushParts(tokens: Token[], token: Token, lexicon: Lexicon): void {
  const parts = token.word.surface.split(CAMEL);
  const [head = ""] = parts;
  const first = parts.length > 1 ? lexicon.word(head) : token.word;
  const isGlued =
    parts.length > 1 &&
    (first.is & IS.particle) === 0 &&
    ((first.is & (TRIGGERS | IS.weakCue | IS.cueEnd)) !== 0 || first.isOrdinary || first.isGiven);
  if (!isGlued) {
    tokens.push(token);
    return;
  }
  let { start, startsLine, spaced } = token;
  for (const part of parts) {
    const word = lexicon.word(part);
    tokens.push({ start, end: start + part.length, word, begins: word.begins, startsLine, spaced });
    start += part.length;
    startsLine = false;
    spaced = false;
  }
}
