import type { Random } from "../src/base/random.ts";

/**
 * A citizen service number that passes the eleven test but begins with 99 (above 990,000,000), a range that has not been
 * issued, so that it cannot be anybody's.
 */
export function createBsn(random: Random): string {
  for (;;) {
    const head = `99${String(random.int(1_000_000)).padStart(6, "0")}`;
    let sum = 0;
    for (let i = 0; i < 8; i++) sum += Number(head[i]) * (9 - i);
    const check = sum % 11;
    if (check < 10) return head + String(check);
  }
}

/** True if the nine digits pass the eleven test of citizen service numbers. */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += Number(digits[i]) * (9 - i);
  return (sum - Number(digits[8])) % 11 === 0;
}

/** A hospital record number of seven digits. */
export function createMrn(random: Random): string {
  return String(1_000_000 + random.int(9_000_000));
}

/** A mobile number in a block that is not handed out (06-0…). */
export function createPhone(random: Random): string {
  return `06-0${String(random.int(10_000_000)).padStart(7, "0")}`;
}

const MONTHS = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
];

/** Days since 1970-01-01 as calendar parts. */
function toParts(day: number): { year: number; month: number; date: number } {
  const moment = new Date(day * 86_400_000);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, date: moment.getUTCDate() };
}

const two = (value: number) => String(value).padStart(2, "0");

/** The day (days since 1970-01-01) as `2021-03-09`. */
export function isoDate(day: number): string {
  const { year, month, date } = toParts(day);
  return `${year}-${two(month)}-${two(date)}`;
}

/** The day as `09-03-2021`. */
export function shortDate(day: number): string {
  const { year, month, date } = toParts(day);
  return `${two(date)}-${two(month)}-${year}`;
}

/** The day as notes write it: `09-03`, `9 maart`, `9/3`, `09-03-2021`, `9 maart 2021`. */
export function noteDate(day: number, random: Random): string {
  const { year, month, date } = toParts(day);
  const name = MONTHS[month - 1] as string;
  return random.pick([
    `${two(date)}-${two(month)}`,
    `${date} ${name}`,
    `${date}/${month}`,
    shortDate(day),
    `${date} ${name} ${year}`,
  ]);
}
