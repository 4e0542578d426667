import { compareSpans } from "../../text/span.ts";
import type { Recogniser } from "../recogniser.ts";
import { findAgain } from "./find-repeats.ts";
import { type PeopleOptions, settle } from "./people-options.ts";

/**
 * The recogniser with a pass over what it found in each document: people whom it is sure of are found again wherever the document
 * names them (see `findRepeats`). Wrap the union of several recognisers once, not each. What was found stays as it is. Labels must be of
 * a scheme that `entityOf` knows.
 */
export function withDocumentPeople(recogniser: Recogniser, options: PeopleOptions = {}): Recogniser {
  const settings = settle(options);
  return {
    ...recogniser,
    recognise: async (documents) => {
      const found = await recogniser.recognise(documents);
      return documents.map(({ text }, index) => {
        const spans = found[index] ?? [];
        const again = findAgain(text, spans, settings);
        return again.length === 0 ? spans : [...spans, ...again].sort(compareSpans);
      });
    },
  };
}
