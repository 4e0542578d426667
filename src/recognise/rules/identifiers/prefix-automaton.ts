/** Class of what is not ASCII, whose characters are classes of their own: it passes every test, so that none needs to know Unicode. */
export const OTHERS = 128;
const CLASSES = OTHERS + 1;
/** So many characters of a match are looked at; more do not tell more. */
const FARTHEST = 16;
/** States that are worked out, half a kilobyte each; where more are needed, all patterns that got there may begin. */
const MOST_STATES = 4000;
/** Patterns of an automaton: a bit each. Two bits are left for who asks. */
export const MOST_PATTERNS = 30;

const UNKNOWN = -1;

/** A node of the automaton: a character of `accepts` leads on, or without one to any of `next`; no `next` at all is the end. */
interface Node {
  accepts: Uint8Array | undefined;
  next: Node[];
  readonly id: number;
  /** Bit of its pattern. */
  readonly pattern: number;
}

/**
 * What some first characters lead to is a row of numbers: bits of the patterns that anything may follow, bits of those that need more
 * characters, and by the class of the next one the row that it leads to. All rows lie in one array: a step waits for memory once.
 */
const ACCEPTED = 0;
const OPEN = 1;
/** Bits of the open ones that may go on with a character of ASCII that is no letter; worked out when first asked for. */
const OUTSIDE = 2;
const STEPS = 3;
const ROW = STEPS + CLASSES;
const FEWEST_ROWS = 64;

/**
 * Tells quickly which of some regular expressions cannot begin to match at a place: one automaton of their first characters, in which what they
 * look for around them, back-references and what is not ASCII always hold. What it refuses does not match; what it lets through may not either.
 * Reads the syntax that patterns here have, and throws a TypeError for another.
 */
export class PrefixAutomaton {
  /** Bits of the patterns for which {@link mayBegin}, the last time, would have had to look behind the end. */
  open = 0;
  /** Where it stood then. */
  private last = 0;
  private count = 0;
  private source = "";
  private flags = "";
  private pattern = 0;
  private at = 0;
  private rows = new Int32Array(FEWEST_ROWS * ROW);
  /** Of each row, what its open patterns need. */
  private readonly nodes: (readonly Node[])[] = [];
  private readonly known = new Map<string, number>();

  /** Throws a RangeError for more than {@link MOST_PATTERNS}. */
  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_PATTERNS) throw new RangeError(`${patterns.length} patterns are too many`);
    const firsts = patterns.map((pattern, index) => {
      this.source = pattern.source;
      this.flags = pattern.flags.replace(/[gy]/g, "");
      this.pattern = 1 << index;
      this.at = 0;
      const build = this.readAlternatives();
      if (this.at !== this.source.length) throw new TypeError(`cannot read the pattern ${this.source} at ${this.at}`);
      return build(this.node());
    });
    this.rowOf(firsts);
  }

  /** Bits of the patterns that may begin at `index`, were `end` the text's end. */
  mayBegin(text: string, index: number, end = text.length): number {
    let { rows } = this;
    let row = 0;
    let found = rows[ACCEPTED] as number;
    const last = Math.min(end, index + FARTHEST);
    this.open = 0;
    for (let i = index; i < last; i++) {
      if (rows[row + OPEN] === 0) return found;
      const unit = text.charCodeAt(i);
      const kind = unit < OTHERS ? unit : OTHERS;
      let next = rows[row + STEPS + kind] as number;
      if (next === UNKNOWN) {
        next = this.step(row, kind);
        ({ rows } = this);
      }
      row = next;
      found |= rows[row + ACCEPTED] as number;
    }
    if (last === index + FARTHEST) return found | (rows[row + OPEN] as number);
    this.open = rows[row + OPEN] as number;
    this.last = row;
    return found;
  }

  /** Those of {@link open} that go on if what stands behind the end is of ASCII and no letter. */
  openOutside(): number {
    if (this.open === 0) return 0;
    const row = this.last;
    let found = this.rows[row + OUTSIDE] as number;
    if (found !== UNKNOWN) return found;
    found = 0;
    for (let kind = 0; kind < OTHERS; kind++) {
      if (isPlainLetter(kind)) continue;
      const next = this.step(row, kind);
      found |= (this.rows[next + ACCEPTED] as number) | (this.rows[next + OPEN] as number);
    }
    this.rows[row + OUTSIDE] = found;
    return found;
  }

  /** By the class of a match's first character: bits of the patterns that may begin so. The last entry is that of all but ASCII. */
  firsts(): Int32Array {
    return Int32Array.from({ length: CLASSES }, (_, kind) => {
      const row = this.step(0, kind);
      const { rows } = this;
      return (rows[ACCEPTED] as number) | (rows[row + ACCEPTED] as number) | (rows[row + OPEN] as number);
    });
  }

  /** Works out which row a character leads to from a row. */
  private step(row: number, kind: number): number {
    const nodes = this.nodes[row / ROW] as readonly Node[];
    const next = this.rowOf(nodes.filter(({ accepts }) => accepts?.[kind] === 1).flatMap((node) => node.next));
    this.rows[row + STEPS + kind] = next;
    return next;
  }

  private rowOf(from: readonly Node[]): number {
    const seen = new Set<Node>();
    const stack = [...from];
    let accepted = 0;
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (node.accepts !== undefined) continue;
      if (node.next.length === 0) accepted |= node.pattern;
      else stack.push(...node.next);
    }
    let nodes = [...seen].filter(({ accepts, pattern }) => accepts !== undefined && (pattern & accepted) === 0);
    if (this.nodes.length >= MOST_STATES) {
      for (const { pattern } of nodes) accepted |= pattern;
      nodes = [];
    }
    nodes.sort((a, b) => a.id - b.id);
    const key = `${accepted}:${nodes.map(({ id }) => id).join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const open = nodes.reduce((bits, { pattern }) => bits | pattern, 0);
    const row = this.nodes.length * ROW;
    if (row === this.rows.length) {
      const more = new Int32Array(2 * row);
      more.set(this.rows);
      this.rows = more;
    }
    this.rows.fill(UNKNOWN, row, row + ROW);
    this.rows[row + ACCEPTED] = accepted;
    this.rows[row + OPEN] = open;
    this.known.set(key, row);
    this.nodes.push(nodes);
    return row;
  }

  private node(accepts?: Uint8Array, ...next: Node[]): Node {
    return { accepts, next, id: this.count++, pattern: this.pattern };
  }

  /** Up to a closing bracket or the end. */
  private readAlternatives(): Build {
    const alternatives = [this.readSequence()];
    while (this.source[this.at] === "|") {
      this.at++;
      alternatives.push(this.readSequence());
    }
    return (end) => this.node(undefined, ...alternatives.map((build) => build(end)));
  }

  private readSequence(): Build {
    const items: Build[] = [];
    while (this.at < this.source.length && this.source[this.at] !== "|" && this.source[this.at] !== ")")
      items.push(this.readTimes(this.readItem()));
    items.reverse();
    return (end) => {
      let first = end;
      for (const build of items) first = build(first);
      return first;
    };
  }

  /** How often an item may stand there. */
  private readTimes(item: Build): Build {
    const found = this.next(QUANTIFIER);
    if (found === undefined) return item;
    const [, mark, least, comma, most] = found;
    const fewest = Math.min(FARTHEST, mark === undefined ? Number(least) : mark === "+" ? 1 : 0);
    const upper =
      mark === undefined ? (comma === "" ? Number(least) : Number(most || Infinity)) : mark === "?" ? 1 : Infinity;
    return (end) => {
      let first = end;
      if (upper > FARTHEST) {
        const loop = this.node(undefined, end);
        loop.next.push(item(loop));
        first = loop;
      } else for (let i = fewest; i < upper; i++) first = this.node(undefined, end, item(first));
      for (let i = 0; i < fewest; i++) first = item(first);
      return first;
    };
  }

  private readItem(): Build {
    const opener = this.next(OPENER)?.[0];
    if (opener !== undefined) return this.readGroup(opener);
    const edge = this.next(EDGE)?.[0];
    // A back-reference repeats any number of characters: from there on anything goes.
    if (edge !== undefined) return /\d/.test(edge) ? () => this.node() : (end) => end;
    const accepts = acceptedBy(this.next(ATOM)?.[0] ?? "", this.flags);
    return (end) => this.node(accepts, end);
  }

  private readGroup(opener: string): Build {
    const inside = this.readAlternatives();
    if (this.source[this.at] !== ")") throw new TypeError(`cannot read the pattern ${this.source} at ${this.at}`);
    this.at++;
    // What stands around a match, or must not, is not looked at.
    return /[=!]/.test(opener) ? (end) => end : inside;
  }

  /** Reads on over what stands there, if it is that. */
  private next(what: RegExp): RegExpExecArray | undefined {
    what.lastIndex = this.at;
    const found = what.exec(this.source) ?? undefined;
    if (found !== undefined) this.at = what.lastIndex;
    return found;
  }
}

const OPENER = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const QUANTIFIER = /(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/y;
/** What stands at no character, or at those that another did. */
const EDGE = /\\[1-9bB]|[$^]/y;
const ATOM = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x..|\\.|[^]/uy;

/** What a part of a pattern is made into, once for each time that it may stand there: nodes that lead to `end`; returns the first of them. */
type Build = (end: Node) => Node;

/** A letter of ASCII. */
function isPlainLetter(unit: number): boolean {
  return (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);
}

const accepted = new Map<string, Uint8Array>();

const ASCII = String.fromCharCode(...Array.from({ length: OTHERS }, (_, unit) => unit));

/** The classes of characters that a class, an escape or a character stands for. */
function acceptedBy(atom: string, flags: string): Uint8Array {
  const key = `${flags}/${atom}`;
  let found = accepted.get(key);
  if (found === undefined) {
    found = new Uint8Array(CLASSES);
    found[OTHERS] = 1;
    for (const { index } of ASCII.matchAll(new RegExp(atom, `${flags}g`))) found[index] = 1;
    accepted.set(key, found);
  }
  return found;
}
