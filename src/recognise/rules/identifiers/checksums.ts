import { createRequire } from "node:module";
import type { stdnum } from "stdnum";

import type { NumberWords } from "../engine/language-rules.ts";

type Scheme = NumberWords["schemes"][number];

let loaded: typeof stdnum | undefined;

/** Read when a number is first checked: it holds the numbers of all countries, and most commands check none. */
function countries(): typeof stdnum {
  loaded ??= (createRequire(import.meta.url)("stdnum") as { readonly stdnum: typeof stdnum }).stdnum;
  return loaded;
}

/** What a number of each scheme looks like, and whether its check digits hold. */
export const IDENTITY_SCHEMES: Readonly<
  Record<Scheme, { readonly pattern: string; readonly score: number; isValid(surface: string): boolean }>
> = Object.freeze({
  // The letter is the number modulo 23 (Real Decreto 1553/2005).
  dni: {
    pattern: "\\d{8}[\\s-]?[A-Z]|\\d{1,2}\\.\\d{3}\\.\\d{3}[\\s-]?[A-Z]",
    score: 0.97,
    isValid: validates(() => countries()["ES"]?.["dni"]),
  },
  nie: { pattern: "[XYZ][\\s-]?\\d{7}[\\s-]?[A-Z]", score: 0.97, isValid: validates(() => countries()["ES"]?.["nie"]) },
  cif: {
    pattern: "[A-HJNP-SUVW][\\s-]?\\d{7}[\\s-]?[0-9A-J]",
    score: 0.9,
    isValid: validates(() => countries()["ES"]?.["cif"]),
  },
  nss: {
    pattern: "\\d{2}[\\s/-]?\\d{8}[\\s/-]?\\d{2}",
    score: 0.9,
    isValid: validates(() => countries()["ES"]?.["nss"]),
  },
  // Control character and omocodia: Decreto ministeriale 23 dicembre 1976.
  codicefiscale: {
    pattern: "[A-Z]{6}\\s?[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}\\s?[A-Z][0-9LMNPQRSTUV]{3}[A-Z]",
    score: 0.98,
    isValid: validates(() => countries()["IT"]?.["codicefiscale"]),
  },
  // Weighted sum of the digits, weights 9 to 2 and -1, divisible by 11: one number in eleven passes by chance.
  bsn: {
    pattern: "\\d{9}|\\d{4}\\.\\d{2}\\.\\d{3}|\\d{3}[ .]\\d{3}[ .]\\d{3}",
    score: 0.75,
    isValid: validates(() => countries()["NL"]?.["bsn"]),
  },
  nhs: { pattern: "\\d{3}[ -]\\d{3}[ -]\\d{4}|\\d{10}", score: 0.75, isValid: isNhsNumber },
  nino: {
    pattern: "[A-CEGHJ-PR-TW-Z]{2}\\s?\\d{2}\\s?\\d{2}\\s?\\d{2}\\s?[A-D]",
    score: 0.95,
    isValid: validates(() => countries()["GB"]?.["nino"]),
  },
  ssn: { pattern: "\\d{3}-\\d{2}-\\d{4}", score: 0.9, isValid: validates(() => countries()["US"]?.["ssn"]) },
});

/** `stdnum` numbers of a country, by name. */
function validates(
  find: () => { validate(value: string): { readonly isValid: boolean } } | undefined,
): (surface: string) => boolean {
  return (surface) => find()?.validate(surface.replace(/[\s./-]/g, "")).isValid === true;
}

/** Weights 10 to 2 over nine digits; eleven minus the remainder by eleven is the tenth (NHS Data Dictionary, NHS NUMBER). */
export function isNhsNumber(surface: string): boolean {
  const digits = surface.replace(/\D/g, "");
  if (digits.length !== 10 || /^(\d)\1*$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += Number(digits[i]) * (10 - i);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[9]);
}

/** Remainder 1 by 97 of the rearranged number (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(surface: string): boolean {
  const compact = surface.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  let remainder = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
