import { resolve } from "node:path";

/** Where a run keeps what it is doing, all of it in the private folder but for the output itself. */
export interface RunFolder {
  readonly outputDirectory: string;
  /** Where the output is filled: renamed to the output folder when all of it is there. */
  readonly unfinishedDirectory: string;
  readonly privateDirectory: string;
  /** What the run is of, see `RunRecord`. */
  readonly recordPath: string;
  readonly planPath: string;
  /** The spans of all shards, in order: there when the run is finished. */
  readonly spansPath: string;
  /** Path and SHA-256 of every input file. Private: a note's digest is found by guessing the names that its output lacks. */
  readonly inputsPath: string;
  /** Shards' part files, spans and entries. */
  readonly workDirectory: string;
  /** The names of groups, see `PeopleStore`. */
  readonly peopleDirectory: string;
  /** Where repeated text is taken out: what was decided, and what is repeated most. */
  readonly choicePath: string;
  readonly repeatsPath: string;
  /** What was replaced in text that was taken out. */
  readonly leftOutPath: string;
}

/** Behind the name of an output folder that is not finished. */
export const UNFINISHED_SUFFIX = ".unfinished";
/** A hidden folder in an output folder that is being filled: the digest of its plan, and files that are not whole. */
export const UNFINISHED_MARK = ".unfinished";
/** Behind the name of an output folder: the notes before repeated text was taken out of them. */
export const BEFORE_DEDUPE = ".before-dedupe";
/** The name of the run record in the private folder. */
export const RECORD_FILE = "anonymise.json";
/** In the private folder of notes without repeated text: spans whose text was taken out. */
export const LEFT_OUT_FILE = "left-out-spans.jsonl";

/** The places of a run. */
export function runFolderOf(outputDirectory: string, privateDirectory: string): RunFolder {
  const output = resolve(outputDirectory);
  const hidden = resolve(privateDirectory);
  return {
    outputDirectory: output,
    unfinishedDirectory: output + UNFINISHED_SUFFIX,
    privateDirectory: hidden,
    recordPath: resolve(hidden, RECORD_FILE),
    planPath: resolve(hidden, "plan.jsonl"),
    spansPath: resolve(hidden, "spans.jsonl"),
    inputsPath: resolve(hidden, "inputs.jsonl"),
    workDirectory: resolve(hidden, "work"),
    peopleDirectory: resolve(hidden, "people"),
    choicePath: resolve(hidden, "choice.json"),
    repeatsPath: resolve(hidden, "repeats.jsonl"),
    leftOutPath: resolve(hidden, LEFT_OUT_FILE),
  };
}

/** What a shard leaves in the work folder. */
export type WorkFile =
  | "part"
  | "spans"
  | "entry"
  | "partial"
  | "failure"
  | "whole"
  | "people"
  | "survey"
  | "surveyed"
  | "fates";

const EXTENSIONS: Readonly<Record<WorkFile, string>> = {
  part: "part",
  spans: "spans.jsonl",
  entry: "json",
  partial: "partial.json",
  failure: "failed.json",
  whole: "whole.json",
  people: "people.jsonl",
  survey: "survey",
  surveyed: "survey.json",
  fates: "fates",
};

/** Where a shard's file of a kind lies: 256 folders by the first digits of its id. */
export function workPath({ workDirectory }: RunFolder, id: string, kind: WorkFile): string {
  return resolve(workDirectory, id.slice(0, 2), `${id}.${EXTENSIONS[kind]}`);
}
