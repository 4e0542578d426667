import { type Openers, setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-es");

/** What stands before a ward, home or hospital in Spanish notes, as it is cut into tokens. */
export const SPANISH_SITE_MOVES: readonly string[] = LISTS.phrases("site-moves");

/** Hospitals, wards, homes, feasts, shops, food, songs and works that look like somebody's name or a town in Spanish notes; folded. */
export const SPANISH_THING_NAMES: readonly string[] = LISTS.phrases("things thing-names");

/** Spanish names that are words of notes too. */
export const SPANISH_OPENERS: Openers = Object.freeze({
  words: LISTS.set("openers words"),
  things: setOf(`rosa violeta azucena jazmin margarita hortensia begona lila camelia iris perla coral ambar esmeralda`),
  adjectives: setOf(
    `rosa blanca blanco serena sereno alba franca franco clara claro celeste severo modesto benigno inocente feliz casto candido dulce bello hermoso rubio moreno pardo rojo seco justo tranquilo violeta bueno leve`,
  ),
  nouns: LISTS.set("openers nouns"),
  times: setOf(`noche tarde jornada mejoria hematuria`),
  company: setOf(`con y e en a al ante para por segun que dice se`),
  verbEnding: /(?:[^l]a|[bcdfghjlmnpqrstuvyz]e|[bcdfghjmnpqrstuvz]o|[ae]ndo)$/,
});
