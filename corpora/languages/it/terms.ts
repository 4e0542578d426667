import { ANATOMY, CONDITIONS, FINDINGS, SKIN_TROUBLES } from "./terms/clinical.ts";
import { BRANDS, BRAND_FOODS, FOODS } from "./terms/brands.ts";
import { ABBREVIATIONS_IN_CAPITALS, HOBBIES, JOBS, LANGUAGES, MEDIA, NATIONALITIES } from "./terms/daily-life.ts";
import { EPONYMS, ORGANISMS, SCALES, SIGNS } from "./terms/eponyms.ts";
import { ASSOCIATIONS, HOMES, HOSPITALS, STREETS, WARDS } from "./terms/institutions.ts";
import {
  AIDS,
  ANTIBIOTICS,
  DEVICES,
  DOSES,
  DRESSINGS,
  MEDICINES,
  ONCOLOGICALS,
  PROCEDURES,
  TESTS,
} from "./terms/treatment.ts";

/** The pack's terms by the slot that draws them. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  cond: CONDITIONS,
  find: FINDINGS,
  anat: ANATOMY,
  med: MEDICINES,
  abx: ANTIBIOTICS,
  chemo: ONCOLOGICALS,
  skin: SKIN_TROUBLES,
  dose: DOSES,
  proc: PROCEDURES,
  test: TESTS,
  device: DEVICES,
  aid: AIDS,
  dress: DRESSINGS,
  eponym: EPONYMS,
  sign: SIGNS,
  scale: SCALES,
  org: ORGANISMS,
  brand: BRANDS,
  food: FOODS,
  brandfood: BRAND_FOODS,
  hosp: HOSPITALS,
  ward: WARDS,
  home: HOMES,
  street: STREETS,
  assoc: ASSOCIATIONS,
  job: JOBS,
  hobby: HOBBIES,
  media: MEDIA,
  natf: NATIONALITIES,
  lang: LANGUAGES,
  abbr: ABBREVIATIONS_IN_CAPITALS,
};
