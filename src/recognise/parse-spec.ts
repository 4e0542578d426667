import { createCombination } from "./combination.ts";
import { withProtectedFields } from "./field-names/with-protected-fields.ts";
import { inPieces } from "./in-pieces.ts";
import { openRecogniser } from "./open-recogniser.ts";
import type { Recogniser } from "./recogniser.ts";
import { peopleOptionsOf } from "./second-pass/people-options.ts";
import { withDocumentPeople } from "./second-pass/with-document-people.ts";
import { withWholeCharacters } from "./with-whole-characters.ts";

export interface RecogniserOptions {
  /** How far `language:…` leans to recall, of `LEANS`; default 0. Other SPECs do not lean. */
  readonly lean?: number;
}

/**
 * The recogniser that `--recogniser SPEC` names. Whatever it is, very long texts are read in pieces; field names are never taken
 * for names, but for those of a list; no span leaves an accent of its last letter behind; and people whom a note names with certainty in one place are found again in others.
 * Throws `usage`, saying what exists, for a SPEC it does not know, and what opening a list or model throws.
 *
 * @example
 * ```ts
 * import { createDocument, createRecogniser } from "unname";
 *
 * const recogniser = await createRecogniser("rules:nl");
 * const [spans] = await recogniser.recognise([createDocument("1", "Gezien door dr. Jansen.")]);
 * for (const { start, end, label } of spans) console.log(start, end, label); // → 16 22 PERSON
 * ```
 */
export async function createRecogniser(spec: string, options: RecogniserOptions = {}): Promise<Recogniser> {
  return inPieces(withWholeCharacters(await openWithCare(spec, options)));
}

async function openWithCare(spec: string, { lean = 0 }: RecogniserOptions): Promise<Recogniser> {
  const [kind, ...rest] = spec.split(":");
  if (kind === "language") return createCombination(rest.join(":"), lean);
  const { recogniser, isRefined } = await openRecogniser(spec);
  if (isRefined) return recogniser;
  const { language } = recogniser;
  return withDocumentPeople(withProtectedFields(recogniser), language === undefined ? {} : peopleOptionsOf(language));
}
