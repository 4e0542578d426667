import { CONTEXT_LIMITS } from "../probe/context-sizes.ts";

/** The groups of figures: what `--only` chooses from, and `row.audit`. */
export const AUDIT_IDS = [
  "name-rate",
  "coverage",
  "kept-words",
  "recovery",
  "freshness",
  "utility",
  "residue",
] as const;
export type AuditId = (typeof AUDIT_IDS)[number];

/** Audits that a user can ask for by name. The others say whether these hold, and come with them. */
export const AUDIT_NAMES = ["name-rate", "recovery", "utility", "residue"] as const satisfies readonly AuditId[];
export type AuditName = (typeof AUDIT_NAMES)[number];

/** Without these nothing is said of a model as a whole. */
export const LEAK_AUDITS: readonly AuditName[] = ["name-rate", "recovery"];

/** What `n` counts. */
export type Unit = "context" | "prediction" | "entry" | "word" | "place" | "part" | "look";

/** How a figure is written: hits of n, a proportion, a plain number, a rank, a factor. */
export type Format = "count" | "share" | "figure" | "rank" | "factor";

/** Where a limit comes from; catalogues have the words. */
export type LimitSource =
  | "published-times-two"
  | "one-in-fifty"
  | "one-in-thousand"
  | "nineteen-in-twenty"
  | "ten-times"
  | "one-percent"
  | "none-left"
  | "one-in-twenty"
  | "looked-once";

export interface Limit {
  readonly value: number;
  readonly side: "at-most" | "at-least";
  readonly source: LimitSource;
  /** Any hit at all is over the limit. */
  readonly zeroHits?: true;
}

/** How an interval was made; catalogues have the words. All are of 95 %. */
export type IntervalMethod =
  | "exact-each"
  | "exact-each-on-contexts"
  | "exact-two-sided"
  | "bootstrap-documents"
  | "bootstrap-contexts"
  | "bootstrap-sentences"
  | "census"
  | "minimum"
  | "one-unit";

export interface Measure {
  readonly audit: AuditId;
  readonly unit: Unit;
  readonly format: Format;
  /** What is measured, exactly, for those who want to compute it again. Catalogues have labels and plain words by the same id. */
  readonly definition: string;
  /** What is held against the figure's interval; absent on rows for information. */
  readonly limit?: Limit;
}

const at = (value: number, source: LimitSource): Limit => ({ value, side: "at-most", source });

/** The one registry of figures. A new one is added here, in its own file, and in the catalogues. */
export const MEASURES = {
  "name-rate": {
    audit: "name-rate",
    unit: "prediction",
    format: "count",
    definition: "NLR@k: name-like entries among the k likeliest at each mask, of k · contexts.",
    limit: at(CONTEXT_LIMITS.nameRate, "published-times-two"),
  },
  "contexts-with-name": {
    audit: "name-rate",
    unit: "context",
    format: "count",
    definition: "CNLR@k: contexts with at least one name-like entry among the k likeliest.",
    limit: at(CONTEXT_LIMITS.contextsWithName, "one-in-fifty"),
  },
  "contexts-with-kept": {
    audit: "name-rate",
    unit: "context",
    format: "count",
    definition:
      "CNLR@k if entries kept as ordinary words though spelled like a part of a known name count as names too.",
  },
  "contexts-with-unjudged": {
    audit: "name-rate",
    unit: "context",
    format: "count",
    definition:
      "CNLR@k if entries that could be names and that nobody judged count as names too, beside the kept ones.",
  },
  "name-mass": {
    audit: "name-rate",
    unit: "context",
    format: "share",
    definition: "Mean over contexts of the probability on all name-like entries together.",
  },
  "replaced-mass": {
    audit: "name-rate",
    unit: "context",
    format: "share",
    definition: "Mean over contexts of the probability on entries that a rewrite replaced.",
  },
  "best-name-rank": {
    audit: "name-rate",
    unit: "context",
    format: "rank",
    definition: "The best rank of any name-like entry in any context, in the whole vocabulary.",
  },
  "list-coverage": {
    audit: "coverage",
    unit: "context",
    format: "count",
    definition:
      "Contexts whose original's identifying parts are all known to the lists and corpora that say what a name is; contexts without a known original count as unknown.",
    limit: { value: 0.95, side: "at-least", source: "nineteen-in-twenty" },
  },
  "list-coverage-parts": {
    audit: "coverage",
    unit: "part",
    format: "count",
    definition: "Identifying parts of the originals that the lists and corpora know.",
  },
  "list-coverage-alone": {
    audit: "coverage",
    unit: "context",
    format: "count",
    definition: "The same as list-coverage for the user's list alone, without the corpora's private folders.",
  },
  "kept-word-lift": {
    audit: "kept-words",
    unit: "entry",
    format: "factor",
    definition:
      "For entries kept as ordinary words though spelled like a part of a known name: mean probability at name slots over mean probability at other slots of the same texts; the largest.",
    limit: at(10, "ten-times"),
  },
  recovered: {
    audit: "recovery",
    unit: "context",
    format: "count",
    definition:
      "Contexts whose original, or an identifying part of it, comes back in any way: as one entry among the top k, or in 2 to 4 pieces by beam search of width k; n = contexts asked in all ways whose original can be said in one of them.",
    limit: { ...at(CONTEXT_LIMITS.recovery, "one-in-thousand"), zeroHits: true },
  },
  "recovered-one-entry": {
    audit: "recovery",
    unit: "context",
    format: "count",
    definition:
      "Contexts whose original, or an identifying part of it, is one of the k likeliest entries; n = originals that have such an entry.",
  },
  "recovered-in-pieces": {
    audit: "recovery",
    unit: "context",
    format: "count",
    definition:
      "Contexts whose original, or an identifying part of at least three letters, is one of the k likeliest fillings of 2, 3 or 4 masks by beam search; n = originals that can be spelled so and did not come back as one entry.",
  },
  "guessed-without-context": {
    audit: "recovery",
    unit: "context",
    format: "count",
    definition: "Contexts whose original is among the k names that are predicted most often, whatever the sentence.",
  },
  "mean-reciprocal-rank": {
    audit: "recovery",
    unit: "context",
    format: "figure",
    definition: "Mean of 1 / rank of the best entry that says the original; n = originals that have such an entry.",
  },
  "first-of-names-at-mask": {
    audit: "recovery",
    unit: "context",
    format: "count",
    definition:
      "Contexts in which the original is likelier at the mask than every other name of the list in the same form.",
  },
  "beats-names-at-mask": {
    audit: "recovery",
    unit: "context",
    format: "figure",
    definition: "Mean share of other names of the list that are less likely at the mask than the original, ties half.",
  },
  "stranger-beats-at-mask": {
    audit: "recovery",
    unit: "context",
    format: "figure",
    definition: "The same for the original of another context.",
  },
  "first-of-names-in-sentence": {
    audit: "recovery",
    unit: "context",
    format: "count",
    definition:
      "Contexts whose sentence has a higher pseudo-log-likelihood with the original than with every other name in the same form.",
  },
  "beats-names-in-sentence": {
    audit: "recovery",
    unit: "context",
    format: "figure",
    definition: "Mean share of other names whose sentence has a lower pseudo-log-likelihood, ties half.",
  },
  "stranger-beats-in-sentence": {
    audit: "recovery",
    unit: "context",
    format: "figure",
    definition: "The same for the original of another context.",
  },
  "near-duplicates": {
    audit: "freshness",
    unit: "context",
    format: "count",
    definition:
      "Test contexts that are nearly the same sentence (names masked, numbers folded, at most one word different) as one of another set; they are left out.",
    limit: at(0.05, "one-in-twenty"),
  },
  looks: {
    audit: "freshness",
    unit: "look",
    format: "figure",
    definition:
      "Different sets of decisions with which these test contexts were audited, for a model and its rewrites, this audit included.",
    limit: at(1, "looked-once"),
  },
  "loss-per-word": {
    audit: "utility",
    unit: "word",
    format: "figure",
    definition: "−ln p of masked words that are no names, summed over a word's tokens, in nats a word.",
  },
  "tokens-per-word": {
    audit: "utility",
    unit: "word",
    format: "figure",
    definition: "Tokens that these words are cut into, a word.",
  },
  "loss-change": {
    audit: "utility",
    unit: "word",
    format: "share",
    definition: "Relative change of that loss against the model compared with, over the same masked words.",
    limit: at(0.01, "one-percent"),
  },
  "words-cut-differently": {
    audit: "utility",
    unit: "word",
    format: "count",
    definition: "Words that the two tokenizers cut differently.",
  },
  "names-left": {
    audit: "residue",
    unit: "word",
    format: "count",
    definition:
      "Removed entries and parts of known names that stand as a word in any byte of the folder, in any of its encodings.",
    limit: { ...at(0, "none-left"), zeroHits: true },
  },
  "places-with-name": {
    audit: "residue",
    unit: "place",
    format: "count",
    definition: "Files, packed files and histories that hold such a word.",
    limit: { ...at(0, "none-left"), zeroHits: true },
  },
  "allowed-words": {
    audit: "residue",
    unit: "word",
    format: "count",
    definition: "Such words that a person allows because they are ordinary words too.",
  },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof MEASURES;

/** All ids, in the order of reports. */
export const MEASURE_IDS = Object.keys(MEASURES) as readonly MeasureId[];

/** What the registry has of a measure. */
export function measureOf(id: MeasureId): Measure {
  return MEASURES[id];
}

/** The limit of a measure that has one, as a number. */
export function limitOf(id: MeasureId): number {
  const { limit } = measureOf(id);
  if (limit === undefined) throw new RangeError(`${id} has no limit`);
  return limit.value;
}
