import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { UnnameError } from "../../src/base/errors.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { createRandom } from "../../src/base/random.ts";
import type { Tokenizer } from "../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { readRoundDetails } from "../fixtures/round-details.ts";
import { rewriteCheckpoint, type RewriteOptions } from "../../src/vocabulary/rewrite.ts";

/** A checkpoint that was rewritten, or why it could not be. */
export interface Rewritten {
  readonly before: string;
  readonly after: string;
  readonly removed: ReadonlySet<number>;
  /** Of the original. */
  readonly vocabulary: readonly string[];
  readonly report?: Awaited<ReturnType<typeof rewriteCheckpoint>>;
  /** Ids of kept entries that merging can no longer produce; there with the report. */
  readonly collateral?: readonly number[];
  /** Removed ids that carry a piece now; there with the report. */
  readonly joining?: ReadonlySet<number>;
  /** The family cannot be rewritten: the error's message. */
  readonly unsupported?: string;
}

/** Codes of errors that say: not this family, or not from these files. */
const UNSUPPORTED: ReadonlySet<string> = new Set(["checkpoint-unsupported", "checkpoint-incomplete"]);

/** Which entries are decided to be names. */
export type Choose = (tokenizer: Tokenizer) => readonly number[];

/** Every entry that a person reads as one of the names, in whatever case and with whatever mark. */
export function spelling(names: readonly string[]): Choose {
  const folded = new Set(names.map((name) => name.toLowerCase()));
  return chooseBy((surface) => folded.has(surface.toLowerCase()));
}

/** One in `share` of the entries that are at least two letters, the same for a seed. */
export function drawn(seed: number, share: number): Choose {
  const random = createRandom(seed, "names");
  return chooseBy((surface) => /^\p{L}{2,}$/u.test(surface) && random.int(share) === 0);
}

function chooseBy(isName: (surface: string) => boolean): Choose {
  return ({ vocabulary, specialTokenIds, surface }) =>
    vocabulary.flatMap((token, id) => (token !== "" && !specialTokenIds.has(id) && isName(surface(id)) ? [id] : []));
}

/** Rewrites a checkpoint into another folder. Throws unless that works or the checkpoint's family is not supported yet. */
export async function rewriteWith(
  before: string,
  after: string,
  choose: Choose,
  options: Partial<RewriteOptions> = {},
): Promise<Rewritten> {
  const { tokenizer } = await openCheckpoint(before);
  const { vocabulary } = tokenizer;
  const removed = choose(tokenizer);
  const decisionsPath = `${after}.decisions.jsonl`;
  const line = { decision: "name", reviewer: "test", at: "2026-01-01T00:00:00.000Z", reason: "" };
  await mkdir(dirname(after), { recursive: true });
  await writeFile(
    decisionsPath,
    toJsonLines(removed.map((tokenId) => ({ tokenId, token: vocabulary[tokenId], ...line }))),
  );
  const pair = { before, after, removed: new Set(removed), vocabulary };
  try {
    const report = await rewriteCheckpoint({
      modelDirectory: before,
      decisionsPath,
      outputDirectory: after,
      ...options,
    });
    const details = await readRoundDetails(after);
    const written = (await openCheckpoint(after)).tokenizer.vocabulary;
    const pieces = new Set(report.joining);
    const joining = new Set(removed.filter((tokenId) => pieces.has(written[tokenId] as string)));
    return { ...pair, report, collateral: details.collateral.map(({ tokenId }) => tokenId), joining };
  } catch (error) {
    const isUnsupported = error instanceof UnnameError && UNSUPPORTED.has(error.code);
    if (isUnsupported) return { ...pair, unsupported: error.message };
    throw error;
  }
}
