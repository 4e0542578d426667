import { basename } from "node:path";

import { UnnameError } from "../base/errors.ts";
import type { CrfModel } from "./crf/crf-model.ts";
import { openCrfModel, recogniserOf } from "./crf/crf-recogniser.ts";
import { withProtectedFields } from "./field-names/with-protected-fields.ts";
import { inPieces } from "./in-pieces.ts";
import { createKnownNamesRecogniser } from "./known-names.ts";
import { type ListLanguage, loadWordLists } from "./rules/lists/word-lists.ts";
import type { Recogniser } from "./recogniser.ts";
import { RULE_LANGUAGES } from "./rules/languages/languages.ts";
import { createRulesRecogniser } from "./rules/rules.ts";
import { withWholeCharacters } from "./with-whole-characters.ts";
import { withSecondPass } from "./second-pass/with-second-pass.ts";

/**
 * The recogniser that `--recogniser SPEC` names. Whatever it is, very long texts are read in pieces; field names are never taken
 * for names, but for those of a list; no span leaves an accent of its last letter behind; and what a note says with confidence in one place is found again in others.
 * Throws `usage`, saying what exists, for a SPEC it does not know, and what opening a list or model throws.
 */
export async function createRecogniser(spec: string): Promise<Recogniser> {
  return inPieces(withWholeCharacters(await openRecogniser(spec)));
}

async function openRecogniser(spec: string): Promise<Recogniser> {
  const [kind, ...rest] = spec.split(":");
  const name = rest.join(":");
  if (kind === "rules") return refineRules(await createRulesRecogniser(name), name);
  if (kind === "names") return createKnownNamesRecogniser(name);
  if (kind === "crf") return refineCrf(await openCrfModel(name), `crf:${basename(name)}`);
  throw new UnnameError(
    "usage",
    `--recogniser ${spec}: no such recogniser. Write ${RULE_LANGUAGES.map((language) => `rules:${language}`).join(", ")}, names:FILE.csv or crf:DIR.`,
  );
}

function refineRules(rules: Recogniser, language: string): Recogniser {
  const { isOrdinary } = loadWordLists(language as ListLanguage);
  return withSecondPass(withProtectedFields(rules), { isOrdinary });
}

/** A fast model is for speed: its features say where else in the note a word stands, and that must do. */
function refineCrf(model: CrfModel, name: string): Recogniser {
  const found = withProtectedFields(recogniserOf(model, name));
  return model.header.features === "fast" ? found : withSecondPass(found);
}
