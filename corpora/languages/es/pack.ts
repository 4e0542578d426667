import type { LanguagePack } from "../language-pack.ts";
import { placesOf } from "../places.ts";
import { SPANISH_ABBREVIATIONS } from "./abbreviations.ts";
import { DIAGNOSTICS_KINDS } from "./kinds/diagnostics.ts";
import { EMERGENCY_KINDS } from "./kinds/emergency.ts";
import { EVERYDAY_KINDS } from "./kinds/everyday.ts";
import { FORM_KINDS } from "./kinds/forms-and-voices.ts";
import { JOTTED_KINDS } from "./kinds/jotted.ts";
import { LETTER_KINDS } from "./kinds/letters.ts";
import { MENTAL_SOCIAL_KINDS } from "./kinds/mental-social.ts";
import { MORE_HOSPITAL_KINDS } from "./kinds/more-hospital.ts";
import { NARRATIVE_KINDS } from "./kinds/narrative.ts";
import { PRIMARY_CARE_KINDS } from "./kinds/primary-care.ts";
import { QUICK_KINDS } from "./kinds/quick-notes.ts";
import { REHABILITATION_KINDS } from "./kinds/rehabilitation.ts";
import { RESIDENCE_KINDS } from "./kinds/residence.ts";
import { SURGERY_KINDS } from "./kinds/surgery.ts";
import { TITLED_KINDS } from "./kinds/titled.ts";
import { WARD_KINDS } from "./kinds/ward.ts";
import { WOMEN_CHILDREN_KINDS } from "./kinds/women-children.ts";
import { SPANISH_LOOK_ALIKES } from "./look-alikes.ts";
import { SPANISH_NAMELESS_CONTEXTS } from "./look-alikes-contexts.ts";
import { SPANISH_LETTERS_AND_TITLES } from "./look-alikes-initials.ts";
import { JOTTED_LOOK_ALIKES } from "./look-alikes-jotted.ts";
import { JOTTED_PLACE_LOOK_ALIKES } from "./look-alikes-places.ts";
import { JOTTED_WORDS_AS_WORDS } from "./look-alikes-words.ts";
import { WHOLE_LOOK_ALIKES } from "./look-alikes-whole-notes.ts";
import { SPANISH_ORIGINS } from "./names.ts";
import { SPANISH_ORDINARY_NAMES } from "./ordinary-names.ts";
import { SPANISH_PEOPLE } from "./people.ts";
import { SPANISH_TERMS } from "./terms/terms.ts";

const SPANISH_PLACES = placesOf("es");

/** Short notes of Spain, and a few of Latin America. */
export const SPANISH_PACK: LanguagePack = {
  language: "es",
  kinds: [
    ...WARD_KINDS,
    ...QUICK_KINDS,
    ...NARRATIVE_KINDS,
    ...TITLED_KINDS,
    ...EMERGENCY_KINDS,
    ...PRIMARY_CARE_KINDS,
    ...MENTAL_SOCIAL_KINDS,
    ...REHABILITATION_KINDS,
    ...SURGERY_KINDS,
    ...DIAGNOSTICS_KINDS,
    ...WOMEN_CHILDREN_KINDS,
    ...RESIDENCE_KINDS,
    ...LETTER_KINDS,
    ...EVERYDAY_KINDS,
    ...FORM_KINDS,
    ...MORE_HOSPITAL_KINDS,
    ...JOTTED_KINDS,
  ],
  lookAlikes: [
    ...SPANISH_LOOK_ALIKES,
    ...SPANISH_NAMELESS_CONTEXTS,
    ...SPANISH_LETTERS_AND_TITLES,
    ...JOTTED_LOOK_ALIKES,
    ...JOTTED_PLACE_LOOK_ALIKES,
    ...JOTTED_WORDS_AS_WORDS,
    ...WHOLE_LOOK_ALIKES,
  ],
  terms: SPANISH_TERMS,
  people: SPANISH_PEOPLE,
  origins: SPANISH_ORIGINS,
  surnameCount: 2,
  ordinaryNames: SPANISH_ORDINARY_NAMES,
  compoundHeads: {
    female: [
      "María",
      "María",
      "María",
      "Ana",
      "Ana",
      "Rosa",
      "Luz",
      "Eva",
      "Mari",
      "Alba",
      "Laura",
      "Gloria",
      "Carmen",
      "Julia",
      "Victoria",
    ],
    male: [
      "José",
      "José",
      "José",
      "Juan",
      "Juan",
      "Luis",
      "Francisco",
      "Miguel",
      "Carlos",
      "Antonio",
      "Manuel",
      "Pedro",
      "Jesús",
      "Víctor",
      "Julio",
      "Marco",
      "Jorge",
      "Ángel",
      "Andrés",
    ],
  },
  places: SPANISH_PLACES,
  decimal: ",",
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  abbreviations: SPANISH_ABBREVIATIONS,
};
