/** One entry that goes, and what stands for it. Holds a name: private. */
export interface Replacement {
  readonly tokenId: number;
  readonly token: string;
  readonly placeholder: string;
  /** In a Unigram, the placeholder's log probability. */
  readonly score?: number;
}
