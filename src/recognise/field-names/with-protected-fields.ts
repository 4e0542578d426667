import type { Recogniser } from "../recogniser.ts";
import { protectFieldNames } from "./protect-field-names.ts";

/** The recogniser without the field names and headings that it took for names ("Nombre:"); see {@link protectFieldNames}. */
export function withProtectedFields(recogniser: Recogniser): Recogniser {
  return {
    ...recogniser,
    recognise: async (documents) => {
      const found = await recogniser.recognise(documents);
      return documents.map(({ text }, index) => protectFieldNames(text, found[index] ?? []));
    },
  };
}
