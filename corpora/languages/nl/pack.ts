import { COUNTRIES, DUTCH_PLACES, PROVINCES } from "../../places.ts";
import { COMMON_DUTCH_SURNAMES, NAME_POOLS } from "../../names/pools.ts";
import type { LanguagePack, OriginStock } from "../language-pack.ts";
import { ABBREVIATIONS } from "./abbreviations.ts";
import { KINDS } from "./kinds.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { ORDINARY_NAMES, PEOPLE } from "./people.ts";
import { TERMS } from "./terms.ts";

const ORIGINS: readonly OriginStock[] = [
  { ...NAME_POOLS.dutch, surnames: { female: COMMON_DUTCH_SURNAMES, male: COMMON_DUTCH_SURNAMES }, weight: 40 },
  { ...NAME_POOLS.dutch, weight: 20 },
  { ...NAME_POOLS.flemish, weight: 8 },
  { ...NAME_POOLS.turkish, weight: 8 },
  { ...NAME_POOLS.moroccan, weight: 8 },
  { ...NAME_POOLS["surinamese-hindustani"], weight: 4 },
  { ...NAME_POOLS["surinamese-javanese"], weight: 4 },
  { ...NAME_POOLS.polish, weight: 5 },
];

/** The Dutch and Flemish short notes. */
export const DUTCH_PACK: LanguagePack = {
  language: "nl",
  kinds: KINDS,
  lookAlikes: LOOK_ALIKES,
  terms: TERMS,
  people: PEOPLE,
  origins: ORIGINS,
  surnameCount: 1,
  ordinaryNames: ORDINARY_NAMES,
  places: {
    city: DUTCH_PLACES.map(({ name }) => name),
    region: PROVINCES,
    country: COUNTRIES,
    abroad: ["Antwerpen", "Gent", "Paramaribo", "Casablanca", "Istanbul"],
  },
  decimal: ",",
  months: "januari,februari,maart,april,mei,juni,juli,augustus,september,oktober,november,december".split(","),
  weekdays: "maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag".split(","),
  abbreviations: ABBREVIATIONS,
};
