import { basename, join, resolve } from "node:path";

import type { WorkflowSettings } from "./workflow-settings.ts";

/** Where the workflow keeps its files. */
export interface WorkPaths {
  /** Notes with some held back, and with people planted in them, before step 1. */
  readonly parts: string;
  readonly planted: string;
  readonly seen: string;
  readonly unseen: string;
  readonly halves: string;
  readonly contexts: readonly [seen: string, unseen: string];
  readonly predictions: string;
  readonly candidates: string;
  readonly decisions: string;
  /** Decisions whose names went back to step 1. */
  readonly rounds: string;
  readonly rewritten: string;
  readonly audit: string;
  readonly judge: string;
  readonly judgements: string;
}

/** The paths in a work folder. */
export function workPaths({ work, model }: Pick<WorkflowSettings, "work" | "model">): WorkPaths {
  const at = (name: string) => join(work, name);
  return {
    parts: at("notes-parts"),
    planted: at("notes-planted"),
    seen: at("notes-seen"),
    unseen: at("notes-unseen"),
    halves: at("notes-halves"),
    contexts: [at("contexts-seen.jsonl"), at("contexts-unseen.jsonl")],
    predictions: at("predictions.jsonl"),
    candidates: at("candidates.jsonl"),
    decisions: at("decisions.jsonl"),
    rounds: at("rounds"),
    rewritten: at(`${basename(resolve(model))}-unnamed`),
    audit: at("audit"),
    judge: at(join("audit.private", "judge.jsonl")),
    judgements: at("judgements.jsonl"),
  };
}
