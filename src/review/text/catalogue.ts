import type { CandidateSource } from "../candidates/candidate-evidence.ts";
import type { Show } from "../session/filter.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import type { Command } from "../session/keys.ts";
import type { Withheld } from "../stopping/withheld.ts";

/** Commands that stand on a button, or in the terminal's line of keys. */
export type ShortCommand = Exclude<
  Command,
  "next" | "previous" | "page-down" | "page-up" | "first" | "last" | "source" | "clear" | "help" | "unsure-alone"
>;

/** What is said beside the reason why it is not safe to stop, as it is to be read. */
export interface WithheldCounts {
  /** Entries that were drawn at random, and how many of them are decided. */
  readonly drawn: string;
  readonly drawnDecided: string;
  /** Entries that have to come again. */
  readonly toAskAgain: string;
  /** Names that may be among what was kept; known names and names that came again, and how many of them were not called names. */
  readonly keptNames: string;
  readonly asked: string;
  readonly wrong: string;
  /** Undecided entries that the counts of the notes call names. */
  readonly counted: string;
  /** Names that may be left, and as many as may be. */
  readonly upper: string;
  readonly allowed: string;
}

/** All words of a review in one language. Numbers come in as they are to be read. */
export interface Catalogue {
  /** Of the whole page, for `Intl` and for screen readers. */
  readonly locale: string;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly undecided: string;
  readonly shows: Readonly<Record<Show, string>>;
  readonly sources: Readonly<Record<CandidateSource, string>>;
  readonly anySource: string;
  /** What each key does, in a few words. */
  readonly commands: Readonly<Record<Command, string>>;
  /** The same in a word or two, for buttons and for the terminal's line of keys. */
  readonly short: Readonly<Record<ShortCommand, string>>;
  /** Keys that have a name. */
  readonly keyNames: Readonly<Record<string, string>>;
  readonly evidence: {
    readonly predicted: (n: number, seen: number, unseen: number, rank: number, mean: string) => string;
    readonly neverPredicted: string;
    readonly capital: string;
    readonly known: string;
    readonly probability: (share: string) => string;
    readonly sampled: string;
    readonly neighbour: (of: string, cosine: string) => string;
    readonly corpus: (inNames: string, elsewhere: string) => string;
    readonly recogniser: (persons: number, texts: number) => string;
    readonly pieces: (examples: string, contexts: number, asked: number) => string;
    /** Other entries that are built through it, which its removal may cut into smaller ones. */
    readonly cost: (entries: string) => string;
  };
  readonly sentence: {
    readonly predicted: (rank: number, share: string) => string;
    /** For a variant that was never predicted: the sentence is another spelling's. */
    readonly ofVariant: (token: string, rank: number, share: string) => string;
    readonly recogniser: string;
    readonly pieces: string;
    /** The sentence is not among the contexts that were given. */
    readonly missing: (context: string) => string;
  };
  readonly entry: {
    readonly token: (token: string, tokenId: number) => string;
    readonly variants: string;
    readonly note: string;
    readonly reason: string;
    readonly more: (n: number) => string;
  };
  readonly progress: {
    readonly place: (place: string, total: string, undecided: string) => string;
    readonly listed: (place: string, listed: string, total: string, undecided: string) => string;
    readonly counts: (names: string, kept: string, unsure: string) => string;
    readonly left: (expected: string, upper: string, confidence: string) => string;
    readonly leftShort: (expected: string, upper: string) => string;
    readonly safe: string;
    readonly notSafe: string;
    readonly noEstimate: string;
    /** Why it is not safe to stop, and what to do. */
    readonly withheld: Readonly<Record<Withheld, (counts: WithheldCounts) => string>>;
  };
  readonly end: {
    readonly all: (total: string) => string;
    readonly skipped: (left: string, total: string) => string;
    readonly listDone: string;
    readonly listEmpty: string;
  };
  readonly said: {
    readonly decided: (surface: string, choice: string) => string;
    readonly decidedMany: (n: string, choice: string) => string;
    readonly undone: (n: number) => string;
    readonly nothingToUndo: string;
    readonly skipped: (surface: string) => string;
    readonly noted: string;
    readonly noVariants: string;
    readonly nothingListed: string;
    /** Of an action on a screen that is no more. */
    readonly changed: string;
    /** Of a key that was held. */
    readonly held: string;
  };
  readonly bulk: {
    readonly heading: (n: string, listed: string) => string;
    readonly stays: string;
    readonly more: (n: string) => string;
    readonly choose: string;
    readonly reason: string;
    readonly reasonReserved: string;
    readonly reasonMissing: string;
    readonly wholeList: string;
  };
  /** Of what is decided together: pages, likely names, rows of spellings; and how much is left to do. */
  readonly together: {
    readonly headingName: (rows: string, from: string) => string;
    readonly headingLikely: (rows: string) => string;
    readonly headingKeep: (rows: string) => string;
    readonly pick: string;
    readonly wrongPick: string;
    readonly save: string;
    readonly noPage: string;
    readonly nothingToTake: string;
    readonly offer: {
      readonly waiting: (looked: string, drawn: string, rest: string) => string;
      readonly open: (rest: string, words: string) => string;
      readonly refused: (rest: string) => string;
    };
    readonly forecast: (decisions: string, minutes: string) => string;
    readonly anyRange: string;
    readonly rangeHeading: string;
    readonly parts: Readonly<Record<"inner" | "beginning", string>>;
  };
  readonly ask: string;
  /** Where disagreements of reviewers are settled, instead of the same words above. */
  readonly settling: {
    readonly title: string;
    readonly ask: string;
    readonly choose: string;
    readonly allSettled: (total: string) => string;
    /** What one reviewer said; the remarks may be empty. */
    readonly answer: (reviewer: string, choice: string, remarks: string) => string;
  };
  readonly page: {
    readonly title: string;
    readonly language: string;
    readonly private: string;
    readonly entryHeading: string;
    readonly evidenceHeading: string;
    readonly sentencesHeading: string;
    readonly listHeading: string;
    readonly filtersHeading: string;
    readonly decideHeading: string;
    readonly search: string;
    readonly show: string;
    readonly source: string;
    readonly helpHeading: string;
    readonly helpLede: string;
    readonly bulkHeading: string;
    readonly noteHeading: string;
    readonly noteLabel: string;
    readonly apply: string;
    readonly cancel: string;
    readonly close: string;
    readonly save: string;
    readonly ended: string;
    readonly endedLede: string;
    readonly lost: string;
    readonly keysOn: string;
    readonly progressLabel: string;
    readonly choiceLabel: string;
    readonly more: string;
    readonly key: string;
    readonly does: string;
  };
}
