import { atMost, type Measure } from "../measure.ts";

/** Words that were searched for. */
const WORDS = { audit: "residue", unit: "word", format: "count" } as const satisfies Partial<Measure>;

/** What stands in the bytes of a folder. */
export const RESIDUE_MEASURES = {
  "names-left": {
    ...WORDS,
    definition:
      "Removed entries and parts of known names that stand as a word in any byte of the folder, in any of its encodings.",
    limit: { ...atMost(0, "none-left"), zeroHits: true },
  },
  "places-with-name": {
    audit: "residue",
    unit: "place",
    format: "count",
    definition: "Files, packed files and histories that hold such a word.",
    limit: { ...atMost(0, "none-left"), zeroHits: true },
  },
  "allowed-words": {
    ...WORDS,
    definition: "Such words that a person allows because they are ordinary words too.",
  },
} as const satisfies Readonly<Record<string, Measure>>;
