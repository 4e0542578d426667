import { listFiles } from "../../base/files.ts";
import { sha256, sha256File } from "../../base/hash.ts";
import { VERSION } from "../../base/version.ts";
import { digestSpec } from "../../recognise/digest-spec.ts";
import { keyFingerprint } from "../../replace/secret-key.ts";
import type { DedupeSettings } from "../dedupe/dedupe-settings.ts";
import type { Components } from "./run-record.ts";
import type { RunSettings } from "./settings.ts";
import { isDedupe } from "./kind-of-run.ts";

export interface ComponentOptions {
  /** Recognisers were given in place of SPECs: they have no files that can be looked at. */
  readonly isGiven: boolean;
  /** Of surrogates. */
  readonly key: Uint8Array | undefined;
}

/** What decides on the output of a run with these settings: version, configuration, and digests of what is read beside the input. */
export async function componentsOf(settings: RunSettings, { isGiven, key }: ComponentOptions): Promise<Components> {
  const { recognisers, specs, annotations, renameKey, replace } = settings;
  const models: string[] = [];
  if (!isGiven) for (const spec of specs) models.push(await digestSpec(spec));
  return {
    version: VERSION,
    recognisers,
    models,
    annotations: annotations === null ? null : await digestFolder(annotations),
    lean: settings.lean,
    ...(settings.always !== null && { always: await sha256File(settings.always) }),
    ...(settings.never !== null && { never: await sha256File(settings.never) }),
    ...(settings.names.length > 0 && {
      names: sha256(JSON.stringify([settings.names, settings.reviewedVocabularies])),
    }),
    // Whom a group names depends on it; without groups only shards with such notes are done again.
    ...(settings.groupField !== null && { otherLanguages: settings.otherLanguages }),
    entities: settings.entities,
    format: settings.format,
    textFields: settings.textFields,
    dropFields: settings.dropFields,
    maskFields: settings.maskFields,
    renameFiles: renameKey !== null,
    groupField: settings.groupField,
    replace,
    ...(replace.mode === "surrogate" && key !== undefined && { keyFingerprint: keyFingerprint(key) }),
    shardBytes: settings.shardBytes,
    ...(isDedupe(settings) && { dedupe: await digestDedupe(settings.dedupe) }),
  };
}

async function digestDedupe({ templates, spans, ...values }: DedupeSettings): Promise<object> {
  const digests: string[] = [];
  for (const path of spans) digests.push(await sha256File(path));
  return { ...values, templates: templates === null ? null : await sha256File(templates), spans: digests };
}

async function digestFolder(folder: string): Promise<string> {
  const digests: string[] = [];
  for (const file of await listFiles(folder)) digests.push(`${await sha256File(`${folder}/${file}`)} ${file}`);
  return sha256(digests.join("\n"));
}
