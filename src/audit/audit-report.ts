import type { Split } from "../probe/contexts/context.ts";
import type { ReviewerSummary, ReviewProvenance } from "../review/decisions/summarise-review.ts";
import type { AuditRow, Verdict } from "./audit.ts";
import type { AuditName } from "./audit-ids.ts";
import type { TestResults } from "./judge-tests.ts";
import type { MembershipCurve } from "./membership/membership.ts";
import type { ReviewerError } from "./name-rate/reviewer-error.ts";
import type { Note } from "./remarks.ts";
import type { WorstPerson } from "./worst-person.ts";
import type { RewriteSummary } from "./rewrite-summary.ts";
import type { NameSource } from "./names/corpus-names.ts";

/** Version of the audit file's layout; a reader refuses another. */
export const AUDIT_SCHEMA_VERSION = 2;

/**
 * `audit.json` of one model. Public: it holds counts and digests, never a token, a sentence or a name. Digests of what could be guessed
 * are keyed, see `withKeyedDigests`: those of the tokenizer, of contexts, names, decisions and judgements.
 */
export interface AuditReport {
  readonly schemaVersion: typeof AUDIT_SCHEMA_VERSION;
  /** See `identifyDigestKey`, of the key of its digests; absent in reports of earlier versions, whose digests are not keyed. */
  readonly digestKey?: string;
  readonly model: ModelIdentity;
  /** Keyed. */
  readonly tokenizer: { readonly sha256: string };
  readonly contexts: readonly ContextFileSummary[];
  readonly rows: readonly AuditRow[];
  /** What the figures rest on. */
  readonly evidence: Evidence;
  readonly details: AuditDetails;
  readonly settings: AuditSettings;
  /** Audits that were not asked for or lacked their input: the verdict says nothing of them. */
  readonly notMeasured: readonly { readonly audit: AuditName; readonly why: Note }[];
  /** Of both tests together, see `overallVerdict`. */
  readonly verdict: Verdict;
  /** Of each test, with what decides it; absent in files of earlier versions. Readers judge the rows anew, see `judgeTests`. */
  readonly tests?: TestResults;
  /** The model that `baseline` figures are of. */
  readonly baselineModel?: ModelIdentity;
  readonly program: {
    readonly version: string;
    /** The command line, folders left out of its paths. */
    readonly command?: string;
  };
  /** ISO 8601. */
  readonly at?: string;
}

/** Who and what told the audit what a name is, and on what text it looked how often. No name in it. */
export interface Evidence {
  readonly names: NamesEvidence;
  readonly decisions?: DecisionsEvidence;
  readonly judgements?: JudgementsEvidence;
  /** The distinct entries among the top k of the test contexts; absent where name-rate was not measured. */
  readonly entries?: EntriesEvidence;
  readonly looks: LooksEvidence;
}

/** The names that were known. */
export interface NamesEvidence {
  readonly sources: readonly NameSource[];
  /** Distinct surfaces of all sources. */
  readonly names: number;
  /** Over the sorted distinct folded surfaces, see `digestNames`; keyed. */
  readonly digest: string;
  /** Vocabulary entries that count as names, those that a rewrite replaced, and those kept though spelled like a known name. */
  readonly nameLikeTokens: number;
  readonly replacedTokens: number;
  readonly keptNameTokens: number;
  /**
   * Entries spelled like a known name that are ordinary words by how often the notes have them in names and elsewhere, and those that this leaves to a person.
   * Absent where the notes were not counted: then all are names.
   */
  readonly byCounts?: { readonly words: number; readonly unjudged: number };
}

/** What people decided on vocabulary entries. */
export interface DecisionsEvidence extends ReviewProvenance {
  /** File name without its folder. */
  readonly file: string;
  /** Over the standing decisions, see `digestDecisions`; keyed. */
  readonly digest: string;
}

/** What was judged, for measuring alone, of entries without a decision. */
export interface JudgementsEvidence {
  /** File name without its folder. */
  readonly file: string;
  /** Over the standing judgements, see `digestJudgements`; keyed. */
  readonly digest: string;
  readonly reviewers: readonly ReviewerSummary[];
  /** Standing judgements, decoys left out. */
  readonly names: number;
  readonly kept: number;
  readonly unsure: number;
  /** Entries whose answer was known, mixed in to see whether the judge looked. */
  readonly decoys: { readonly asked: number; readonly right: number };
}

/** What became of the distinct entries that were predicted. */
export interface EntriesEvidence {
  readonly k: number;
  readonly distinct: number;
  readonly names: number;
  readonly kept: number;
  /** Special tokens, digits, marks, pieces within words that begin no known name. */
  readonly cannotBeNames: number;
  readonly unjudged: number;
  /** Of the unjudged, those that could be names: they make the figures invalid. */
  readonly couldBeNames: number;
  /** Contexts asked, and those where the label `PERSON` is among the k likeliest; absent if no entry of the vocabulary is this label. */
  readonly label?: { readonly contexts: number; readonly predicted: number };
  /** Recognisers that were asked whether an entry is a person, by SPEC. */
  readonly recognisers: readonly string[];
}

/** How often these test contexts were audited, for this model and what it was rewritten from or to; this audit included. */
export interface LooksEvidence {
  readonly looks: number;
  readonly distinctDecisions: number;
  readonly changedAfterFirstLook: boolean;
  /** Different seeds they were made with, an unknown one (of a ledger of earlier versions) counted as one; absent in files of earlier versions. */
  readonly distinctSeeds?: number;
  /** Looks at them for any model. */
  readonly looksAtContexts: number;
}

/** Several audited models, in the order a reader should see them. Each audit says which contexts it was made with. */
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
  /** Of what config.json says of the network, see `digestNetwork`. */
  readonly networkSha256: string;
  readonly modelType: string;
  readonly vocabularySize: number;
  /** SHA-256 of the weights that it was first rewritten from, or its own: the same for a model and its rewrites. See `identifyLineage`. */
  readonly lineage: string;
  /** Heads of other tasks that its weights hold and that were left out; absent where there are none. */
  readonly otherHeads?: readonly string[];
  /** What its `rewrite.json` says; absent where it has none. */
  readonly rewrite?: RewriteSummary;
}

export interface ContextFileSummary {
  /** File name without its folder. */
  readonly file: string;
  /** Of the file's bytes; keyed. */
  readonly sha256: string;
  readonly split: Split;
  /** Test contexts that were asked. */
  readonly n: number;
  /** How many of them have a known original. */
  readonly originals: number;
  /** Test contexts of the file that were left out: nearly the same sentence is in another set. */
  readonly nearDuplicates: number;
  /** Over the test contexts of this split in this file, see `digestTestSet`; keyed. */
  readonly testSetSha256: string;
}

export interface AuditSettings {
  readonly k: number;
  readonly seed: number;
  readonly resamples: number;
  /** Contexts of a split whose originals were searched for in pieces at most; null for all. */
  readonly respellLimit: number | null;
}

/** Counts behind the rows, by split. */
export interface AuditDetails {
  readonly nameRate?: readonly NameRateDetail[];
  /** Name-like rates corrected for reviewers' errors; absent without decoys of both kinds among the judgements. */
  readonly reviewerError?: ReviewerError;
  readonly residue?: ResidueDetail;
  /** Of name rates and recovery, the patient of whom most sentences were hit; absent in files of earlier versions. */
  readonly worst?: readonly WorstPerson[];
  /** ROC curves of the attacks on membership. */
  readonly membership?: readonly MembershipCurve[];
}

/** What a search of a folder's bytes looked at and found, without a word of it. */
export interface ResidueDetail {
  readonly files: number;
  /** The files, what is packed in them, the git histories and the list of file names. */
  readonly places: number;
  readonly bytes: number;
  /** Git histories, each searched object by object. */
  readonly histories: number;
  /** Removed entries and parts of known names, and the byte strings they were searched as, rounded up to one significant digit. */
  readonly words: number;
  readonly spellings: number;
  /** Parts of known names of fewer than three letters, which are not searched for. */
  readonly tooShort: number;
  /** Files that hold a word, with how many different ones and how often. */
  readonly found: readonly { readonly file: string; readonly words: number; readonly occurrences: number }[];
  readonly wordsFound: number;
  /**
   * How many words were found that a person lets stand, by the list of ordinary words and by decisions to keep an entry of that spelling.
   * Which ones, and how often each stands where, is private: by that anybody could find out which words of the folder are names too.
   */
  readonly allowed: { readonly list: number; readonly decision: number };
  /** Files that could not be looked into. */
  readonly closed: readonly { readonly file: string; readonly why: string }[];
  /** Bytes of weights, and how many hits uniformly random ones would give at most, rounded up to one significant digit. */
  readonly numberBytes: number;
  readonly expectedByChance: number;
}

export interface NameRateDetail {
  readonly split: Split;
  /** Name-like predictions at rank 1, 2, … k. */
  readonly rankHistogram: readonly number[];
  /** How many tokens were predicted how often, most often first. */
  readonly frequencyBands: readonly FrequencyBand[];
  /** Absent without a hit, and in files of earlier versions. */
  readonly mostHits?: MostHits;
}

/** How few names a leak may come down to. */
export interface MostHits {
  /** Of the hits. */
  readonly share: number;
  /** Fewest distinct names that make this share, of how many that were predicted at all. */
  readonly words: number;
  readonly ofWords: number;
  /** Each name once a context. */
  readonly hits: number;
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
