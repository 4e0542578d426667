import { setOf } from "../engine/name-words.ts";
import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/**
 * Shops, makers of food, drink, soap, appliances and cars, carriers and banks of Spain, Latin America and Italy, folded, of which none is a name on
 * any list, a town or an ordinary word; trade marks of their owners.
 */
export const ROMANCE_BRANDS: ReadonlySet<string> = LISTS.set("romance-brands");

/**
 * Makers that are called as people are elsewhere, folded: in Spanish and Italian notes nobody's name unless a title, a field, a relation or a clear cue
 * stands beside it; trade marks of their owners.
 */
export const ROMANCE_MAKERS: ReadonlySet<string> = setOf(`
  bayer merck siemens dyson brother siri canon ford colgate gillette opel peugeot goodyear kodak lego
  nestle kellogg lipton pfizer sandoz novartis smiths medela avent suavinex durex`);
