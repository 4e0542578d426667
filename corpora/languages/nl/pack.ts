import type { LanguagePack } from "../language-pack.ts";
import { placesOf } from "../places.ts";
import { listOf } from "../word-lists.ts";
import { ABBREVIATIONS } from "./abbreviations.ts";
import { KINDS } from "./kinds.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { ORIGINS } from "./origins.ts";
import { ORDINARY_NAMES, PEOPLE } from "./people.ts";
import { TERMS } from "./terms.ts";

const SHARED_PLACES = placesOf("nl");
const REGIONS = listOf(
  "Twente; Salland; West-Friesland; Zeeuws-Vlaanderen; Vlaanderen; Wallonië; Henegouwen; West-Vlaanderen; Oost-Vlaanderen; Vlaams-Brabant; Haspengouw; Fryslân; Brabant; Holland",
);
const COMMON_COUNTRIES = listOf(
  "NL; BRD; Engeland; Amerika; Curaçao; Aruba; Bonaire; Schotland; VS; USA; UK; Joegoslavië; Nederlands-Indië; Tsjechië; Rusland",
);

/** Short notes as Dutch and Flemish nurses, carers, doctors and therapists write them. */
export const DUTCH_PACK: LanguagePack = {
  language: "nl",
  kinds: KINDS,
  lookAlikes: LOOK_ALIKES,
  terms: TERMS,
  people: PEOPLE,
  origins: ORIGINS,
  surnameCount: 1,
  compoundHeads: {
    female: listOf(
      "Anne; Marie; Anna; Hanne; Roos; Eva; Liese; Els; Gerda; Geert; Mari; Rose; Carla; Willemien; Maria; Mien",
    ),
    male: listOf(
      "Jan; Hans; Klaas; Gert; Kees; Geert; Willem; Pieter; Henk; Bart; Robert; Dirk; Peter; Jean; Karel; Evert",
    ),
  },
  ordinaryNames: ORDINARY_NAMES,
  places: {
    ...SHARED_PLACES,
    region: [...SHARED_PLACES.region, ...SHARED_PLACES.region, ...REGIONS],
    country: [...SHARED_PLACES.country, ...COMMON_COUNTRIES, ...COMMON_COUNTRIES],
  },
  decimal: ",",
  months: listOf("januari; februari; maart; april; mei; juni; juli; augustus; september; oktober; november; december"),
  weekdays: listOf("maandag; dinsdag; woensdag; donderdag; vrijdag; zaterdag; zondag; ma; di; wo; do; vr; za; zo"),
  abbreviations: ABBREVIATIONS,
};
