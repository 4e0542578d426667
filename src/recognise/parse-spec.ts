import { UnnameError } from "../base/errors.ts";
import { createCrfRecogniser } from "./crf/crf-recogniser.ts";
import { inPieces } from "./in-pieces.ts";
import { createKnownNamesRecogniser } from "./known-names.ts";
import type { Recogniser } from "./recogniser.ts";
import { createRulesRecogniser } from "./rules.ts";

/** The recogniser that `--recogniser SPEC` names; it reads very long texts in pieces. Throws `usage`, saying what exists, for a SPEC it does not know. */
export async function createRecogniser(spec: string): Promise<Recogniser> {
  return inPieces(await openRecogniser(spec));
}

async function openRecogniser(spec: string): Promise<Recogniser> {
  const [kind, ...rest] = spec.split(":");
  if (kind === "rules") return createRulesRecogniser(rest.join(":"));
  if (kind === "names") return createKnownNamesRecogniser(rest.join(":"));
  if (kind === "crf") return createCrfRecogniser(rest.join(":"));
  throw new UnnameError(
    "usage",
    `--recogniser ${spec}: no such recogniser. Write rules:nl, names:FILE.csv or crf:DIR.`,
  );
}
