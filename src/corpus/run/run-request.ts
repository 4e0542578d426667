import { resolve } from "node:path";

import { checkReplaceSettings } from "../../replace/settings.ts";
import { SHARD_BYTES } from "../shards/plan-shards.ts";
import type { RunProgress } from "./run-report.ts";
import type { RunSettings } from "./settings.ts";

/** What every run is given. */
export interface RunRequest {
  /** Files or folders. */
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  /** Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  /** Go on where inputs hold files that are not read. */
  readonly skipUnknown?: boolean;
  /** Replace existing output, and do everything again. */
  readonly force?: boolean;
  /** Worker threads. Default none: everything is done in this thread, as recognisers that are no SPECs must be. */
  readonly workers?: number;
  /** Bytes of a file that are one piece of work; default 4 MiB. */
  readonly shardBytes?: number;
  /** Ends the run, within a text if need be: it can be taken up again. */
  readonly signal?: AbortSignal;
  /** Called after each piece of work. */
  readonly onProgress?: (progress: RunProgress) => void;
  /** Called, with a sentence, for what an earlier run left, why things are done again, and what cannot be done. */
  readonly onNote?: (note: string) => void;
}

/** The settings of a run that finds nothing, replaces nothing and reads notes as their format has them. */
export function plainSettings(request: RunRequest, privateDirectory: string): RunSettings {
  return {
    inputs: request.inputs.map((input) => resolve(input)),
    outputDirectory: resolve(request.outputDirectory),
    privateDirectory: resolve(privateDirectory),
    recognisers: [],
    specs: [],
    lean: 0,
    otherLanguages: null,
    always: null,
    never: null,
    names: [],
    reviewedVocabularies: [],
    annotations: null,
    entities: [],
    format: "auto",
    textFields: [],
    dropFields: [],
    maskFields: [],
    renameKey: null,
    skipUnknown: request.skipUnknown ?? false,
    groupField: null,
    replace: checkReplaceSettings(),
    dedupe: null,
    shardBytes: request.shardBytes ?? SHARD_BYTES,
  };
}
