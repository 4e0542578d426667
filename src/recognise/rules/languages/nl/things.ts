import { setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** What stands before a ward, home or hospital in Dutch notes, as it is cut into tokens. */
export const DUTCH_SITE_MOVES: readonly string[] = LISTS.phrases("site-moves");

/** Animals that people keep: "Poes Roos", "Bas (hond)". */
export const DUTCH_ANIMALS: ReadonlySet<string> = setOf(`
  hond hondje honden kat katten poes poesje kater kitten kittens puppy pup kanarie parkiet parkieten papegaai konijn konijntje cavia hamster goudvis
  pony paard schildpad teckel labrador herder poedel`);

/** Hospitals, wards, homes, schools and clubs that are called after somebody, in the Netherlands and Flanders; folded. */
const SITES = LISTS.phrases("things sites");

/** Saints that hospitals, homes and schools are called after, and no town: "Sint-Lucas". A "Sint Lucas" in two words is a site's noun and a name. */
const SAINTS = LISTS.phrases("saints");

/** Shops, makers of food and shoes, insurers and lotteries whose name is somebody's; folded. */
const FIRMS = LISTS.phrases("things firms");

/** Programmes, songs, singers, actors and books of daily life; folded. */
const PASTIMES = LISTS.phrases("things pastimes");

/** Scales, views, operations, bandages, aids and instruments that a name and another word make. */
const MEDICAL = LISTS.phrases("things medical");

/** Phrases that look like somebody's name or a town in Dutch notes and are neither. */
export const DUTCH_THING_NAMES: readonly string[] = [
  ...[SITES, FIRMS, PASTIMES, MEDICAL].flat(),
  ...SAINTS.flatMap((saint) => [`sint - ${saint}`, `st - ${saint}`, `st . ${saint}`]),
];

/**
 * Dressings, aids, laboratories, systems of records, pharmacies, insurers, shops, shoes, foods and programmes that Dutch and Flemish notes name,
 * folded, of which none is a usual name there; trade marks of their owners.
 */
export const DUTCH_PRODUCTS: ReadonlySet<string> = LISTS.set("products");

/** Nouns of what is called after somebody always: "Bruce protocol", "Johannes Passion". None is what a patient has or gets. */
export const DUTCH_THING_NOUNS: ReadonlySet<string> = setOf(`
  protocol procedure methode schaal schalen classificatie manoeuvre fenomeen tetralogie trias hump klik complex module prisma vlak scherm passion
  hagelslag jenever kapel`);

/** Kinds of makers, sellers and works, right before their name: "Leverancier Harting", "Wijn Merlot". */
export const DUTCH_MAKERS: ReadonlySet<string> = setOf(`
  leverancier merk batch firma bedrijf fabrikant garage supermarkt slijterij bakkerij slagerij verzekeraar zorgverzekeraar koor zangkoor
  zanggroep voetbalclub serie programma tijdschrift puzzel musical wijn bier parfum shampoo shag sigaretten larynxmasker
  pessarium implantaat spiraaltje`);
