import { readEarlierRounds } from "../vocabulary/rewrite-report.ts";

/** What a model's `rewrite.json` says of it. */
export interface RewriteSummary {
  readonly rounds: number;
  /** Entries replaced, of all rounds. */
  readonly replaced: number;
  /** A round left the rows of removed entries in the weights (`--weights keep`). */
  readonly keepsRows: boolean;
  /** SHA-256 of the weights before the first round on record. */
  readonly origin: string;
}

/** How a checkpoint was rewritten; undefined if it was not. Throws `input-format` if its `rewrite.json` is damaged, or none of ours. */
export async function summariseRewrite(directory: string): Promise<RewriteSummary | undefined> {
  const { rounds } = await readEarlierRounds(directory);
  const [first] = rounds;
  if (first === undefined) return undefined;
  return {
    rounds: rounds.length,
    replaced: rounds.reduce((total, { replaced }) => total + replaced, 0),
    keepsRows: rounds.some(({ weights }) => weights === "keep"),
    origin: first.model.before.modelSha256,
  };
}
