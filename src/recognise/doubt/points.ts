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
  nationality: -1,
  // Several words, or initials beside one.
  secondName: 1.5,
  secondWord: 0.5,
  initial: 1.5,
  // How it is written.
  roman: -5,
  symbol: -4,
  shortUpper: -4,
  shortUpperGiven: -1.5,
  upper: -1,
  small: -3.5,
  smallGiven: -2,
  smallAsOthers: -1.5,
  caseless: -0.5,
  opensOrdinary: -1,
  opensUnknown: -0.5,
  insideSentence: 0.5,
  // What stands round it.
  title: 6,
  relation: 3,
  cue: 3,
  weakCue: 0.5,
  personVerb: 3,
  thingVerb: 0.5,
  explained: 3,
  glued: 1,
  repeated: 2.5,
  result: -2.5,
  number: -0.5,
  eponymNoun: -4,
  eponymNounBefore: -4,
  site: -3.5,
  siteCue: -1,
  article: -0.5,
  fieldOfThings: -2,
  unknownField: -0.5,
  hyphenBehind: -2,
  /** Alone on its line: who signs, or a list of names. */
  ownLine: 1.5,
  condition: -1.5,
  // A place.
  surePlace: 6,
  sharedPlace: 3,
  supportedPlace: 1,
  placeCue: 1,
});
export type Evidence = keyof typeof POINTS;

/** Points that a finding needs at lean 0, and how many fewer at each step towards recall. */
export const ENOUGH = 0.75;
export const ENOUGH_STEP = 1;
/** A model's score counts from here, each tenth for so many points. */
export const LEAST_SCORE = 0.5;
export const POINTS_OF_SCORE = 2;
