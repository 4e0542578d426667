import { foldWord } from "../../text/fold.ts";
import { caseOf, writeAs } from "./letter-case.ts";
import type { Lot } from "./lot.ts";

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Numbers in words, from one on. */
const NUMBER_WORDS = [
  list(
    "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
  ),
  list(
    "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  ),
  list(
    "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  ),
  list(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ),
  list("tien twintig dertig veertig vijftig zestig zeventig tachtig negentig"),
  list("diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  list("dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta"),
  list("ten twenty thirty forty fifty sixty seventy eighty ninety"),
];

/** Years that an age moves by at most. */
const MOST_YEARS = 3;

/**
 * An age, one to three years up or down, the same way for all of a patient: whole numbers in digits or words, never under 1; what stands behind
 * a decimal mark stays. Unchanged where it holds no number that can be read.
 */
export function shiftAge(surface: string, lot: Lot): string {
  const sign = lot.draw("AGE", "sign") < 0.5 ? -1 : 1;
  const years = 1 + Math.floor(lot.draw("AGE", "years") * MOST_YEARS);
  return surface.replace(/(?<![0-9][.,])[0-9]+|[\p{L}\p{M}]+/gu, (piece) => {
    if (!/^[0-9]/.test(piece)) return nextNumberWord(piece, sign);
    const value = Number(piece);
    // A few years of a small child would be much, and below nothing.
    const step = value <= 2 * MOST_YEARS ? 1 : sign * years;
    return String(Math.max(1, value + step))
      .padStart(piece.length, "0")
      .slice(-Math.max(3, piece.length));
  });
}

/** A clock time, one to three hours and some minutes later, the same for all of a patient; on a clock of twelve hours if it was. */
export function shiftTime(surface: string, lot: Lot): string {
  const hours = 1 + Math.floor(lot.draw("TIME", "hours") * 3);
  const minutes = 5 + Math.floor(lot.draw("TIME", "minutes") * 50);
  const isHalfDay = /[ap]\.?\s?m\b/i.test(surface);
  let hasClock = false;
  const clock = surface.replace(
    /([0-9]{1,2})(\s?[:.hu,]\s?)([0-9]{2})/gi,
    (_, hour: string, mark: string, minute: string) => {
      hasClock = true;
      const total = Number(hour) * 60 + Number(minute) + hours * 60 + minutes;
      return `${wrap(Math.floor(total / 60), hour, isHalfDay)}${mark}${String(total % 60).padStart(2, "0")}`;
    },
  );
  if (hasClock) return clock;
  return surface.replace(/[0-9]{1,2}|[\p{L}\p{M}]+/gu, (piece) =>
    /^[0-9]/.test(piece) ? wrap(Number(piece) + hours, piece, isHalfDay) : nextNumberWord(piece, 1),
  );
}

function wrap(hour: number, old: string, isHalfDay: boolean): string {
  const wrapped = isHalfDay ? ((hour - 1) % 12) + 1 : hour % 24;
  return String(wrapped).padStart(old.startsWith("0") || (old.length === 2 && !isHalfDay) ? 2 : 1, "0");
}

/** The next number up or down in words; a word that is no number stays. */
function nextNumberWord(word: string, sign: number): string {
  const folded = foldWord(word);
  for (const numbers of NUMBER_WORDS) {
    const index = numbers.findIndex((number) => foldWord(number) === folded);
    if (index >= 0) return writeAs(numbers[index + sign] ?? (numbers[index - sign] as string), caseOf(word));
  }
  return word;
}
