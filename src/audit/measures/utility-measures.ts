import { atMost, type Measure, NEEDED } from "../measure.ts";

/** Means over words that are no names. */
const PER_WORD = { audit: "utility", unit: "word", format: "figure" } as const satisfies Partial<Measure>;

/** Relative increase of the loss that is let pass. */
const LOSS_TOLERANCE = 0.01;

/** How fresh the test text is, and what the rewrite cost. */
export const UTILITY_MEASURES = {
  "near-duplicates": {
    audit: "freshness",
    unit: "context",
    format: "count",
    definition:
      "Test contexts that are nearly the same sentence (names masked, numbers folded, at most one word different) as one of another set; they are left out.",
    limit: atMost(0.05, "one-in-twenty"),
    needed: NEEDED,
  },
  looks: {
    audit: "freshness",
    unit: "look",
    format: "figure",
    definition:
      "Different sets of decisions with which these test contexts were audited, for a model and its rewrites, this audit included.",
    limit: atMost(1, "looked-once"),
    needed: NEEDED,
  },
  "loss-per-word": {
    ...PER_WORD,
    definition: "−ln p of masked words that are no names, summed over a word's tokens, in nats a word.",
    comparison: { tolerance: LOSS_TOLERANCE },
  },
  "tokens-per-word": {
    ...PER_WORD,
    definition: "Tokens that these words are cut into, a word.",
  },
  "loss-change": {
    audit: "utility",
    unit: "word",
    format: "share",
    definition: "Relative change of that loss against the model compared with, over the same masked words.",
    limit: atMost(LOSS_TOLERANCE, "one-percent"),
    needed: { of: "rewritten" },
  },
  "words-cut-differently": {
    audit: "utility",
    unit: "word",
    format: "count",
    definition: "Words that the two tokenizers cut differently.",
  },
} as const satisfies Readonly<Record<string, Measure>>;
