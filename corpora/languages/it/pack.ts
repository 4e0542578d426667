import type { LanguagePack } from "../language-pack.ts";
import { originsOf } from "../origins.ts";
import { placesOf } from "../places.ts";
import { ABBREVIATIONS } from "./abbreviations.ts";
import { DIAGNOSTICS_AND_LETTERS } from "./kinds/diagnostics-letters.ts";
import { EMERGENCY } from "./kinds/emergency.ts";
import { HOSPITAL_DOCTORS } from "./kinds/hospital-doctors.ts";
import { JOTTED_KINDS } from "./kinds/jotted.ts";
import { MENTAL_HEALTH } from "./kinds/mental-health.ts";
import { MESSAGES_AND_FAMILIES } from "./kinds/messages-and-families.ts";
import { NAMES_BESIDE_LOOK_ALIKES } from "./kinds/names-beside-look-alikes.ts";
import { NARRATIVE } from "./kinds/narrative.ts";
import { PRIMARY_CARE } from "./kinds/primary-care.ts";
import { REHABILITATION } from "./kinds/rehabilitation.ts";
import { SOCIAL_CARE } from "./kinds/social-care.ts";
import { SOCIAL_HISTORY } from "./kinds/social-history.ts";
import { SPECIALISTS } from "./kinds/specialists.ts";
import { WARD_NURSING } from "./kinds/ward-nursing.ts";
import { WOMEN_CHILDREN } from "./kinds/women-children.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { NICKNAMES } from "./people/nicknames.ts";
import { ORDINARY_NAMES } from "./people/ordinary-names.ts";
import { DOCTORS, FRIENDS, GIVEN_TITLES, NURSES, RELATIONS, STAFF, TITLES, WORDS } from "./people/relations.ts";
import { TERMS } from "./terms.ts";

/** Italian short notes: nurses, doctors, therapists and social workers of hospital, home and practice. */
export const ITALIAN_PACK: LanguagePack = {
  language: "it",
  kinds: [
    ...WARD_NURSING,
    ...HOSPITAL_DOCTORS,
    ...EMERGENCY,
    ...PRIMARY_CARE,
    ...REHABILITATION,
    ...MENTAL_HEALTH,
    ...SOCIAL_CARE,
    ...WOMEN_CHILDREN,
    ...SPECIALISTS,
    ...DIAGNOSTICS_AND_LETTERS,
    ...MESSAGES_AND_FAMILIES,
    ...NARRATIVE,
    ...NAMES_BESIDE_LOOK_ALIKES,
    ...SOCIAL_HISTORY,
    ...JOTTED_KINDS,
  ],
  lookAlikes: LOOK_ALIKES,
  terms: TERMS,
  people: {
    titles: TITLES,
    givenTitles: GIVEN_TITLES,
    relations: RELATIONS,
    friends: FRIENDS,
    doctors: DOCTORS,
    nurses: NURSES,
    staff: STAFF,
    nicknames: NICKNAMES,
    words: WORDS,
  },
  origins: originsOf("it"),
  surnameCount: 1,
  ordinaryNames: ORDINARY_NAMES,
  // The island of Réunion is an ordinary word in Italian: a meeting.
  places: { ...placesOf("it"), country: placesOf("it").country.filter((name) => name !== "Riunione") },
  decimal: ",",
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  weekdays: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
  abbreviations: ABBREVIATIONS,
};
