import type { LanguagePack } from "../language-pack.ts";
import { ANATOMY, CONDITIONS, FINDINGS } from "./terms/conditions.ts";
import { ANIMALS, SHOWS } from "./terms/culture.ts";
import { SCALES, SIGNS } from "./terms/eponyms-alone.ts";
import { DEVICES, EPONYMS } from "./terms/eponyms.ts";
import { BRANDS, MEDICINES } from "./terms/medicines.ts";
import { ABBREVIATIONS_IN_CAPITALS, BUGS, NATIONALITIES, ORGANISATIONS, THINGS } from "./terms/miscellany.ts";
import { PROCEDURES, TESTS } from "./terms/procedures.ts";
import { PRODUCTS, SHOPS, SYSTEMS } from "./terms/products.ts";
import { FOODS, HOBBIES, HOMES, HOSPITALS, JOBS, STREETS, WARDS } from "./terms/surroundings.ts";

/** Terms by slot. */
export const ENGLISH_TERMS: LanguagePack["terms"] = {
  cond: CONDITIONS,
  find: FINDINGS,
  anat: ANATOMY,
  med: [...MEDICINES, ...BRANDS.slice(0, 60)],
  brand: BRANDS,
  eponym: EPONYMS,
  device: DEVICES,
  proc: PROCEDURES,
  test: TESTS,
  hosp: HOSPITALS,
  ward: WARDS,
  home: HOMES,
  street: STREETS,
  job: JOBS,
  hobby: HOBBIES,
  food: FOODS,
  bug: BUGS,
  lang: NATIONALITIES,
  org: ORGANISATIONS,
  abbr: ABBREVIATIONS_IN_CAPITALS,
  thing: THINGS,
  scale: SCALES,
  sign: SIGNS,
  product: PRODUCTS,
  system: SYSTEMS,
  shop: SHOPS,
  show: SHOWS,
  animal: ANIMALS,
};
