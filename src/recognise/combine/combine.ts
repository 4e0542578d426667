import { unionSpans } from "../../text/span.ts";
import type { Recogniser } from "../recogniser.ts";

/** One recogniser that finds whatever any of these finds: overlapping spans grow together, no character is dropped. */
export function combineRecognisers(recognisers: readonly Recogniser[]): Recogniser {
  const [only] = recognisers;
  if (recognisers.length === 1 && only !== undefined) return only;
  const language = recognisers.every((recogniser) => recogniser.language === only?.language)
    ? only?.language
    : undefined;
  return {
    ...(language !== undefined && { language }),
    name: recognisers.map((recogniser) => recogniser.name).join("+"),
    recognise: async (documents) => {
      const found = await Promise.all(recognisers.map((recogniser) => recogniser.recognise(documents)));
      return documents.map((_, index) => unionSpans(found.flatMap((spans) => spans[index] ?? [])));
    },
  };
}
