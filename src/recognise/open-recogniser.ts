import { basename } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { openCrfModel, recogniserOf } from "./crf/crf-recogniser.ts";
import { withProtectedFields } from "./field-names/with-protected-fields.ts";
import { createKnownNamesRecogniser } from "./known-names.ts";
import type { Recogniser } from "./recogniser.ts";
import { RULE_LANGUAGES } from "./rules/languages/languages.ts";
import { createRulesRecogniser } from "./rules/rules.ts";

/** What a SPEC names by itself. */
export interface OpenRecogniser {
  readonly recogniser: Recogniser;
  /** It finds all that it is to find by itself: nothing is to be looked for again, no field name to be left out. */
  readonly isRefined: boolean;
}

/**
 * What a SPEC names, without what is done once for a union of several. A model leans `outsideBias` nats more to recall than it says of
 * itself. Throws `usage`, saying what exists, for a SPEC it does not know, and what opening a list or model throws.
 */
export async function openRecogniser(spec: string, outsideBias = 0): Promise<OpenRecogniser> {
  const [kind, ...rest] = spec.split(":");
  const name = rest.join(":");
  if (kind === "rules") return { recogniser: await createRulesRecogniser(name), isRefined: false };
  if (kind === "names") return { recogniser: await createKnownNamesRecogniser(name), isRefined: true };
  if (kind === "crf") return openCrf(name, outsideBias);
  throw new UnnameError(
    "usage",
    `--recogniser ${spec}: no such recogniser. Write ${RULE_LANGUAGES.map((language) => `rules:${language}`).join(", ")}, language:CODE, names:FILE.csv or crf:DIR.`,
  );
}

/** A fast model is for speed: its features say where else in the note a word stands, and that must do. */
async function openCrf(name: string, outsideBias: number): Promise<OpenRecogniser> {
  const model = await openCrfModel(name);
  const header = { ...model.header, outsideBias: model.header.outsideBias + outsideBias };
  const recogniser = recogniserOf({ ...model, header }, `crf:${basename(name)}`);
  if (header.features !== "fast") return { recogniser, isRefined: false };
  return { recogniser: withProtectedFields(recogniser), isRefined: true };
}
