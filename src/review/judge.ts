import { existsSync } from "node:fs";

import { UnnameError } from "../base/errors.ts";
import { createRandom } from "../base/random.ts";
import { appendJsonLines } from "../base/append-lines.ts";
import { foldLines } from "./fold-lines.ts";
import { type JudgeItem, mergeJudgeItems, readJudgeFile } from "./judge-file.ts";
import { renderJudgeScreen } from "./judge-screen.ts";
import { type Judgement, judgedSurface, readJudgements } from "./judgement.ts";
import { askReviewer } from "./prompt.ts";
import { countChoices, requireTerminal, type ReviewIo, type ReviewSummary } from "./review.ts";
import { countUndecided, type Entry, startSession } from "./session.ts";

export interface JudgeOptions {
  /** `judge.jsonl` of one audit or several. */
  readonly judgePaths: readonly string[];
  /** Read if it exists, and appended to. */
  readonly judgementsPath: string;
  readonly reviewer: string;
  readonly io: ReviewIo;
  readonly colour?: boolean;
}

/**
 * Lets a person judge the entries of all files in one shuffled list, going on where this person stopped. Nothing shows which model an
 * entry is from, how likely it was, or which of them are decoys. Every key press is on the disk before the next word shows. Counts
 * are of words, decoys among them.
 * Throws `usage` where there is no terminal, `input-empty` if there is nothing to judge, `interrupted` after Ctrl-C, and what
 * reading the files throws.
 */
export async function judge(options: JudgeOptions): Promise<ReviewSummary> {
  const { judgePaths, judgementsPath, reviewer, io, colour = true } = options;
  requireTerminal(io);
  const items = await readItems(judgePaths);
  const lines = existsSync(judgementsPath) ? await readJudgements(judgementsPath) : [];
  const own = lines.filter((line) => line.reviewer === reviewer);
  const queue = items.map(({ surface, contexts }, tokenId) => ({ tokenId, token: surface, contexts, variants: [] }));
  const save = (entries: readonly Entry[]) => {
    const at = io.now().toISOString();
    if (entries.length > 0)
      appendJsonLines(judgementsPath, entries.map((entry) => toJudgement(entry, items[entry.tokenId] as JudgeItem, reviewer, at))); // prettier-ignore
  };
  const { session, interrupted } = await askReviewer(
    startSession(queue, decidedItems(items, own)),
    {
      render: (current, contextLimit) => renderJudgeScreen(current, { contextLimit, colour }),
      save,
      without: new Set(["variants"]),
    },
    { input: io.stdin ?? process.stdin, output: io.stderr },
  );
  if (interrupted) {
    const message = `Interrupted. All judgements are in ${judgementsPath}: run the same command again to go on.`;
    throw new UnnameError("interrupted", message, {
      details: { path: judgementsPath, undecided: countUndecided(session) },
    });
  }
  return countChoices(session);
}

/** The items of all files, shuffled; the same files give the same order, so that a session can go on. */
async function readItems(paths: readonly string[]): Promise<JudgeItem[]> {
  const read: JudgeItem[] = [];
  for (const path of paths) read.push(...(await readJudgeFile(path)));
  const items = mergeJudgeItems(read).sort((a, b) => (a.surface < b.surface ? -1 : 1));
  if (items.length === 0) {
    throw new UnnameError("input-empty", `${paths.join(", ")}: nothing to judge. The audit left no entry unjudged.`, {
      details: { paths },
    });
  }
  return createRandom(0, items.map(({ surface }) => surface).join("\n")).shuffle(items);
}

/** By index, what this person said; what was said of a decoy says nothing of the entry that it turns out to be in another model. */
function decidedItems(items: readonly JudgeItem[], own: readonly Judgement[]) {
  const places = new Map(items.map(({ surface }, tokenId) => [surface, tokenId]));
  const relevant = own.flatMap((line) => {
    const tokenId = places.get(judgedSurface(line.surface));
    if (tokenId === undefined || (line.decoy !== undefined && items[tokenId]?.decoy === undefined)) return [];
    return [{ ...line, tokenId }];
  });
  return foldLines(relevant, ({ tokenId }) => tokenId);
}

function toJudgement(
  { decision, reason }: Entry,
  { surface, decoy }: JudgeItem,
  reviewer: string,
  at: string,
): Judgement {
  return { surface, decision, reviewer, at, reason, ...(decoy !== undefined && { decoy }) };
}
