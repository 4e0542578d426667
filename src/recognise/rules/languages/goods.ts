import { OWN_BRANDS } from "./medicines/brands.ts";
import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS: readonly Iterable<string>[] = [
  openShippedLists("rules-en").set("products", "shops"),
  openShippedLists("rules-nl").set("products"),
  openShippedLists("rules").set("romance-brands", "romance-things"),
  ...Object.values(OWN_BRANDS),
];

/** Shorter brands of one language are words of another: "En", "Dem". */
const SHORTEST = 5;

/**
 * Dressings, aids, machines, medicines, shops, food and programmes that notes in any of the languages name, folded: they are sold across borders. What
 * is called so in one language may be a person or a place in another: ask the lists of names and places first.
 */
export const GOODS: ReadonlySet<string> = new Set(
  LISTS.flatMap((goods) => [...goods].filter((word) => word.length >= SHORTEST)),
);
