import type { Doings } from "../../engine/doings.ts";
import { setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** What only a person does or feels in Dutch notes: "Bakker klaagt over pijn", "Prins was boos". */
export const DUTCH_DOINGS: Doings = Object.freeze({
  verbs: LISTS.set("doings verbs"),
  moods: LISTS.set("doings moods"),
  links: setOf("is was werd wordt blijft bleef lijkt leek"),
  degrees: setOf("heel erg zeer nogal behoorlijk vrij enorm"),
  roleNames: setOf("kok koning prins schilder"),
  verbNames: setOf("wil"),
  finiteVerbs: setOf("heeft had belt belde komt kwam gaat ging zegt zei vertelt vertelde vindt vond vraagt vroeg"),
  workplaces: LISTS.set("doings workplaces"),
  workersVerbs: LISTS.set("doings workers-verbs"),
  ofs: setOf("van v vd"),
});
