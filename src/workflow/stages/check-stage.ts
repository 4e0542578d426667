import { existsSync } from "node:fs";

import { sha256 } from "../../base/hash.ts";
import { VERSION } from "../../base/version.ts";
import { readJudgeFile } from "../../review/judging/judge-file.ts";
import { judgedSurface, readJudgements } from "../../review/judging/judgements.ts";
import { readDecisionLines } from "../../review/decisions/decisions-file.ts";
import { summariseReview } from "../../review/decisions/summarise-review.ts";
import { readReviewRecord } from "../../review/decisions/review-record.ts";
import { sha256File } from "../../base/hash.ts";
import { findUntrained } from "./check-training.ts";
import type { DigestCache } from "./digest-paths.ts";
import { digestPath, MISSING } from "./digest-paths.ts";
import type { Stage } from "./stage.ts";
import type { StageRecord } from "./run-record.ts";

/**
 * Where a stage is. `fresh`: done, of what is there now. `open`: not begun, and can be. `stale`: to be done again, and why. `waiting`: for a
 * person, and for what. `blocked`: an input is not there yet. `broken`: a file of it cannot be read.
 */
export interface StageState {
  readonly state: "fresh" | "open" | "stale" | "waiting" | "blocked" | "broken";
  /** Sentences for people; none if it is fresh. */
  readonly why: readonly string[];
}

export interface CheckContext {
  /** The commands' sections of the configuration file. */
  readonly sections: Readonly<Record<string, unknown>>;
  readonly record: StageRecord | undefined;
  readonly cache: DigestCache;
}

/** What may be missing of a stage's inputs. */
const OPTIONAL = /judgements\.jsonl$|judge\.jsonl$/;

/** Looks where a stage is, on the disk alone. Throws what reading decisions and judgements throws. */
export async function checkStage(stage: Stage, { sections, record, cache }: CheckContext): Promise<StageState> {
  const missing = stage.inputs.filter((path) => !OPTIONAL.test(path) && !existsSync(path));
  if (missing.length > 0) return { state: "blocked", why: missing.map((path) => `${path} is not there yet`) };
  if (stage.id === "train") return waitingFor(await findUntrained(stage, record, cache));
  if (stage.id === "review") return checkReview(stage);
  if (stage.id === "judge") return checkJudging(stage);
  if (record === undefined) return { state: "open", why: ["not begun"] };
  const now = await describeStage(stage, sections, cache);
  const changed = (kind: "inputs" | "outputs") =>
    Object.entries(now[kind]).flatMap(([path, digest]) => {
      if (record[kind][path] === digest) return [];
      return [digest === MISSING ? `${path} is missing` : `${path} has changed`];
    });
  const why = [
    ...(record.version === now.version ? [] : [`it was made by version ${record.version}, this is ${now.version}`]),
    ...(record.settings === now.settings ? [] : ["its settings have changed"]),
    ...changed("inputs"),
    ...changed("outputs"),
  ];
  return { state: why.length === 0 ? "fresh" : "stale", why };
}

/** What is to be recorded of a stage that is as it is now. */
export async function describeStage(
  { command = [], inputs, outputs }: Stage,
  sections: CheckContext["sections"],
  cache: DigestCache,
): Promise<StageRecord> {
  const digests = async (paths: readonly string[]) => {
    const found: Record<string, string> = {};
    for (const path of paths) found[path] = await digestPath(path, cache);
    return found;
  };
  const settings = sha256(JSON.stringify([command, sections[command[0] ?? ""] ?? null]));
  return { settings, version: VERSION, inputs: await digests(inputs), outputs: await digests(outputs) };
}

function waitingFor(why: readonly string[]): StageState {
  return { state: why.length === 0 ? "fresh" : "waiting", why };
}

async function checkReview({ inputs, outputs }: Stage): Promise<StageState> {
  const [candidates = ""] = inputs;
  const [decisions = ""] = outputs;
  const record = existsSync(decisions) ? await readReviewRecord(decisions) : undefined;
  if (record === undefined) return { state: "waiting", why: ["the candidates are not reviewed"] };
  if (record.candidatesSha256 !== (await sha256File(candidates)))
    return { state: "waiting", why: ["the candidates are others than those that were reviewed"] };
  const summary = summariseReview(await readDecisionLines(decisions), record);
  const { undecided = 0, stopping, disagreements } = summary;
  if (undecided === 0 || stopping?.isSafe === true) {
    const open = disagreements?.open ?? 0;
    if (open === 0) return { state: "fresh", why: [] };
    return {
      state: "waiting",
      why: [`reviewers see ${open === 1 ? "an entry" : `${open} entries`} differently: unname review --settle`],
    };
  }
  const left = stopping && `; at most ${stopping.upperBound} names are left, of which ${stopping.allowed} may be`;
  return {
    state: "waiting",
    why: [`${undecided} of ${record.candidates.length} candidates are not decided on${left ?? ""}`],
  };
}

async function checkJudging({ inputs, outputs }: Stage): Promise<StageState> {
  const [judgeFile = ""] = inputs;
  const [judgements = ""] = outputs;
  if (!existsSync(judgeFile)) return { state: "fresh", why: [] };
  const items = await readJudgeFile(judgeFile);
  const lines = existsSync(judgements) ? await readJudgements(judgements) : [];
  const judged = new Set(lines.map(({ surface }) => judgedSurface(surface)));
  const open = items.filter(({ surface }) => !judged.has(judgedSurface(surface))).length;
  return open === 0
    ? { state: "fresh", why: [] }
    : { state: "waiting", why: [`the audit found ${open} unjudged entries that could be names`] };
}
