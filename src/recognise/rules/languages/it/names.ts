import { type NameWords, setOf } from "../../engine/name-words.ts";
import { ITALIAN_SHORTENED } from "./shortened-words.ts";
import { ITALIAN_OPENERS, ITALIAN_SITE_MOVES, ITALIAN_THING_NAMES } from "./things.ts";
import {
  ITALIAN_ANIMALS,
  ITALIAN_LETTERED,
  ITALIAN_OWNED_PRODUCTS,
  ITALIAN_PRODUCT_NOUNS,
  ITALIAN_RESULTS,
} from "./nouns.ts";
import { EPONYM_PAIRS } from "../eponyms.ts";
import { FURTHER_EPONYMS, FURTHER_PAIRS } from "../further-eponyms.ts";
import { FURTHER_THINGS } from "../further-things.ts";
import { ROMANCE_BRANDS, ROMANCE_MAKERS } from "../romance-brands.ts";
import { ITALIAN_WORKS } from "../romance-works.ts";
import { ROMANCE_EPONYMS, USUAL_ROMANCE_NAMES } from "../romance-eponyms.ts";
import { ROMANCE_THINGS } from "../romance-things.ts";
import { NAMED_AFTER_PLACES } from "../named-after-places.ts";
import { ORGANISATION_NAMES } from "../organisations.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-it");

/** How Italian notes introduce names. */
export const ITALIAN_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`sig signor signora signorina signori sig.ra dott dottor dottore dottoressa dr dssa dr.ssa prof professor
    professore professoressa avv ing geom rag sigra signra dottssa inf ost suor don padre`),
  weakTitles: setOf("signore signori inf ost ing don padre dottore professore rag"),
  titleEndings: setOf("ra ssa na ri rina re ri.na"),
  roles: LISTS.set("roles"),
  provinceCodes: LISTS.set("province-codes"),
  provinceWords: setOf("prov provincia"),
  interpreters: setOf("interprete interpreti traduttore traduttrice mediatore mediatrice"),
  speaking: setOf("parla parlano parlava capisce comprende lingua lingue"),
  kin: LISTS.set("kin"),
  looseFields: setOf(
    "paziente madre padre moglie marito figlio figlia contatto familiare caregiver responsabile direttore",
  ),
  particles: setOf(
    "de del della dello dei degli delle di da dal dalla dalle d' la lo li le san santa van von der ben el e",
  ),
  openingParticles: setOf("de del della dello dei degli di da dal dalla d' la lo li van von el al san"),
  stops: LISTS.set("stops"),
  siteBefore: LISTS.set("site-before"),
  eponymNouns: LISTS.set("eponym-nouns"),
  namedNouns: setOf(`score test scale sign index`),
  ownedNouns: LISTS.set("owned-nouns"),
  furtherEponyms: new Set([...FURTHER_EPONYMS, ...ROMANCE_EPONYMS, ...ROMANCE_MAKERS]),
  usualSurnames: new Set([...USUAL_ROMANCE_NAMES, ...LISTS.set("usual-surnames")]),
  beds: setOf(`letto lt stanza camera box`),
  tellsRepeats: true,
  months: setOf(`gen feb mar apr mag giu lug ago set ott nov dic`),
  agents: setOf(`da dal dalla dallo dai dalle con`),
  animals: ITALIAN_ANIMALS,
  isRomance: true,
  productNouns: ITALIAN_PRODUCT_NOUNS,
  ownedProducts: ITALIAN_OWNED_PRODUCTS,
  results: ITALIAN_RESULTS,
  lettered: ITALIAN_LETTERED,
  thingNames: [
    ...ITALIAN_WORKS,
    ...EPONYM_PAIRS,
    ...ORGANISATION_NAMES,
    ...FURTHER_PAIRS,
    ...NAMED_AFTER_PLACES.it,
    ...ITALIAN_THING_NAMES,
    ...LISTS.phrases("thing-names"),
  ],
  siteCues: setOf("al in nel presso"),
  siteMoves: ITALIAN_SITE_MOVES,
  openers: ITALIAN_OPENERS,
  placeBefore: LISTS.set("place-before"),
  residing: LISTS.set("residing"),
  particlePhrases: [],
  ties: setOf(`di da dal dalla dallo dai del della al alla`),
  articles: setOf(`il lo la i gli le l' un uno una un'`),
  functionWords: LISTS.set("function-words"),
  conditionCues: LISTS.phrases("condition-cues"),
  medicalWords: new Set([
    ...ITALIAN_SHORTENED,
    ...FURTHER_THINGS,
    ...ROMANCE_BRANDS,
    ...ROMANCE_THINGS,
    ...LISTS.set("medical-words"),
  ]),
  medicalEnding:
    /(?:ite|osi|emia|uria|gramma|scopia|tomia|ectomia|olo|ina|ino|azolo|pril|mab|nib|ale|ico|ica|ato|ata|ando|endo|zione|mente|ismo|logia|pam|uro|ito|ita|uto|uta)$/,
  cues: LISTS.phrases("cues"),
  weakCues: setOf(`con a ad da di e ed per su tra presso secondo dal dalla al alla del della che`),
  personVerbs: LISTS.set("person-verbs"),
  thingVerbs:
    setOf(`e ha aveva era sta stava va viene deve puo fa fatto presenta mostra migliora peggiora continua resta rimane necessita
    richiede indica conferma prende preso porta esegue sale scende lascia`),
  beforeVerb: setOf(`non si ha e e ne lo la mi ci anche ancora oggi ieri sempre ora molto piu`),
  speech: setOf(`secondo`),
  signatureBefore: setOf(`firmato firma f.to inf oss dr dott`),
  noSignature:
    setOf(`pz ps pa fc ca tc rm rx eco ecg pcr ves tsh hb ev im sc os bpco ima ictus tia dm ipa ic fa tvp ep utic uti ok no si asl ats
    rsa adi uo bo dh eo so ti sos oss inf mmg mdg sng cvc picc pdta eg ee dx sx aa arti aaii aass pao fr spo dtx nas vas nrs`),
  shortName: /^(?:G|Gius|Ant|Fr|Franc|Giov|Gio|M)$/u,
  signOffFirsts: setOf(`con cordiali distinti cari cordialmente cordialita in firmato f fto firma il un saluti`),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:con )?(?:cordiali|distinti|cari) saluti|cordialmente|cordialita|in fede|firmato(?: da)?|f\.?to|firma|il medico(?: curante| refertante)?|un (?:cordiale|caro) saluto|saluti)(?!\p{L})[^\p{L}\p{N}]*/u,
});
