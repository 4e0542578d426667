import { CHARACTER_CLASS, MARK, SURROGATE } from "../../../text/character-classes.ts";
import { scanTokens } from "../../../text/scan-tokens.ts";
import { mix, SHAPE_DIGITS, SHAPE_OTHER, type TokenTable } from "../../token-table.ts";
import type { Lexicon } from "./lexicon.ts";
import { BEGINS, CAMEL, IS, TRIGGERS, type Word } from "./word.ts";

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

/**
 * The token at an index that may be below 0, where there is none. To ask the array itself for such an index is to ask for a property by its name:
 * the engine then gives up on all indices there.
 */
export function tokenAt(tokens: readonly Token[], index: number): Token | undefined {
  return index < 0 ? undefined : tokens[index];
}

/** Is a token this mark? Of a word, which most are, not even the string is looked at: it lies far off in memory. */
export function isMark(token: Token | undefined, mark: string): boolean {
  return token !== undefined && token.word.shape === "other" && token.word.surface === mark;
}

/** No word follows in the line: at the index is a mark, a number, the next line or the text's end. */
export function isClosedAt(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index];
  return next === undefined || next.startsLine || next.word.shape === "other";
}

/** Words are joined into one up to so many code units, and one word over: a line may hold no space. */
const LONGEST_JOINED = 100;
/** Apostrophes and hyphens, plain and typographic: between letters they join them into one word. */
const JOINERS: ReadonlySet<number> = new Set([0x27, 0x2d, 0x2019, 0x2010, 0x2011].map((unit) => SHAPE_OTHER + unit));

/**
 * The tokens of a text as rules read them: words with their inner apostrophes and hyphens, numbers, marks (see `scanTokens`), put together
 * of the finer ones of a table. Words are also cut inside where a capital follows a word in small letters ("mobielJan").
 */
export function readTokens(text: string, table: TokenTable, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  const { count, start, end, surface, check, shape, spaced } = table;
  lexicon.touch(surface, count);
  let line = 0;
  for (let i = 0; i < count;) {
    const from = start[i] as number;
    let to = end[i] as number;
    let first = surface[i] as number;
    let second = check[i] as number;
    const isSpaced = spaced[i] === 1;
    let startsLine = false;
    if (i === table.lineStart[line]) {
      startsLine = line === 0 || hasNewline(text, end[i - 1] as number, from);
      line++;
    }
    let next = i + 1;
    if ((shape[i] as number) < SHAPE_DIGITS) {
      while (next + 1 < count && to - from < LONGEST_JOINED && isJoined(table, next)) {
        to = end[next + 1] as number;
        first = mix(mix(first, surface[next] as number), surface[next + 1] as number);
        second = mix(mix(second, check[next] as number), check[next + 1] as number);
        next += 2;
      }
    } else if (to - from > 1 && hasMark(text, from, to)) {
      pushMarked(tokens, text, from, to, lexicon, startsLine, isSpaced);
      i = next;
      continue;
    }
    const slot = lexicon.find(text, from, to, first, second);
    const word = lexicon.wordAt(slot);
    const begins = lexicon.beginsAt(slot);
    const token = { start: from, end: to, word, begins, startsLine, spaced: isSpaced };
    if ((begins & BEGINS.glued) === 0) tokens.push(token);
    else pushParts(tokens, token, lexicon);
    i = next;
  }
  return tokens;
}

/** Do an apostrophe or hyphen at `index` and the letters behind it belong to the word before? */
function isJoined({ shape, spaced, start, end }: TokenTable, index: number): boolean {
  return (
    (shape[index] as number) >= SHAPE_OTHER &&
    spaced[index] === 0 &&
    spaced[index + 1] === 0 &&
    (shape[index + 1] as number) < SHAPE_DIGITS &&
    (end[index] as number) - (start[index] as number) === 1 &&
    JOINERS.has(shape[index] as number)
  );
}

/** A line ends only at these for the rules; a table also knows the line and paragraph separators of Unicode. */
function hasNewline(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a || unit === 0x0d) return true;
  }
  return false;
}

function hasMark(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const kind = CHARACTER_CLASS[text.charCodeAt(at)];
    if (kind === MARK || kind === SURROGATE) return true;
  }
  return false;
}

/** A number or mark with accents on it is one token of a table, and several here. */
function pushMarked(
  tokens: Token[],
  text: string,
  from: number,
  to: number,
  lexicon: Lexicon,
  startsLine: boolean,
  spaced: boolean,
): void {
  const bounds: number[] = [];
  const count = scanTokens(text.slice(from, to), bounds);
  for (let i = 0; i < count; i++) {
    const [start, end] = [from + (bounds[2 * i] as number), from + (bounds[2 * i + 1] as number)];
    const word = lexicon.word(text.slice(start, end));
    const isFirst = i === 0;
    tokens.push({
      start,
      end,
      word,
      begins: word.begins,
      startsLine: isFirst && startsLine,
      spaced: isFirst && spaced,
    });
  }
}

/** "NovoMix" is one word: only a title, a role or a word of the language before the capital is glued on. */
function pushParts(tokens: Token[], token: Token, lexicon: Lexicon): void {
  const parts = token.word.surface.split(CAMEL);
  const first = lexicon.word(parts[0] as string);
  const isGlued =
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
