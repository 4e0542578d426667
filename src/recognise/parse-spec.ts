import { createCombination } from "./combine/language-combination.ts";
import { cascadeRecognisers } from "./combine/cascade.ts";
import { type CombiningSpec, malformed, splitCombiningSpec } from "./combine/spec-parts.ts";
import { voteRecognisers } from "./combine/vote.ts";
import { withProtectedFields } from "./field-names/with-protected-fields.ts";
import { inPieces } from "./in-pieces.ts";
import { openRecogniser } from "./open-recogniser.ts";
import { withReading } from "./read/with-reading.ts";
import type { Recogniser } from "./recogniser.ts";
import type { OtherLanguages } from "./other-languages.ts";
import { peopleOptionsOf } from "./second-pass/people-options.ts";
import { withDocumentPeople } from "./second-pass/with-document-people.ts";

export interface RecogniserOptions {
  /** How many words lost for nothing weigh as much as one missed person, 5 to 1000, in the decisions of `language:…`; default 20. Other SPECs do not lean. */
  readonly lean?: number;
  /** What `language:auto` does with passages in no supported language; default `guess`. */
  readonly otherLanguages?: OtherLanguages;
}

/**
 * The recogniser that `--recogniser SPEC` names. Whatever it is, texts are read without markup, invisible characters and hyphens of line ends, very
 * long ones in pieces; field names are never taken for names, but for those of a list; no span leaves an accent of its last letter behind; and people whom a note names with certainty in one place are found again in others.
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
  return withReading(inPieces(await openWithCare(spec, options)));
}

async function openWithCare(spec: string, options: RecogniserOptions): Promise<Recogniser> {
  const { lean } = options;
  const combining = splitCombiningSpec(spec);
  if (combining?.kind === "vote") return openVote(spec, combining, options);
  if (combining?.kind === "cascade") return withCare(await openCascade(spec, combining, options));
  const [kind, ...rest] = spec.split(":");
  if (kind === "language") return createCombination(rest.join(":"), lean, options.otherLanguages);
  const { recogniser, isRefined } = await openRecogniser(spec);
  return isRefined ? recogniser : withCare(recogniser);
}

function withCare(recogniser: Recogniser): Recogniser {
  const { language } = recogniser;
  return withDocumentPeople(withProtectedFields(recogniser), language === undefined ? {} : peopleOptionsOf(language));
}

async function openVote(
  spec: string,
  { setting, parts }: CombiningSpec,
  options: RecogniserOptions,
): Promise<Recogniser> {
  const least = Number(setting);
  if (!(/^\d+$/u.test(setting) && least >= 1 && least <= parts.length))
    throw malformed(
      spec,
      `how many of the ${parts.length} must mark something, a whole number from 1 to ${parts.length}`,
    );
  return voteRecognisers(await Promise.all(parts.map((part) => openWithCare(part, options))), least, spec);
}

/** Of the fast one what its model says is taken: what is done for the whole document is done once, for both. */
async function openCascade(
  spec: string,
  { setting, parts }: CombiningSpec,
  options: RecogniserOptions,
): Promise<Recogniser> {
  const doubt = Number(setting);
  const [fast, slow, ...more] = parts;
  if (setting.trim() === "" || !(doubt >= 0 && doubt < 1)) throw malformed(spec, "a probability from 0 to under 1");
  if (fast === undefined || slow === undefined || more.length > 0)
    throw malformed(spec, `two SPECs, the fast and the slow one, found ${parts.length}`);
  if (!fast.startsWith("crf:"))
    throw malformed(spec, "crf:DIR as the fast one: its probabilities say where it is unsure");
  const { recogniser, findWithDoubts } = await openRecogniser(fast);
  if (findWithDoubts === undefined) throw malformed(spec, "crf:DIR as the fast one");
  const { name, language } = recogniser;
  const known = { name, ...(language !== undefined && { language }), findWithDoubts };
  return cascadeRecognisers(known, await openWithCare(slow, options), doubt, spec);
}
