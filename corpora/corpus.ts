import type { Document } from "../src/text/document.ts";
import type { Person } from "./names/person.ts";
import type { Half } from "./half.ts";
import type { Patient } from "./population.ts";
import type { PlacedMention } from "./text-builder.ts";

/** The seen split is for training a model; the unseen one holds other patients. Clinicians occur in both. */
export type Split = "seen" | "unseen";

/** A note with the truth about it. `document.meta`: split, kind, patient (person id), author (person id), date. */
export interface Note {
  readonly document: Document;
  readonly split: Split;
  /** In text order, disjoint. */
  readonly mentions: readonly PlacedMention[];
}

/** How big a corpus is, over both splits or one. */
export interface CorpusCounts {
  readonly documents: Readonly<Record<Split, number>>;
  readonly sentences: Readonly<Record<Split, number>>;
  readonly words: Readonly<Record<Split, number>>;
  /** Sentences that hold exactly one PERSON and have 30 to 120 characters: what a leakage probe is made of. */
  readonly probeSentences: Readonly<Record<Split, number>>;
  /** Mentions by split, label and form, in the order of the names. */
  readonly mentions: Readonly<Record<Split, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

export interface CorpusOptions {
  /** Default 1. */
  readonly seed?: number;
  /** Default 500. */
  readonly patients?: number;
  /** Notes are written until there are this many sentences (as `splitSentences` counts); default 66,000. */
  readonly sentences?: number;
  /** Notes of patients of the unseen split are added until it has this many sentences; default 0, none added. */
  readonly unseenSentences?: number;
}

/** Synthetic notes and everybody in them. */
export interface Corpus {
  readonly options: Required<CorpusOptions> & {
    /** People planted for each number of repetitions; absent where nobody was. */
    readonly canaries?: number;
    /** The half of the patients that is seen; absent where the corpus has its own splits. */
    readonly half?: Half;
  };
  readonly notes: readonly Note[];
  readonly people: readonly Person[];
  readonly patients: readonly Patient[];
  readonly counts: CorpusCounts;
}
