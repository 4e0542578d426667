import { basename } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { openCrfModel, recogniserOf } from "./crf/crf-recogniser.ts";
import { createKnownNamesRecogniser } from "./known-names.ts";
import type { Recogniser } from "./recogniser.ts";
import { createRulesRecogniser, RULE_LANGUAGES } from "./rules/rules.ts";

/**
 * What a SPEC alone names, without the care that every recogniser is given: field names, what a document says elsewhere, very long
 * texts. Throws `usage`, saying what exists, for a SPEC it does not know, and what opening a list or model throws.
 */
export async function openRecogniser(spec: string, outsideBias = 0): Promise<Recogniser> {
  const [kind, ...rest] = spec.split(":");
  const name = rest.join(":");
  if (kind === "rules") return createRulesRecogniser(name);
  if (kind === "names") return createKnownNamesRecogniser(name);
  if (kind === "crf") {
    const model = await openCrfModel(name);
    const header = { ...model.header, outsideBias: model.header.outsideBias + outsideBias };
    return recogniserOf({ ...model, header }, `crf:${basename(name)}`);
  }
  throw new UnnameError(
    "usage",
    `--recogniser ${spec}: no such recogniser. Write ${RULE_LANGUAGES.map((language) => `rules:${language}`).join(", ")}, language:CODE, names:FILE.csv or crf:DIR.`,
  );
}
