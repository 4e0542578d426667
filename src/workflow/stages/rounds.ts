import { existsSync, readdirSync } from "node:fs";
import { copyFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { makeDirectory } from "../../base/files.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import { foldDecisions, namesOf, readDecisionLines } from "../../review/decisions/decisions-file.ts";
import { digestVocabulary, readReviewRecord, reviewRecordPath } from "../../review/decisions/review-record.ts";
import { workPaths } from "./work-paths.ts";
import type { WorkflowSettings } from "./workflow-settings.ts";

type Project = Pick<WorkflowSettings, "work" | "model">;

/** Decisions whose names went back to step 1, a file a round, the first first. */
export function roundFiles(project: Project): readonly string[] {
  const { rounds } = workPaths(project);
  const numbers = (existsSync(rounds) ? readdirSync(rounds) : []).flatMap((name) => {
    const [, number] = /^round-(\d+)\.jsonl$/u.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return numbers.sort((a, b) => a - b).map((number) => join(rounds, `round-${number}.jsonl`));
}

/** Names that the review decided and that no round has taken back yet. */
export async function namesForRound(project: Project): Promise<number> {
  const { decisions } = workPaths(project);
  if (!existsSync(decisions) || (await isTakenBack(project))) return 0;
  return namesOf(foldDecisions(await readDecisionLines(decisions))).length;
}

/**
 * Begins a round: keeps the decisions of the review, whose names step 1 then replaces everywhere. Throws `decisions-mismatch` where the review decided no
 * name, or the round was begun already.
 */
export async function beginRound(project: Project): Promise<void> {
  const { decisions, rounds } = workPaths(project);
  if ((await namesForRound(project)) === 0)
    throw new UnnameError(
      "decisions-mismatch",
      `${decisions}: expected names that a review decided and that are still in the notes, found none. Leave --round out.`,
      { details: { path: decisions } },
    );
  await makeDirectory(rounds, { private: true });
  const path = join(rounds, `round-${roundFiles(project).length + 1}.jsonl`);
  // The decisions last: a round is what has them.
  if (existsSync(reviewRecordPath(decisions))) await copyFile(reviewRecordPath(decisions), reviewRecordPath(path));
  await copyFile(decisions, path);
}

/** Takes decisions of an earlier round's model out of the way: they are about another vocabulary, and the round keeps them. */
export async function removeEarlierDecisions(project: Project): Promise<void> {
  const { decisions } = workPaths(project);
  if (!existsSync(decisions) || !(await isTakenBack(project))) return;
  const record = await readReviewRecord(decisions);
  const { tokenizer } = await openCheckpoint(project.model);
  if (record === undefined || record.vocabularySha256 === digestVocabulary(tokenizer.vocabulary)) return;
  await rm(reviewRecordPath(decisions), { force: true });
  await rm(decisions, { force: true });
}

async function isTakenBack(project: Project): Promise<boolean> {
  const last = roundFiles(project).at(-1);
  if (last === undefined) return false;
  return (await readFile(last)).equals(await readFile(workPaths(project).decisions));
}
