import { OWN_BRANDS } from "./medicines/brands.ts";
import { ENGLISH_SHOPS } from "./en/goods.ts";
import { ENGLISH_PRODUCTS } from "./en/products.ts";
import { DUTCH_PRODUCTS } from "./nl/things.ts";
import { ROMANCE_BRANDS } from "./romance-brands.ts";
import { ROMANCE_THINGS } from "./romance-things.ts";

const LISTS: readonly Iterable<string>[] = [
  ENGLISH_PRODUCTS,
  ENGLISH_SHOPS,
  DUTCH_PRODUCTS,
  ROMANCE_BRANDS,
  ROMANCE_THINGS,
  ...Object.values(OWN_BRANDS),
];

/** Shorter brands of one language are words of another: "En", "Dem". */
const SHORTEST = 5;

/**
 * Dressings, aids, machines, medicines, shops, food and programmes that notes in any of the languages name, folded: they are sold across borders. What
 * is called so in one language may be somebody or a place in another: ask the lists of names and places first.
 */
export const GOODS: ReadonlySet<string> = new Set(
  LISTS.flatMap((goods) => [...goods].filter((word) => word.length >= SHORTEST)),
);
