import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { DUTCH_DOINGS } from "./doings.ts";
import { DUTCH_EPONYMS } from "./eponyms.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-nl");

/** How Dutch notes introduce names. */
export const DUTCH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`dhr mw mevr mevrouw meneer mijnheer heer mej mejuffrouw juffrouw hr fam familie dr drs prof professor ir ing mr dokter doctor
    mw/dhr mevrouw/meneer msc bsc phd lic dhr/mw`),
  weakTitles: setOf(`heer mr ir ing lic hr fam familie`),
  titleEndings: setOf("en"),
  interpreters: setOf("tolk tolken telefoontolk tolkentelefoon"),
  speaking: setOf("spreekt sprak spreken begrijpt begreep verstaat praat beheerst taal talen moedertaal voertaal"),
  kin: LISTS.set("kin"),
  roles: LISTS.set("roles"),
  looseFields: setOf(
    `betreft inzake door van aan cc kopie mob mobiel tel telefoon gebeld bellen eerste gezien heteroanamnese verwijzend`,
  ),
  particles:
    setOf(`van von vande vanden vander de den der des ter ten te 't t 's het in op aan uit el al ul ben bin bint ibn abu abou abd ait
    ould o d' l' da do dos das di del della du la le les las los san st st. sint zu zum zur af und y e vd vdr v/d`),
  particlePhrases: phrasesOf("v . d .|v . d|v / d|v .|d .|' t|' s|’ t|’ s|V . d ."),
  openingParticles:
    setOf(`van von vande vanden vander de den der des ter ten 't el al ul ben bin bint ibn abu abou ait ould da do dos das di del della
    du la le les las los san vd vdr`),
  ties: setOf(`in op aan uit van`),
  articles: setOf(`de het des les la le los las el`),
  stops: setOf("geb geboren geboortedatum tel mob adres afd afdeling kamer bed bsn"),
  functionWords: LISTS.set("function-words"),
  siteBefore:
    setOf(`mc grz elv wzc umc uz az ggz ggd universiteit hogeschool hotel universitair st sint afdeling afd locatie gebouw paviljoen vleugel
    straat radio krant dagblad weekblad tijdschrift omroep zender sporthal zwembad wijkcentrum dorpshuis buurthuis kasteel camping`),
  siteBeforeEnding:
    /(?:ziekenhuis|verpleeghuis|verzorgingshuis|centrum|hospice|kliniek|gasthuis|apotheek|stichting|residentie|huize|instelling|locatie|dagverblijf|unit|revalidatie|thuiszorg|school|praktijk)$/,
  siteEnding:
    /(?:straat|laan|weg|plein|gracht|kade|singel|dreef|hof|steeg|dijk|pad|ziekenhuis|kliniek|gasthuis|hospitaal|medisch|centrum|apotheek|stichting|college|school|instituut|verpleeghuis|zorgcentrum|huis|mc|umc)$/u,
  beds: setOf(`bed kamer kmr box`),
  eponymNouns: LISTS.set("makers", "eponym-nouns"),
  conditionCues: phrasesOf(
    "verdenking|verdenking op|dd|diagnose|bekend met|past bij|passend bij|status na|beeld van|tekenen van|verdenking :|diagnose :|dd :",
  ),
  medicalWords: new Set([
    ...LISTS.phrases("shortened", "products"),
    ...SHARED.phrases("further-things"),
    ...LISTS.set("medical-words"),
  ]),
  medicalEnding:
    /(?:ie|isch|ische|aal|ale|eel|iek|itis|ose|test|proef|scopie|emie|urie|gram|icum|ine|ol|pril|mab|nib|zuur|um|us|sis|atie|air|aire|loze)$/,
  siteCues: setOf("op"),
  placeBefore:
    setOf(`in te uit naar nabij rond omgeving regio gemeente provincie stad dorp richting vanuit via woonachtig wonend wonende omstreken
    buiten woonplaats geboorteplaats plaats tot hartje centrum oud nieuw afkomstig geboren opgegroeid platteland eiland verblijf
    reis vakantie verhuisd`),
  residing: setOf(
    "woont wonen wonend wonende woonde woonachtig verhuisd verhuist verhuisde geboren afkomstig opgegroeid gevlucht verblijft logeert familie vakantie",
  ),
  directions: setOf("noord zuid oost west centrum midden noordoost noordwest zuidoost zuidwest"),
  cues: LISTS.phrases("cues"),
  weakCues:
    setOf(`bij met door aan voor namens volgens vlgs en of is was heeft had naar tegen over dat als want maar sprak iom i.o.m
    overleg vraag dd ivm`),
  personVerbs: LISTS.set("person-verbs"),
  thingVerbs: LISTS.set("thing-verbs"),
  usualSurnames: setOf(
    `faber hartmann weber franken evans smith stevens lambert fontaine mathieu pauwels brown hoffman hoffmann schoemaker maier werner wolff becker heller mees
    kramer philips wellens wilms denys carpentier adams dewinter bijsterveld huet oort donders kuster`,
  ),
  streetEnding: /(?:straat|laan|plein|gracht|singel)$/,
  // In Omaha's classification nearly every home care team writes.
  cuedPlaces: setOf("vs nl vk omaha"),
  doings: DUTCH_DOINGS,
  beforeVerb: setOf("niet ook nog zelf wel zich weer net nu al"),
  speech:
    setOf(`zegt zei aldus volgens vlgs vertelt vertelde verklaart verklaarde meent meende vindt vond antwoordt antwoordde vraagt vroeg
    lacht zucht besluit oordeelt benadrukt benadrukte bevestigt bevestigde waarschuwt waarschuwde reageert reageerde geeft weet
    stelt stelde erkent erkende belooft`),
  signatureBefore:
    setOf(`door geaccordeerd geautoriseerd genoteerd paraaf par vpk ft fysio notulist arts groet groeten gr mvg wg get getekend namens
    ha huisarts aios verpleegkundige logopedist dietist auteur collega handtekening opsteller rapporteur zaalarts ondertekend
    ingevuld geschreven steller evv`),
  noSignature:
    setOf(`seh ic ccu icu ok mc pa vs kno mdl ggz paaz nicu hc mcu pacu ehh aoa umc azg amc lumc vumc huh spv gz mdo od nd vd dd dr ad
    lo po vg hb rr tpv iv sc ap bp le ri li re poh grz elv let ivm iom rvo rvk ha vpk`),
  longInitial: /^(?:Th|Ch|Ph|IJ|Ij|Sj|Tj|Fr|Joh|Wm|Alb|Chr|Jac|Ant|Corn|Gerh|Herm|St|Ad|Ed|Yv|Kl|Hk|Tr|Kr)$/u,
  genitive: "plain",
  hasPluralApostrophe: true,
  thingNames: [
    ...SHARED.phrases(
      "organisation-names",
      "eponym-pairs",
      "further-pairs",
      "named-after-places everywhere",
      "named-after-places dutch",
    ),
    ...LISTS.phrases("things sites", "things firms", "things pastimes", "things medical"),
    // A "Sint Lucas" in two words is a site's noun and a name.
    ...LISTS.phrases("saints").flatMap((saint) => [`sint - ${saint}`, `st - ${saint}`, `st . ${saint}`]),
  ],
  animals: LISTS.set("animals"),
  siteMoves: LISTS.phrases("site-moves"),
  furtherEponyms: DUTCH_EPONYMS,
  namedNouns: new Set([...SHARED.phrases("company-nouns"), ...LISTS.phrases("thing-nouns")]),
  signOffFirsts: setOf(
    `met vriendelijke collegiale hartelijke beste vr coll hoogachtend m mv mc mvg mcg groet groeten groetjes gr grtjs paraaf handtekening w was getekend ondertekend namens dank bij alvast`,
  ),
  signOff:
    /^[^\p{L}\p{N}]*(?:met\s+groet(?:en)?|(?:met\s+)?(?:vriendelijke|collegiale|hartelijke|beste|vr\.?|coll\.?)\s+(?:collegiale\s+)?(?:groet(?:en)?|gr\.?|hoogachting)|hoogachtend|m\.?v\.?g\.?|m\.?c\.?g\.?|groet(?:en|jes)?|gr\.?|grtjs|paraaf|handtekening|w\.\s?g\.?|was getekend|getekend|ondertekend|namens|dank(?: alvast)?|bij voorbaat dank|alvast bedankt)(?![\p{L}])[^\p{L}\p{N}]*(?:(?:door|namens|van)(?!\p{L}))?[^\p{L}\p{N}]*/u,
});
