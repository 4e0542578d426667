import { UnnameError } from "../../base/errors.ts";
import { digestCheckpoint } from "../../model/digest-checkpoint.ts";
import { digestValues } from "../../model/digest-values.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import type { AuditSources } from "../audit-sources.ts";
import { identifyLineage } from "../audited-model.ts";
import { summariseRewrite } from "../rewrite-summary.ts";

/** What identifies a model, whatever its folder is called. */
export interface ModelMarks {
  readonly directory: string;
  /** Of the weight files, to the byte. */
  readonly modelSha256: string;
  /** Of the model and all that it was rewritten from or to. */
  readonly lineage: string;
  /** See `digestValues`. */
  readonly values?: string;
}

/**
 * Refuses references and shadow models that cannot be held against the audited model, since they are the same: its weights, however they are written, or
 * a version of it from before or after a rewrite. Against itself a model remembers nothing. So are two references, or two shadow models, that are one.
 * Reads all weights, and nothing where there is neither reference nor shadow model. Returns the marks of the references. Throws `usage`, and what opening
 * checkpoints throws.
 */
export async function refuseSameModels({
  modelDirectory,
  referenceDirectories = [],
  shadowDirectories = [],
}: Pick<AuditSources, "modelDirectory" | "referenceDirectories" | "shadowDirectories">): Promise<
  readonly ModelMarks[]
> {
  const given = [
    ...referenceDirectories.map((directory) => ({ flag: "--reference", directory })),
    ...shadowDirectories.map((directory) => ({ flag: "--shadow", directory })),
  ];
  if (given.length === 0) return [];
  const marks = new Map<string, ModelMarks>();
  const marksOf = async (directory: string) => {
    const known = marks.get(directory) ?? (await readMarks(directory));
    marks.set(directory, known);
    return known;
  };
  const audited = await marksOf(modelDirectory);
  const earlier: { readonly flag: string; readonly marks: ModelMarks }[] = [];
  for (const { flag, directory } of given) {
    const other = await marksOf(directory);
    const why = sameness(other, audited);
    if (why !== undefined) throw refusal(`${flag} ${directory}: ${why} ${modelDirectory}, which is audited`, directory);
    const twin = earlier.find((one) => one.flag === flag && sameness(other, one.marks) !== undefined);
    if (twin !== undefined)
      throw refusal(`${flag} ${directory}: ${sameness(other, twin.marks)} ${flag} ${twin.marks.directory}`, directory);
    earlier.push({ flag, marks: other });
  }
  return earlier.slice(0, referenceDirectories.length).map((one) => one.marks);
}

/** How two models are one, as an error begins to say it; undefined where they differ. */
function sameness(one: ModelMarks, other: ModelMarks): string | undefined {
  if (one.modelSha256 === other.modelSha256) return "has the weight files of";
  if (one.values !== undefined && one.values === other.values) return "has the weights of";
  return one.lineage === other.lineage ? "is a version, before or after a rewrite, of" : undefined;
}

function refusal(found: string, directory: string): UnnameError {
  return new UnnameError(
    "usage",
    `${found}. What both know would not show. Give a model like it that was trained apart from it, on other notes, or leave the flag out.`,
    { details: { path: directory } },
  );
}

async function readMarks(directory: string): Promise<ModelMarks> {
  const digests = await digestCheckpoint(await openCheckpoint(directory));
  const values = await digestValues(directory);
  const lineage = identifyLineage(digests, await summariseRewrite(directory));
  return { directory, modelSha256: digests.modelSha256, lineage, ...(values !== undefined && { values }) };
}
