import { NOTE_LANGUAGES, type NoteLanguage } from "../../text/note-languages.ts";
import { foldWord } from "../../text/fold.ts";
import { CALENDARS, MONTH_VARIANTS } from "./calendar-words.ts";
import { caseOf, writeAs } from "./letter-case.ts";
import type { Lot } from "./lot.ts";
import { replaceDigits } from "./replace-digits.ts";

const DAY_MS = 86_400_000;
/** Two-digit years up to this one are of this century. */
const LAST_SHORT_YEAR = 40;
/** A date without a year is shifted in a leap year, so that 29 February is one. */
const YEARLESS = 2020;

/**
 * How many days the dates of a patient are moved back: one to three years, and 32 to 333 days more, so that no month and no year stays what it
 * was; and never whole weeks, so that the days of the week move too.
 */
export function daysBack(lot: Lot): number {
  const years = 1 + Math.floor(lot.draw("DATE", "years") * 3);
  const days = 32 + Math.floor(lot.draw("DATE", "days") * 302);
  const total = Math.round(years * 365.25) + days;
  return total % 7 === 0 ? total + 1 : total;
}

type Unit = "day" | "month" | "year" | "monthName" | "weekday";

interface Part {
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  unit?: Unit;
}

/**
 * A date moved back by some days and written as it was: the order and the separators of day, month and year, noughts in front, two digits of a
 * year, names of months and days of the week in full or cut, their case, "12th". A date that does not say its year moves within one.
 * Numeric dates are read day first, unless only the other order is a date. What cannot be read as one date has each number
 * exchanged digit by digit.
 */
export function shiftDate(surface: string, days: number, noteLanguage: NoteLanguage, lot: Lot): string {
  const language = languageOf(surface, noteLanguage);
  const parts = readParts(surface, language);
  if (!assignUnits(surface, parts)) return scramble(surface, parts, days, language, lot);
  const valueOf = (unit: Unit) => {
    const part = parts.find((candidate) => candidate.unit === unit);
    return part && Number(part.surface);
  };
  const monthName = parts.find(({ unit }) => unit === "monthName");
  const month = monthName === undefined ? valueOf("month") : monthOf(monthName.surface, language) + 1;
  const yearText = parts.find(({ unit }) => unit === "year")?.surface;
  const year = yearText === undefined ? undefined : fullYear(yearText);
  const day = valueOf("day");
  const old = Date.UTC(year ?? YEARLESS, (month ?? 7) - 1, day ?? 15);
  const moved = new Date(old - (year === undefined && month !== undefined ? days % 365 : days) * DAY_MS);
  const isPadded = parts.some(
    ({ surface: text, unit }) => (unit === "day" || unit === "month") && text.startsWith("0"),
  );
  const isBare = parts.some(({ surface: text, unit }) => (unit === "day" || unit === "month") && text.length === 1);
  const pad = (value: number, part: Part) =>
    String(value).padStart(isPadded || (!isBare && monthName === undefined && part.surface.length === 2) ? 2 : 1, "0");
  return write(surface, parts, (part) => {
    switch (part.unit) {
      case "day":
        return pad(moved.getUTCDate(), part);
      case "month":
        return pad(moved.getUTCMonth() + 1, part);
      case "year":
        return part.surface.length === 2 ? String(moved.getUTCFullYear()).slice(2) : String(moved.getUTCFullYear());
      case "monthName":
        return nameMonth(part.surface, moved.getUTCMonth(), language);
      case "weekday":
        return moveWeekday(part.surface, days, language);
      default:
        return part.surface;
    }
  });
}

/** The language that its words for months and days are of: the note's, unless only another knows them. */
function languageOf(surface: string, own: NoteLanguage): NoteLanguage {
  const words = surface.match(/[\p{L}\p{M}]+/gu) ?? [];
  const knows = (language: NoteLanguage) =>
    words.some((word) => monthOf(word, language) >= 0 || weekdayOf(word, language) >= 0);
  return [own, ...NOTE_LANGUAGES].find(knows) ?? own;
}

function write(surface: string, parts: readonly Part[], textOf: (part: Part) => string): string {
  let result = "";
  let position = 0;
  for (const part of parts) {
    const text = textOf(part);
    result += surface.slice(position, part.start) + text;
    position = part.end;
    const ending = /^(?:st|nd|rd|th)\b/i.exec(surface.slice(position))?.[0];
    if (part.unit === "day" && ending !== undefined) {
      result += writeAs(ordinalEnding(Number(text)), ending === ending.toUpperCase() ? "upper" : "lower");
      position += ending.length;
    }
  }
  return result + surface.slice(position);
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ({ 1: "st", 2: "nd", 3: "rd" } as Readonly<Record<number, string>>)[day % 10] ?? "th";
}

/** Numbers, and names of months and days of the week. */
function readParts(surface: string, language: NoteLanguage): Part[] {
  const parts: Part[] = [];
  for (const { 0: text, index } of surface.matchAll(/[0-9]+|[\p{L}\p{M}]+/gu)) {
    const part: Part = { start: index, end: index + text.length, surface: text };
    if (/^[0-9]/.test(text)) {
      // 20210312
      if (text.length === 8 && surface.trim() === text) {
        const cuts = [0, 4, 6, 8].map((cut) => index + cut);
        for (const [i, unit] of (["year", "month", "day"] as const).entries()) {
          const [start, end] = [cuts[i] as number, cuts[i + 1] as number];
          parts.push({ start, end, surface: surface.slice(start, end), unit });
        }
      } else parts.push(part);
    } else if (monthOf(text, language) >= 0) parts.push({ ...part, unit: "monthName" });
    else if (weekdayOf(text, language) >= 0) parts.push({ ...part, unit: "weekday" });
  }
  return parts;
}

/** Says which number is the day, the month and the year; false where the parts are not those of one date. */
function assignUnits(surface: string, parts: readonly Part[]): boolean {
  const numbers = parts.filter(({ unit, surface: text }) => unit === undefined && /^[0-9]/.test(text));
  const months = parts.filter(({ unit }) => unit === "monthName");
  const fixed = parts.some(({ unit }) => unit === "year");
  if (fixed) return isDay(parts) && isMonth(parts);
  if (parts.length === 0 || months.length > 1 || parts.filter(({ unit }) => unit === "weekday").length > 1)
    return false;
  const set = (...units: Unit[]) => {
    for (const [i, unit] of units.entries()) (numbers[i] as Part).unit = unit;
    return isDay(parts) && isMonth(parts) && isYear(parts);
  };
  const [first, second, third] = numbers.map(({ surface: text }) => text);
  if (numbers.length === 0) return true;
  if (months.length === 1) {
    if (numbers.length === 1) {
      const isYearish =
        (first as string).length > 2 || Number(first) > 31 || /['’]$/.test(surface.slice(0, numbers[0]?.start));
      return set(isYearish ? "year" : "day");
    }
    if (numbers.length === 2) return (first as string).length === 4 ? set("year", "day") : set("day", "year");
    return false;
  }
  if (numbers.length === 1) return (first as string).length === 4 ? set("year") : false;
  if (numbers.length === 2) {
    if ((first as string).length === 4) return set("year", "month");
    if ((second as string).length === 4) return set("month", "year");
    return set(...(Number(second) > 12 ? (["month", "day"] as const) : (["day", "month"] as const)));
  }
  if (numbers.length !== 3) return false;
  if ((first as string).length === 4) return set("year", "month", "day");
  if ((third as string).length === 3) return false;
  return Number(second) > 12 ? set("month", "day", "year") : set("day", "month", "year");
}

const inRange = (parts: readonly Part[], unit: Unit, least: number, most: number) =>
  parts.every((part) => part.unit !== unit || (Number(part.surface) >= least && Number(part.surface) <= most));
const isDay = (parts: readonly Part[]) => inRange(parts, "day", 1, 31);
const isMonth = (parts: readonly Part[]) => inRange(parts, "month", 1, 12);
const isYear = (parts: readonly Part[]) =>
  parts.every(
    ({ unit, surface }) =>
      unit !== "year" || surface.length === 2 || (surface.length === 4 && /^(?:1[5-9]|20)/.test(surface)),
  );

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year <= LAST_SHORT_YEAR ? 2000 + year : 1900 + year;
}

function monthOf(word: string, language: NoteLanguage): number {
  const { months, shortMonths } = CALENDARS[language];
  const folded = foldWord(word);
  const index = months.findIndex((name) => foldWord(name) === folded);
  if (index >= 0) return index;
  const short = shortMonths.findIndex((name) => foldWord(name) === folded);
  return short >= 0 ? short : (MONTH_VARIANTS[language][folded] ?? -1);
}

function nameMonth(old: string, month: number, language: NoteLanguage): string {
  const { months, shortMonths } = CALENDARS[language];
  const isFull = months.some((name) => foldWord(name) === foldWord(old)) && foldWord(old).length > 3;
  const name = (isFull ? months : shortMonths)[month] as string;
  return writeAs(name, caseOf(old));
}

function weekdayOf(word: string, language: NoteLanguage): number {
  const { days, shortDays } = CALENDARS[language];
  const folded = foldWord(word);
  const index = days.findIndex((name) => foldWord(name) === folded);
  return index >= 0 ? index : shortDays.findIndex((name) => foldWord(name) === folded);
}

function moveWeekday(old: string, days: number, language: NoteLanguage): string {
  const { days: names, shortDays } = CALENDARS[language];
  const isFull = names.some((name) => foldWord(name) === foldWord(old));
  const index = (((weekdayOf(old, language) - days) % 7) + 7) % 7;
  return writeAs((isFull ? names : shortDays)[index] as string, caseOf(old));
}

/** Ranges and whatever else: names moved one by one, numbers digit by digit. */
function scramble(surface: string, parts: readonly Part[], days: number, language: NoteLanguage, lot: Lot): string {
  return write(surface, parts, (part) => {
    const { unit, surface: text } = part;
    if (unit === "weekday") return moveWeekday(text, days, language);
    if (unit === "monthName") {
      const moved = new Date(Date.UTC(YEARLESS, monthOf(text, language), 15) - (days % 365) * DAY_MS);
      return nameMonth(text, moved.getUTCMonth(), language);
    }
    if (text.length === 4) return String(Number(text) - Math.max(1, Math.round(days / 365.25))).padStart(4, "0");
    return /^[0-9]{1,2}$/.test(text) ? anotherDay(text, lot) : replaceDigits(text, lot, ["DATE", text]);
  });
}

/** A number from 1 to 28 that is another. */
function anotherDay(text: string, lot: Lot): string {
  const value = 1 + Math.floor(lot.draw("DATE", "day", Number(text)) * 28);
  const other = value === Number(text) ? (value % 28) + 1 : value;
  return String(other).padStart(text.startsWith("0") ? 2 : 1, "0");
}
