import { foldWord } from "../../../text/fold.ts";

/** What is no letter, or any of many: it ends a word. */
const BREAK = "\n";
/** A class of more letters spells nothing. */
const MOST_MEMBERS = 12;
/** Most spellings held at once: those of twelve letters, two for each. Behind more of them a word begins anew. */
const MOST_SPELLINGS = 8192;
const MOST_LETTERS = 1024 ** 2;
/** Words that are put together for one pattern, in all. */
const MOST_STEPS = 2_000_000;
const MOST_DEPTH = 64;
const MOST_REPEATS = 32;
/** Escapes that stand for no place and no letter: a place within a word. */
const NOTHING = "B";
const HEXADECIMAL = /^(?:x([0-9a-fA-F]{2})|[xu]\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4}))/;

/**
 * The words that a regular expression spells, whatever dialect it is written in: `[Vv]erhoeven`, `V(?:er)hoeven`, `Jan(?:sen|ssen)?`. In lower
 * case and without accents, with line feeds where something else than a letter can stand. What stands for many letters (`\p{L}`, `.`, `[a-z]`)
 * spells none.
 */
export function spellPattern(pattern: string): Spelled {
  const reader = { characters: [...pattern], at: 0 };
  const spelled = { words: [] as string[], isWhole: true, left: MOST_STEPS };
  while (reader.at < reader.characters.length) {
    for (const word of alternatives(reader, spelled, 0)) spelled.words.push(word);
    // A bracket that closes nothing.
    reader.at++;
  }
  return { words: spelled.words.filter((words) => words.trim() !== ""), isWhole: spelled.isWhole };
}

/** What a pattern spells. */
export interface Spelled {
  readonly words: readonly string[];
  /** Not if a word began anew because there were too many. */
  readonly isWhole: boolean;
}

interface Spelling {
  readonly words: string[];
  isWhole: boolean;
  /** Words that may still be put together. */
  left: number;
}

interface Reader {
  readonly characters: readonly string[];
  at: number;
}

/** @param spelled where words go that are too many to be held */
function alternatives(reader: Reader, spelled: Spelling, depth: number): readonly string[] {
  const found = new Set<string>();
  for (;;) {
    for (const word of sequence(reader, spelled, depth)) found.add(word);
    if (reader.characters[reader.at] !== "|") return [...found];
    reader.at++;
  }
}

function sequence(reader: Reader, spelled: Spelling, depth: number): readonly string[] {
  let words: readonly string[] = [""];
  while (reader.at < reader.characters.length) {
    const character = reader.characters[reader.at] as string;
    if (character === "|" || character === ")") break;
    words = joined(words, repeated(reader, item(reader, spelled, depth)), spelled, depth);
  }
  return words;
}

/** Every word followed by every one of the others. */
function joined(
  words: readonly string[],
  next: readonly string[],
  spelled: Spelling,
  depth: number,
): readonly string[] {
  const isOver = depth === 0 && next.length === 1 && next[0] === BREAK;
  const most = words.length * next.length;
  const letters = most * ((words[0]?.length ?? 0) + 1);
  spelled.left -= most;
  if (!isOver && most <= MOST_SPELLINGS && letters <= MOST_LETTERS && spelled.left > 0)
    return [...new Set(words.flatMap((word) => next.map((more) => word + more)))];
  // What ends here need not be told apart any more.
  if (isOver || spelled.left > 0) for (const word of words) spelled.words.push(word);
  if (isOver) return [BREAK];
  spelled.isWhole = false;
  return next;
}

function item(reader: Reader, spelled: Spelling, depth: number): readonly string[] {
  const character = reader.characters[reader.at++] as string;
  if (character === "[") return classMembers(reader);
  if (character === "(") return group(reader, spelled, depth);
  if (character === "\\") return [escaped(reader)];
  return [letterOf(character)];
}

function group(reader: Reader, spelled: Spelling, depth: number): readonly string[] {
  const opening = /^\?(?:<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*[:)]|[>|])?/.exec(
    reader.characters.slice(reader.at, reader.at + 40).join(""),
  );
  const kind = opening?.[0] ?? "";
  reader.at += kind.length;
  // Flags for what follows.
  if (kind.endsWith(")")) return [""];
  const words = depth < MOST_DEPTH ? alternatives(reader, spelled, depth + 1) : [BREAK];
  if (reader.characters[reader.at] === ")") reader.at++;
  // What must or must not follow is no part of the word.
  return /[=!]$/.test(kind) ? words.map((word) => BREAK + word + BREAK) : words;
}

/** Words as often as the quantifier behind them says, twice at most beyond the fewest. */
function repeated(reader: Reader, words: readonly string[]): readonly string[] {
  const quantifier = /^(?:[?*+]|\{(\d{1,3})(,?)(\d{0,3})\})/.exec(
    reader.characters.slice(reader.at, reader.at + 10).join(""),
  );
  if (quantifier === null) return words;
  reader.at += quantifier[0].length;
  // Lazy or possessive: `??`, `*+`.
  if (/[?+]/.test(reader.characters[reader.at] ?? "")) reader.at++;
  const [sign = "", least, comma, most] = quantifier;
  const from = least === undefined ? (sign === "+" ? 1 : 0) : Number(least);
  const upTo =
    sign === "?"
      ? 1
      : least === undefined
        ? from + 1
        : comma === ""
          ? from
          : Math.min(Number(most || from + 1), from + 2);
  // So many are not few.
  if (from > MOST_REPEATS || words.length ** from > MOST_SPELLINGS) return [...words, BREAK];
  const found = new Set<string>();
  let some: readonly string[] = [""];
  for (let count = 0; count <= upTo && some.length <= MOST_SPELLINGS; count++) {
    if (count >= from) for (const word of some) found.add(word);
    some = some.flatMap((word) => words.map((letters) => word + letters));
  }
  return [...found];
}

/** The letters of a class, in lower case and without accents; a break for what else it has, for all of a class of many or of what is not in it. */
function classMembers(reader: Reader): readonly string[] {
  const members: string[] = [];
  let isMany = reader.characters[reader.at] === "^";
  if (isMany) reader.at++;
  for (let first = true; reader.at < reader.characters.length; first = false) {
    const character = reader.characters[reader.at++] as string;
    if (character === "]" && !first) break;
    const member = character === "\\" ? escaped(reader) : letterOf(character);
    const last = reader.characters[reader.at + 1];
    if (reader.characters[reader.at] === "-" && last !== undefined && last !== "]") {
      reader.at += 2;
      const span = range(character, last);
      isMany ||= span.length > MOST_MEMBERS;
      members.push(...span.map(letterOf));
    } else members.push(member);
    // A class within a class, and what the two have in common.
    if (character === "[" || character === "&") isMany = true;
  }
  const unique = [...new Set(members)];
  return isMany || unique.length > MOST_MEMBERS || unique.length === 0 ? [BREAK] : unique;
}

function range(first: string, last: string): string[] {
  const [from, to] = [first.codePointAt(0) as number, last.codePointAt(0) as number];
  const count = Math.min(Math.max(0, to - from + 1), MOST_MEMBERS + 1);
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(Math.min(from + index, 0x10ffff)));
}

/** What follows a backslash stands for. */
function escaped(reader: Reader): string {
  const rest = reader.characters.slice(reader.at, reader.at + 10).join("");
  const code = HEXADECIMAL.exec(rest);
  if (code !== null) {
    reader.at += code[0].length;
    const codePoint = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? "", 16);
    return codePoint <= 0x10ffff ? letterOf(String.fromCodePoint(codePoint)) : BREAK;
  }
  const character = reader.characters[reader.at++] ?? "";
  // A property has a name, which is no word.
  const property = /^[pP](?:\{[^{}]{0,40}\}|[A-Z])/.exec(rest);
  if (property !== null) reader.at += property[0].length - 1;
  return character === NOTHING ? "" : BREAK;
}

/** A letter, hyphen or apostrophe as names are searched for; a break for anything else. */
function letterOf(character: string): string {
  return /[\p{L}\p{M}'’‐‑-]/u.test(character) ? foldWord(character) : BREAK;
}
