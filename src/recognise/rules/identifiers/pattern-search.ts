import { CASELESS, CHARACTER_CLASS, DIGIT, LOWER, SPACE } from "../../../text/character-classes.ts";
import { MOST_PATTERNS, OTHERS, PrefixAutomaton } from "./prefix-automaton.ts";

/** All matches of a pattern in a text, from left to right. */
export type Search = (text: string) => RegExpExecArray[];

/** A look behind that no letter or digit passes: such a match begins where a word may. */
const BOUNDED = /^\(\?<!\[\\p\{L\}(?:\\p\{M\})?\\p\{N\}/;
const NOTHING: RegExpExecArray[] = [];

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
    const find = group.add(pattern, beginsWord);
    const sticky = new RegExp(pattern.source, pattern.flags.replace("g", "y"));
    return (text) => {
      const places = find(text);
      if (places.length === 0) return NOTHING;
      const found: RegExpExecArray[] = [];
      let from = 0;
      for (const place of places) {
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

/** As many patterns as an automaton takes, and where each may begin in the last text. */
class Group {
  private readonly patterns: RegExp[] = [];
  private readonly places: number[][] = [];
  /** Bits of the patterns that begin inside words too. */
  private anywhere = 0;
  private automaton: PrefixAutomaton | undefined;
  private firsts: Int32Array = new Int32Array(0);
  private text = "";

  get isFull(): boolean {
    return this.patterns.length === MOST_PATTERNS;
  }

  /** Adds a pattern, before the first text; what is returned gives the places of a text where it may begin, in order. */
  add(pattern: RegExp, beginsWord: boolean): (text: string) => readonly number[] {
    const places: number[] = [];
    if (!beginsWord) this.anywhere |= 1 << this.patterns.length;
    this.patterns.push(pattern);
    this.places.push(places);
    return (text) => {
      if (text !== this.text) this.read(text);
      return places;
    };
  }

  private read(text: string): void {
    if (this.automaton === undefined) {
      this.automaton = new PrefixAutomaton(this.patterns);
      this.firsts = this.automaton.firsts();
    }
    const { automaton, firsts, places, anywhere } = this;
    for (const list of places) list.length = 0;
    let before = SPACE;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      const isInside = before === DIGIT || (before >= LOWER && before <= CASELESS);
      before = CHARACTER_CLASS[unit] as number;
      // The second half of a surrogate pair begins nothing.
      if (unit >= 0xdc00 && unit <= 0xdfff) continue;
      const allowed = (firsts[unit < OTHERS ? unit : OTHERS] as number) & (isInside ? anywhere : -1);
      if (allowed === 0) continue;
      for (let bits = allowed & automaton.mayBegin(text, i); bits !== 0; bits &= bits - 1)
        (places[31 - Math.clz32(bits & -bits)] as number[]).push(i);
    }
    this.text = text;
  }
}
