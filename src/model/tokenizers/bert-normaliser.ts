import { createTracedWriter, mapCharacters, type TracedText } from "./traced-text.ts";
import { removeMarks, toUnicodeForm } from "./unicode-form.ts";

/** What a `BertNormalizer` of tokenizer.json does. */
export interface BertNormaliserOptions {
  /** Removes control characters and makes all white space a space. */
  readonly cleanText: boolean;
  /** Puts spaces around Chinese characters, so that each becomes a word. */
  readonly handleChineseCharacters: boolean;
  readonly stripAccents: boolean;
  readonly lowercase: boolean;
}

/** NUL, the replacement character, and the categories that Rust tokenizers calls control; tab and line ends count as space. */
const REMOVED = /^(?![\t\n\r])[\u0000\ufffd\p{Cc}\p{Cf}\p{Co}]$/u; // eslint-disable-line no-control-regex
const WHITE_SPACE = /^\p{White_Space}$/u;
const NONSPACING_MARK = /^\p{Mn}$/u;

/** The blocks that BERT takes for Chinese characters: code points, inclusive. */
const CHINESE: readonly (readonly [first: number, last: number])[] = [
  [0x4e00, 0x9fff],
  [0x3400, 0x4dbf],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b73f],
  [0x2b740, 0x2b81f],
  [0x2b920, 0x2ceaf],
  [0xf900, 0xfaff],
  [0x2f800, 0x2fa1f],
];

/** The normaliser of BERT: clean, separate Chinese characters, strip accents, lower-case, in the order of Rust tokenizers. */
export function bertNormalise(source: TracedText, options: BertNormaliserOptions): TracedText {
  let text = source;
  if (options.cleanText) text = mapCharacters(text, clean);
  if (options.handleChineseCharacters) text = separateChinese(text);
  if (options.stripAccents) text = removeMarks(toUnicodeForm(text, "NFD"), (mark) => NONSPACING_MARK.test(mark));
  if (options.lowercase) text = lowercase(text);
  return text;
}

/** Lower-cases each character by itself: a sigma at the end of a word is as any other. */
export function lowercase(source: TracedText): TracedText {
  return mapCharacters(source, (character) => character.toLowerCase());
}

function clean(character: string): string {
  const code = character.codePointAt(0) as number;
  if (code > 0x20 && code < 0x7f) return character;
  if (REMOVED.test(character)) return "";
  return WHITE_SPACE.test(character) ? " " : character;
}

function separateChinese(source: TracedText): TracedText {
  const writer = createTracedWriter(source.begin);
  let at = 0;
  for (const character of source.text) {
    const next = at + character.length;
    const chinese = isChinese(character.codePointAt(0) as number);
    const [start, end] = [source.starts[at] as number, source.ends[next - 1] as number];
    if (chinese) writer.write(" ", start, start);
    writer.keep(source, at, next);
    if (chinese) writer.write(" ", end, end);
    at = next;
  }
  return writer.finish();
}

function isChinese(code: number): boolean {
  return code >= 0x3400 && CHINESE.some(([first, last]) => code >= first && code <= last);
}
