/**
 * Text with the places it comes from: code unit `i` of `text` stands for `[starts[i], ends[i])` of the original, in UTF-16 code
 * units; a part of `text` stands for what lies from its first unit's start to its last one's end. What a normaliser inserts has an
 * empty stretch.
 */
export interface TracedText {
  readonly text: string;
  /** Where in the original the text begins, with what was removed there. */
  readonly begin: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A stretch of the original as it stands. */
export function traceOriginal(original: string, from = 0, to = original.length): TracedText {
  const starts = Array.from({ length: to - from }, (_, unit) => from + unit);
  return { text: original.slice(from, to), begin: from, starts, ends: starts.map((start) => start + 1) };
}

/** Part of a traced text, in its own code units. */
export function sliceTraced(source: TracedText, from: number, to = source.text.length): TracedText {
  if (from === 0 && to === source.text.length) return source;
  return {
    text: source.text.slice(from, to),
    begin: from === 0 ? source.begin : (source.starts[from] ?? source.begin),
    starts: source.starts.slice(from, to),
    ends: source.ends.slice(from, to),
  };
}

/** Collects a traced text from left to right. */
export interface TracedWriter {
  /** Takes over `[from, to)` of a traced text with its origins. */
  keep(source: TracedText, from: number, to: number): void;
  /** Writes text that stands for `[start, end)` of the original. */
  write(text: string, start: number, end: number): void;
  /** Makes what was written last stand for `[start, end)` of the original as well, if it ends where that begins. */
  extend(start: number, end: number): void;
  finish(): TracedText;
}

/** An empty {@link TracedWriter} for a text that begins at `begin` of the original. */
export function createTracedWriter(begin: number): TracedWriter {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    keep: (source, from, to) => {
      parts.push(source.text.slice(from, to));
      for (let unit = from; unit < to; unit++) {
        starts.push(source.starts[unit] as number);
        ends.push(source.ends[unit] as number);
      }
    },
    write: (text, start, end) => {
      parts.push(text);
      for (let unit = 0; unit < text.length; unit++) {
        starts.push(start);
        ends.push(end);
      }
    },
    extend: (start, end) => {
      if (ends.at(-1) === start) ends[ends.length - 1] = end;
    },
    finish: () => ({ text: parts.join(""), begin, starts, ends }),
  };
}

/**
 * Replaces every character (code point) by what `replace` makes of it: itself, other text that then stands for the same stretch
 * of the original, or nothing.
 */
export function mapCharacters(source: TracedText, replace: (character: string) => string): TracedText {
  const writer = createTracedWriter(source.begin);
  let changed = false;
  let at = 0;
  for (const character of source.text) {
    const next = at + character.length;
    const written = replace(character);
    if (written === character) writer.keep(source, at, next);
    else {
      changed = true;
      writer.write(written, source.starts[at] as number, source.ends[next - 1] as number);
    }
    at = next;
  }
  return changed ? writer.finish() : source;
}
