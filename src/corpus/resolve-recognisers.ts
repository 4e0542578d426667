import { inPieces } from "../recognise/in-pieces.ts";
import { createRecogniser } from "../recognise/parse-spec.ts";
import type { Recogniser } from "../recognise/recogniser.ts";

/** The recognisers that SPECs name, in order; a recogniser stands for itself. Each reads very
 * long texts in pieces. Throws what `createRecogniser` does. */
export async function resolveRecognisers(recognisers: readonly (string | Recogniser)[]): Promise<Recogniser[]> {
  const resolved: Recogniser[] = [];
  for (const recogniser of recognisers) {
    resolved.push(typeof recogniser === "string" ? await createRecogniser(recogniser) : inPieces(recogniser));
  }
  return resolved;
}
