/** Bits of a word's entry that are word lists (see word-lists-table.ts); above them stands how it is written. */
export const LIST_BITS = 10;
export const LIST_MASK = (1 << LIST_BITS) - 1;
/** Three bits for how much oftener it is written with a capital than small, three above for how often at all; 0: not counted. */
export const CASE_SHIFT = LIST_BITS;
const ODDS_MASK = 7;
const FREQUENCY_SHIFT = 3;

/** Steps of the natural log-odds of a capital against a small letter; below the first is level 1. */
const ODDS_STEPS = [-3, -1.5, -0.25, 0.75, 1.75, 2.75] as const;
/** Steps of the frequency of a word in all its cases, natural logarithm of its share of text; below the first is level 0. */
const FREQUENCY_STEPS = [-16, -15, -14, -13, -12, -10.5, -9] as const;

/** How a word is written in running text, as the six bits above the word lists: never 0. */
export function caseLevels(oddsNats: number, frequencyNats: number): number {
  const level = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length;
  return (1 + level(oddsNats, ODDS_STEPS)) | (level(frequencyNats, FREQUENCY_STEPS) << FREQUENCY_SHIFT);
}

const GIVEN = 3;
const SURNAME = 4;
const PLACE = 8 | 512;
/** The two bits that say "country" together; the first alone says "illness, test or bug". */
const MEDICAL = 256;
const MEDICAL_OR_COUNTRY = 256 | 8;
const ORDINARY = 128;

/** Cases that {@link kindOf} tells apart: not counted; small; rather small; rather a capital; a capital. */
const CASES_OF_ODDS = [0, 1, 1, 2, 3, 3, 4, 4] as const;
const CASES = 5;

/**
 * What a word is by the lists and by how it is written elsewhere, whatever its letters here: one of some thirty kinds, so that a place in the
 * sentence and a kind together say "a name" in a note in small letters too.
 */
export function kindOf(known: number): number {
  const isGiven = (known & GIVEN) !== 0;
  const isSurname = (known & SURNAME) !== 0;
  const isPlace = (known & PLACE) !== 0;
  const isMedical = (known & MEDICAL_OR_COUNTRY) === MEDICAL;
  const names = isMedical ? 6 : isGiven ? (isSurname ? 4 : 3) : isSurname ? (isPlace ? 5 : 2) : isPlace ? 1 : 0;
  const cased = CASES_OF_ODDS[(known >>> CASE_SHIFT) & ODDS_MASK] as number;
  return 1 + names * CASES + (cased === 0 && (known & ORDINARY) !== 0 ? 1 : cased);
}
