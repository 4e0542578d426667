import type { DateWords } from "../engine/language-rules.ts";
import { anyOf, type Finder, type Found, textAfter, WORD_END, WORD_START } from "./finder.ts";
import type { PatternSet } from "./pattern-search.ts";

/** Years that a note may speak of. */
const YEAR = "(?:1[89]\\d\\d|20[0-3]\\d)";
const HAS_YEAR = new RegExp(YEAR);
const NUMERIC =
  /(?<![\p{L}\p{N}]|\d[.,/-])(\d{1,4})(?:\s?([/-])\2?\s?(\d{1,2})\s?\2{1,2}\s?|(\.\s?)(\d{1,2})\.\s?)(\d{4}|\d{2})(?![\p{L}\p{N}]|[./-]\d)/gu;
const MONTH_YEAR = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[.,/-])(?:0?[1-9]|1[0-2])[/-]${YEAR}(?![\\p{L}\\p{N}]|[./-]\\d)`,
  "gu",
);
/** What makes a number behind "in" an amount and no year. */
const AMOUNT =
  /^\s?(?:%|[x×]\s|[µμmkcd]?[glLm]\b|m[lLgGmM]\b|cc\b|kcal|cal\b|ui\b|u\/|i\.?e\.?\b|mcg|células|cel|leuco|gramos|euro|€|pasos|ml\/)|^[.,/:-]\d/iu;

/** Dates: 12/03/2019, 2019-03-12, 3 de marzo de 2016, marzo de 2016, 3-5 mei, "en 2009". */
export function createDateFinder(words: DateWords, patterns: PatternSet): Finder {
  const findNumeric = patterns.search(NUMERIC);
  const findMonthYears = patterns.search(MONTH_YEAR);
  const { ambiguous, lone, lonely, named, dayMonth } = lonePatterns(words);
  const written = writtenForms(words).map(([pattern, rule, score]) => ({
    findAll: patterns.search(pattern),
    rule,
    score,
  }));
  const findLone = patterns.search(lone, true);
  const findNamed = patterns.search(named);
  const findLonely = patterns.search(lonely);
  const findDayMonths = patterns.search(dayMonth, true);
  return (reading) => {
    const { text } = reading;
    const found: Found[] = [];
    const add = (start: number, length: number, rule: string, score: number) => {
      found.push({ start, end: start + length, label: "DATE", score, rule });
    };
    for (const match of findNumeric(reading)) {
      if (isDate(match)) add(match.index, match[0].length, "date", 0.98);
    }
    for (const match of findMonthYears(reading)) add(match.index, match[0].length, "month-year", 0.9);
    for (const { findAll, rule, score } of written) {
      for (const match of findAll(reading)) {
        const isCommonWord = ambiguous.test(match[0]) && !HAS_YEAR.test(match[0]);
        if (isCommonWord && !/\d[\s./-]/.test(match[0])) continue;
        add(match.index, match[0].replace(/[\s,]+$/, "").length, rule, score);
      }
    }
    for (const match of findLone(reading)) {
      if (!words.ambiguousMonths.includes(match[0])) add(match.index, match[0].length, "month", 0.6);
    }
    for (const match of findNamed(reading)) add(match.index, match[0].length, "year", 0.9);
    for (const match of findLonely(reading)) {
      const end = match.index + match[0].length;
      const isQuoted = text[match.index - 1] === "(" && text[end] !== ")";
      if (!isQuoted && !AMOUNT.test(textAfter(text, end))) add(match.index, match[0].length, "year", 0.8);
    }
    for (const match of findDayMonths(reading)) {
      const [first = 0, second = 0] = match[0].split(/[/-]/).map(Number);
      if (isDayAndMonth(first, second)) add(match.index, match[0].length, "day-month", 0.7);
    }
    return found;
  };
}

/** Dates with a written month: patterns, the rules' names and their scores. */
function writtenForms(words: DateWords): readonly (readonly [RegExp, string, number])[] {
  const month = anyOf([...words.months, ...words.shortMonths.map((name) => `${name}(?!\\p{L})\\.?`)]);
  const full = anyOf(words.months);
  const link = `(?:[\\s,.]{1,3}${words.link}[\\s.]{1,3}|\\s{0,2}[/.-]\\s{0,2}|,?\\s{1,3}|\\s${words.link}\\s)`;
  /** No comma: in "0.5, agosto 2001" the number is a result. */
  const dayLink = `(?:\\s{1,3}${words.link}\\s{1,3}|\\.?\\s{0,2}[/.-]\\s{0,2}|\\s{1,3})`;
  const year = `(?:['’]\\d{2}|\\d{4}|\\d{2})(?!\\p{N}|[.,:/]\\d)`;
  const day = "(?:0?[1-9]|[12]\\d|3[01])(?:\\s?(?:º|°|ª|st|nd|rd|th|er)(?!\\p{L}))?";
  const range = `(?:${day}(?:${dayLink}${full}(?:${link}${YEAR})?)?\\s{0,2}${words.range}\\s{0,2})`;
  const shortYear = `['’]?\\d{2}(?!\\p{N}|[.,:/]\\d)`;
  const twoMonths = `(?:${full}\\s(?:y|e|and|en)\\s)?${month}`;
  const form = (body: string) => new RegExp(`${WORD_START}${body}${WORD_END}`, "giu");
  return [
    [form(`(?<!\\d[.,])${range}?${day}${dayLink}${month}(?:${link}${year})?`), "written-date", 0.97],
    [form(`${twoMonths}${link}(?:${words.year}\\s)?(?:${YEAR}|${shortYear})`), "month-year", 0.95],
    [form(`${month}\\s(?:the\\s)?${day}(?:\\s?(?:to|-|–)\\s?${day})?(?:,?\\s${YEAR})?`), "month-day", 0.95],
  ];
}

/** Months, years and days that need a word before them. */
function lonePatterns(words: DateWords) {
  const before = `${WORD_START}(?:${words.before})\\s`;
  return {
    ambiguous: new RegExp(`${WORD_START}${anyOf([...words.ambiguousMonths, "(?!)"])}${WORD_END}`, "u"),
    lone: new RegExp(`(?<=${before})${anyOf(words.months)}${WORD_END}`, "giu"),
    lonely: new RegExp(`(?<=${before}?|[(]|${words.year}\\s)(?:${words.year}\\s)?${YEAR}${WORD_END}`, "giu"),
    named: new RegExp(`${WORD_START}${words.year}\\s${YEAR}${WORD_END}`, "giu"),
    dayMonth: new RegExp(
      `(?<=${WORD_START}(?:${words.dayBefore})\\s)\\d{1,2}[/-]\\d{1,2}(?![\\p{L}\\p{N}%]|[./-]\\d|\\s?(?:%|partes?\\b|delen\\b|mm))`,
      "giu",
    ),
  };
}

/** Day, month and year in either order, each within its bounds; with dots the parts must not look like section numbers. */
function isDate(match: RegExpMatchArray): boolean {
  const [, first = "", dash, second, , dotted, last = ""] = match;
  const middle = Number(second ?? dotted);
  if (first.length === 3) return false;
  if (first.length === 4)
    return last.length === 2 && middle <= 12 && middle > 0 && Number(last) <= 31 && Number(last) > 0;
  if (!isDayAndMonth(Number(first), middle)) return false;
  // "1.2.10" is a section; "01.02.10" and "1.2.2010" are dates.
  if (dash === undefined && last.length === 2) return first.length === 2 && (dotted ?? "").length === 2;
  return last.length !== 4 || (Number(last) >= 1800 && Number(last) < 2100);
}

function isDayAndMonth(first: number, second: number): boolean {
  const fits = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return fits(first, second) || fits(second, first);
}
