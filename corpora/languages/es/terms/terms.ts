import { ANATOMY, CONDITIONS, FINDINGS, JOINTS } from "./conditions.ts";
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
import { ANTIBIOTICS, BRANDS, CHEMOTHERAPIES, DRESSINGS, INFUSIONS, MEDICINES } from "./medicines.ts";
import { HOMES, HOSPITALS, STREETS, WARDS } from "./places.ts";
import { DEVICES, GERMS, PROCEDURES, SPECIALTIES, TESTS } from "./procedures.ts";

/** Terms by slot. */
export const SPANISH_TERMS: Readonly<Record<string, readonly string[]>> = {
  cond: CONDITIONS,
  find: FINDINGS,
  anat: ANATOMY,
  med: MEDICINES,
  abx: ANTIBIOTICS,
  drip: INFUSIONS,
  brand: BRANDS,
  dress: DRESSINGS,
  joint: JOINTS,
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
