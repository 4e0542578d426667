import { inPieces } from "../recognise/in-pieces.ts";
import { createRecogniser, type RecogniserOptions } from "../recognise/parse-spec.ts";
import type { Recogniser } from "../recognise/recogniser.ts";

/** Without SPECs, the best that is shipped for the language that each text is in. */
export const DEFAULT_RECOGNISERS: readonly string[] = ["language:auto"];

/**
 * The recognisers that SPECs name, in order; a recogniser stands for itself. Each reads very long texts in pieces; those of
 * `language:…` lean as asked for. Throws what `createRecogniser` does.
 */
export async function resolveRecognisers(
  recognisers: readonly (string | Recogniser)[],
  options: RecogniserOptions = {},
): Promise<Recogniser[]> {
  const resolved: Recogniser[] = [];
  for (const recogniser of recognisers) {
    resolved.push(typeof recogniser === "string" ? await createRecogniser(recogniser, options) : inPieces(recogniser));
  }
  return resolved;
}
