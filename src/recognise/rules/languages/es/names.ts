import { type NameWords, setOf } from "../../engine/name-words.ts";
import { SPANISH_OPENERS } from "./openers.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const SHARED = openShippedLists("rules");
const LISTS = openShippedLists("rules-es");

/** How Spanish notes introduce names. */
export const SPANISH_NAMES: NameWords = Object.freeze({
  titles: LISTS.set("titles"),
  weakTitles: setOf("d don dona senor senora due enf lic ing doctor doctora profesor profesora mr mrs"),
  titleEndings: setOf("a ª as"),
  roles: LISTS.set("roles"),
  interpreters: setOf("interprete interpretes traductor traductora mediador mediadora"),
  speaking: setOf("habla hablan hablaba entiende comprende idioma idiomas lengua"),
  kin: LISTS.set("kin"),
  fieldNames: LISTS.set("field-names"),
  addressing: LISTS.set("addressing"),
  possessive: setOf("de del"),
  looseFields: LISTS.set("loose-fields"),
  particles: LISTS.set("particles"),
  openingParticles: setOf("de del la van von di da do dos el al ben mac mc san d'"),
  stops: LISTS.set("stops"),
  siteBefore: LISTS.set("site-before"),
  eponymNouns: LISTS.set("eponym-nouns"),
  namedNouns: setOf(`score test scale sign index`),
  ownedNouns: LISTS.set("owned-nouns"),
  furtherEponyms: SHARED.set("further-eponyms", "romance-eponyms", "romance-makers"),
  usualSurnames: new Set([...SHARED.phrases("usual-romance-names"), ...LISTS.set("usual-surnames")]),
  beds: setOf(`cama hab habitacion box`),
  tellsRepeats: true,
  months: setOf(`ene feb mar abr may jun jul ago sep sept oct nov dic`),
  isRomance: true,
  results: LISTS.set("results"),
  thingNames: [
    ...SHARED.phrases(
      "romance-works spanish",
      "eponym-pairs",
      "organisation-names",
      "further-pairs",
      "named-after-places everywhere",
      "named-after-places spanish",
    ),
    ...LISTS.phrases("things thing-names", "thing-names"),
  ],
  siteCues: setOf("en"),
  siteMoves: LISTS.phrases("site-moves"),
  openers: SPANISH_OPENERS,
  placeBefore: LISTS.set("place-before"),
  residing: LISTS.set("residing"),
  particlePhrases: [],
  ties: setOf(`de del`),
  articles: setOf(`la las los el lo le`),
  functionWords: LISTS.set("function-words"),
  conditionCues: LISTS.phrases("condition-cues"),
  medicalWords: new Set([
    ...LISTS.phrases("shortened"),
    ...SHARED.phrases("further-things", "romance-brands", "romance-things"),
    ...LISTS.set("medical-words"),
  ]),
  medicalEnding:
    /(?:itis|osis|emia|uria|grama|scopia|tomia|ectomia|ol|ina|ino|azol|prazol|pril|mab|nib|al|ico|ica|ado|ada|ando|iendo|cion|mente|ismo|logia|pam|ato|uro|ido|ida)$/,
  cues: LISTS.phrases("cues"),
  weakCues: setOf(`con a por y e para sobre ante de segun que ni`),
  personVerbs: LISTS.set("person-verbs"),
  thingVerbs: LISTS.set("thing-verbs"),
  beforeVerb: setOf(`de no se ya le lo la me nos tambien solo aun hoy ayer ha han esta muy si si`),
  speech: setOf(`segun`),
  signatureBefore: setOf(`fdo firmado firma atte enf due aux dr dra residente r1 r2 r3 r4 mir`),
  noSignature: LISTS.set("no-signature"),
  longInitial: /^(?:Mª|M\.ª|Fº|Gª)$/u,
  shortName:
    /^(?:Mª|Fco|Fca|Fdo|Gª|Gcía|Fdez|Fernz|Hdez|Hnez|Mtnez|Mtez|Mnez|Rguez|Rdguez|Rdez|Glez|Gzlez|Gnzlez|Gmez|Lpez|Pz|Prz|Sánchz|Jmnez|Jmez|Dguez|Vzquez|Alvz|Sta|Sto)$/iu,
  signOffFirsts: setOf(`atentamente atte un cordial afectuoso atento saludos cordialmente firmado fdo firma`),
  signOff:
    /^[^\p{L}\p{N}]*(?:atentamente|atte|(?:un )?(?:cordial|afectuoso|atento) saludo|saludos(?: cordiales)?|un saludo|cordialmente|firmado(?: por)?|fdo|firma)(?!\p{L})[^\p{L}\p{N}]*/u,
});
