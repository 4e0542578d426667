/**
 * What speaks for and against a name that only a model found, in points; {@link ENOUGH} of them keep it. Set on notes made by
 * the generator, on the development notes in four languages and on newspapers, and rounded: no model's scores are fitted.
 */
export const POINTS = Object.freeze({
  // What the lists know of a word; of several words the best counts.
  sureGiven: 5,
  sureLocal: 4,
  sureName: 3,
  ordinaryGiven: 2,
  ordinaryName: 1,
  unknown: 2,
  compound: 0.5,
  ordinary: -0.75,
  medical: -3,
  medicalGiven: 3,
  medicine: -3,
  /** A thing, medicine or term that no list of names has: also where it does what people do ("Lixiana stopped by GP"). */
  term: -6.5,
  nationality: -1,
  /** "Ukrainian", "Turkse": who comes from a place is none. */
  nationalityAsPlace: -2.5,
  /** "S slaapt", "E decomp": the letter of what a line is about, in a note whose lines begin so. */
  heading: -10.5,
  /** "ho trovato", "Lei non parla": a Ho or Lei would be rarer. */
  grammar: -10.5,
  /** "Mamá": behind another of its kind too ("pediatra infettivologo"). */
  roleWord: -4.5,
  functionWord: -1.5,
  smallFunctionWord: -2.5,
  // Several words, or initials beside one.
  secondName: 1.5,
  secondWord: 0.5,
  /** "Silicone sock", "Clio v Mercedes": a word in small letters that no list has, where names have capitals. */
  smallWord: -3,
  initial: 1.5,
  /** "Valutaz. fisiatrica", "Maatsch. werk": a stop behind what no list has, where a sentence begins, and the sentence goes on. */
  abbreviated: -4,
  /** "EDD 17 Jan". */
  dated: -6.5,
  /** "O'Briens wife", "Fatima's sister": a listed name, also one that is an eponym. */
  hasKin: 6,
  /** "Gunnarsdóttir": letters that English words have not, in a word that no list has. */
  foreignLetter: 2,
  /** "18mo". */
  unit: -6.5,
  /** "van der velde", the particles in small letters too. */
  smallParticle: 2.25,
  // How it is written.
  roman: -5,
  symbol: -4,
  shortUpper: -4,
  shortUpperGiven: -1.5,
  /** "AvdB": no abbreviation is written so. */
  signature: 0,
  upper: -1,
  small: -3.5,
  smallGiven: -3,
  smallAsOthers: -1.5,
  caseless: -0.5,
  opensOrdinary: -1,
  /** "Mammapoli belt": where notes open with nouns that no list has for names, and that do what people do. */
  opensNoun: -3.5,
  opensUnknown: -0.5,
  /** "Mark on sacrum". */
  opensAsWord: -3,
  insideSentence: 0.5,
  // What stands round it.
  /** Stays, whatever else there is. */
  title: 6,
  relation: 3,
  cue: 3,
  weakCue: 0.5,
  /** A listed name behind the number of a bed. */
  bed: 2,
  personVerb: 3,
  thingVerb: 0.5,
  explained: 3,
  /** "Mees 4 jr": a listed name before an age. */
  aged: 3,
  glued: 1,
  repeated: 2.5,
  result: -2.5,
  number: -0.5,
  eponymNoun: -4,
  eponymNounBefore: -4,
  /** "Mowbray seat", "Hampton hump": the noun of what is called after somebody always. */
  namedNoun: -6.5,
  /** "Kemp's pos": a sign, with its result. */
  ownedResult: -6.5,
  /** "Daisy the cat", "Rex (dog)": also where it does what people do. */
  pet: -10.5,
  /** "tolk Turks", "speaks Twi". */
  language: -10.5,
  /** "Barbeau B. Allen": what a grade or side stands behind, and the next sentence. */
  gradeInside: -4,
  /** "Kleinert. Duran. Belfast.": members of a list are things more often than people. */
  ownSentence: -2,
  /** The same where a language's nouns were told apart: a sign, a test, a scale, and nothing that somebody has. */
  eponymNounSure: -6,
  site: -4,
  /** The same where a language's words for sites were measured, and behind "transferred to". */
  siteSure: -5,
  siteCue: -1,
  /** "Cherry Trees", "Albert Court": the noun of a house, street or school, with a capital. */
  siteBehind: -9,
  /** "gatto Argo dorme", "pane Barilla", and the noun found with the name: "Gatta Minù". */
  product: -10.5,
  article: -0.5,
  /** "estudian un Wilson", "removed a Foley": an eponym behind an indefinite article. */
  indefinite: -5,
  fieldOfThings: -2,
  /** "Marie Curie", "Ann Arbor". */
  thingName: -9,
  /** Among medicines, scales, signs and devices. */
  medicalList: -3.5,
  hyphenBehind: -2,
  /** Alone on its line: who signs, or a list of names. */
  ownLine: 1.5,
  /** On a last line, nothing beside it but a role, a time or whom it was discussed with. */
  signs: 5,
  /** The initials of somebody whom a rule found. */
  knownInitials: 5,
  /** Two or three capitals behind a preposition or the like, in a language that names people so. */
  shortCue: 1.25,
  /** In small letters where a sentence begins, in a note whose sentences have capitals; a verb behind it. */
  smallSubject: 1.5,
  /** Two or three capitals where a sentence begins, a verb behind them, in a language that names people so. */
  shortSubject: 2,
  condition: -1.5,
  /** The same where phrases of what a thing is done with were gathered: "lavaggi con". */
  conditionSure: -4,
  // A place.
  surePlace: 6,
  sharedPlace: 3,
  supportedPlace: 0.75,
  placeCue: 1,
  /** Where somebody lives or comes from. */
  home: 4,
  /** A scale that is called after a place, with its result. */
  gradedPlace: -4,
  /** "Brazil nuts". */
  placeGoods: -9,
});
export type Evidence = keyof typeof POINTS;

/** Points that a finding needs at lean 0, and how many fewer at each step towards recall. */
export const ENOUGH = 0.45;
export const ENOUGH_STEP = 1;
/** A model's score counts from here, for so many points a whole: one at most, for models are sure of what they never saw. */
export const LEAST_SCORE = 0.5;
export const POINTS_OF_SCORE = 2;
