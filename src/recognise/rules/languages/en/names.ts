import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { ENGLISH_OPENERS } from "./openers.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-en");

/** How English notes introduce names. */
export const ENGLISH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`mr mrs ms miss mx dr drs prof professor doctor sir dame lord lady rev reverend sister nurse master judge
    captain imam rabbi cllr sgt canon`),
  weakTitles: setOf(
    "sir dame lord lady sister nurse master doctor professor judge captain rev imam rabbi cllr sgt canon",
  ),
  titleEndings: setOf(""),
  roles: LISTS.set("roles"),
  interpreters: setOf("interpreter interpreters translator"),
  speaking: setOf("speaks spoke speaking speak understands understand language languages lang fluent"),
  kin: LISTS.set("kin"),
  looseFields: setOf(
    "patient mother father husband wife son daughter partner parent contact carer caregiver to from provider assistant resident intern nurse attention",
  ),
  particles: setOf(
    "de del della di da van von der den la le du st st. mac mc o' o al el ben bin ibn abu binti bint y dos das ap ferch ni nic zu ten ter",
  ),
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
  animals: LISTS.set("animals"),
  productNouns: LISTS.set("pets"),
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
  lettered: setOf(
    "vit vitamin hep hepatitis type class grade stage group grp factor protein category influenza flu strep",
  ),
  siteCues: setOf("on at"),
  siteMoves: LISTS.phrases("site-moves", "goods-cues"),
  openers: ENGLISH_OPENERS,
  placeBefore: LISTS.set("place-before"),
  residing:
    setOf(`live lives living lived resides residing resident born moved moving relocated emigrated raised grew originally native hails family holiday trip stays
    staying`),
  stateCodes:
    setOf(`al ak az ar ca co ct de fl ga hi id il ia ks ky la ma md mi mn mo mt nc nd ne nh nj nm nv ny oh ok ri sd tn tx ut va vt wa wi wv wy dc
    on bc ab qc mb sk ns nb nsw vic qld tas act`),
  sureStateCodes: setOf(`az ar fl ga ks ky mn mo mt nc nd ne nh nj nm nv ny oh sd tn tx ut vt wa wi wv wy mb nsw qld`),
  shortStates: setOf("ala alta ark conn del ill ind man mass me miss mo mont ore que tas tex vic wash wis"),
  sureShortStates: setOf(
    `ariz calif colo fla ida kan kans mich minn neb nebr nev okla oreg penna tenn wisc wyo ont sask nfld`,
  ),
  articledPlaces: setOf("us uae"),
  particlePhrases: [],
  ties: setOf(`of`),
  articles: setOf(`the la le el al`),
  functionWords: LISTS.set("function-words"),
  conditionCues:
    phrasesOf(`diagnosed with|treated with|consistent with|suggestive of|known|hx of|h / o|history of|pmh|pmhx|pmh of|dx|dx of|background of|allergic to|started
    on|started|commenced|continue|stop|on|given|prescribed|query|likely|? |dose of|tablets of|course of|cream`),
  illnessCues: phrasesOf(
    `diagnosed with|diagnosis of|suggestive of|consistent with|hx of|h / o|history of|pmh|pmhx|pmh of|pmh :|pmhx :|dx|dx of|dx :|background of|known to have|suspected|probable`,
  ),
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
  thingVerbs:
    setOf(`is was has had will needs needed presents presented works worked managed returned went goes leaves left takes took gave gives
    arrived came comes seen settled stands lies lay calls called to walks suggests gets got able unable remains remained
    continues stays`),
  ownedKin: setOf(
    "family wife husband partner daughter son mother father mum dad brother sister parents sons daughters",
  ),
  beforeVerb:
    setOf(`not also still now then just has have had was is did does didn't doesn't isn't wasn't been will would who kindly again really
    very`),
  speech: setOf(``),
  signatureBefore: setOf(`signed sn rn hca dr by ot pt sho reg per`),
  noSignature:
    setOf(`icu itu hdu ed er gp ot pt slt mdt nhs uti dvt pe mi cva tia copd bp hr rr ca cp sob nbm po iv im sc od bd td qds prn mrn dob
    nok rv fu hx rx dx tx fh sh ok am pm us ct mr mri ecg echo fbc ue lft crp inr gcs ews news pmh dnr cpr ted rn hca sn ho en ob
    abd wob wn th nad nkda`),
  shortName: /^(?:Wm|Jas|Chas|Geo|Thos|Jos|Robt|Edw|Alex|St)$/u,
  genitive: "plain",
  signOffFirsts: setOf(
    `with kind kindest best warm warmest many regards yours sincerely signed electronically digitally thank thanks respectfully cheers`,
  ),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) (?:regards|wishes|thanks)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|signed(?: by)?|(?:electronically|digitally) signed(?: by)?|thank you|thanks|respectfully|cheers|best)(?!\p{L})[^\p{L}\p{N}]*/u,
});
