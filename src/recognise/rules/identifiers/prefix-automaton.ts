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
      const first = this.readAlternatives(this.node());
      if (this.at !== this.source.length) throw new TypeError(`cannot read the pattern ${this.source} at ${this.at}`);
      return first;
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

  /** Up to a closing bracket or the end; what is read leads to `end`. */
  private readAlternatives(end: Node): Node {
    const alternatives = [this.readSequence(end)];
    while (this.source[this.at] === "|") {
      this.at++;
      alternatives.push(this.readSequence(end));
    }
    return this.node(undefined, ...alternatives);
  }

  private readSequence(end: Node): Node {
    const items: ((end: Node) => Node)[] = [];
    while (this.at < this.source.length && this.source[this.at] !== "|" && this.source[this.at] !== ")") {
      const from = this.at;
      const item = this.readItem();
      items.push(this.readTimes(item, from));
    }
    let first = end;
    for (const item of items.toReversed()) first = item(first);
    return first;
  }

  /** How often the item that began at `from` may stand there. */
  private readTimes(item: (end: Node) => Node, from: number): (end: Node) => Node {
    const [quantifier = "", mark, least, comma, most] =
      /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at)) ?? [];
    if (quantifier === "") return item;
    const to = this.at;
    this.at += quantifier.length;
    const fewest = Math.min(FARTHEST, mark === undefined ? Number(least) : mark === "+" ? 1 : 0);
    const upper =
      mark === undefined ? (comma === "" ? Number(least) : Number(most || Infinity)) : mark === "?" ? 1 : Infinity;
    const again = (end: Node) => this.readAgain(from, to, end);
    return (end) => {
      let first = end;
      if (upper > FARTHEST) {
        const loop = this.node(undefined, end);
        loop.next.push(again(loop));
        first = loop;
      } else for (let i = fewest; i < upper; i++) first = this.node(undefined, end, again(first));
      for (let i = 0; i < fewest; i++) first = again(first);
      return first;
    };
  }

  private readAgain(from: number, to: number, end: Node): Node {
    const { at } = this;
    this.at = from;
    const first = this.readItem()(end);
    if (this.at !== to) throw new TypeError(`cannot read the pattern ${this.source} at ${from}`);
    this.at = at;
    return first;
  }

  private readItem(): (end: Node) => Node {
    const rest = this.source.slice(this.at);
    const opener = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest)?.[0];
    if (opener !== undefined) return this.readGroup(opener);
    const back = /^\\(?:[1-9]|[bB])/.exec(rest)?.[0];
    if (back !== undefined || rest[0] === "^" || rest[0] === "$") {
      this.at += back?.length ?? 1;
      // A back-reference repeats any number of characters: from there on anything goes.
      return back !== undefined && /\d/.test(back) ? () => this.node() : (end) => end;
    }
    const atom =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x..|\\.|[^])/u.exec(rest)?.[0] ?? "";
    this.at += atom.length;
    const accepts = acceptedBy(atom, this.flags);
    return (end) => this.node(accepts, end);
  }

  private readGroup(opener: string): (end: Node) => Node {
    const from = this.at + opener.length;
    const inside = (end: Node): Node => {
      this.at = from;
      const first = this.readAlternatives(end);
      if (this.source[this.at] !== ")") throw new TypeError(`cannot read the pattern ${this.source} at ${this.at}`);
      this.at++;
      return first;
    };
    inside(this.node());
    // What stands around a match, or must not, is not looked at.
    if (/[=!]/.test(opener)) return (end) => end;
    return (end) => {
      const { at } = this;
      const first = inside(end);
      this.at = at;
      return first;
    };
  }
}

/** A letter of ASCII. */
function isPlainLetter(unit: number): boolean {
  return (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);
}

const accepted = new Map<string, Uint8Array>();

/** The classes of characters that a class, an escape or a character stands for. */
function acceptedBy(atom: string, flags: string): Uint8Array {
  const key = `${flags}/${atom}`;
  let found = accepted.get(key);
  if (found === undefined) {
    const pattern = new RegExp(`^${atom}$`, flags);
    found = Uint8Array.from({ length: CLASSES }, (_, unit) =>
      Number(unit === OTHERS || pattern.test(String.fromCharCode(unit))),
    );
    accepted.set(key, found);
  }
  return found;
}
