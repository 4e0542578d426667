import { fill } from "./format.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** A day written out, in UTC; what is no date as it is. */
export function formatDay(at: string, language: Language): string {
  return format(at, language, { dateStyle: "long" });
}

/** Day and minute, in UTC; what is no date as it is. */
export function formatMoment(at: string, language: Language): string {
  return format(at, language, { dateStyle: "long", timeStyle: "short" }, " UTC");
}

/** A short time: seconds under two minutes, else minutes. */
export function formatSeconds(seconds: number, language: Language): string {
  const { figures } = catalogueOf(language);
  const isShort = seconds < 120;
  return fill(isShort ? figures.seconds : figures.minutes, { time: isShort ? seconds : seconds / 60 }, language);
}

/** A moment in each of the twelve months: every word that dates are written with. */
export function momentsOfYear(language: Language): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    formatMoment(new Date(Date.UTC(2026, month, 1)).toISOString(), language),
  );
}

function format(at: string, language: Language, options: Intl.DateTimeFormatOptions, suffix = ""): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const { locale } = catalogueOf(language);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(date) + suffix;
}
