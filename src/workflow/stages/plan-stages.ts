import { join } from "node:path";

import { automatic, flagOf, type Stage, type StageId } from "./stage.ts";
import { planPreparation, type Preparation, readingFlags } from "./plan-preparation.ts";
import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { type WorkPaths, workPaths } from "./work-paths.ts";
import type { WorkflowSettings } from "./workflow-settings.ts";

/**
 * The stages of a workflow with their command lines. Flags that are not about files come from the commands' own sections of the
 * configuration file.
 */
export function planStages(settings: WorkflowSettings): readonly Stage[] {
  const paths = workPaths(settings);
  const preparation = planPreparation(settings, paths);
  return [
    ...preparation.before,
    anonymise("anonymise-seen", preparation.notes, paths.seen, settings),
    anonymise("anonymise-unseen", preparation.otherNotes, paths.unseen, settings),
    ...preparation.after,
    train(settings, paths),
    ...planContexts(settings, paths, preparation),
    ...planRemoval(settings, paths),
    ...planAudit(settings, paths, preparation),
    planRelease(settings, paths),
  ];
}

function anonymise(id: StageId, inputs: readonly string[], out: string, settings: WorkflowSettings): Stage {
  const command = ["anonymise", ...inputs, "--language", settings.language, ...readingFlags(settings), "--out", out];
  return automatic(id, command, inputs, [out, spansOf(out)]);
}

function train({ model, references }: WorkflowSettings, paths: WorkPaths): Stage {
  return {
    id: "train",
    isForPerson: true,
    inputs: [paths.seen, ...(references.length > 0 ? [paths.halves] : [])],
    outputs: [model, ...references],
  };
}

/** Test sentences of both corpora. */
function planContexts(settings: WorkflowSettings, paths: WorkPaths, { canaries, patients }: Preparation): Stage[] {
  const known = [...flagOf("--canaries", canaries), ...flagOf("--patients", patients)];
  const knownFiles = filesOf(canaries, patients);
  const end = [...known, ...seedOf(settings), "--force"];
  const [seen, unseen] = paths.contexts;
  const ofSeen = ["contexts", "--corpus", paths.seen, "--split", "seen", "--out", seen, ...end];
  const ofUnseen = ["contexts", "--corpus", paths.unseen, "--split", "unseen", "--against", paths.seen, "--out", unseen, ...end]; // prettier-ignore
  return [
    automatic("contexts-seen", ofSeen, [paths.seen, spansOf(paths.seen), ...knownFiles], [seen]),
    automatic("contexts-unseen", ofUnseen, [paths.unseen, spansOf(paths.unseen), paths.seen, ...knownFiles], [unseen]),
  ];
}

/** From what the model predicts to a model without the names. */
function planRemoval(settings: WorkflowSettings, paths: WorkPaths): Stage[] {
  const { language, model, reviewer } = settings;
  const { predictions, candidates, decisions, rewritten } = paths;
  const contexts = ["--contexts", ...paths.contexts];
  const end = [...seedOf(settings), "--force"];
  const probe = ["probe", "--model", model, ...contexts, "--out", predictions, "--force"];
  const gather = ["candidates", "--model", model, "--predictions", predictions, ...contexts, "--language", language, "--out", candidates, ...end]; // prettier-ignore
  const review = ["review", "--model", model, "--candidates", candidates, ...contexts, "--decisions", decisions, "--reviewer", reviewer]; // prettier-ignore
  const rewrite = ["rewrite", "--model", model, "--decisions", decisions, "--out", rewritten, ...contexts, ...end];
  const notes = [paths.seen, paths.unseen].flatMap((out) => [out, spansOf(out)]);
  return [
    automatic("probe", probe, [model, ...paths.contexts], [predictions]),
    automatic("candidates", gather, [model, predictions, ...paths.contexts, ...notes], [candidates]),
    person("review", review, [candidates], [decisions]),
    automatic("rewrite", rewrite, [model, decisions, ...paths.contexts], [rewritten]),
  ];
}

/** What the rewritten model still gives away, and what a person must judge of it. */
function planAudit(settings: WorkflowSettings, paths: WorkPaths, { canaries, patients }: Preparation): Stage[] {
  const { model, names, reviewer, references } = settings;
  const { rewritten, decisions, judgements } = paths;
  const audit = [
    "audit",
    ...flags({ model: rewritten, baseline: model }),
    "--contexts",
    ...paths.contexts,
    ...flags({ names, decisions }),
    ...flagOf("--canaries", canaries),
    ...flagOf("--patients", patients === EACH_DOCUMENT ? patients : undefined),
    ...references.flatMap((reference) => ["--reference", reference, "--shadow", reference]),
    ...flags({ out: paths.audit }),
    ...seedOf(settings),
    "--force",
  ];
  const inputs = [rewritten, model, ...paths.contexts, names, decisions, judgements, ...filesOf(canaries), ...references]; // prettier-ignore
  const judge = ["review", "judge", paths.judge, "--decisions", judgements, "--reviewer", reviewer];
  return [
    automatic("audit", audit, inputs, [paths.audit]),
    person("judge", judge, [paths.judge, paths.audit], [judgements]),
  ];
}

function planRelease({ names, release }: WorkflowSettings, { rewritten, audit, decisions }: WorkPaths): Stage {
  const auditFile = join(audit, "audit.json");
  const mapping = join(`${rewritten}.private`, "mapping.jsonl");
  const files = flags({ model: rewritten, audit: auditFile, names, decisions, mapping, out: release });
  const command = ["release", ...files, "--force"];
  return automatic("release", command, [rewritten, audit, names, decisions], [release]);
}

/** Flags of the command line with their values, in their order. */
function flags(values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([flag, value]) => [`--${flag}`, value]);
}

function seedOf({ seed }: WorkflowSettings): readonly string[] {
  return ["--seed", String(seed)];
}

/** Files that there are, `documents` being none. */
function filesOf(...paths: readonly (string | undefined)[]): string[] {
  return paths.filter((path): path is string => path !== undefined && path !== EACH_DOCUMENT);
}

function person(id: StageId, command: readonly string[], inputs: readonly string[], outputs: readonly string[]): Stage {
  return { id, command, isForPerson: true, inputs, outputs };
}

function spansOf(corpus: string): string {
  return join(`${corpus}.private`, "spans.jsonl");
}
