import { type NameWords, setOf } from "../../engine/name-words.ts";
import { ITALIAN_OPENERS } from "./openers.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-it");

/** How Italian notes introduce names. */
export const ITALIAN_NAMES: NameWords = Object.freeze({
  titles: LISTS.set("titles"),
  weakTitles: setOf("signore signori inf ost ing don padre dottore professore rag"),
  titleEndings: setOf("ra ssa na ri rina re ri.na"),
  roles: LISTS.set("roles"),
  provinceCodes: LISTS.set("province-codes"),
  provinceWords: setOf("prov provincia"),
  interpreters: setOf("interprete interpreti traduttore traduttrice mediatore mediatrice"),
  speaking: setOf("parla parlano parlava capisce comprende lingua lingue"),
  kin: LISTS.set("kin"),
  fieldNames: LISTS.set("field-names"),
  addressing: LISTS.set("addressing"),
  possessive: setOf("di del della dello"),
  looseFields: LISTS.set("loose-fields"),
  particles: LISTS.set("particles"),
  openingParticles: setOf("de del della dello dei degli di da dal dalla d' la lo li van von el al san"),
  stops: LISTS.set("stops"),
  siteBefore: LISTS.set("site-before"),
  eponymNouns: LISTS.set("eponym-nouns"),
  namedNouns: setOf(`score test scale sign index`),
  ownedNouns: LISTS.set("owned-nouns"),
  furtherEponyms: SHARED.set("further-eponyms", "romance-eponyms", "romance-makers"),
  usualSurnames: new Set([...SHARED.phrases("usual-romance-names"), ...LISTS.set("usual-surnames")]),
  beds: setOf(`letto lt stanza camera box`),
  tellsRepeats: true,
  months: setOf(`gen feb mar apr mag giu lug ago set ott nov dic`),
  agents: setOf(`da dal dalla dallo dai dalle con`),
  isRomance: true,
  results: LISTS.set("results"),
  thingNames: [
    ...SHARED.phrases(
      "romance-works italian",
      "eponym-pairs",
      "organisation-names",
      "further-pairs",
      "named-after-places everywhere",
      "named-after-places italian",
    ),
    ...LISTS.phrases("things thing-names", "thing-names"),
  ],
  siteCues: setOf("al in nel presso"),
  siteMoves: LISTS.phrases("site-moves"),
  openers: ITALIAN_OPENERS,
  placeBefore: LISTS.set("place-before"),
  residing: LISTS.set("residing"),
  particlePhrases: [],
  ties: setOf(`di da dal dalla dallo dai del della al alla`),
  articles: setOf(`il lo la i gli le l' un uno una un'`),
  functionWords: LISTS.set("function-words"),
  conditionCues: LISTS.phrases("condition-cues"),
  medicalWords: new Set([
    ...LISTS.phrases("shortened"),
    ...SHARED.phrases("further-things", "romance-brands", "romance-things"),
    ...LISTS.set("medical-words"),
  ]),
  medicalEnding:
    /(?:ite|osi|emia|uria|gramma|scopia|tomia|ectomia|olo|ina|ino|azolo|pril|mab|nib|ale|ico|ica|ato|ata|ando|endo|zione|mente|ismo|logia|pam|uro|ito|ita|uto|uta)$/,
  cues: LISTS.phrases("cues"),
  weakCues: setOf(`con a ad da di e ed per su tra presso secondo dal dalla al alla del della che`),
  personVerbs: LISTS.set("person-verbs"),
  thingVerbs: LISTS.set("thing-verbs"),
  beforeVerb: setOf(`non si ha e e ne lo la mi ci anche ancora oggi ieri sempre ora molto piu`),
  speech: setOf(`secondo`),
  signatureBefore: setOf(`firmato firma f.to inf oss dr dott`),
  noSignature: LISTS.set("no-signature"),
  shortName: /^(?:G|Gius|Ant|Fr|Franc|Giov|Gio|M)$/u,
  signOffFirsts: setOf(`con cordiali distinti cari cordialmente cordialita in firmato f fto firma il un saluti`),
  signOff:
    /^[^\p{L}\p{N}]*(?:(?:con )?(?:cordiali|distinti|cari) saluti|cordialmente|cordialita|in fede|firmato(?: da)?|f\.?to|firma|il medico(?: curante| refertante)?|un (?:cordiale|caro) saluto|saluti)(?!\p{L})[^\p{L}\p{N}]*/u,
});
