import type { LanguagePack } from "../language-pack.ts";
import { originsOf } from "../origins.ts";
import { placesOf } from "../places.ts";
import { ENGLISH_ABBREVIATIONS } from "./abbreviations.ts";
import { ENGLISH_KINDS } from "./kinds.ts";
import { ENGLISH_LOOK_ALIKE_DRAWS, ENGLISH_LOOK_ALIKES } from "./look-alikes.ts";
import { ENGLISH_ORDINARY_NAMES } from "./ordinary-names.ts";
import { ENGLISH_PEOPLE } from "./people.ts";
import { ENGLISH_TERMS } from "./terms.ts";

/** Short notes as British, Irish and American nurses, doctors and therapists write them. */
export const ENGLISH_PACK: LanguagePack = {
  language: "en",
  kinds: ENGLISH_KINDS,
  lookAlikes: ENGLISH_LOOK_ALIKES,
  lookAlikeDraws: ENGLISH_LOOK_ALIKE_DRAWS,
  terms: ENGLISH_TERMS,
  people: ENGLISH_PEOPLE,
  origins: originsOf("en"),
  surnameCount: 1,
  ordinaryNames: ENGLISH_ORDINARY_NAMES,
  places: {
    ...placesOf("en"),
    country: [...placesOf("en").country, "UK", "UK", "US", "USA", "the UK", "England", "Scotland", "Wales"],
  },
  decimal: ".",
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  weekdays: [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
    "Mon",
    "Tues",
    "Wed",
    "Thurs",
    "Fri",
    "Sat",
    "Sun",
  ],
  abbreviations: ENGLISH_ABBREVIATIONS,
};
