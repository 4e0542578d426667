import type { Doings } from "../../engine/doings.ts";
import { setOf } from "../../engine/name-words.ts";

/** What only somebody does or feels in Dutch notes: "Bakker klaagt over pijn", "Prins was boos". */
export const DUTCH_DOINGS: Doings = Object.freeze({
  verbs:
    setOf(`klaagt klaagde huilt huilde lacht lachte slaapt sliep eet drinkt dronk schreeuwt schreeuwde roept riep dwaalt dwaalde gilt gilde snurkt snurkte
    hoest hoestte braakt braakte spuugt spuugde piekert piekerde bidt zingt zong scheldt schold moppert mopperde jammert kreunt`),
  moods: setOf(
    `boos verdrietig angstig somber blij vrolijk opgewekt tevreden verward emotioneel nors kwaad radeloos misselijk benauwd opgelucht bang
    gespannen gefrustreerd teleurgesteld ongerust bezorgd prikkelbaar geagiteerd apathisch dankbaar trots jaloers eenzaam onzeker wantrouwend
    achterdochtig huilerig mopperig aangedaan geschrokken overstuur slaperig zenuwachtig chagrijnig wanhopig verveeld verliefd beledigd`,
  ),
  links: setOf("is was werd wordt blijft bleef lijkt leek"),
  degrees: setOf("heel erg zeer nogal behoorlijk vrij enorm"),
  roleNames: setOf("kok koning prins schilder"),
  verbNames: setOf("wil"),
  finiteVerbs: setOf("heeft had belt belde komt kwam gaat ging zegt zei vertelt vertelde vindt vond vraagt vroeg"),
  workplaces:
    setOf(`keuken dagbesteding dagbehandeling dagopvang dagcentrum beveiliging thuiszorg wijkzorg wijkteam wijkverpleging buurtzorg receptie balie
    linnenkamer linnendienst huishouding schoonmaak magazijn apotheek administratie planning secretariaat td portiersloge ergo ergotherapie fysio
    fysiotherapie logopedie dietetiek lab laboratorium radiologie gemeente wmo ciz ggz ggd politie brandweer ambulance school creche opvang
    kinderopvang kantoor personeelszaken vervoer taxi hap huisartsenpost spoed seh ic poli activiteiten nachtdienst avonddienst dagdienst
    zorgkantoor verzekering woningbouw woningcorporatie bewindvoering kraamzorg uitvaart pastoraat reanimatieteam`),
  workersVerbs:
    setOf(`heeft had belt belde zegt zei vertelt vertelde vindt vond vraagt vroeg neemt nam kent kende brengt bracht haalt haalde regelt regelde helpt
    hielp denkt dacht weet wist kijkt keek belooft meldt meldde wil wilde mag kan`),
  ofs: setOf("van v vd"),
});
