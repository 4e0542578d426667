import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { DUTCH_DOINGS } from "./doings.ts";
import { DUTCH_EPONYMS } from "./eponyms.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-nl");

/** How Dutch notes introduce names. */
export const DUTCH_NAMES: NameWords = Object.freeze({
  titles: LISTS.set("titles"),
  weakTitles: setOf(`heer mr ir ing lic hr fam familie`),
  titleEndings: setOf("en"),
  interpreters: setOf("tolk tolken telefoontolk tolkentelefoon"),
  speaking: setOf("spreekt sprak spreken begrijpt begreep verstaat praat beheerst taal talen moedertaal voertaal"),
  kin: LISTS.set("kin"),
  fieldNames: LISTS.set("field-names"),
  addressing: LISTS.set("addressing"),
  possessive: setOf("van"),
  roles: LISTS.set("roles"),
  looseFields: LISTS.set("loose-fields"),
  particles: LISTS.set("particles"),
  particlePhrases: phrasesOf("v . d .|v . d|v / d|v .|d .|' t|' s|’ t|’ s|V . d ."),
  openingParticles: LISTS.set("opening-particles"),
  ties: setOf(`in op aan uit van`),
  articles: setOf(`de het des les la le los las el`),
  stops: setOf("geb geboren geboortedatum tel mob adres afd afdeling kamer bed bsn"),
  functionWords: LISTS.set("function-words"),
  siteBefore: LISTS.set("site-before"),
  siteBeforeEnding:
    /(?:ziekenhuis|verpleeghuis|verzorgingshuis|centrum|hospice|kliniek|gasthuis|apotheek|stichting|residentie|huize|instelling|locatie|dagverblijf|unit|revalidatie|thuiszorg|school|praktijk)$/,
  siteEnding:
    /(?:straat|laan|weg|plein|gracht|kade|singel|dreef|hof|steeg|dijk|pad|ziekenhuis|kliniek|gasthuis|hospitaal|medisch|centrum|apotheek|stichting|college|school|instituut|verpleeghuis|zorgcentrum|huis|mc|umc)$/u,
  beds: setOf(`bed kamer kmr box`),
  eponymNouns: LISTS.set("makers", "eponym-nouns"),
  conditionCues: LISTS.phrases("condition-cues"),
  medicalWords: new Set([
    ...LISTS.phrases("shortened", "products"),
    ...SHARED.phrases("further-things"),
    ...LISTS.set("medical-words"),
  ]),
  medicalEnding:
    /(?:ie|isch|ische|aal|ale|eel|iek|itis|ose|test|proef|scopie|emie|urie|gram|icum|ine|ol|pril|mab|nib|zuur|um|us|sis|atie|air|aire|loze)$/,
  siteCues: setOf("op"),
  placeBefore: LISTS.set("place-before"),
  residing: LISTS.set("residing"),
  directions: setOf("noord zuid oost west centrum midden noordoost noordwest zuidoost zuidwest"),
  cues: LISTS.phrases("cues"),
  weakCues: LISTS.set("weak-cues"),
  personVerbs: LISTS.set("person-verbs"),
  thingVerbs: LISTS.set("thing-verbs"),
  usualSurnames: LISTS.set("usual-surnames"),
  // In Omaha's classification nearly every home care team writes.
  cuedPlaces: setOf("vs nl vk omaha"),
  doings: DUTCH_DOINGS,
  beforeVerb: setOf("niet ook nog zelf wel zich weer net nu al"),
  speech: LISTS.set("speech"),
  signatureBefore: LISTS.set("signature-before"),
  noSignature: LISTS.set("no-signature"),
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
  siteMoves: LISTS.phrases("site-moves"),
  furtherEponyms: DUTCH_EPONYMS,
  namedNouns: new Set([...SHARED.phrases("company-nouns"), ...LISTS.phrases("thing-nouns")]),
  signOffFirsts: LISTS.set("sign-off-firsts"),
  signOff:
    /^[^\p{L}\p{N}]*(?:met\s+groet(?:en)?|(?:met\s+)?(?:vriendelijke|collegiale|hartelijke|beste|vr\.?|coll\.?)\s+(?:collegiale\s+)?(?:groet(?:en)?|gr\.?|hoogachting)|hoogachtend|m\.?v\.?g\.?|m\.?c\.?g\.?|groet(?:en|jes)?|gr\.?|grtjs|paraaf|handtekening|w\.\s?g\.?|was getekend|getekend|ondertekend|namens|dank(?: alvast)?|bij voorbaat dank|alvast bedankt)(?![\p{L}])[^\p{L}\p{N}]*(?:(?:door|namens|van)(?!\p{L}))?[^\p{L}\p{N}]*/u,
});
