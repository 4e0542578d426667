import { encodeByteLevel } from "../../formats/vocabularies/byte-level.ts";
import { foldWord } from "../../text/fold.ts";
import { MARKS } from "./residue-words.ts";

/** How a word is written in bytes; each kind has its own way of telling where a word ends. */
export type NeedleKind = "text" | "latin1" | "utf16le" | "utf16be" | "utf32le" | "utf32be" | "base64" | "pair";

/** One byte string that gives a word away. */
export interface Needle {
  readonly bytes: Uint8Array;
  readonly kind: NeedleKind;
  /** The word itself within the bytes, without a mark beside it: [start, end). */
  readonly start: number;
  readonly end: number;
  /** Of `base64`: the word in UTF-8, and how many bytes of a group of three stand before it. */
  readonly plain?: Uint8Array;
  readonly alignment?: number;
}

const SHORTEST_FREE = 3;
const WORD_MARKS = ["Ġ", "▁", "##", '"'] as const;

/**
 * The letters of a word as they may be written: as given, lower, upper and title case, each composed (NFC), decomposed
 * (NFD) and without accents.
 */
export function spellingsOf(surface: string): string[] {
  const bare = surface.normalize("NFD").replace(/\p{M}/gu, "");
  const written = [surface, bare, foldWord(surface)].flatMap((form) => [
    form,
    form.toLowerCase(),
    form.toUpperCase(),
    titleCase(form),
  ]);
  return [...new Set(written.flatMap((form) => [form, form.normalize("NFC"), form.normalize("NFD")]))];
}

function titleCase(word: string): string {
  const [first = "", ...rest] = word;
  return first.toUpperCase() + rest.join("").toLowerCase();
}

/**
 * Every byte string to search for: each spelling in UTF-8, UTF-16, UTF-32, Windows-1252 (Latin-1 is part of it), as a byte-level vocabulary writes it, in base64 at
 * the three places a word can begin in it, and as two entries side by side whose merge spells it (`J an`, `"J","an"`). Words
 * and with the accents of LaTeX and BibTeX. Words
 * of fewer than three letters only with the mark of an entry (`ĠBo`, `▁Bo`, `##Bo`, `"Bo"`, `Bo</w>`), as they are written.
 * Escapes (`\u00e9`, `%C3`, `&#233;`) need none of their own: they are resolved before another search.
 */
export function needlesOf(surface: string): Needle[] {
  if ([...surface].length < SHORTEST_FREE) return markedNeedles(surface);
  return spellingsOf(surface).flatMap((spelling) => {
    const byteLevel = encodeByteLevel(spelling);
    const forms = [...new Set([spelling, byteLevel])];
    return [
      ...[...forms, ...latexOf(spelling)].map((form) => needle(utf8(form), "text")),
      needle(Buffer.from(spelling, "utf16le"), "utf16le"),
      needle(Buffer.from(spelling, "utf16le").swap16(), "utf16be"),
      needle(utf32(spelling), "utf32le"),
      needle(utf32(spelling).swap32(), "utf32be"),
      ...(byteLevel === spelling ? [] : oneByteNeedles(spelling)),
      ...[0, 1, 2].flatMap((alignment) => base64Needles(utf8(spelling), alignment)),
      ...forms.flatMap(pairNeedles),
    ].filter(({ bytes }) => bytes.length >= SHORTEST_FREE);
  });
}

/** What LaTeX puts before a letter for the accent that Unicode puts behind it. */
const LATEX_ACCENTS: ReadonlyMap<string, string> = new Map([
  ["\u0300", "`"],
  ["\u0301", "'"],
  ["\u0302", "^"],
  ["\u0303", "~"],
  ["\u0304", "="],
  ["\u0306", "u"],
  ["\u0307", "."],
  ["\u0308", '"'],
  ["\u030a", "r"],
  ["\u030b", "H"],
  ["\u030c", "v"],
  ["\u0323", "d"],
  ["\u0327", "c"],
  ["\u0328", "k"],
]);
/** Letters that LaTeX has words for. */
const LATEX_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["ø", "o"],
  ["Ø", "O"],
  ["ł", "l"],
  ["Ł", "L"],
  ["æ", "ae"],
  ["Æ", "AE"],
  ["œ", "oe"],
  ["Œ", "OE"],
  ["å", "aa"],
  ["Å", "AA"],
  ["ı", "i"],
]);

/** A word as bibliographies write it: `Qu\'erez`, `Qu\'{e}rez`, `Qu{\'e}rez`, `Qu{\'{e}}rez`. None for a word of ASCII letters. */
function latexOf(spelling: string): string[] {
  const letters = spelling.normalize("NFC").match(/\P{M}\p{M}*/gu) ?? [];
  const forms = [0, 1, 2, 3].map((form) => letters.map((letter) => latexLetter(letter, form)).join(""));
  return [...new Set(forms)].filter((form) => form.includes("\\"));
}

/** `form` 1 and 3 with braces around the letter, 2 and 3 with braces around it all. */
function latexLetter(letter: string, form: number): string {
  const word = LATEX_LETTERS.get(letter);
  const [base = "", ...marks] = letter.normalize("NFD");
  const accent = marks.length === 1 ? LATEX_ACCENTS.get(marks[0] as string) : undefined;
  if (word === undefined && accent === undefined) return letter;
  const isNamed = /\p{L}/u.test(accent ?? "");
  const written =
    word !== undefined
      ? `\\${word}${form >= 2 ? "" : "{}"}`
      : `\\${accent}${form % 2 === 1 ? `{${base}}` : isNamed ? ` ${base}` : base}`;
  return form >= 2 ? `{${written}}` : written;
}

/** An entry as the vocabulary writes it, mark and all. */
export function entryNeedle(token: string): Needle {
  const bare = token.replace(MARKS, "");
  const start = utf8(token.slice(0, token.indexOf(bare))).length;
  return { ...needle(utf8(token), "text"), start, end: start + utf8(bare).length };
}

function markedNeedles(surface: string): Needle[] {
  return [...new Set([surface, encodeByteLevel(surface)])].flatMap((form) => [
    ...WORD_MARKS.map((mark) => {
      const start = utf8(mark).length;
      return {
        ...needle(utf8(mark + form + (mark === '"' ? mark : "")), "text"),
        start,
        end: start + utf8(form).length,
      };
    }),
    { ...needle(utf8(`${form}</w>`), "text"), end: utf8(form).length },
  ]);
}

function pairNeedles(form: string): Needle[] {
  const characters = [...form];
  return characters.slice(1).flatMap((_, index) => {
    const left = characters.slice(0, index + 1).join("");
    const right = characters.slice(index + 1).join("");
    return [needle(utf8(`${left} ${right}`), "pair"), needle(utf8(`${left}","${right}`), "pair")];
  });
}

/** The digits of base64 that the word alone decides, in both alphabets. */
function base64Needles(plain: Uint8Array, alignment: number): Needle[] {
  const padded = Buffer.concat([Buffer.alloc(alignment), plain, Buffer.alloc(2)]);
  const first = Math.ceil((8 * alignment) / 6);
  const end = Math.floor((8 * (alignment + plain.length)) / 6);
  const alphabets = new Set([padded.toString("base64"), padded.toString("base64url")]);
  return [...new Set([...alphabets].map((text) => text.slice(first, end)))].map((text) => ({
    ...needle(utf8(text), "base64"),
    plain,
    alignment,
  }));
}

/** Letters of names that Windows-1252 has and Latin-1 has not. */
const WINDOWS_1252: ReadonlyMap<string, number> = new Map([["Š", 0x8a], ["Œ", 0x8c], ["Ž", 0x8e], ["š", 0x9a], ["œ", 0x9c], ["ž", 0x9e], ["Ÿ", 0x9f], ["’", 0x92]]); // prettier-ignore

function oneByteNeedles(spelling: string): Needle[] {
  const bytes = [...spelling].map((letter) => WINDOWS_1252.get(letter) ?? (letter.codePointAt(0) as number));
  return bytes.every((byte) => byte <= 0xff) ? [needle(Uint8Array.from(bytes), "latin1")] : [];
}

function utf32(text: string): Buffer {
  const bytes = Buffer.alloc(4 * [...text].length);
  for (const [index, letter] of [...text].entries()) bytes.writeUInt32LE(letter.codePointAt(0) as number, 4 * index);
  return bytes;
}

function utf8(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}

function needle(bytes: Uint8Array, kind: NeedleKind): Needle {
  return { bytes, kind, start: 0, end: bytes.length };
}
