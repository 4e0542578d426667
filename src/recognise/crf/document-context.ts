import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { Hint } from "./identifier-hints.ts";
import type { WordKnowledge } from "./knowledge.ts";
import { kindOf } from "./word-kinds.ts";
import { readChunks } from "./surroundings.ts";
import {
  finish,
  isCapitalised,
  mix,
  SHAPE_DIGITS,
  SHAPE_LOWER,
  SHAPE_MIXED,
  SHAPE_OTHER,
  SHAPE_TITLE,
  type TokenTable,
} from "../token-table.ts";

const COLON = SHAPE_OTHER + 0x3a;
/** A field's value is looked for this many tokens after its colon. */
const VALUE_REACH = 8;
/** Shorter words ("de", "la") stand in too many values to say anything. */
const SHORTEST_VALUE = 3;
/** 1 under the lower bits of every word that is a value somewhere in the document: most words are none, and need not be looked for. */
const VALUE_MASK = (1 << 12) - 1;
const mayBeValue = new Uint8Array(VALUE_MASK + 1);
/** Bit of a hint's kind in `hintEdges` that says that it ends here. */
const ENDS = 15;

/** What is known of each token's place in its document: columns, a value a token. */
export interface DocumentContext {
  /** Index of the token's line. */
  readonly line: Int32Array;
  /** Hash of the two words before the last colon to the left in the line, and how many tokens ago it stood; -1: none. */
  readonly field: Int32Array;
  readonly sinceField: Int32Array;
  /** Kinds of characters between the white space around the token, in order; 0 for a single token. */
  readonly chunk: Int32Array;
  /** Field of another line in which the same word is the value; 0 for none. */
  readonly elsewhere: Int32Array;
  /** Bits of the kinds of the hints that cover the token, and of those that begin or end with it. */
  readonly hint: Int32Array;
  readonly hintEdges: Int32Array;
  /** What word lists and training say of the word (see `WordKnowledge`). */
  readonly lists: Uint16Array;
  readonly seen: Uint16Array;
  /** Kind of each word (see word-kinds.ts); of other tokens 0, and of all in a model without kinds. */
  readonly kind: Uint8Array;
  /** For each line: 0 mixed case, 1 small letters only, 2 capitals only. */
  readonly lineCase: Uint8Array;
  /** Whether there are kinds: whether the model knows them. */
  readonly hasKinds: boolean;
  /** How capitals are used around each token; see {@link readCaseHabits}. */
  readonly caseHabit: Uint8Array;
}

/** The columns of one document after another: the last one's are good until the next is read. */
export class ContextColumns {
  private capacity = 0;
  private columns = makeColumns(0);
  private all = columnsOf(this.columns);

  /** Columns for so many tokens, as they are before anything is known. */
  reset(count: number): Columns {
    if (count > this.capacity) {
      this.capacity = Math.max(256, 2 * count);
      this.columns = makeColumns(this.capacity);
      this.all = columnsOf(this.columns);
    } else for (const column of this.all) column.fill(0, 0, count);
    this.columns.sinceField.fill(-1, 0, count);
    return this.columns;
  }
}

type Columns = ReturnType<typeof makeColumns>;

function columnsOf(columns: Columns) {
  return Object.values(columns).filter((column) => typeof column === "object");
}

function makeColumns(count: number) {
  const column = () => new Int32Array(count);
  return {
    line: column(),
    field: column(),
    sinceField: column(),
    chunk: column(),
    hint: column(),
    hintEdges: column(),
    elsewhere: column(),
    lists: new Uint16Array(count),
    seen: new Uint16Array(count),
    kind: new Uint8Array(count),
    // A line has a token at least.
    lineCase: new Uint8Array(count),
    caseHabit: new Uint8Array(count),
    hasKinds: false,
  };
}

/**
 * Reads what the features need of a whole document, in a few passes over its tokens; into `columns` where there are some to be used again. The
 * columns that are about words alone (`lists`, `seen`, `kind`) are left as they are: see {@link readWords}.
 */
export function readContext(
  tokens: TokenTable,
  hasKinds: boolean,
  hints: readonly Hint[],
  columns: ContextColumns = new ContextColumns(),
  isFast = false,
): DocumentContext {
  const { count } = tokens;
  // Fast models with kinds look at neither the chunks nor the case of lines.
  const isLean = isFast && hasKinds;
  const context = columns.reset(count);
  for (let line = 0; line < tokens.lines; line++) {
    const first = tokens.lineStart[line] as number;
    const end = tokens.lineStart[line + 1] as number;
    context.line.fill(line, first, end);
    readFieldColumns(tokens, first, end, context.field, context.sinceField);
    if (!isLean) readChunks(tokens, first, end, context.chunk);
    if (!isLean) context.lineCase[line] = caseOf(tokens, first, end);
  }
  for (const hint of hints) markHint(tokens, hint, context.hint, context.hintEdges);
  findElsewhere(tokens, context);
  context.hasKinds = hasKinds;
  if (hasKinds) readCaseHabits(tokens, context.caseHabit);
  return context;
}

/** Fills the columns of what is known of the words themselves. */
export function readWords(tokens: TokenTable, knowledge: WordKnowledge, context: DocumentContext): void {
  for (let i = 0; i < tokens.count; i++) {
    if ((tokens.shape[i] as number) >= SHAPE_DIGITS) continue;
    const lists = knowledge.lists(tokens.word[i] as number);
    context.lists[i] = lists;
    context.seen[i] = knowledge.seen(tokens.word[i] as number);
    if (knowledge.hasKinds) context.kind[i] = kindOf(lists);
  }
}

function readFieldColumns(tokens: TokenTable, first: number, end: number, field: Int32Array, since: Int32Array): void {
  let colon = -1;
  let name = 0;
  for (let i = first; i < end; i++) {
    if (colon >= 0) {
      field[i] = name;
      since[i] = i - colon - 1;
    }
    if (tokens.shape[i] === COLON && i > first) {
      colon = i;
      name = tokens.word[i - 1] as number;
      if (i - 2 >= first && (tokens.shape[i - 2] as number) < SHAPE_DIGITS)
        name = mix(name, tokens.word[i - 2] as number);
      name = finish(name);
    }
  }
}

function markHint(tokens: TokenTable, { start, end, kind }: Hint, hint: Int32Array, edges: Int32Array): void {
  let i = firstIndexWhere(tokens.count, (index) => (tokens.end[index] as number) > start);
  if (i >= tokens.count || (tokens.start[i] as number) >= end) return;
  edges[i] = (edges[i] as number) | (1 << kind);
  for (; i < tokens.count && (tokens.start[i] as number) < end; i++) hint[i] = (hint[i] as number) | (1 << kind);
  edges[i - 1] = (edges[i - 1] as number) | (1 << (kind + ENDS));
}

function caseOf(tokens: TokenTable, first: number, end: number): number {
  let hasLower = false;
  let hasUpper = false;
  for (let i = first; i < end; i++) {
    const shape = tokens.shape[i] as number;
    if (shape === SHAPE_LOWER || shape === SHAPE_TITLE || shape === SHAPE_MIXED) hasLower = true;
    if (isCapitalised(shape)) hasUpper = true;
  }
  return hasUpper ? (hasLower ? 0 : 2) : 1;
}

/** Tokens on either side that tell how capitals are used: what stands farther off may be another text. */
const HABIT_TOKENS = 100;

/** Fills in how capitals are used around each token, see {@link caseHabitOf}: over 100 tokens before it and 100 behind it. */
function readCaseHabits(tokens: TokenTable, habits: Uint8Array): void {
  const { count, lineStart, shape } = tokens;
  const counts = { words: 0, capitalised: 0, small: 0, begun: 0 };
  // The lines of the tokens that enter and leave the window.
  const [entering, leaving] = [{ line: 0 }, { line: 0 }];
  const add = (i: number, at: { line: number }, sign: 1 | -1) => {
    while ((lineStart[at.line + 1] as number) <= i) at.line++;
    const own = shape[i] as number;
    if (own >= SHAPE_DIGITS) return;
    if (own === SHAPE_LOWER || own === SHAPE_TITLE) counts.small += sign;
    const capital = isCapitalised(own) ? sign : 0;
    if (i === lineStart[at.line]) counts.begun += capital;
    else {
      counts.words += sign;
      counts.capitalised += capital;
    }
  };
  for (let i = 0; i < Math.min(HABIT_TOKENS, count); i++) add(i, entering, 1);
  for (let i = 0; i < count; i++) {
    if (i + HABIT_TOKENS < count) add(i + HABIT_TOKENS, entering, 1);
    if (i > HABIT_TOKENS) add(i - HABIT_TOKENS - 1, leaving, -1);
    habits[i] = caseHabitOf(counts);
  }
}

/** Words that do not begin lines, those of them with a capital, words in small letters or with one capital, and lines begun with a capital. */
interface CaseCounts {
  readonly words: number;
  readonly capitalised: number;
  readonly small: number;
  readonly begun: number;
}

/**
 * How a text uses capitals: 0 nowhere, 1 at the beginning of lines alone, 2 seldom inside them (under one word in thirty), 3 as running text
 * does, 4 for more than a third of the words, 5 for all. What a capital says depends on it, and what a small letter says too.
 */
function caseHabitOf({ words, capitalised, small, begun }: CaseCounts): number {
  if (capitalised === 0) return begun === 0 ? 0 : small === 0 ? 5 : 1;
  if (small === 0) return 5;
  if (capitalised * 30 < words) return 2;
  return capitalised * 3 < words ? 3 : 4;
}

/**
 * For each word that is the value of a field in some line: that field, at its occurrences in other lines. So a surname in the
 * body knows that it stands after "Apellidos:" in the header.
 */
function findElsewhere(tokens: TokenTable, { line: lineOf, field, sinceField: since, elsewhere }: Columns): void {
  // word → first two (line, field) in which it is a value.
  let found: Map<number, number[]> | undefined;
  const isWord = (i: number) =>
    (tokens.shape[i] as number) < SHAPE_DIGITS &&
    (tokens.end[i] as number) - (tokens.start[i] as number) >= SHORTEST_VALUE;
  for (let i = 0; i < tokens.count; i++) {
    const distance = since[i] as number;
    if (distance < 0 || distance > VALUE_REACH || !isWord(i)) continue;
    const word = tokens.word[i] as number;
    if (found === undefined) {
      found = new Map();
      mayBeValue.fill(0);
    }
    mayBeValue[word & VALUE_MASK] = 1;
    const places = found.get(word);
    if (places === undefined) found.set(word, [lineOf[i] as number, field[i] as number]);
    else if (places.length === 2 && places[0] !== lineOf[i]) places.push(lineOf[i] as number, field[i] as number);
  }
  if (found === undefined) return;
  for (let i = 0; i < tokens.count; i++) {
    if (mayBeValue[(tokens.word[i] as number) & VALUE_MASK] === 0) continue;
    const places = isWord(i) ? found.get(tokens.word[i] as number) : undefined;
    if (places === undefined) continue;
    if (places[0] !== lineOf[i]) elsewhere[i] = places[1] as number;
    else if (places.length > 2) elsewhere[i] = places[3] as number;
  }
}
