import type { Context } from "../../probe/contexts/context.ts";
import { sampleSizeForZeroHits } from "../../base/statistics.ts";
import type { AuditName } from "../audit-ids.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { AuditSources } from "../audit-sources.ts";
import { LEAST_PEOPLE_ASSOCIATED } from "../association/association.ts";
import { candidatesFor, EXPOSED_KINDS, PEOPLE_TO_PASS } from "../exposure/exposure.ts";
import { readCanaries } from "../../probe/contexts/read-canaries.ts";
import { CASES_TO_PASS } from "../inference/inference.ts";
import { askableLines } from "../inference/measure-inference.ts";
import { limitOf } from "../measures.ts";
import { type Note, note } from "../remarks.ts";
import type { PlannedRow } from "./plan.ts";
import { confirmPlanting } from "../planting/confirm-planting.ts";
import type { PlantingDoubts } from "../planting/judge-planting.ts";
import type { CanaryTruth } from "../../formats/canary-truth.ts";
import { attackGaps } from "../choose-audits.ts";

/**
 * Contexts of each split from which every judged row of `membership` passes five times of six without memory (170 of 200 simulated models), four contexts going together
 * (simulated, see test/audit/attacks-simulation.test.ts). The share found at 1 % false ones takes most; an area under 0.60 is shown by half as many.
 */
export const SENTENCES_TO_PASS = 1000;
/** Against two references, where the worst of three attacks counts: from so many 93 % pass (186 of 200 simulated models), of 1,000 three of five (24 of 40). */
export const SENTENCES_AGAINST_TWO = 1500;
/** Patients of each split from which the same holds: of fewer, the row about whole patients decides. */
export const PATIENTS_TO_PASS = 200;

/**
 * Which judged rows of the attacks can pass with what is given, and what they take: contexts of both splits, planted people and candidates, a
 * reference. Reads the canaries, looks them up in the training text, and evaluates no model. Throws what reading them throws.
 */
export async function planAttacks(
  sources: AuditSources,
  input: AuditContexts,
  names: readonly string[],
): Promise<PlannedRow[]> {
  const { canariesFile, referenceDirectories = [], corpora = [] } = sources;
  const count = (split: Context["split"]) => input.contexts.filter((context) => context.split === split).length;
  const [seen, unseen] = [count("seen"), count("unseen")];
  const patients = (split: Context["split"]) => new Set(input.contexts.flatMap(({ id, split: own }) => (own === split ? [input.units.unitOf(id)] : []))).size; // prettier-ignore
  const needsReference: readonly Note[] = referenceDirectories.length > 0 ? [] : [note("needs-reference")];
  const sentences = referenceDirectories.length > 1 ? SENTENCES_AGAINST_TWO : SENTENCES_TO_PASS;
  const row = (planned: Omit<PlannedRow, "canPass">): PlannedRow => ({
    ...planned,
    canPass: planned.n >= planned.needed && planned.notes.length === 0,
  });
  const limit = limitOf("extracted-people");
  const people = sampleSizeForZeroHits(limit);
  const needsNames: readonly Note[] = names.length > 0 ? needsReference : [note("needs-names")];
  const lines = askableLines(input, names, 0);
  const askable = (split: Context["split"]) => lines.filter((line) => line.split === split).length;
  return [
    row({ measure: "membership-rate-hundredth", split: "both", n: Math.min(seen, unseen), needed: sentences, notes: needsReference }), // prettier-ignore
    row({ measure: "membership-patients", split: "both", n: Math.min(patients("seen"), patients("unseen")), needed: PATIENTS_TO_PASS, notes: needsReference }), // prettier-ignore
    row({ measure: "inference-excess", split: "seen", n: Math.min(askable("seen"), askable("unseen")), needed: CASES_TO_PASS, notes: needsNames }), // prettier-ignore
    // As many people as contexts at most: how many names are whole is known when originals are read.
    row({ measure: "extracted-people", split: "seen", n: Math.min(seen, unseen), needed: people, notes: [] }),
    ...(canariesFile === undefined
      ? []
      : await planCanaries(canariesFile, needsReference, (truth) =>
          confirmPlanting(truth, input, { corpora, canariesFile }),
        )),
    ...(canariesFile === undefined
      ? (["exposure-name", "exposure-identifier", "association"] as const).map((measure) =>
          row({ measure, split: "both", n: 0, needed: PEOPLE_TO_PASS, notes: [note("needs-canaries")] }),
        )
      : []),
  ];
}

/** Attacks that need no planted people, and what each that cannot be made lacks. */
export interface UnplantedAttacks {
  readonly made: readonly AuditName[];
  readonly lacking: readonly { readonly audit: AuditName; readonly why: Note }[];
}

/** Which attacks can be made on a model whose training text has no planted people, with these contexts and names. */
export function planUnplanted(input: AuditContexts, names: readonly string[]): UnplantedAttacks {
  const gaps = attackGaps(input, names, true);
  const audits = ["membership", "inference", "extraction"] as const;
  const gapOf = (name: AuditName) => gaps.find(([audit]) => audit === name);
  return {
    made: audits.filter((audit) => gapOf(audit) === undefined),
    lacking: audits.flatMap((audit) => {
      const [, why] = gapOf(audit) ?? [];
      return why === undefined ? [] : [{ audit, why: note(why) }];
    }),
  };
}

async function planCanaries(
  path: string,
  needsReference: readonly Note[],
  confirm: (truth: CanaryTruth) => Promise<PlantingDoubts>,
): Promise<PlannedRow[]> {
  const truth = await readCanaries(path);
  const { canaries, candidates, facts } = truth;
  const doubts = await confirm(truth);
  const rows: PlannedRow[] = [];
  for (const kind of EXPOSED_KINDS) {
    const planted = canaries.filter((one) => one.kind === kind && one.repetitions > 0);
    const levels = new Map<number, number>();
    for (const { repetitions } of planted) levels.set(repetitions, (levels.get(repetitions) ?? 0) + 1);
    if (levels.size === 0) continue;
    const fewest = Math.min(...levels.values());
    const needed = candidatesFor(kind === "name" ? planted.length : 0);
    const found = candidates[kind]?.length ?? 0;
    const notes = [
      ...doubts.exposure,
      ...needsReference,
      ...(found < needed ? [note("too-few-candidates", { candidates: found, needed })] : []),
    ];
    const canPass = fewest >= PEOPLE_TO_PASS && notes.length === 0;
    rows.push({ measure: `exposure-${kind}`, split: "seen", n: fewest, needed: PEOPLE_TO_PASS, canPass, notes });
  }
  for (const measure of ["exposure-name", "exposure-identifier"] as const) {
    if (rows.some((planned) => planned.measure === measure)) continue;
    const notes = [note("needs-canaries")];
    rows.push({ measure, split: "seen", n: 0, needed: PEOPLE_TO_PASS, canPass: false, notes });
  }
  const controls = facts.filter(({ notes }) => notes === 0).length;
  const n = Math.min(controls, facts.length - controls);
  const notes = doubts.association;
  const canPass = n >= LEAST_PEOPLE_ASSOCIATED && notes.length === 0;
  rows.push({ measure: "association", split: "both", n, needed: LEAST_PEOPLE_ASSOCIATED, canPass, notes });
  return rows;
}
