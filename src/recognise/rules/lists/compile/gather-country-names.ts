import type { NoteLanguage } from "../../../../text/note-languages.ts";
import { readCountryNames } from "./geonames.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/**
 * Unions, the rest of the world, codes that CLDR keeps for trials, and islands that are called as saints, people and words are ("Diego García",
 * "San Martín", "Riunione"), which ISO 3166 has where it counts.
 */
const NO_COUNTRIES: ReadonlySet<string> = new Set("EU EZ UN QO XA XB ZZ AC BL DG MF RE SH".split(" "));
/** What CLDR puts behind a name to tell it from another: "Hong Kong SAR China", "Congo - Kinshasa". */
const EXPLAINED = /(?: | - )(?:SAR|RAE|RAS) .*| - .*/u;

/**
 * Countries and territories as a language writes them: as ISO 3166 has them ("Syrian Arab Republic", from i18n-iso-countries), and as CLDR has them,
 * which comes with Node ("Syria").
 */
export function gatherCountryNames(language: NoteLanguage): string[] {
  const names = new Set(readCountryNames(language));
  for (const style of ["long", "short"] as const) {
    const regions = new Intl.DisplayNames([language], { type: "region", fallback: "none", style });
    for (const code of countryCodes()) for (const name of variantsOf(regions.of(code) ?? "")) names.add(name);
  }
  return [...names];
}

/** "Myanmar (Birma)" is two names, "Bosnia & Herzegovina" is written with "and" too, abbreviations stay out. */
function variantsOf(listed: string): string[] {
  const [, outer = listed, inner] = /^(.+) \((.+)\)$/u.exec(listed) ?? [];
  return [outer, inner]
    .filter((name) => name !== undefined)
    .map((name) => name.replace(EXPLAINED, "").replaceAll("’", "'"))
    .filter((name) => name.length > 3 && name !== name.toUpperCase() && !/\bU\.? ?S\.|EE\. ?UU\./u.test(name))
    .flatMap((name) => (name.includes(" & ") ? [name, name.replace(" & ", " and ")] : [name]));
}

/** All codes of two letters but {@link NO_COUNTRIES}. */
function* countryCodes(): Generator<string> {
  for (const first of LETTERS)
    for (const second of LETTERS) if (!NO_COUNTRIES.has(first + second)) yield first + second;
}
