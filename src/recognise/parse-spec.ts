import { basename } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { openCrfModel, recogniserOf } from "./crf/crf-recogniser.ts";
import { withProtectedFields } from "./field-names/with-protected-fields.ts";
import { inPieces } from "./in-pieces.ts";
import { createKnownNamesRecogniser } from "./known-names.ts";
import type { Recogniser } from "./recogniser.ts";
import { createRulesRecogniser, RULE_LANGUAGES } from "./rules/rules.ts";
import { peopleOptionsOf } from "./second-pass/people-options.ts";
import { withDocumentPeople } from "./second-pass/with-document-people.ts";
import { withWholeCharacters } from "./with-whole-characters.ts";

/**
 * The recogniser that `--recogniser SPEC` names. Whatever it is, very long texts are read in pieces; field names are never taken
 * for names, but for those of a list; no span leaves an accent of its last letter behind; and people whom a note names with certainty in one place are found again in others.
 * Throws `usage`, saying what exists, for a SPEC it does not know, and what opening a list or model throws.
 */
export async function createRecogniser(spec: string): Promise<Recogniser> {
  const { recogniser, isRefined } = await openRecogniser(spec);
  return inPieces(withWholeCharacters(isRefined ? recogniser : refine(recogniser)));
}

/**
 * What a SPEC names by itself: what {@link createRecogniser} does besides is left to whoever combines several and does it once for their
 * union. Throws as `createRecogniser` does.
 */
export async function createBareRecogniser(spec: string): Promise<Recogniser> {
  return (await openRecogniser(spec)).recogniser;
}

interface OpenRecogniser {
  readonly recogniser: Recogniser;
  /** It finds all that it is to find by itself. */
  readonly isRefined: boolean;
}

async function openRecogniser(spec: string): Promise<OpenRecogniser> {
  const [kind, ...rest] = spec.split(":");
  const name = rest.join(":");
  if (kind === "rules") return { recogniser: await createRulesRecogniser(name), isRefined: false };
  if (kind === "names") return { recogniser: await createKnownNamesRecogniser(name), isRefined: true };
  if (kind === "crf") return openCrf(name);
  throw new UnnameError(
    "usage",
    `--recogniser ${spec}: no such recogniser. Write ${RULE_LANGUAGES.map((language) => `rules:${language}`).join(", ")}, names:FILE.csv or crf:DIR.`,
  );
}

/** A fast model is for speed: its features say where else in the note a word stands, and that must do. */
async function openCrf(name: string): Promise<OpenRecogniser> {
  const model = await openCrfModel(name);
  const recogniser = recogniserOf(model, `crf:${basename(name)}`);
  if (model.header.features !== "fast") return { recogniser, isRefined: false };
  return { recogniser: withProtectedFields(recogniser), isRefined: true };
}

function refine(recogniser: Recogniser): Recogniser {
  const { language } = recogniser;
  return withDocumentPeople(withProtectedFields(recogniser), language === undefined ? {} : peopleOptionsOf(language));
}
