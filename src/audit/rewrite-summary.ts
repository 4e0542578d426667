import { type EarlierRounds, readEarlierRounds } from "../vocabulary/rewrite-report.ts";

/** What a model's `rewrite.json` says of it. */
export interface RewriteSummary {
  readonly rounds: number;
  /** Entries replaced, of all rounds. */
  readonly replaced: number;
  /** A round left the rows of removed entries in the weights (`--weights keep`). */
  readonly keepsRows: boolean;
}

/** How a checkpoint was rewritten; undefined if it was not, or says so in a file that is none of ours. */
export async function summariseRewrite(directory: string): Promise<RewriteSummary | undefined> {
  const { rounds }: EarlierRounds = await readEarlierRounds(directory).catch(() => ({ rounds: [] }));
  if (rounds.length === 0) return undefined;
  return {
    rounds: rounds.length,
    replaced: rounds.reduce((total, { replaced }) => total + replaced, 0),
    keepsRows: rounds.some(({ weights }) => weights === "keep"),
  };
}
