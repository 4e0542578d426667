import type { EntryPart } from "./entry-rows.ts";

/** What a person is asked about. */
export interface Question {
  readonly tokenId: number;
  /** As the vocabulary file writes it (`ĠJan`). */
  readonly token: string;
  /** As a person reads it (`Jan`). */
  readonly surface: string;
  /** Ids of the other entries that read the same. */
  readonly variants: readonly number[];
  /** Those of them that stand in one row with it; absent: all. */
  readonly row?: readonly number[];
  /** To be a name; absent where that is not known. */
  readonly probability?: number;
  /** Where it stands in a word; absent where that is not known. */
  readonly part?: EntryPart;
  /** Why it is asked about, for filters: names of kinds of evidence. */
  readonly sources?: readonly string[];
}
