import { type NameWords, setOf } from "../../engine/name-words.ts";
import { ENGLISH_OPENERS } from "./openers.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-en");

/** How English notes introduce names. */
export const ENGLISH_NAMES: NameWords = Object.freeze({
  titles: LISTS.set("titles"),
  weakTitles: LISTS.set("weak-titles"),
  titleEndings: setOf(""),
  roles: LISTS.set("roles"),
  interpreters: setOf("interpreter interpreters translator"),
  speaking: setOf("speaks spoke speaking speak understands understand language languages lang fluent"),
  kin: LISTS.set("kin"),
  looseFields: LISTS.set("loose-fields"),
  particles: LISTS.set("particles"),
  openingParticles: setOf("de del della di da van von la le du st mac mc al el ben bin abu"),
  stops: LISTS.set("stops"),
  siteBefore: LISTS.set("site-before"),
  // Behind the name that a house, street, school or firm bears, with a capital.
  siteEnding:
    /^(?:place|park|hall|cottage|grange|lodge|manor|academy|college|infirmary|hospice|pharmacy|church|chapel|gym|library|museum|stadium|station|airport|road|rd|street|court|house|houses|mews|ave|drive|boulevard|villas?|towers?|heights|trees|oaks|elms|farm|farms|foods|centre|center|school|schools|university|general|clinic|surgery|pharmacy|chemist|theatre|theater|foundation|trust|council|library|hotel|arms|club|fc|united|rovers|albion|athletic|wanderers|homecare|taxis|coaches|solicitors|airport|station|prison|barracks|memorial|fellowship|estate|square|sq|terr|tce|cres|gdns|annexe|annex|precinct|parade|wharf|bakery|brewery|zoo|gallery|nurseries|garage|bookshop|hostel|refuge)$/,
  beds: setOf(`bed bay room rm side cubicle chair`),
  tellsRepeats: true,
  signsBehindCues: true,
  noInitials: LISTS.set("no-initials"),
  calledRelations: setOf("gran nan nana nanna granny mam mum dad pop nanny"),
  possessives: setOf("his her their"),
  months: setOf(`jan feb mar apr may jun jul aug sep sept oct nov dec`),
  eponymNouns: LISTS.set("eponym-nouns"),
  namedNouns: LISTS.set("thing-nouns", "named-nouns"),
  placeGoods: LISTS.set("place-goods"),
  placeScales: LISTS.set("place-scales"),
  ownedNouns: LISTS.set("owned-nouns"),
  furtherEponyms: new Set([...SHARED.phrases("further-eponyms"), ...LISTS.set("eponyms rare", "eponyms usual")]),
  usualSurnames: new Set([
    ...SHARED.phrases("usual-english-surnames"),
    ...LISTS.set("eponyms usual", "usual-surnames"),
  ]),
  thingNames: [
    ...SHARED.phrases(
      "eponym-pairs",
      "organisation-names",
      "further-pairs",
      "named-after-places everywhere",
      "named-after-places english",
    ),
    ...LISTS.phrases("things sites", "things daily", "things medical", "overseas-sites", "overseas-things"),
    ...LISTS.phrases(
      "further-things sites",
      "further-things firms",
      "further-things pastimes",
      "further-things medical",
    ),
    ...LISTS.phrases("sayings", "days-and-laws", "brands-of-words", "goods", "works inns", "works songs", "works"),
    ...LISTS.phrases("works household", "works ward", "thing-names"),
  ],
  siteCues: setOf("on at"),
  siteMoves: LISTS.phrases("site-moves", "goods-cues"),
  openers: ENGLISH_OPENERS,
  placeBefore: LISTS.set("place-before"),
  residing: LISTS.set("residing"),
  stateCodes: LISTS.set("state-codes"),
  sureStateCodes: setOf(`az ar fl ga ks ky mn mo mt nc nd ne nh nj nm nv ny oh sd tn tx ut vt wa wi wv wy mb nsw qld`),
  shortStates: setOf("ala alta ark conn del ill ind man mass me miss mo mont ore que tas tex vic wash wis"),
  sureShortStates: LISTS.set("sure-short-states"),
  articledPlaces: setOf("us uae"),
  particlePhrases: [],
  ties: setOf(`of`),
  articles: setOf(`the la le el al`),
  functionWords: LISTS.set("function-words"),
  conditionCues: LISTS.phrases("condition-cues"),
  illnessCues: LISTS.phrases("illness-cues"),
  medicalWords: new Set([
    ...LISTS.phrases("shortened", "overseas-brands", "products", "brands", "shops"),
    ...SHARED.phrases("further-things"),
    ...LISTS.set("medical-words"),
  ]),
  medicalEnding:
    /(?:itis|osis|emia|uria|gram|scopy|tomy|ectomy|ol|ine|in|azole|pril|mab|nib|ing|ed|ly|tion|ment|ness|ic|al|ous|ive|able|ity|ism|logy|pam|ate|ide)$/,
  cues: LISTS.phrases("cues"),
  weakCues: setOf(`with to by for from and of re about w & via than or`),
  personVerbs: LISTS.set("person-verbs"),
  thingVerbs: LISTS.set("thing-verbs"),
  ownedKin: LISTS.set("owned-kin"),
  beforeVerb: LISTS.set("before-verb"),
  speech: setOf(``),
  signatureBefore: setOf(`signed sn rn hca dr by ot pt sho reg per`),
  noSignature: LISTS.set("no-signature"),
  shortName: /^(?:Wm|Jas|Chas|Geo|Thos|Jos|Robt|Edw|Alex|St)$/u,
  genitive: "plain",
  signOffFirsts: LISTS.set("sign-off-firsts"),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) (?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|signed(?: by)?|(?:electronically|digitally) signed(?: by)?|thank you|thanks|respectfully|cheers|best)(?!\p{L})[^\p{L}\p{N}]*/u,
});
