import { ANATOMY, CONDITIONS, FINDINGS } from "./conditions.ts";
import { EPONYMS, SCALES, SIGNS } from "./eponyms.ts";
import {
  ABBREVIATIONS_IN_CAPITALS,
  DRUGS,
  FOODS,
  HOBBIES,
  JOBS,
  LANGUAGES,
  NATIONALITIES,
  ROMAN_NUMERALS,
} from "./life.ts";
import { BRANDS, CHEMOTHERAPIES, MEDICINES } from "./medicines.ts";
import { HOMES, HOSPITALS, STREETS, WARDS } from "./places.ts";
import { DEVICES, GERMS, PROCEDURES, SPECIALTIES, TESTS } from "./procedures.ts";

/** Terms by slot. */
export const SPANISH_TERMS: Readonly<Record<string, readonly string[]>> = {
  cond: CONDITIONS,
  find: FINDINGS,
  anat: ANATOMY,
  med: MEDICINES,
  brand: BRANDS,
  chemo: CHEMOTHERAPIES,
  proc: PROCEDURES,
  test: TESTS,
  device: DEVICES,
  germ: GERMS,
  spec: SPECIALTIES,
  eponym: EPONYMS,
  sign: SIGNS,
  scale: SCALES,
  hosp: HOSPITALS,
  ward: WARDS,
  home: HOMES,
  street: STREETS,
  job: JOBS,
  hobby: HOBBIES,
  food: FOODS,
  drug: DRUGS,
  lang: LANGUAGES,
  nat: NATIONALITIES,
  abbr: ABBREVIATIONS_IN_CAPITALS,
  rom: ROMAN_NUMERALS,
};
