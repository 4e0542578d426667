import { existsSync } from "node:fs";

import { UnnameError } from "../../base/errors.ts";
import { createRandom } from "../../base/random.ts";
import { appendJsonLines } from "../../base/files/append-lines.ts";
import { type JudgeItem, mergeJudgeItems, readJudgeFile } from "./judge-file.ts";
import { MASK } from "../../probe/contexts/context.ts";
import type { DescribeEntry } from "../describe/describe-entry.ts";
import type { Command } from "../session/keys.ts";
import { printable } from "../describe/readable.ts";
import { countChoices, type ReviewSummary } from "../decisions/count-choices.ts";
import { type Judgement, judgedSurface, readJudgements } from "./judgements.ts";
import { askReviewer, type ReviewIo } from "../terminal/prompt.ts";
import { requireTerminal } from "../terminal/review.ts";
import { interruption } from "../session/open-review.ts";
import type { Question } from "../session/question.ts";
import { countUndecided, type Entry, startSession } from "../session/session.ts";
import { EN } from "../text/en.ts";

export interface JudgeOptions {
  /** `judge.jsonl` of one audit or several. */
  readonly judgePaths: readonly string[];
  /** Read if it exists, and appended to. */
  readonly judgementsPath: string;
  readonly reviewer: string;
  readonly io: ReviewIo;
  readonly colour?: boolean;
}

/** An entry to be judged blind: nothing of the model, of ranks or of why it is asked about. */
interface JudgeQuestion extends Question {
  /** Texts with one mask each, where the entry stood. */
  readonly contexts: readonly string[];
}

/** Judging has no variants and no sources; its file takes one judgement at a time, and no notes. */
const WITHOUT: ReadonlySet<Command> = new Set([
  "page",
  "take",
  "range",
  "spellings",
  "name-alone",
  "keep-alone",
  "unsure-alone",
  "variants",
  "source",
  "bulk",
  "note",
]);

const describeBlind: DescribeEntry<JudgeQuestion> = ({ surface, contexts }) => ({
  surface: printable(surface),
  label: "",
  evidence: [],
  variants: [],
  sentences: contexts.map((context) => {
    const [before = "", after = ""] = printable(context).split(MASK);
    return { before, entry: printable(surface), after, about: "" };
  }),
});

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
  const queue = items.map(({ surface, contexts }, tokenId): JudgeQuestion => ({ tokenId, token: surface, surface, contexts, variants: [] })); // prettier-ignore
  const save = (entries: readonly Entry[]) => {
    const at = io.now().toISOString();
    if (entries.length > 0)
      appendJsonLines(judgementsPath, entries.map((entry) => toJudgement(entry, items[entry.tokenId] as JudgeItem, reviewer, at))); // prettier-ignore
  };
  const { session, interrupted } = await askReviewer(
    startSession(queue, ownLines(items, own)),
    {
      describe: describeBlind,
      figureOf: () => "",
      words: { ...EN, ask: "Could this be a person's name here?" },
      keyWords: { keep: "no name" },
      without: WITHOUT,
      colour,
      save,
    },
    io,
  );
  if (interrupted) throw interruption(judgementsPath, countUndecided(session), "judgements");
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

/** What this person said, by index; what was said of a decoy says nothing of the entry that it turns out to be in another model. */
function ownLines(items: readonly JudgeItem[], own: readonly Judgement[]) {
  const places = new Map(items.map(({ surface }, tokenId) => [surface, tokenId]));
  return own.flatMap((line) => {
    const tokenId = places.get(judgedSurface(line.surface));
    if (tokenId === undefined || (line.decoy !== undefined && items[tokenId]?.decoy === undefined)) return [];
    return [{ ...line, tokenId }];
  });
}

function toJudgement(
  { decision, reason }: Entry,
  { surface, decoy }: JudgeItem,
  reviewer: string,
  at: string,
): Judgement {
  return { surface, decision, reviewer, at, reason, ...(decoy !== undefined && { decoy }) };
}
