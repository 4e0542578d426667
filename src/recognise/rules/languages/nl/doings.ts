import type { Doings } from "../../engine/doings.ts";
import { setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-nl");

/** What only somebody does or feels in Dutch notes: "Bakker klaagt over pijn", "Prins was boos". */
export const DUTCH_DOINGS: Doings = Object.freeze({
  verbs:
    setOf(`klaagt klaagde huilt huilde lacht lachte slaapt sliep eet drinkt dronk schreeuwt schreeuwde roept riep dwaalt dwaalde gilt gilde snurkt snurkte
    hoest hoestte braakt braakte spuugt spuugde piekert piekerde bidt zingt zong scheldt schold moppert mopperde jammert kreunt`),
  moods: LISTS.set("doings moods"),
  links: setOf("is was werd wordt blijft bleef lijkt leek"),
  degrees: setOf("heel erg zeer nogal behoorlijk vrij enorm"),
  roleNames: setOf("kok koning prins schilder"),
  verbNames: setOf("wil"),
  finiteVerbs: setOf("heeft had belt belde komt kwam gaat ging zegt zei vertelt vertelde vindt vond vraagt vroeg"),
  workplaces: LISTS.set("doings workplaces"),
  workersVerbs:
    setOf(`heeft had belt belde zegt zei vertelt vertelde vindt vond vraagt vroeg neemt nam kent kende brengt bracht haalt haalde regelt regelde helpt
    hielp denkt dacht weet wist kijkt keek belooft meldt meldde wil wilde mag kan`),
  ofs: setOf("van v vd"),
});
