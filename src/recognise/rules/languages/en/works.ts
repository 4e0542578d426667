import { phrasesOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-en");

/** Inns, as their signs name them: whoever somebody meets "in the Duke of York"; folded. */
const INNS = LISTS.phrases("works inns");

/** Songs, hymns and carols that call somebody or somewhere by name; folded. */
const SONGS = LISTS.phrases("works songs");

/** Films, plays, books, comics, series, games and dolls that are called as somebody or somewhere; folded. No phrase is a usual whole name. */
const WORKS = LISTS.phrases("works");

/** Furniture, tools, coins, dances, knots and other things in a house that bear a name; folded. */
const HOUSEHOLD = LISTS.phrases("works household");

/** What a ward has and does that could be somebody: bells, lifters, pumps, the ward itself; folded. */
const ON_THE_WARD =
  phrasesOf(`rang bell|ring bell|rings bell|rung bell|ringing bell|ward informed|ward aware|ward notified|ward updated|sara 3000|sara plus|sara
  stedy|sara flex|driver ( mckinley|syringe driver mckinley|jack & jill|jack and jill|heath robinson`);

/** As {@link INNS}, {@link SONGS}, {@link WORKS}, {@link HOUSEHOLD} and {@link ON_THE_WARD} have them. */
export const ENGLISH_WORKS: readonly string[] = [INNS, SONGS, WORKS, HOUSEHOLD, ON_THE_WARD].flat();
