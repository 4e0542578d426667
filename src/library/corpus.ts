/// <reference types="node" preserve="true" />
/** Of the notes: other commands on them, runs, replacements and their key. Not stable: may change in any version. */
export { annotate, type AnnotateOptions, type AnnotateResult } from "../corpus/annotate/annotate.ts";
export { anonymiseLines, type AnonymiseLinesOptions } from "../corpus/anonymise.ts";
export { convertAnnotations, type ConvertOptions, type ConvertResult } from "../corpus/convert/convert.ts";
export {
  dedupe,
  type DedupeOptions,
  type DedupeResult,
  type RepeatOptions,
  type RepeatsResult,
} from "../corpus/dedupe/dedupe.ts";
export type { JsonShape } from "../corpus/convert/target.ts";
export { type RunStatus, readStatus } from "../corpus/run/read-status.ts";
export type { PatientSource } from "../corpus/patients/patient-of.ts";
export type { Half } from "../corpus/patients/part-of-patient.ts";
export type { PlantingPlan } from "../corpus/plant/choose-plan.ts";
export { plantNotes, type PlantedAs, type PlantOptions, type PlantResult } from "../corpus/plant/plant-notes.ts";
export { removePlanted, type RemovedPlanted, type RemovePlantedOptions } from "../corpus/plant/remove-planted.ts";
export { splitNotes, type SplitOptions, type SplitResult } from "../corpus/split/split-notes.ts";
export type { Part as SplitPart } from "../corpus/split/write-part.ts";
export { estimateMisses, type EstimateMissesOptions, type MissesEstimate } from "../corpus/sample/estimate-misses.ts";
export { type DrawnSample, drawSample, type DrawSampleOptions } from "../corpus/sample/draw-sample.ts";
export type { Replacement } from "../replace/replacer.ts";
export { findKey, keyFingerprint, readKeyFile, writeNewKey } from "../replace/secret-key.ts";
export { DEFAULT_REPLACE, type ReplaceMode, type SurrogateStrategy } from "../replace/settings.ts";
export type { Totals } from "../corpus/assemble/totals.ts";
export type { RepeatCounts } from "../corpus/dedupe/write-repeats.ts";
export type { UnitKind } from "../dedupe/unit-kinds.ts";
export type { CorpusFormat } from "../corpus/reading/corpus-format.ts";
export type { Suspects } from "../corpus/suspects/find-suspects.ts";
export type { FilteredLines } from "../corpus/filter/filter-lines.ts";
export type { OtherCount } from "../corpus/other-languages-error.ts";
export type { OtherDocument } from "../corpus/execute/tally.ts";
export type { QueueOptions } from "../corpus/queue/queue-connection.ts";
export type { ReadCorpusOptions } from "../corpus/reading/read-corpus.ts";
export type { RunFolder } from "../corpus/run/run-folder.ts";
export type { RunRequest } from "../corpus/run/run-request.ts";
export type { OutputState, RunProgress, RunReport } from "../corpus/run/run-report.ts";
export type { Share as ShardShare } from "../corpus/run/share.ts";
export type { ShardFailure } from "../corpus/shards/shard-entry.ts";
export type { SuspectField } from "../corpus/suspects/suspect-fields.ts";
export type { SuspectFileNames } from "../corpus/suspects/suspect-file-names.ts";
export type { ReplacedSpan } from "../corpus/place-spans.ts";
