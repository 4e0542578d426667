import { ANATOMY, CONDITIONS, FINDINGS, JOINTS, SKIN_TROUBLES } from "./terms/clinical.ts";
import { BRANDS, BRAND_FOODS, FOODS, HOUSEHOLD_BRANDS } from "./terms/brands.ts";
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
  WALKING_AIDS,
} from "./terms/treatment.ts";

/** The pack's terms by the slot that draws them. */
export const TERMS: Readonly<Record<string, readonly string[]>> = {
  cond: CONDITIONS,
  find: FINDINGS,
  anat: ANATOMY,
  joint: JOINTS,
  med: MEDICINES,
  abx: ANTIBIOTICS,
  chemo: ONCOLOGICALS,
  skin: SKIN_TROUBLES,
  dose: DOSES,
  proc: PROCEDURES,
  test: TESTS,
  device: DEVICES,
  aid: AIDS,
  walk: WALKING_AIDS,
  dress: DRESSINGS,
  eponym: EPONYMS,
  sign: SIGNS,
  scale: SCALES,
  org: ORGANISMS,
  brand: BRANDS,
  otc: HOUSEHOLD_BRANDS,
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
