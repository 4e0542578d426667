import type { Measure } from "../measure.ts";

/** Names of released notes that an attacker suspects. */
const SUSPECTED = { audit: "parrot", unit: "mention", format: "count" } as const satisfies Partial<Measure>;

/** What step 1 left in the notes. */
export const NOTES_MEASURES = {
  "step-1-recall": {
    audit: "de-identification",
    unit: "mention",
    format: "count",
    definition: "Annotated persons of which every letter lies in something that step 1 replaced.",
  },
  "step-1-residual": {
    audit: "de-identification",
    unit: "mention",
    format: "figure",
    definition:
      "Mentions of persons to be expected in the released notes: found · (1 − recall) / recall, not known where recall is 0; n = found.",
  },
  "parrot-recall": {
    ...SUSPECTED,
    definition:
      "Persons in released notes that step 1 missed (letters that no replaced span covers) and that a CRF, trained on the names of one half of the notes as they were released, surrogates and missed ones alike, does not find in the other half: the attack of Carrell et al. 2019, with a reader who marks every name. With labels or masks: every name that is left.",
  },
  "parrot-precision": {
    ...SUSPECTED,
    definition: "Names that this attack takes for missed ones and that are; n = all that it takes for missed ones.",
  },
  "odd-one-recall": {
    ...SUSPECTED,
    definition:
      "Persons that step 1 missed and none of whose words of three letters or more stands in another name of a note in which some such word stands in three names or more.",
  },
  "odd-one-precision": {
    ...SUSPECTED,
    definition: "Names that stand out in this way and are missed ones; n = all that stand out.",
  },
  "leaks-by-chance": {
    ...SUSPECTED,
    definition:
      "Missed names among all names of the released notes, surrogates included: the precision of picking any of them.",
  },
} as const satisfies Readonly<Record<string, Measure>>;
