import { CHARACTER_CLASS, DIGIT, LOWER, MARK, SURROGATE, UPPER } from "../../text/character-classes.ts";
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
const UNKNOWN = /^[ \t\uFEFF]*(\p{Lu}[\p{L}\p{M}'’/-]*(?: [\p{L}\p{M}'’/-]+){0,3})[ \t]*$/u;

interface FieldLexicon {
  readonly fields: ReadonlyMap<string, FieldKind>;
  readonly headings: ReadonlySet<string>;
  /** Whether a word, as it is written, may be the last or the first of one of them, which few are; and what is known of it already. */
  testLast(word: string): boolean;
  testFirst(word: string): boolean;
  readonly isLast: WordMemo;
  readonly isFirst: WordMemo;
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
  const lexicon: FieldLexicon = {
    fields,
    headings,
    testLast: (word) => {
      const key = normalise(word);
      // "DíazCorreo" may be cut inside.
      return key === "" || /\p{Ll}\p{Lu}/u.test(word) || lasts.has(key.slice(key.lastIndexOf(" ") + 1));
    },
    testFirst: (word) => {
      const [first = ""] = normalise(word).split(" ", 1);
      return first === "" || firsts.has(first);
    },
    isLast: new WordMemo(),
    isFirst: new WordMemo(),
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
  while (lineStart <= text.length) {
    const lineEnd = endOfLine(text, lineStart);
    readLine(text, lineStart, lineEnd, lexicon, found);
    lineStart = lineEnd + 1;
  }
  return found;
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf("\n", from);
  return newline < 0 ? text.length : newline;
}

function readLine(text: string, start: number, end: number, lexicon: FieldLexicon, found: FieldName[]): void {
  let from = start;
  for (let colon = text.indexOf(":", start); colon >= 0 && colon < end; colon = text.indexOf(":", colon + 1)) {
    const known = knownName(text, Math.max(from, colon - LONGEST), colon, lexicon);
    const unknown = unknownName(text, start, from, colon);
    const name = known === undefined || unknown === undefined ? (known ?? unknown) : longer(text, known, unknown);
    if (name !== undefined) found.push(name);
    from = colon + 1;
  }
  if (from > start || end - start > LONGEST || !mayEnd(text, start, end, lexicon)) return;
  const line = text.slice(start, end);
  const key = normalise(line);
  if (!lexicon.headings.has(key) && (lexicon.fields.get(key) !== "other" || key.length < 4)) return;
  const indent = /^[\s\uFEFF]*/u.exec(line)?.[0].length ?? 0;
  found.push({ start: start + indent, end: start + line.trimEnd().length, kind: "heading" });
}

/** "Médico responsable del informe": a known name behind other words of field names is the end of a longer one. */
function longer(text: string, known: FieldName, unknown: FieldName): FieldName {
  const before = text.slice(unknown.start, known.start);
  const isOne = unknown.start < known.start && loadFieldWords().areFieldWords(before);
  return isOne ? { ...known, start: unknown.start } : known;
}

/** Whether the last word of a stretch is the last of a field's name or heading; a quick test before the stretch is normalised. */
function mayEnd(text: string, from: number, to: number, lexicon: FieldLexicon): boolean {
  let end = to;
  while (end > from && !isWordUnit(text, end - 1)) end--;
  let start = end;
  while (start > from && isWordUnit(text, start - 1)) start--;
  if (start === end) return true;
  return lexicon.isLast.recall(text, start, end, lexicon.testLast);
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
  const end = from + text.slice(from, colon).trimEnd().length;
  let best: FieldName | undefined;
  let words = 0;
  for (let start = end - 1; start >= from && words < MOST_WORDS; start--) {
    if (!startsWord(text, start)) continue;
    words++;
    if (!mayStart(text, start, end, lexicon)) continue;
    const kind = lexicon.fields.get(normalise(text.slice(start, end)));
    if (kind !== undefined) best = { start, end, kind };
  }
  return best;
}

/** Whether the word at `start` is the first of a field's name; a quick test before the stretch is normalised. */
function mayStart(text: string, start: number, to: number, lexicon: FieldLexicon): boolean {
  let end = start;
  while (end < to && isWordUnit(text, end)) end++;
  if (end < to && CHARACTER_CLASS[text.charCodeAt(end)] === SURROGATE) return true;
  return lexicon.isFirst.recall(text, start, end, lexicon.testFirst);
}

/** A letter or digit with none before it, or a capital after a small letter ("DíazCorreo"). */
function startsWord(text: string, index: number): boolean {
  const kind = CHARACTER_CLASS[text.charCodeAt(index)] as number;
  if (kind < LOWER || kind > DIGIT || kind === MARK) return false;
  if (index === 0) return true;
  const before = CHARACTER_CLASS[text.charCodeAt(index - 1)] as number;
  if (before < LOWER || before > DIGIT) return true;
  return before === LOWER && kind === UPPER && /\p{Lu}/u.test(text.charAt(index));
}

function unknownName(text: string, lineStart: number, from: number, colon: number): FieldName | undefined {
  if (from !== lineStart || colon - lineStart > LONGEST_UNKNOWN) return undefined;
  let first = lineStart;
  while (isIndent(text.charCodeAt(first))) first++;
  if (CHARACTER_CLASS[text.charCodeAt(first)] !== UPPER) return undefined;
  const match = UNKNOWN.exec(text.slice(lineStart, colon));
  if (match === null) return undefined;
  const [whole, name = ""] = match;
  const start = lineStart + whole.indexOf(name);
  return { start, end: start + name.length, kind: "unknown" };
}

/** White space of {@link UNKNOWN}. */
function isIndent(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xfeff;
}
