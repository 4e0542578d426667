/** The units (bytes, or characters of two or four bytes) around a word, counted away from it: 0 is its neighbour. */
export interface Surroundings {
  /** -1 where the data begins or ends. */
  readonly before: (distance: number) => number;
  readonly after: (distance: number) => number;
  /** Letters of the word, its first and its last unit. */
  readonly letters: number;
  readonly first: number;
  readonly last: number;
  /** Whether a letter of the same encoding stands right before and right after it. */
  readonly letterBefore: boolean;
  readonly letterAfter: boolean;
}

/** A control character so near says that the bytes are no text. */
const REACH = 32;
/** No word of a language has so many letters beside a name. */
const LONGEST_WORD = 40;
/** Fewest letters of a name that may stand anywhere in a longer row of letters. */
export const LONG_NAME = 6;
/** A tag and a length before a string, a tag behind it, may be letters. */
const [MOST_BEFORE, MOST_AFTER] = [2, 1];

/**
 * Whether a name ends where other letters go on, because what is around it is no text: records without marks between them, whose lengths and
 * tags may be letters by chance (`\x00\x09JanPieter`). There any byte may end a name of six letters or more. A shorter one counts if its
 * neighbours are no part of its word: a change of case (`JanPieter`), or one or two letters and then a control character.
 */
export function endsAmongBinary(around: Surroundings): boolean {
  const { before, after, letters, first, last, letterBefore, letterAfter } = around;
  if (!isNearBinary(around)) return false;
  if (letters >= LONG_NAME) return true;
  const begins = !letterBefore || (isCapital(first) && isSmall(before(0))) || isControlWithin(before, MOST_BEFORE);
  const ends = !letterAfter || (isCapital(after(0)) && isSmall(last)) || isControlWithin(after, MOST_AFTER);
  return begins && ends;
}

function isNearBinary({ before, after }: Surroundings): boolean {
  if (countLetters(before) + countLetters(after) > LONGEST_WORD) return true;
  for (let distance = 0; distance < REACH; distance++)
    if (isControl(before(distance)) || isControl(after(distance))) return true;
  return false;
}

function countLetters(unitAt: (distance: number) => number): number {
  let letters = 0;
  while (letters <= LONGEST_WORD && isLetterUnit(unitAt(letters))) letters++;
  return letters;
}

/** Whether after at most so many letters a control character stands, or nothing. */
function isControlWithin(unitAt: (distance: number) => number, most: number): boolean {
  let distance = 0;
  while (distance <= most && isLetterUnit(unitAt(distance))) distance++;
  const unit = unitAt(distance);
  return distance <= most && (unit === -1 || isControl(unit));
}

/** Not white space, nor the escape that colours a terminal's text; of four bytes, what is no character at all. */
function isControl(unit: number): boolean {
  return (
    (unit >= 0 && unit < 0x09) || (unit >= 0x0e && unit < 0x20 && unit !== 0x1b) || unit === 0x7f || unit > 0x10ffff
  );
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

function isSmall(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

/** ASCII letters, and all that is not ASCII: here a guess suffices. */
function isLetterUnit(unit: number): boolean {
  return isCapital(unit) || isSmall(unit) || unit >= 0x80;
}
