import type { Split } from "../probe/context.ts";
import type { AuditRow, Verdict } from "./audit.ts";
import type { RewriteSummary } from "./rewrite-summary.ts";

/** The audits there are. */
export const AUDIT_NAMES = ["name-rate", "recovery", "utility", "residue"] as const;
export type AuditName = (typeof AUDIT_NAMES)[number];

/** Version of the audit file's layout; a reader refuses another. */
export const AUDIT_SCHEMA_VERSION = 1;

/** `audit.json` of one model. Public: it holds counts, never a token, a sentence or a name. */
export interface AuditReport {
  readonly schemaVersion: typeof AUDIT_SCHEMA_VERSION;
  readonly model: ModelIdentity;
  readonly tokenizer: { readonly sha256: string };
  readonly contexts: readonly ContextFileSummary[];
  readonly rows: readonly AuditRow[];
  readonly details: AuditDetails;
  readonly settings: AuditSettings;
  /** Audits that were not asked for or lacked their input: the verdict says nothing of them. */
  readonly notMeasured: readonly AuditName[];
  /** Of all rows together, see `overallVerdict`. */
  readonly verdict: Verdict;
  /** The model that `baseline` figures are of. */
  readonly baselineModel?: ModelIdentity;
  /** ISO 8601. */
  readonly at?: string;
}

/** Several models audited on the same contexts, in the order a reader should see them. */
export interface AuditComparison {
  readonly schemaVersion: typeof AUDIT_SCHEMA_VERSION;
  readonly models: readonly AuditReport[];
  /** How step 1 did, where the truth about the notes is known. */
  readonly recognition?: RecognitionFigures;
}

/** Step 1 held against the truth, in counts. */
export interface RecognitionFigures {
  readonly labels: readonly {
    readonly label: string;
    readonly mentions: number;
    /** Mentions of which every letter was replaced. */
    readonly covered: number;
    readonly replaced: number;
    /** Replacements that touch a mention. */
    readonly touching: number;
  }[];
  /** Distinct names of the notes by kind, and how many of them the recogniser's lists hold. */
  readonly lists: readonly { readonly kind: string; readonly names: number; readonly listed: number }[];
}

export interface ModelIdentity {
  /** Name of the checkpoint's folder, or what the caller calls the model. */
  readonly name: string;
  /** SHA-256 over the weight files. */
  readonly sha256: string;
  readonly modelType: string;
  readonly vocabularySize: number;
  /** What its `rewrite.json` says; absent where it has none. */
  readonly rewrite?: RewriteSummary;
}

export interface ContextFileSummary {
  /** File name without its folder. */
  readonly file: string;
  readonly sha256: string;
  readonly split: Split;
  readonly n: number;
  /** How many of them have a known original. */
  readonly originals: number;
}

export interface AuditSettings {
  readonly k: number;
  readonly seed: number;
  readonly resamples: number;
  /** Vocabulary entries that count as names, and those that a rewrite replaced. */
  readonly nameLikeTokens?: number;
  readonly replacedTokens?: number;
  /** Entries that spell a part of a known name and that a person kept as ordinary words: not counted as names. */
  readonly keptNameTokens?: number;
  /** What told the names: `decisions`, `names` or both. */
  readonly nameSources?: readonly string[];
}

/** Counts behind the rows, by split. */
export interface AuditDetails {
  readonly nameRate?: readonly NameRateDetail[];
  readonly residue?: ResidueDetail;
}

/** What a search of a folder's bytes looked at and found, without a word of it. */
export interface ResidueDetail {
  readonly files: number;
  /** The files, what is packed in them, the git histories and the list of file names. */
  readonly places: number;
  readonly bytes: number;
  /** Git histories, each searched object by object. */
  readonly histories: number;
  /** Removed entries and parts of known names, and the byte strings they were searched as. */
  readonly words: number;
  readonly spellings: number;
  /** Parts of known names of fewer than three letters, which are not searched for. */
  readonly tooShort: number;
  /** Files that hold a word, with how many different ones and how often. */
  readonly found: readonly { readonly file: string; readonly words: number; readonly occurrences: number }[];
  readonly wordsFound: number;
  /** Words that a person lets stand, by SHA-256 of `salt`, a line feed and the folded word. */
  readonly allowed: readonly {
    readonly sha256: string;
    /** The list of ordinary words, or a decision to keep an entry of that spelling. */
    readonly by: "list" | "decision";
    readonly files: number;
    readonly occurrences: number;
  }[];
  readonly salt: string;
  /** Files that could not be looked into. */
  readonly closed: readonly { readonly file: string; readonly why: string }[];
  /** Bytes of weights, and how many hits uniformly random ones would give at most. */
  readonly numberBytes: number;
  readonly expectedByChance: number;
}

export interface NameRateDetail {
  readonly split: Split;
  /** Name-like predictions at rank 1, 2, … k. */
  readonly rankHistogram: readonly number[];
  /** How many tokens were predicted how often, most often first. */
  readonly frequencyBands: readonly FrequencyBand[];
}

export interface FrequencyBand {
  /** Share of contexts in whose top k a token of the band is: at least `from`, below `to`. */
  readonly from: number;
  readonly to: number;
  readonly tokens: number;
  readonly nameLikeTokens: number;
  /** Predictions that fall on the band's name-like tokens. */
  readonly nameLikePredictions: number;
}
