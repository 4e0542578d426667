/** Of recognisers, spans and documents. Not stable: may change in any version. */
export { combineRecognisers } from "../recognise/combine/combine.ts";
export { cascadeRecognisers, type FastRecogniser } from "../recognise/combine/cascade.ts";
export { voteRecognisers } from "../recognise/combine/vote.ts";
export type { DoubtedText } from "../recognise/doubted-text.ts";
export { openCrfModel, createCrfRecogniser } from "../recognise/crf/crf-recogniser.ts";
export type { CrfHeader, CrfModel, FeatureSet, WordTable } from "../recognise/crf/crf-model.ts";
export type { GoldDocument } from "../recognise/crf/gold-document.ts";
export { type CurvePoint, learningCurve } from "../recognise/crf/learning-curve.ts";
export { train, type TrainOptions } from "../recognise/crf/train.ts";
export { trainToFolder, type TrainFolderOptions, type TrainResult } from "../recognise/crf/train-to-folder.ts";
export { protectFieldNames } from "../recognise/field-names/protect-field-names.ts";
export {
  createGazetteer,
  type Gazetteer,
  type GazetteerHandle,
  type GazetteerMatch,
  type GazetteerOptions,
  type GrowingGazetteer,
  openGazetteer,
} from "../recognise/gazetteer.ts";
export { findRepeats } from "../recognise/second-pass/find-repeats.ts";
export { type PeopleOptions, peopleOptionsOf } from "../recognise/second-pass/people-options.ts";
export { withDocumentPeople } from "../recognise/second-pass/with-document-people.ts";
export { selectEntities } from "../recognise/select-entities.ts";
export { ENTITIES, type Entity } from "../text/entities.ts";
export type { OtherLanguages } from "../recognise/other-languages.ts";
export type { Calibration } from "../recognise/crf/calibrate.ts";
export type { LabelChoice } from "../recognise/crf/training-data.ts";
export type { TextLean } from "../recognise/crf/tagger.ts";
export type { Maker, Reading as RecogniserReading } from "../recognise/reading.ts";
export type {
  AddressWords,
  AgeWords,
  DateWords,
  FieldKind,
  LanguageRules,
  NumberWords,
  PhoneWords,
} from "../recognise/rules/engine/language-rules.ts";
export type { TokenTable } from "../recognise/token-table.ts";
export type { NoteLanguage } from "../text/note-languages.ts";
