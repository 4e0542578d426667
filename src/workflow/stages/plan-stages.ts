import { join } from "node:path";

import { automatic, flagOf, type Stage, type StageId } from "./stage.ts";
import { planPreparation, readingFlags } from "./plan-preparation.ts";
import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { workPaths } from "./work-paths.ts";
import type { WorkflowSettings } from "./workflow-settings.ts";

/**
 * The stages of a workflow with their command lines. Flags that are not about files come from the commands' own sections of the
 * configuration file.
 */
export function planStages(settings: WorkflowSettings): readonly Stage[] {
  const { language, model, names, reviewer, release, references } = settings;
  const paths = workPaths(settings);
  const { before, after, notes, otherNotes, canaries, patients } = planPreparation(settings, paths);
  const known = [...flagOf("--canaries", canaries), ...flagOf("--patients", patients)];
  const [contextsSeen, contextsUnseen] = paths.contexts;
  const seed = ["--seed", String(settings.seed)];
  const contexts = ["--contexts", ...paths.contexts];
  const decisions = ["--decisions", paths.decisions];
  const anonymise = (id: StageId, inputs: readonly string[], out: string) =>
    automatic(id, ["anonymise", ...inputs, "--language", language, ...readingFlags(settings), "--out", out], inputs, [
      out,
      spansOf(out),
    ]);
  return [
    ...before,
    anonymise("anonymise-seen", notes, paths.seen),
    anonymise("anonymise-unseen", otherNotes, paths.unseen),
    ...after,
    {
      id: "train",
      isForPerson: true,
      inputs: [paths.seen, ...(references.length > 0 ? [paths.halves] : [])],
      outputs: [model, ...references],
    },
    automatic(
      "contexts-seen",
      ["contexts", "--corpus", paths.seen, "--split", "seen", "--out", contextsSeen, ...known, ...seed, "--force"],
      [paths.seen, spansOf(paths.seen), ...filesOf(canaries, patients)],
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
        ...known,
        ...seed,
        "--force",
      ],
      [paths.unseen, spansOf(paths.unseen), paths.seen, ...filesOf(canaries, patients)],
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
        ...flagOf("--canaries", canaries),
        ...flagOf("--patients", patients === EACH_DOCUMENT ? patients : undefined),
        ...references.flatMap((reference) => ["--reference", reference, "--shadow", reference]),
        "--out",
        paths.audit,
        ...seed,
        "--force",
      ],
      [
        paths.rewritten,
        model,
        ...paths.contexts,
        names,
        paths.decisions,
        paths.judgements,
        ...filesOf(canaries),
        ...references,
      ],
      [paths.audit],
    ),
    person(
      "judge",
      ["review", "judge", paths.judge, "--decisions", paths.judgements, "--reviewer", reviewer],
      [paths.judge, paths.audit],
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
