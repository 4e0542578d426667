import { compareSpans } from "../../text/span.ts";
import type { Recogniser } from "../recogniser.ts";
import { findRepeats, type RepeatOptions } from "./find-repeats.ts";

/**
 * The recogniser with a second pass over each document: names and places that it is sure of are found again where it missed
 * them (see {@link findRepeats}). What it found stays as it is. Its labels must be of a scheme that `entityOf` knows.
 */
export function withSecondPass(recogniser: Recogniser, options: RepeatOptions = {}): Recogniser {
  return {
    name: recogniser.name,
    recognise: async (documents) => {
      const found = await recogniser.recognise(documents);
      return documents.map((document, index) => {
        const spans = found[index] ?? [];
        return [...spans, ...findRepeats(document, spans, options)].sort(compareSpans);
      });
    },
  };
}
