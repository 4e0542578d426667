/** Which shards are this machine's: those whose ordinal leaves `index` (from 0) when divided by `of`. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** Whether a shard is a share's; without a share all are. */
export function isOfShare(ordinal: number, share: Share | undefined): boolean {
  return share === undefined || ordinal % share.of === share.index;
}
