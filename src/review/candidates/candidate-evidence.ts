import type { Candidate } from "./rank-candidates.ts";

/**
 * Where a candidate comes from. `predicted`: among the top k at a mask. `neighbour`: near PERSON or a name found so far in the
 * embeddings. `corpus`: a part of a name that step 1 replaced or that stood at a mask. `list`: a shipped list of names has it.
 * `recogniser`: called PERSON when written into the contexts. `pieces`: begins names that take several pieces. `variant`: reads
 * as another candidate does but for case, accents and word mark.
 */
export const CANDIDATE_SOURCES = [
  "predicted",
  "neighbour",
  "corpus",
  "list",
  "recogniser",
  "pieces",
  "variant",
] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** How near an entry lies to PERSON or to names. */
export interface NeighbourEvidence {
  /** The matrix in which it lies nearest to {@link of}. */
  readonly embeddings: "input" | "output";
  /** In which it first came up. 0: near PERSON; from 1: near names found in the round before. */
  readonly round: number;
  /** The name it lies nearest to; PERSON's first piece if it is near no name. */
  readonly of: number;
  /** -1 to 1. */
  readonly cosine: number;
  /** Names found so far that have it among their ten nearest in the output embeddings. */
  readonly names: number;
}

/** How an entry's word stands in the corpora, in any case and without accents. */
export interface CorpusEvidence {
  /** Times in a name that step 1 replaced, or that stood at a mask. */
  readonly inNames: number;
  /** Times elsewhere in the notes, as step 1 left them. */
  readonly elsewhere: number;
}

/** What a recogniser says of an entry that was written at the masks of some contexts. */
export interface RecogniserEvidence {
  readonly texts: number;
  /** Texts in which it called the entry a person. */
  readonly persons: number;
  /** Ids of contexts in which it did, a few. */
  readonly contexts: readonly string[];
}

/** A name that is written in several pieces, of which the entry is the first. */
export interface PiecesEvidence {
  /** Contexts in which the model says names so, of `contextsAsked`. */
  readonly contexts: number;
  readonly contextsAsked: number;
  /** Names it begins, likeliest first, a few: the pieces' ids, as a person reads them (`Ver`, `kijk`), and the context's id. */
  readonly examples: readonly {
    readonly tokenIds: readonly number[];
    readonly pieces: readonly string[];
    readonly context: string;
  }[];
}

/** A candidate with all evidence and how probably it is a name. Private. */
export interface ScoredCandidate extends Candidate {
  /** Each once, in the order of {@link CANDIDATE_SOURCES}; empty for an entry that only the random sample brought in. */
  readonly sources: readonly CandidateSource[];
  readonly neighbour?: NeighbourEvidence;
  readonly corpus?: CorpusEvidence;
  /** Of the longer words that it is a part of, see `countLongerWords`. */
  readonly partOf?: CorpusEvidence;
  readonly recogniser?: RecogniserEvidence;
  readonly pieces?: PiecesEvidence;
  /** What an audit will take it for where it stays undecided, see `standingByCounts`; absent of words that no name of the notes has. */
  readonly byCounts?: "name" | "word" | "unjudged";
  /** Calibrated: of entries with 0.2, about one in five is a name. `suspicion` is the same number. */
  readonly probability: number;
  /** Drawn at random from what no source brought up, to see what the sources miss; a view says so. */
  readonly isSampled: boolean;
  /** See {@link TailEntry}; of a sampled entry alone. */
  readonly isPiece: boolean;
}

/** An entry of the vocabulary that no source brought up and the sample did not draw. */
export interface TailEntry {
  readonly tokenId: number;
  /** As of {@link ScoredCandidate}; 0 for a piece. */
  readonly probability: number;
  /**
   * In small letters, and no word of the notes: nothing but the random sample could show that it is a name, so the scores say nothing
   * of it.
   */
  readonly isPiece: boolean;
}

/** All entries of a vocabulary with two letters or more: what a person decides on, and what is not reviewed. Private. */
export interface CandidateList {
  /** In the order to show them: most probable first, the sample mixed in. */
  readonly candidates: readonly ScoredCandidate[];
  readonly tail: readonly TailEntry[];
}
