import type { MaskedLanguageModel, SessionOptions } from "../model/session.ts";
import { measureAssociation } from "./association/measure-association.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { LeakResult } from "./audit-leaks.ts";
import type { AuditSources } from "./audit-sources.ts";
import { type AuditedModel, modelKey } from "./audited-model.ts";
import { measureExposure } from "./exposure/measure-exposure.ts";
import type { CanaryTruth } from "../formats/canary-truth.ts";
import { readCanaries } from "../probe/contexts/read-canaries.ts";
import { measureExtraction } from "./extraction/measure-extraction.ts";
import { measureInference } from "./inference/measure-inference.ts";
import type { KeptWork } from "./kept-work.ts";
import type { AuditName } from "./audit-ids.ts";
import { measureMembership, type ShadowModel } from "./membership/measure-membership.ts";
import type { LossMemory } from "./membership/loss-memory.ts";
import type { MembershipCurve } from "./membership/membership.ts";
import { openReference, openShadow, type ReferenceModel } from "./membership/read-members.ts";
import { measureRows } from "./rows/measure-rows.ts";
import { confirmPlanting } from "./planting/confirm-planting.ts";
import { doubtAll, type PlantingDoubts } from "./planting/judge-planting.ts";
import type { Note } from "./remarks.ts";
import { doubtReferences, type LossesOf } from "./references/doubt-references.ts";
import { lostBy, type LostInputs } from "./lost-inputs.ts";
import { invalidate, type Measurement } from "./verdicts.ts";
import { sha256 } from "../base/hash.ts";
import { digestCheckpoint } from "../model/digest-checkpoint.ts";
import { digestNetwork } from "../model/digest-network.ts";
import { openCheckpoint } from "../model/open-checkpoint.ts";
import { openSession } from "../model/session.ts";

export interface AttackOptions extends AuditSources {
  readonly only: ReadonlySet<AuditName>;
  readonly seed: number;
  /** Known names. */
  readonly names: readonly string[];
  readonly losses: LossMemory;
  readonly work: KeptWork;
  /** What earlier audits of the model had and this one lacks. */
  readonly lost: LostInputs;
  readonly session?: SessionOptions;
  readonly onProgress?: (message: string) => void;
}

export interface AttackResult {
  readonly rows: readonly Measurement[];
  /** ROC curves; absent where membership was not measured. */
  readonly membership?: readonly MembershipCurve[];
  /** What served for nothing: references that are copies, by their place, and a file of planted people of whom none are in the notes. */
  readonly unfit: { readonly references: readonly number[]; readonly isPlantingAbsent: boolean };
}

/** What attacks are made with beside the model. */
interface Helpers {
  readonly references: readonly ReferenceModel[];
  readonly shadows: readonly ShadowModel[];
  readonly truth: CanaryTruth | undefined;
}

/**
 * The attacks of an audit on a loaded model: `rows`, `exposure`, `membership`, `inference`, `association` and `extraction`, as far as `only` has them.
 * Opens references and shadow models where an attack takes them, and closes them. Throws what opening and reading them throws.
 */
export async function measureAttacks(
  audited: AuditedModel,
  input: AuditContexts,
  leaks: LeakResult,
  options: AttackOptions,
): Promise<AttackResult> {
  const { only, seed, names, losses, work, lost, onProgress } = options;
  const { session } = audited;
  const common = { seed, ...(onProgress && { onProgress }) };
  const opened: MaskedLanguageModel[] = [];
  try {
    const helpers = await openHelpers(options, opened);
    const { references: openedReferences, shadows, truth } = helpers;
    const references = openedReferences.map((reference) => reference.session);
    const ofReferences = await digestModels(references);
    const models = [modelKey(audited), ofReferences];
    const lossesOf = (model: MaskedLanguageModel, texts: readonly string[]) =>
      losses.lossesOf(model, texts, { ...common, work });
    const doubts: HelperDoubts = await doubtHelpers(session, input, helpers, { ...options, lossesOf });
    const recall = async (audit: AuditName, from: unknown, measure: () => Promise<readonly Measurement[]>) =>
      only.has(audit) ? work.recall(audit, [models, seed, from], measure) : [];
    const recallPlanted = async (
      audit: "exposure" | "association",
      measure: (planted: CanaryTruth) => Promise<readonly Measurement[]>,
    ) => (truth === undefined ? [] : recall(audit, truth, () => measure(truth)));
    const asked = [input.contexts, [...input.originals], input.contexts.map(({ id }) => input.units.unitOf(id))];
    const members = openedReferences.map(({ members: own = [] }) => [...own]);
    const ofRows = only.has("rows") ? await measureRemovedRows(audited, leaks, seed) : [];
    const exposure = await recallPlanted("exposure", (planted) =>
      measureExposure(session, planted, { ...common, references }),
    );
    const membership = only.has("membership")
      ? await measureMembership(session, input, {
          ...common,
          references,
          shadows,
          against: sha256(ofReferences + (await digestModels(shadows.map((shadow) => shadow.session)))),
          lossesOf,
        })
      : undefined;
    const inference = await recall("inference", [asked, names, members], () =>
      measureInference(session, input, { ...common, references: openedReferences, names }),
    );
    const association = await recallPlanted("association", (planted) => measureAssociation(session, planted, common));
    const extraction = await recall("extraction", asked, () => measureExtraction(session, input, common));
    const rows = [
      ...ofRows,
      ...doubted("exposure", exposure, doubts, lost),
      ...doubted("membership", membership?.rows ?? [], doubts, lost),
      ...doubted("inference", inference, doubts, lost),
      ...doubted("association", association, doubts, lost),
      ...extraction,
    ];
    return { rows, unfit: unfitOf(doubts), ...(membership && { membership: membership.curves }) };
  } finally {
    for (const model of opened) await model.close();
  }
}

/** Whether the rows of weights distinguish removed entries from the rest. */
function measureRemovedRows(
  { session, rewrite }: AuditedModel,
  { nameEntries, scores }: LeakResult,
  seed: number,
): Promise<readonly Measurement[]> {
  const removed = new Set([...nameEntries.replaced, ...nameEntries.unexplained]);
  return measureRows(session.checkpoint, scores, removed, { seed, rounds: rewrite?.rounds ?? 0 });
}

/** What speaks against the models, each, and against the planted people that attacks are made with. */
interface HelperDoubts {
  readonly references: readonly (readonly Note[])[];
  readonly shadows: readonly (readonly Note[])[];
  readonly planting: PlantingDoubts;
}

function unfitOf({ references, planting }: HelperDoubts): AttackResult["unfit"] {
  return {
    references: references.flatMap((notes, index) => (notes.some(({ id }) => id === "reference-alike") ? [index] : [])),
    isPlantingAbsent: planting.exposure.some(
      ({ id, values }) => id === "planted-absent" && values["secrets"] === values["of"],
    ),
  };
}

async function doubtHelpers(
  session: MaskedLanguageModel,
  input: AuditContexts,
  { references, shadows, truth }: Helpers,
  { lossesOf, canariesFile, ...options }: AttackOptions & { readonly lossesOf: LossesOf },
): Promise<HelperDoubts> {
  const texts = input.contexts.map(({ text }) => text);
  const doubt = (models: readonly ReferenceModel[]) =>
    doubtReferences(session, models.map((model) => model.session), texts, lossesOf); // prettier-ignore
  return {
    references: await doubt(references),
    shadows: await doubt(shadows),
    planting:
      truth === undefined || canariesFile === undefined
        ? doubtAll([])
        : await confirmPlanting(truth, input, { ...options, canariesFile }),
  };
}

/** The rows of an attack that pass, or could with more cases, made `invalid` by what they rest on; each doubt once. */
function doubted(
  audit: "exposure" | "membership" | "inference" | "association",
  rows: readonly Measurement[],
  { references, shadows, planting }: HelperDoubts,
  lost: LostInputs,
): Measurement[] {
  const doubts = [
    ...(audit === "exposure" || audit === "association" ? planting[audit] : []),
    // Units that are lost are a doubt about contexts, not about what the attack is made with.
    ...lostBy(audit, { references: [...references.flat(), ...lost.references], planting: lost.planting, units: [] }),
    ...(audit === "membership" ? shadows.flat() : []),
  ];
  const distinct = [...new Map(doubts.map((doubt) => [doubt.id, doubt])).values()];
  return rows.map((row) => invalidate(row, distinct));
}

/** One digest of all; nothing is read where there are none. */
async function digestModels(models: readonly MaskedLanguageModel[]): Promise<string> {
  const digests = await Promise.all(
    models.map(async ({ checkpoint }) => ({
      ...(await digestCheckpoint(checkpoint)),
      network: digestNetwork(checkpoint),
    })),
  );
  return sha256(JSON.stringify(digests));
}

async function openHelpers(options: AttackOptions, opened: MaskedLanguageModel[]): Promise<Helpers> {
  const { only, referenceDirectories = [], shadowDirectories = [], canariesFile, session } = options;
  const open = async (directory: string) => {
    const model = await openSession(await openCheckpoint(directory), session);
    opened.push(model);
    return model;
  };
  const takesReferences = only.has("exposure") || only.has("membership") || only.has("inference");
  const references: ReferenceModel[] = [];
  for (const directory of takesReferences ? referenceDirectories : [])
    references.push(await openReference(directory, open));
  const shadows: ShadowModel[] = [];
  for (const directory of only.has("membership") ? shadowDirectories : [])
    shadows.push(await openShadow(directory, open));
  const takesTruth = only.has("exposure") || only.has("association");
  return {
    references,
    shadows,
    truth: takesTruth && canariesFile !== undefined ? await readCanaries(canariesFile) : undefined,
  };
}
