/** One entry that goes, and what stands for it: a placeholder, or a piece that joins words. Holds a name: private. */
export interface Replacement {
  readonly tokenId: number;
  readonly token: string;
  readonly placeholder: string;
  /** Of a joining piece: ids of the kept entries that are built through it, whose rows' mean it gets. Absent for placeholders. */
  readonly serves?: readonly number[];
  /** In a Unigram, the placeholder's log probability. */
  readonly score?: number;
}

/** Whether an entry that was a name carries a joining piece now, and no placeholder. */
export function isJoining({ serves }: Replacement): boolean {
  return serves !== undefined;
}
