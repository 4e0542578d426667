import { basename, join, resolve } from "node:path";

import type { WorkflowSettings } from "./workflow-settings.ts";

/** The stages of the workflow, in order. */
export const STAGE_IDS = [
  "anonymise-seen",
  "anonymise-unseen",
  "train",
  "contexts-seen",
  "contexts-unseen",
  "probe",
  "candidates",
  "review",
  "rewrite",
  "audit",
  "judge",
  "release",
] as const;
export type StageId = (typeof STAGE_IDS)[number];

/** One stage: what it reads, what it writes, and what does it. */
export interface Stage {
  readonly id: StageId;
  /** Words of the command line; absent of what a person does outside this program (training). */
  readonly command?: readonly string[];
  /** A person does it: `run` waits for them. */
  readonly isForPerson: boolean;
  /** Files and folders; one that is missing is one of its states. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** Where the workflow keeps its files. */
export interface WorkPaths {
  readonly seen: string;
  readonly unseen: string;
  readonly contexts: readonly [seen: string, unseen: string];
  readonly predictions: string;
  readonly candidates: string;
  readonly decisions: string;
  readonly rewritten: string;
  readonly audit: string;
  readonly judge: string;
  readonly judgements: string;
}

/** The paths in a work folder. */
export function workPaths({ work, model }: Pick<WorkflowSettings, "work" | "model">): WorkPaths {
  const at = (name: string) => join(work, name);
  return {
    seen: at("notes-seen"),
    unseen: at("notes-unseen"),
    contexts: [at("contexts-seen.jsonl"), at("contexts-unseen.jsonl")],
    predictions: at("predictions.jsonl"),
    candidates: at("candidates.jsonl"),
    decisions: at("decisions.jsonl"),
    rewritten: at(`${basename(resolve(model))}-unnamed`),
    audit: at("audit"),
    judge: at(join("audit.private", "judge.jsonl")),
    judgements: at("judgements.jsonl"),
  };
}

/**
 * The stages of a workflow with their command lines. Flags that are not about files come from the commands' own sections of the
 * configuration file.
 */
export function planStages(settings: WorkflowSettings): readonly Stage[] {
  const { notes, otherNotes, language, model, names, reviewer, release } = settings;
  const paths = workPaths(settings);
  const [contextsSeen, contextsUnseen] = paths.contexts;
  const seed = ["--seed", String(settings.seed)];
  const contexts = ["--contexts", ...paths.contexts];
  const decisions = ["--decisions", paths.decisions];
  const anonymise = (id: StageId, inputs: readonly string[], out: string) =>
    automatic(id, ["anonymise", ...inputs, "--language", language, "--out", out], inputs, [out, spansOf(out)]);
  return [
    anonymise("anonymise-seen", notes, paths.seen),
    anonymise("anonymise-unseen", otherNotes, paths.unseen),
    { id: "train", isForPerson: true, inputs: [paths.seen], outputs: [model] },
    automatic(
      "contexts-seen",
      ["contexts", "--corpus", paths.seen, "--split", "seen", "--out", contextsSeen, ...seed, "--force"],
      [paths.seen, spansOf(paths.seen)],
      [contextsSeen],
    ),
    automatic(
      "contexts-unseen",
      [
        "contexts",
        "--corpus",
        paths.unseen,
        "--split",
        "unseen",
        "--against",
        paths.seen,
        "--out",
        contextsUnseen,
        ...seed,
        "--force",
      ],
      [paths.unseen, spansOf(paths.unseen), paths.seen],
      [contextsUnseen],
    ),
    automatic(
      "probe",
      ["probe", "--model", model, ...contexts, "--out", paths.predictions, "--force"],
      [model, ...paths.contexts],
      [paths.predictions],
    ),
    automatic(
      "candidates",
      [
        "candidates",
        "--model",
        model,
        "--predictions",
        paths.predictions,
        ...contexts,
        "--language",
        language,
        "--out",
        paths.candidates,
        ...seed,
        "--force",
      ],
      [
        model,
        paths.predictions,
        ...paths.contexts,
        ...[paths.seen, paths.unseen].flatMap((out) => [out, spansOf(out)]),
      ],
      [paths.candidates],
    ),
    person(
      "review",
      ["review", "--model", model, "--candidates", paths.candidates, ...contexts, ...decisions, "--reviewer", reviewer],
      [paths.candidates],
      [paths.decisions],
    ),
    automatic(
      "rewrite",
      ["rewrite", "--model", model, ...decisions, "--out", paths.rewritten, ...contexts, ...seed, "--force"],
      [model, paths.decisions, ...paths.contexts],
      [paths.rewritten],
    ),
    automatic(
      "audit",
      [
        "audit",
        "--model",
        paths.rewritten,
        "--baseline",
        model,
        ...contexts,
        "--names",
        names,
        ...decisions,
        "--out",
        paths.audit,
        ...seed,
        "--force",
      ],
      [paths.rewritten, model, ...paths.contexts, names, paths.decisions, paths.judgements],
      [paths.audit],
    ),
    person(
      "judge",
      ["review", "judge", paths.judge, "--decisions", paths.judgements, "--reviewer", reviewer],
      [paths.judge],
      [paths.judgements],
    ),
    automatic(
      "release",
      [
        "release",
        "--model",
        paths.rewritten,
        "--audit",
        join(paths.audit, "audit.json"),
        "--names",
        names,
        ...decisions,
        "--mapping",
        join(`${paths.rewritten}.private`, "mapping.jsonl"),
        "--out",
        release,
        "--force",
      ],
      [paths.rewritten, paths.audit, names, paths.decisions],
      [release],
    ),
  ];
}

function automatic(
  id: StageId,
  command: readonly string[],
  inputs: readonly string[],
  outputs: readonly string[],
): Stage {
  return { id, command, isForPerson: false, inputs, outputs };
}

function person(id: StageId, command: readonly string[], inputs: readonly string[], outputs: readonly string[]): Stage {
  return { id, command, isForPerson: true, inputs, outputs };
}

function spansOf(corpus: string): string {
  return join(`${corpus}.private`, "spans.jsonl");
}
