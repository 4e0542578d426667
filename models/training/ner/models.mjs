/** What all recognisers of persons and places are trained with; each model may say otherwise. */
const NAMES = {
  format: "brat",
  entities: ["PERSON", "GPE"],
  features: "fast",
  isPrivate: false,
  seeds: [1, 2],
  epochs: 6,
  dropout: 0.5,
  caseCopies: false,
  swaps: 0,
  hidden: 0.3,
  minDocuments: 3,
  outsideBias: 1,
};

/**
 * The models by name: the settings of `unname train`, and where its data comes from. `text`: files of tokens and tags in the
 * data folder; `brat`: annotated folders in it; `notes`: seeds of the Dutch hospital notes; `short`: seeds and number of the short notes.
 */
export const MODELS = {
  "ner-en": {
    ...NAMES,
    language: "en",
    text: [
      { file: "btc/en-train.tsv" },
      { file: "wnut17/en-train.tsv" },
      { file: "uner-en/en-train.tsv" },
      { file: "wikiann/en-train.tsv", isWikipedia: true },
    ],
  },
  "ner-es-names": {
    ...NAMES,
    language: "es",
    text: [{ file: "wikiann/es-train.tsv", isWikipedia: true }],
    brat: ["meddocan/train", "meddocan/dev"],
  },
  "ner-nl": {
    ...NAMES,
    language: "nl",
    text: [{ file: "wikiann/nl-train.tsv", isWikipedia: true }],
    // Not 1, the seed of the shipped corpus, nor 77, on which figures are given.
    notes: [11, 12, 13],
  },
};
