import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** Animals at home; folded. */
export const ITALIAN_ANIMALS: ReadonlySet<string> = LISTS.set("animals");

/** What bears a name right behind it in Italian notes, whatever name: animals, shops, food and drink, works; folded. */
export const ITALIAN_PRODUCT_NOUNS: ReadonlySet<string> = LISTS.set("product-nouns");

/** Goods at the bedside that bear a brand, or whose owner is named right behind them; folded. */
export const ITALIAN_OWNED_PRODUCTS: ReadonlySet<string> = LISTS.set("owned-products");

/** What Italian notes say of a sign, test or space behind its eponym; folded. */
export const ITALIAN_RESULTS: ReadonlySet<string> = LISTS.set("results");

/** What a letter or a Roman number tells apart in Italian notes; folded. */
export const ITALIAN_LETTERED: ReadonlySet<string> = LISTS.set("lettered");
