import { CONTEXT_LIMITS } from "../../probe/contexts/context-sizes.ts";
import { ANY_INCREASE, atMost, type Measure, NEEDED, NEEDED_OF_EACH_SPLIT } from "../measure.ts";

/** Contexts with a predicted name, by what counts as one. */
const CONTEXTS_WITH = {
  audit: "name-rate",
  unit: "context",
  format: "count",
  comparison: ANY_INCREASE,
} as const satisfies Partial<Measure>;
/** Mean probabilities. */
const MASS = { audit: "name-rate", unit: "context", format: "share" } as const satisfies Partial<Measure>;
/** Contexts whose original is known. */
const COVERED = { audit: "coverage", unit: "context", format: "count" } as const satisfies Partial<Measure>;
/** Contexts whose original came back or came first. */
const CAME_BACK = { audit: "recovery", unit: "context", format: "count" } as const satisfies Partial<Measure>;
/** How far up the original stands. */
const STANDING = { audit: "recovery", unit: "context", format: "figure" } as const satisfies Partial<Measure>;

/** What a model says: the audits of its predictions, and what these rest on. */
export const LEAK_MEASURES = {
  "name-rate": {
    audit: "name-rate",
    unit: "prediction",
    format: "count",
    definition: "NLR@k: name-like entries among the k likeliest at each mask, of k · contexts.",
    limit: atMost(CONTEXT_LIMITS.nameRate, "published-times-two"),
    comparison: ANY_INCREASE,
    needed: NEEDED_OF_EACH_SPLIT,
  },
  "contexts-with-name": {
    ...CONTEXTS_WITH,
    definition: "CNLR@k: contexts with at least one name-like entry among the k likeliest.",
    limit: atMost(CONTEXT_LIMITS.contextsWithName, "one-in-fifty"),
    needed: NEEDED_OF_EACH_SPLIT,
  },
  "contexts-with-kept": {
    ...CONTEXTS_WITH,
    definition:
      "CNLR@k if entries kept as ordinary words though spelled like a part of a known name count as names too.",
  },
  "contexts-with-unjudged": {
    ...CONTEXTS_WITH,
    definition: "CNLR@k if unjudged entries that could be names count as names too, beside the kept ones.",
  },
  "name-mass": {
    ...MASS,
    definition: "Mean over contexts of the probability on all name-like entries together.",
    comparison: ANY_INCREASE,
  },
  "replaced-mass": {
    ...MASS,
    definition: "Mean over contexts of the probability on entries that a rewrite replaced.",
    comparison: { ofRewritten: true },
  },
  "best-name-rank": {
    audit: "name-rate",
    unit: "context",
    format: "rank",
    definition: "The best rank of any name-like entry in any context, in the whole vocabulary.",
  },
  "list-coverage": {
    ...COVERED,
    definition:
      "Contexts whose original's identifying parts are all known to the lists and corpora that say what a name is; contexts without a known original count as unknown.",
    limit: { value: 0.95, side: "at-least", source: "nineteen-in-twenty" },
    needed: NEEDED,
  },
  "list-coverage-parts": {
    audit: "coverage",
    unit: "part",
    format: "count",
    definition: "Identifying parts of the originals that the lists and corpora know.",
  },
  "list-coverage-alone": {
    ...COVERED,
    definition: "The same as list-coverage for the user's list alone, without the corpora's private folders.",
  },
  "kept-word-lift": {
    audit: "kept-words",
    unit: "entry",
    format: "factor",
    definition:
      "For entries kept as ordinary words though spelled like a part of a known name: mean probability at name slots over mean probability at other slots of the same texts; the largest.",
    limit: atMost(10, "ten-times"),
  },
  recovered: {
    ...CAME_BACK,
    definition:
      "Contexts whose original, or an identifying part of it, comes back in any way: as one entry among the top k, or in 2 to 4 pieces by beam search of width k; n = contexts asked in all ways whose original can be said in one of them. Judged in the seen split by its excess over chance: the smaller of the unseen split's share and of the mean share if originals of other patients, written with as many words, stood at the same masks. Fails if that exceeds the limit and so many hits are unlikely by both (one-sided, each 5 %).",
    limit: atMost(CONTEXT_LIMITS.recovery, "one-in-thousand"),
    comparison: ANY_INCREASE,
    needed: NEEDED_OF_EACH_SPLIT,
  },
  "recovered-one-entry": {
    ...CAME_BACK,
    definition:
      "Contexts whose original, or an identifying part of it, is one of the k likeliest entries; n = originals that have such an entry.",
    comparison: ANY_INCREASE,
  },
  "recovered-in-pieces": {
    ...CAME_BACK,
    definition:
      "Contexts whose original, or an identifying part of at least three letters, is one of the k likeliest fillings of 2, 3 or 4 masks by beam search; n = originals that can be spelled so and did not come back as one entry.",
  },
  "guessed-without-context": {
    ...CAME_BACK,
    definition: "Contexts whose original is among the k names that are predicted most often, whatever the sentence.",
  },
  "mean-reciprocal-rank": {
    ...STANDING,
    definition: "Mean of 1 / rank of the best entry that says the original; n = originals that have such an entry.",
    comparison: ANY_INCREASE,
  },
  "first-of-names-at-mask": {
    ...CAME_BACK,
    definition:
      "Contexts in which the original is likelier at the mask than every other name of the list in the same form.",
  },
  "beats-names-at-mask": {
    ...STANDING,
    definition: "Mean share of other names of the list that are less likely at the mask than the original, ties half.",
  },
  "stranger-beats-at-mask": {
    ...STANDING,
    definition: "The same for the original of another context.",
  },
  "first-of-names-in-sentence": {
    ...CAME_BACK,
    definition:
      "Contexts whose sentence has a higher pseudo-log-likelihood with the original than with every other name in the same form.",
  },
  "beats-names-in-sentence": {
    ...STANDING,
    definition: "Mean share of other names whose sentence has a lower pseudo-log-likelihood, ties half.",
  },
  "stranger-beats-in-sentence": {
    ...STANDING,
    definition: "The same for the original of another context.",
  },
} as const satisfies Readonly<Record<string, Measure>>;
