import {
  CHARACTER_CLASS,
  isCapitalAt,
  classAt,
  DIGIT,
  LINE_BREAK,
  LOWER,
  MARK,
  SURROGATE,
} from "../../text/character-classes.ts";
import { foldWord } from "../../text/fold.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";
import type { FieldName } from "./field-name.ts";
import { loadFieldWords } from "./field-words.ts";
import type { Maker, Reading } from "../reading.ts";
import { WordMemo } from "./word-memo.ts";
import type { FieldKind, LanguageRules } from "../rules/engine/language-rules.ts";

/** Longest field name, in code units and words. */
const LONGEST = 60;
const MOST_WORDS = 7;
/** Longest name of a field that no list knows: a few capitalised words at a line's start. */
const LONGEST_UNKNOWN = 40;
const MOST_UNKNOWN = 4;
/** Apostrophes, slash and hyphen. */
const NAME_JOINERS: ReadonlySet<number> = new Set([0x27, 0x2019, 0x2f, 0x2d]);
/** Different names and headings that are kept, see {@link WordMemo}. */
const NAMES = 1 << 12;

interface FieldLexicon {
  /** Whether a word, as it is written, may be the last or the first of a field's name or heading, which few are: 1 or 0. */
  readonly isLast: WordMemo;
  readonly isFirst: WordMemo;
  /** Of a stretch, one more than the place of its kind in `kinds`; 0 if it is no name of a field. */
  readonly kindOf: WordMemo;
  readonly kinds: readonly FieldKind[];
  /** Whether a line is a heading: 1 or 0. */
  readonly isHeading: WordMemo;
  /** The fields of a text that is being read. */
  readonly read: Maker<readonly FieldName[]>;
}

const lexicons = new Map<LanguageRules | "all", FieldLexicon>();

function loadFieldLexicon(forms: LanguageRules | undefined): FieldLexicon {
  const known = lexicons.get(forms ?? "all");
  if (known !== undefined) return known;
  const fields = new Map<string, FieldKind>();
  const headings = new Set<string>();
  for (const rules of forms === undefined ? Object.values(LANGUAGES).map((pack) => pack.forms) : [forms]) {
    for (const [kind, names] of Object.entries(rules.fields)) {
      for (const name of names) if (!fields.has(normalise(name))) fields.set(normalise(name), kind as FieldKind);
    }
    for (const heading of rules.headings) headings.add(normalise(heading));
  }
  const lasts = new Set([...fields.keys(), ...headings].map((name) => name.slice(name.lastIndexOf(" ") + 1)));
  const firsts = new Set([...fields.keys()].map((name) => name.split(" ", 1)[0] as string));
  const kinds = [...new Set(fields.values())];
  const lexicon: FieldLexicon = {
    isLast: new WordMemo((word) => {
      const key = normalise(word);
      // "DíazCorreo" may be cut inside.
      return Number(key === "" || /\p{Ll}\p{Lu}/u.test(word) || lasts.has(key.slice(key.lastIndexOf(" ") + 1)));
    }),
    isFirst: new WordMemo((word) => {
      const [first = ""] = normalise(word).split(" ", 1);
      return Number(first === "" || firsts.has(first));
    }),
    kindOf: new WordMemo((name) => {
      const kind = fields.get(normalise(name));
      return kind === undefined ? 0 : kinds.indexOf(kind) + 1;
    }, NAMES),
    kinds,
    isHeading: new WordMemo((line) => {
      const key = normalise(line);
      return Number(headings.has(key) || (fields.get(key) === "other" && key.length >= 4));
    }, NAMES),
    read: ({ text }) => readFieldNames(text, lexicon),
  };
  lexicons.set(forms ?? "all", lexicon);
  return lexicon;
}

/** Folded words with single spaces between them: "Localidad/ Provincia" and "localidad  provincia" are one name. */
function normalise(name: string): string {
  const folded = foldWord(name);
  if (arePlainWords(folded)) return folded;
  return folded
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/[ºª°]/g, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** Small ASCII letters with single spaces between them. */
function arePlainWords(folded: string): boolean {
  let isBetween = false;
  for (let i = 0; i < folded.length; i++) {
    const unit = folded.charCodeAt(i);
    const isLetter = unit >= 0x61 && unit <= 0x7a;
    if (!isLetter && (unit !== 0x20 || !isBetween)) return false;
    isBetween = isLetter;
  }
  return isBetween || folded === "";
}

/**
 * The field names and section headings of a text, in order and disjoint: words before a colon that a list knows ("Nombre:",
 * "Sexo:" in mid-line), lines that are a heading ("Datos del paciente."), and whatever begins a line, is short, is
 * capitalised and has a colon behind it (kind `unknown`: it may be a name, as in "Jansen: koorts"). Lists are those of
 * `forms`, or of all languages. Linear time.
 */
export function findFieldNames(text: string, forms?: LanguageRules): readonly FieldName[] {
  return readFieldNames(text, loadFieldLexicon(forms));
}

/** {@link findFieldNames} in a text that may be read already, once for all that ask. */
export function fieldNamesOf(reading: Reading, forms: LanguageRules): readonly FieldName[] {
  return reading.get(loadFieldLexicon(forms).read);
}

function readFieldNames(text: string, lexicon: FieldLexicon): FieldName[] {
  const found: FieldName[] = [];
  let lineStart = 0;
  let colon = firstColon(text, 0);
  while (lineStart <= text.length) {
    const lineEnd = endOfLine(text, lineStart);
    if (colon < lineEnd) colon = readFields(text, lineStart, lineEnd, colon, lexicon, found);
    else if (isHeading(text, lineStart, lineEnd, lexicon)) found.push(headingOf(text, lineStart, lineEnd));
    lineStart = lineEnd + 1;
  }
  return found;
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf("\n", from);
  return newline < 0 ? text.length : newline;
}

/** The first colon from `from` on; the text's length if none is. */
function firstColon(text: string, from: number): number {
  const colon = text.indexOf(":", from);
  return colon < 0 ? text.length : colon;
}

/** Adds the names before the colons of a line, of which `first` is the first; returns the first colon of the lines behind it. */
function readFields(
  text: string,
  start: number,
  end: number,
  first: number,
  lexicon: FieldLexicon,
  found: FieldName[],
): number {
  let from = start;
  let colon = first;
  for (; colon < end; colon = firstColon(text, colon + 1)) {
    const known = knownName(text, Math.max(from, colon - LONGEST), colon, lexicon);
    const unknown = from === start ? unknownName(text, start, colon) : undefined;
    const name = known === undefined || unknown === undefined ? (known ?? unknown) : longer(text, known, unknown);
    if (name !== undefined) found.push(name);
    from = colon + 1;
  }
  return colon;
}

function isHeading(text: string, start: number, end: number, lexicon: FieldLexicon): boolean {
  return (
    end - start <= LONGEST && mayEnd(text, start, end, lexicon) && lexicon.isHeading.recall(text, start, end) === 1
  );
}

function headingOf(text: string, lineStart: number, lineEnd: number): FieldName {
  let start = lineStart;
  while (start < lineEnd && isSpace(text, start)) start++;
  return { start, end: endOfWords(text, lineStart, lineEnd), kind: "heading" };
}

/** Where a stretch ends without the white space at its end. */
function endOfWords(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(text, end - 1)) end--;
  return end;
}

/** White space, line breaks included. */
function isSpace(text: string, index: number): boolean {
  return (CHARACTER_CLASS[text.charCodeAt(index)] as number) <= LINE_BREAK;
}

/** "Médico responsable del informe": a known name behind other words of field names is the end of a longer one. */
function longer(text: string, known: FieldName, unknown: FieldName): FieldName {
  if (unknown.start >= known.start) return known;
  const isOne = loadFieldWords().areFieldWords(text.slice(unknown.start, known.start));
  return isOne ? { ...known, start: unknown.start } : known;
}

/** Whether the last word of a stretch is the last of a field's name or heading; a quick test before the stretch is normalised. */
function mayEnd(text: string, from: number, to: number, lexicon: FieldLexicon): boolean {
  let end = to;
  while (end > from && !isWordUnit(text, end - 1)) end--;
  let start = end;
  while (start > from && isWordUnit(text, start - 1)) start--;
  if (start === end) return true;
  return lexicon.isLast.recall(text, start, end) === 1;
}

/** A letter, mark or digit; halves of surrogate pairs pass for none. */
function isWordUnit(text: string, index: number): boolean {
  const kind = CHARACTER_CLASS[text.charCodeAt(index)] as number;
  return kind >= LOWER && kind <= DIGIT;
}

/** The longest known name that ends at the colon. */
function knownName(text: string, from: number, colon: number, lexicon: FieldLexicon): FieldName | undefined {
  return mayEnd(text, from, colon, lexicon) ? longestName(text, from, colon, lexicon) : undefined;
}

function longestName(text: string, from: number, colon: number, lexicon: FieldLexicon): FieldName | undefined {
  const end = endOfWords(text, from, colon);
  let best: FieldName | undefined;
  let words = 0;
  for (let start = end - 1; start >= from && words < MOST_WORDS; start--) {
    if (!startsWord(text, start)) continue;
    words++;
    if (!mayStart(text, start, end, lexicon)) continue;
    const kind = lexicon.kindOf.recall(text, start, end);
    if (kind > 0) best = { start, end, kind: lexicon.kinds[kind - 1] as FieldKind };
  }
  return best;
}

/** Whether the word at `start` is the first of a field's name; a quick test before the stretch is normalised. */
function mayStart(text: string, start: number, to: number, lexicon: FieldLexicon): boolean {
  let end = start;
  while (end < to && isWordUnit(text, end)) end++;
  if (end < to && CHARACTER_CLASS[text.charCodeAt(end)] === SURROGATE) return true;
  return lexicon.isFirst.recall(text, start, end) === 1;
}

/** A letter or digit with none before it, or a capital after a small letter ("DíazCorreo"). */
function startsWord(text: string, index: number): boolean {
  const kind = CHARACTER_CLASS[text.charCodeAt(index)] as number;
  if (kind < LOWER || kind > DIGIT || kind === MARK) return false;
  if (index === 0) return true;
  const before = CHARACTER_CLASS[text.charCodeAt(index - 1)] as number;
  if (before < LOWER || before > DIGIT) return true;
  return before === LOWER && isCapitalAt(text, index);
}

/** Before a line's first colon, up to four words of letters and marks that join them, the first with a capital. */
function unknownName(text: string, lineStart: number, colon: number): FieldName | undefined {
  if (colon - lineStart > LONGEST_UNKNOWN) return undefined;
  let start = lineStart;
  while (isIndent(text.charCodeAt(start))) start++;
  if (!isCapitalAt(text, start)) return undefined;
  let end = endOfNameWord(text, start);
  for (let words = 1; words < MOST_UNKNOWN && text.charCodeAt(end) === 0x20; words++) {
    const next = endOfNameWord(text, end + 1);
    if (next === end + 1) break;
    end = next;
  }
  let gap = end;
  while (gap < colon && (text.charCodeAt(gap) === 0x20 || text.charCodeAt(gap) === 0x09)) gap++;
  return gap === colon ? { start, end, kind: "unknown" } : undefined;
}

/** Where letters, marks, apostrophes, slashes and hyphens end. */
function endOfNameWord(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    const kind = classAt(text, end);
    if (!(kind >= LOWER && kind <= MARK) && !NAME_JOINERS.has(unit)) break;
    end += CHARACTER_CLASS[unit] === SURROGATE ? 2 : 1;
  }
  return end;
}

/** White space before such a name. */
function isIndent(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xfeff;
}
