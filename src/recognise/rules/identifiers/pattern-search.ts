import { growColumn } from "../../../base/grow-column.ts";
import { CASELESS, CHARACTER_CLASS, DIGIT, LOWER, SPACE } from "../../../text/character-classes.ts";
import type { Reading } from "../../reading.ts";
import { SHAPE_DIGITS, SHAPE_OTHER } from "../../token-table.ts";
import { MOST_PATTERNS, OTHERS, PrefixAutomaton } from "./prefix-automaton.ts";

/** A text and its tokens. */
type TokenisedText = Pick<Reading, "text" | "tokens">;

/** All matches of a pattern in a text, from left to right. */
export type Search = (reading: TokenisedText) => RegExpExecArray[];

/** A look behind that no letter or digit passes: such a match begins where a word may. */
const BOUNDED = /^\(\?<!\[\\p\{L\}(?:\\p\{M\})?\\p\{N\}/;
const NOTHING: RegExpExecArray[] = [];
/** White space of ASCII. */
const SPACES: readonly number[] = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20];

/** Patterns that are searched for in the same texts: each text is gone through once for all of them. */
export class PatternSet {
  private readonly groups: Group[] = [];

  /**
   * `text.matchAll(pattern)`, many times as fast: the expression is tried only where its first characters stand. `pattern` must have
   * the flag `u` and not match the empty text. `beginsWord`: no letter or digit stands before a match, which an expression's own look
   * behind says where it is written first.
   */
  search(pattern: RegExp, beginsWord = BOUNDED.test(pattern.source)): Search {
    let group = this.groups.at(-1);
    if (group === undefined || group.isFull) this.groups.push((group = new Group()));
    const bit = group.add(pattern, beginsWord);
    const { beginnings } = group;
    const sticky = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
    return (reading) => {
      group.read(reading);
      if ((beginnings.all & bit) === 0) return NOTHING;
      const { text } = reading;
      const found: RegExpExecArray[] = [];
      let from = 0;
      for (let i = 0; i < beginnings.count; i++) {
        if (((beginnings.patterns[i] as number) & bit) === 0) continue;
        const place = beginnings.places[i] as number;
        if (place < from) continue;
        sticky.lastIndex = place;
        const match = sticky.exec(text);
        if (match === null) continue;
        found.push(match);
        from = sticky.lastIndex;
      }
      return found;
    };
  }
}

/** Words of which it is kept which patterns begin with them: a power of two. Each takes three numbers: its two hashes, and those patterns. */
const WORDS = 1 << 14;
const STRIDE = 3;
/** What begins with a word, or inside it, depends on what stands behind: it must be read. */
const READ = 1 << 31;
/** The same, where that is not of ASCII: else nothing that began with the word goes on behind it, as few patterns go on behind few words. */
const READ_BEFORE_OTHERS = 1 << 30;

/** Places of a text where patterns may begin, in order, each with the bits of those patterns. */
class Beginnings {
  count = 0;
  /** Bits of all patterns that may begin anywhere. */
  all = 0;
  places = new Int32Array(1 << 8);
  patterns = new Int32Array(1 << 8);

  clear(): void {
    this.count = 0;
    this.all = 0;
  }

  add(place: number, patterns: number): void {
    if (this.count === this.places.length) {
      this.places = growColumn(this.places);
      this.patterns = growColumn(this.patterns);
    }
    this.places[this.count] = place;
    this.patterns[this.count++] = patterns;
    this.all |= patterns;
  }
}

/** As many patterns as an automaton takes, and where they may begin in the last text. */
class Group {
  readonly beginnings = new Beginnings();
  private readonly patterns: RegExp[] = [];
  /** Bits of the patterns that begin inside words too. */
  private anywhere = 0;
  private automaton: PrefixAutomaton | undefined;
  private firsts: Int32Array = new Int32Array(0);
  private beginsWithSpace = false;
  private readonly words = new Int32Array(STRIDE * WORDS).fill(READ);
  private text = "";

  get isFull(): boolean {
    return this.patterns.length === MOST_PATTERNS;
  }

  /** Adds a pattern, before the first text; returns its bit. */
  add(pattern: RegExp, beginsWord: boolean): number {
    const bit = 1 << this.patterns.length;
    if (!beginsWord) this.anywhere |= bit;
    this.patterns.push(pattern);
    return bit;
  }

  /** Most words begin no pattern, whatever follows: those are known by their hashes. Other tokens are read unit by unit. */
  read({ text, tokens }: TokenisedText): void {
    if (text === this.text) return;
    const automaton = (this.automaton ??= this.prepare());
    const { beginnings } = this;
    beginnings.clear();
    this.text = text;
    if (this.beginsWithSpace) {
      this.readUnits(text, 0, text.length, automaton);
      return;
    }
    const { words, firsts } = this;
    const { count, start, end, shape, surface, check, spaced } = tokens;
    for (let i = 0; i < count; i++) {
      const kind = shape[i] as number;
      const from = start[i] as number;
      const to = end[i] as number;
      // The shape of a mark says which one it is.
      if (kind >= SHAPE_OTHER && kind < SHAPE_OTHER + OTHERS && firsts[kind - SHAPE_OTHER] === 0 && to - from === 1)
        continue;
      if (kind >= SHAPE_DIGITS) {
        this.readUnits(text, from, to, automaton);
        continue;
      }
      const [first, second] = [surface[i] as number, check[i] as number];
      const at = STRIDE * (first & (WORDS - 1));
      if (words[at] !== first || words[at + 1] !== second) {
        words[at] = first;
        words[at + 1] = second;
        words[at + 2] = this.beginningsOf(text, from, to, automaton);
      }
      let bits = words[at + 2] as number;
      if (bits === 0) continue;
      if ((bits & READ_BEFORE_OTHERS) !== 0) {
        if (text.charCodeAt(to) >= OTHERS) bits = READ;
        else if ((bits ^= READ_BEFORE_OTHERS) === 0) continue;
      }
      if (bits === READ || spaced[i] === 0) this.readUnits(text, from, to, automaton);
      else beginnings.add(from, bits);
    }
  }

  private prepare(): PrefixAutomaton {
    const automaton = new PrefixAutomaton(this.patterns);
    this.firsts = automaton.firsts();
    this.beginsWithSpace = SPACES.some((unit) => this.firsts[unit] !== 0);
    return automaton;
  }

  /** The patterns that may begin with the word `text.slice(from, to)`, perhaps with {@link READ_BEFORE_OTHERS}; or {@link READ}. */
  private beginningsOf(text: string, from: number, to: number, automaton: PrefixAutomaton): number {
    let found = 0;
    let isOpen = false;
    for (let i = from; i < to; i++) {
      const unit = text.charCodeAt(i);
      if ((CHARACTER_CLASS[unit] as number) > CASELESS) return READ;
      const allowed = this.firstsOf(unit) & (i > from ? this.anywhere : -1);
      if (allowed === 0) continue;
      const begun = allowed & automaton.mayBegin(text, i, to);
      if ((allowed & automaton.openOutside()) !== 0 || (i > from && begun !== 0)) return READ;
      if ((allowed & automaton.open) !== 0) isOpen = true;
      if (i === from) found = begun;
    }
    return isOpen ? found | READ_BEFORE_OTHERS : found;
  }

  private readUnits(text: string, from: number, to: number, automaton: PrefixAutomaton): void {
    const { anywhere } = this;
    let before = from === 0 ? SPACE : (CHARACTER_CLASS[text.charCodeAt(from - 1)] as number);
    for (let i = from; i < to; i++) {
      const unit = text.charCodeAt(i);
      const isInside = before === DIGIT || (before >= LOWER && before <= CASELESS);
      before = CHARACTER_CLASS[unit] as number;
      // The second half of a surrogate pair begins nothing.
      if (unit >= 0xdc00 && unit <= 0xdfff) continue;
      const allowed = this.firstsOf(unit) & (isInside ? anywhere : -1);
      if (allowed === 0) continue;
      const begun = allowed & automaton.mayBegin(text, i);
      if (begun !== 0) this.beginnings.add(i, begun);
    }
  }

  /** Patterns that a code unit may begin. */
  private firstsOf(unit: number): number {
    return this.firsts[unit < OTHERS ? unit : OTHERS] as number;
  }
}
