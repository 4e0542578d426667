/** Class of what is not ASCII, whose characters are classes of their own: it passes every test, so that none needs to know Unicode. */
export const OTHERS = 128;
const CLASSES = OTHERS + 1;
/** So many characters of a match are looked at; more do not tell more. */
const FARTHEST = 16;
/** States that are worked out; a pattern that needs more is searched for wherever it gets there. */
const MOST_STATES = 1500;

const DEAD = -1;
const ACCEPTED = -2;
const UNKNOWN = -3;

/** A node of the automaton: a character of `accepts` leads on, or without one to any of `next`; no `next` at all is the end. */
interface Node {
  accepts: Uint8Array | undefined;
  next: Node[];
  readonly id: number;
}

/**
 * Tells quickly where a regular expression cannot begin to match: an automaton of its first characters, in which what it looks for
 * around them, back-references and what is not ASCII always hold. What it refuses does not match; what it lets through may not either.
 * Reads the syntax that patterns here have, and throws a TypeError for another.
 */
export class PrefixAutomaton {
  private nodes = 0;
  private readonly source: string;
  private readonly flags: string;
  private at = 0;
  private readonly states: (readonly Node[])[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly steps: Int32Array[] = [];
  private readonly start: number;

  constructor(pattern: RegExp) {
    this.source = pattern.source;
    this.flags = pattern.flags.replace(/[gy]/g, "");
    const first = this.readAlternatives(this.node());
    if (this.at !== this.source.length) throw new TypeError(`cannot read the pattern ${this.source} at ${this.at}`);
    this.start = this.numberOf([first]);
  }

  /** False if no match begins at `index`. */
  mayBegin(text: string, index: number): boolean {
    let state = this.start;
    const last = Math.min(text.length, index + FARTHEST);
    for (let i = index; i < last; i++) {
      if (state < 0) return state === ACCEPTED;
      const unit = text.charCodeAt(i);
      const steps = this.steps[state] as Int32Array;
      const found = steps[unit < OTHERS ? unit : OTHERS] as number;
      state = found === UNKNOWN ? this.step(state, unit < OTHERS ? unit : OTHERS) : found;
    }
    return state !== DEAD && (state === ACCEPTED || last === index + FARTHEST);
  }

  /** By the class of a match's first character: 1 if one may begin so. The last entry is that of all but ASCII. */
  firsts(): Uint8Array {
    return Uint8Array.from({ length: CLASSES }, (_, unit) =>
      this.start < 0 ? Number(this.start === ACCEPTED) : Number(this.step(this.start, unit) !== DEAD),
    );
  }

  private step(state: number, unit: number): number {
    const found = this.numberOf(
      (this.states[state] as readonly Node[])
        .filter(({ accepts }) => accepts?.[unit] === 1)
        .flatMap(({ next }) => next),
    );
    (this.steps[state] as Int32Array)[unit] = found;
    return found;
  }

  private numberOf(from: readonly Node[]): number {
    const seen = new Set<Node>();
    const open = [...from];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (node.accepts !== undefined) continue;
      if (node.next.length === 0) return ACCEPTED;
      open.push(...node.next);
    }
    const nodes = [...seen].filter(({ accepts }) => accepts !== undefined).sort((a, b) => a.id - b.id);
    if (nodes.length === 0) return DEAD;
    const key = nodes.map(({ id }) => id).join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.states.length >= MOST_STATES) return ACCEPTED;
    this.numbers.set(key, this.states.length);
    this.states.push(nodes);
    this.steps.push(new Int32Array(CLASSES).fill(UNKNOWN));
    return this.states.length - 1;
  }

  private node(accepts?: Uint8Array, ...next: Node[]): Node {
    return { accepts, next, id: this.nodes++ };
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
