import { DEFAULT_RESAMPLES } from "../base/bootstrap.ts";
import { UnnameError } from "../base/errors.ts";
import type { SessionOptions } from "../model/session.ts";
import type { LossSentence } from "../probe/masked-loss.ts";
import { readDecisionLines } from "../review/decisions.ts";
import { readAuditContexts, readWordList } from "./audit-input.ts";
import { type AuditMemory, createAuditMemory } from "./audit-memory.ts";
import { auditLeaks, type LeakOptions } from "./audit-model.ts";
import { AUDIT_NAMES, AUDIT_SCHEMA_VERSION, type AuditName, type AuditReport } from "./audit-report.ts";
import { type AuditedModel, identifyModel, modelKey, openAuditedModel } from "./audited-model.ts";
import { baselineRows, withBaselines } from "./baseline-rows.ts";
import { overallVerdict } from "./judge.ts";
import { readKnownNames } from "../recognise/known-names/read-names.ts";
import { readMapping } from "../vocabulary/read-mapping.ts";
import { measureUtility } from "./utility/measure-utility.ts";
import type { NameSources } from "./names/name-like.ts";
import { residueRows, searchResidue } from "./residue/residue.ts";

/** Rank that the limits are meant for, as Verkijk & Vossen 2022 looked at. */
export const DEFAULT_K = 20;
/** Contexts of a split searched for originals in pieces unless told otherwise: about 30 passes each. */
export const DEFAULT_RESPELL_LIMIT = 200;

export interface RunAuditOptions {
  readonly modelDirectory: string;
  /** What reports call the model; default: its folder's name. */
  readonly modelName?: string;
  readonly contextFiles: readonly string[];
  /** `originals.jsonl` files (private): without them nothing is said of recovery. */
  readonly originalFiles?: readonly string[];
  /** Model compared with. */
  readonly baselineDirectory?: string;
  /** File of known names, see `readKnownNames`. */
  readonly namesFile?: string;
  /** `decisions.jsonl`. At least one of names and decisions for `name-rate`. */
  readonly decisionsFile?: string;
  /** Ordinary words that are parts of names too, one a line. */
  readonly allowFile?: string;
  /** `mapping.jsonl` of a rewrite (private): entries that `residue` searches for. */
  readonly mappingFile?: string;
  /** Words that the program itself writes into files of a released folder, see `searchResidue`. */
  readonly ownWords?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Text for the loss; default: the contexts themselves, whose masks stay masked. */
  readonly utilitySentences?: readonly LossSentence[];
  /** Default: all that the input allows, but `residue`, which is about a folder to be published and must be asked for. */
  readonly only?: readonly AuditName[];
  readonly k?: number;
  readonly seed?: number;
  /** Most contexts of a split searched in pieces, see `auditRespelling`; 0 for none. Default 200. */
  readonly respellLimit?: number;
  readonly beam?: number;
  /** Most contexts of a split whose originals are ranked among those of `namesFile`, see `auditRanking`. Default 0: none. */
  readonly rankLimit?: number;
  readonly session?: SessionOptions;
  /** What audits before measured on the same contexts, names and text: a model among these is not measured again. */
  readonly memory?: AuditMemory;
  /** When the audit is made; left out of the report if absent. */
  readonly at?: Date;
  readonly onProgress?: (message: string) => void;
}

/**
 * Audits a checkpoint with the test contexts of the files given. The report is public: it holds no token, sentence or name.
 * Throws `usage` if an audit asked for lacks its input (`name-rate` is always asked for unless `only` leaves it out), and what
 * opening checkpoints and reading files throw.
 */
export async function runAudit(options: RunAuditOptions): Promise<AuditReport> {
  const { k = DEFAULT_K, seed = 0, onProgress } = options;
  const only = chooseAudits(options);
  const input = await readAuditContexts(options.contextFiles, options.originalFiles);
  const names = await readNameSources(options);
  const audited = await openAuditedModel(options.modelDirectory, options.session);
  const { session, digests } = audited;
  let compared: AuditedModel | undefined;
  try {
    if (options.baselineDirectory !== undefined)
      compared = await openAuditedModel(options.baselineDirectory, options.session);
    const leakOptions: LeakOptions = {
      only,
      names,
      k,
      seed,
      respellLimit: options.respellLimit ?? DEFAULT_RESPELL_LIMIT,
      ...(options.beam !== undefined && { beam: options.beam }),
      ...(options.rankLimit !== undefined && { rankLimit: options.rankLimit }),
      ...(onProgress && { onProgress }),
    };
    const { memory = createAuditMemory() } = options;
    const leaks = await auditLeaks(session, input, leakOptions);
    memory.leaks.set(modelKey(audited), leaks);
    const before =
      compared &&
      (memory.leaks.get(modelKey(compared))?.rows ??
        (await baselineRows(compared.session, input, { ...leakOptions, respellLimit: 0, rankLimit: 0 })));
    const utility = only.has("utility") ? await measureUtility(audited, compared, input, { ...options, memory }) : [];
    const residue = only.has("residue")
      ? await searchResidue(
          options.modelDirectory,
          {
            ...names,
            ...(options.mappingFile !== undefined && { removedTokens: await readMapping(options.mappingFile) }),
          },
          {
            salt: digests.modelSha256,
            ...(options.ownWords && { ownWords: options.ownWords }),
            ...(onProgress && { onProgress }),
          },
        )
      : undefined;
    const found = residue === undefined ? [] : residueRows(residue);
    const rows = [...withBaselines(leaks.rows, before ?? []), ...utility, ...found].map((row) => ({
      ...row,
      seed,
      ...digests,
    }));
    const sources = [options.decisionsFile && "decisions", options.namesFile && "names"].filter(
      (source) => source !== undefined,
    );
    return {
      schemaVersion: AUDIT_SCHEMA_VERSION,
      model: identifyModel(audited, options.modelName),
      tokenizer: { sha256: digests.tokenizerSha256 },
      contexts: input.files,
      rows,
      details: { nameRate: leaks.nameRate, ...(residue && { residue: residue.detail }) },
      notMeasured: AUDIT_NAMES.filter((name) => !rows.some((row) => row.audit === name)),
      settings: {
        k,
        seed,
        resamples: DEFAULT_RESAMPLES,
        nameLikeTokens: leaks.nameLikeTokens,
        replacedTokens: leaks.replacedTokens,
        keptNameTokens: leaks.keptNameTokens,
        nameSources: sources,
      },
      verdict: overallVerdict(rows.map((row) => row.verdict)),
      ...(compared && { baselineModel: identifyModel(compared) }),
      ...(options.at && { at: options.at.toISOString() }),
    };
  } finally {
    await session.close();
    await compared?.session.close();
  }
}

function chooseAudits(options: RunAuditOptions): ReadonlySet<AuditName> {
  const { only, namesFile, decisionsFile, originalFiles = [], rankLimit = 0 } = options;
  const asked = new Set<AuditName>(only ?? AUDIT_NAMES.filter((name) => name !== "residue"));
  if (rankLimit > 0 && (namesFile === undefined || originalFiles.length === 0)) {
    throw new UnnameError(
      "usage",
      "ranking originals needs --originals and, for the names they stand among, --names: pass both, or leave --rank out.",
    );
  }
  if (asked.has("name-rate") && namesFile === undefined && decisionsFile === undefined) {
    throw new UnnameError(
      "usage",
      "name-rate must know what a name is: pass --names or --decisions, or leave it out with --only.",
    );
  }
  if (asked.has("residue") && [namesFile, decisionsFile, options.mappingFile].every((file) => file === undefined)) {
    throw new UnnameError(
      "usage",
      "residue must know which names to search for: pass --names, --decisions or --mapping, or leave it out of --only.",
    );
  }
  if (originalFiles.length > 0) return asked;
  if (only?.includes("recovery")) {
    throw new UnnameError(
      "usage",
      "recovery must know what stood at the masks: pass --originals with the originals.jsonl of these contexts.",
    );
  }
  asked.delete("recovery");
  return asked;
}

async function readNameSources({ namesFile, decisionsFile, allowFile }: RunAuditOptions): Promise<NameSources> {
  return {
    ...(namesFile !== undefined && { names: await readKnownNames(namesFile) }),
    ...(decisionsFile !== undefined && { decisions: await readDecisionLines(decisionsFile) }),
    ...(allowFile !== undefined && { allow: await readWordList(allowFile) }),
  };
}
