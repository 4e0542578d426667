import { createTracedWriter, type TracedText } from "./traced-text.ts";

/** The four forms of the Unicode standard, annex 15. */
export type UnicodeForm = "NFC" | "NFD" | "NFKC" | "NFKD";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const ASCII = /^[\u0000-\u007f]*$/u; // eslint-disable-line no-control-regex

/**
 * The grapheme clusters of a text, as stretches in its code units. Characters compose and change places only within one
 * (annex 29: marks extend it, Hangul syllables are one).
 */
export function* graphemes(text: string): Generator<readonly [from: number, to: number]> {
  let from = 0;
  let size = WINDOW;
  while (from < text.length) {
    const split = isHighSurrogate(text.charCodeAt(from + size - 1)) ? 1 : 0;
    const window = text.slice(from, from + size + split);
    const isLast = from + window.length === text.length;
    const clusters = Array.from(segmenter.segment(window), ({ segment }) => segment.length);
    // The last cluster may go on behind the window; where it begins is certain, since that only depends on what is before.
    if (!isLast) clusters.pop();
    for (const length of clusters) {
      yield [from, from + length];
      from += length;
    }
    size = clusters.length === 0 ? 2 * size : WINDOW;
  }
}

/** Code units segmented at once: the time that V8 takes for one cluster grows with the whole text. */
const WINDOW = 256;

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Puts a text into a normal form. What a grapheme cluster becomes, if it changes, stands for the whole of it. */
export function toUnicodeForm(source: TracedText, form: UnicodeForm): TracedText {
  if (ASCII.test(source.text)) return source;
  const whole = source.text.normalize(form);
  if (whole === source.text) return source;
  const writer = createTracedWriter(source.begin);
  for (const [from, to] of graphemes(source.text)) {
    const cluster = source.text.slice(from, to);
    const normal = cluster.normalize(form);
    if (normal === cluster) writer.keep(source, from, to);
    else writer.write(normal, source.starts[from] as number, source.ends[to - 1] as number);
  }
  const pieced = writer.finish();
  if (pieced.text === whole) return pieced;
  // Should the two annexes ever disagree, the tokens stay right and their stretches become coarse.
  const coarse = createTracedWriter(source.begin);
  coarse.write(whole, source.starts[0] as number, source.ends.at(-1) as number);
  return coarse.finish();
}

/** Removes the characters that `isMark` tells; the character before a removed mark stands for it too. */
export function removeMarks(source: TracedText, isMark: (character: string) => boolean): TracedText {
  if (ASCII.test(source.text)) return source;
  const writer = createTracedWriter(source.begin);
  let at = 0;
  for (const character of source.text) {
    const next = at + character.length;
    if (isMark(character)) writer.extend(source.starts[at] as number, source.ends[next - 1] as number);
    else writer.keep(source, at, next);
    at = next;
  }
  return writer.finish();
}
