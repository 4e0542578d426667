/** What a person is asked about. */
export interface Question {
  readonly tokenId: number;
  /** As the vocabulary file writes it (`ĠJan`). */
  readonly token: string;
  /** As a person reads it (`Jan`). */
  readonly surface: string;
  /** Ids of the other entries that read the same. */
  readonly variants: readonly number[];
  /** Why it is asked about, for filters: names of kinds of evidence. */
  readonly sources?: readonly string[];
}
