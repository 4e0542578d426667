import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/**
 * Makers and brands of medicines, food, drink and household, shops, services, programs and programmes of America, Canada, Ireland, Australia and New
 * Zealand, none of it a usual name; folded; trade marks of their owners.
 */
export const ENGLISH_OVERSEAS_BRANDS: ReadonlySet<string> = LISTS.set("overseas-brands");

/** Days, drinks, food, songs, programmes, charities, hospitals and machines of the same countries that hold a name; folded. No phrase is a whole name that somebody bears. */
export const ENGLISH_OVERSEAS_THINGS: readonly string[] = LISTS.phrases("overseas-things");
