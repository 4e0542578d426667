/** How characters of two or four bytes are written: width in bytes, and whether the low byte comes first. */
const FORMS = [
  { width: 4, littleEndian: true },
  { width: 4, littleEndian: false },
  { width: 2, littleEndian: true },
  { width: 2, littleEndian: false },
] as const;
type Form = (typeof FORMS)[number];

/** Fewest characters of a stretch: of fewer, no name is searched for. */
const FEWEST = 3;

/**
 * A text with its stretches of UTF-16 and UTF-32 as UTF-8: three characters or more that people write names with, half of them Latin. A byte
 * in each code unit, before and after.
 */
export function narrowWideText(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  // Every Latin letter has a zero in it.
  for (let zero = text.indexOf("\0"); zero >= 0;) {
    const run = longestRun(text, zero, copied);
    if (run === undefined) {
      zero = text.indexOf("\0", endOfZeros(text, zero));
      continue;
    }
    parts.push(text.slice(copied, run.start), Buffer.from(run.characters, "utf8").toString("latin1"));
    copied = run.end;
    zero = text.indexOf("\0", copied);
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(copied);
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly characters: string;
}

/** The stretch of most characters around a zero; undefined if none is long enough. */
function longestRun(text: string, zero: number, from: number): Run | undefined {
  let longest: Run | undefined;
  for (const form of FORMS) {
    for (let offset = 0; offset < form.width; offset++) {
      const run = runAt(text, zero - offset, from, form);
      if (run !== undefined && (longest === undefined || run.characters.length > longest.characters.length))
        longest = run;
    }
  }
  return longest;
}

function runAt(text: string, at: number, from: number, form: Form): Run | undefined {
  if (at < from || !isWritten(unitAt(text, at, form))) return undefined;
  let start = at;
  while (start - form.width >= from && isWritten(unitAt(text, start - form.width, form))) start -= form.width;
  const characters: string[] = [];
  let end = start;
  let latin = 0;
  for (let unit = unitAt(text, end, form); isWritten(unit); unit = unitAt(text, end, form)) {
    characters.push(String.fromCodePoint(unit));
    if (unit < 0x250) latin++;
    end += form.width;
  }
  if (characters.length < FEWEST || 2 * latin < characters.length) return undefined;
  return { start, end, characters: characters.join("") };
}

/** -1 where the text ends. */
function unitAt(text: string, at: number, { width, littleEndian }: Form): number {
  if (at + width > text.length) return -1;
  let unit = 0;
  for (let index = 0; index < width; index++) {
    const byte = text.charCodeAt(littleEndian ? at + width - 1 - index : at + index);
    unit = unit * 256 + byte;
  }
  return unit;
}

/** White space, letters and marks of Latin, Greek, Cyrillic and Hebrew, invisible characters, and Latin letters written another way. */
function isWritten(unit: number): boolean {
  return (
    (unit >= 0x20 && unit <= 0x5ff && unit !== 0x7f) ||
    (unit >= 0x09 && unit <= 0x0d) ||
    (unit >= 0x1e00 && unit <= 0x206f) ||
    (unit >= 0xfb00 && unit <= 0xfb06) ||
    (unit >= 0xff01 && unit <= 0xff5e) ||
    unit === 0xfeff ||
    // Mathematical letters, and how UTF-16 writes them.
    (unit >= 0x1d400 && unit <= 0x1d7ff) ||
    unit === 0xd835 ||
    (unit >= 0xdc00 && unit <= 0xdfff)
  );
}

/** The last places of a row of zeros at which a character can begin. */
function endOfZeros(text: string, zero: number): number {
  let end = zero + 1;
  while (text.charCodeAt(end) === 0) end++;
  return Math.max(zero + 1, end - 3);
}
