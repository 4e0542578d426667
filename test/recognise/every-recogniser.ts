import { existsSync, readdirSync } from "node:fs";

import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { NOTE_LANGUAGES } from "../../src/text/note-languages.ts";
import { IS_THOROUGH } from "../fixtures/effort.ts";

const MODELS = "models";

/**
 * Every recogniser that the program ships, by SPEC: what must hold for all of them is tested with this list. Add a kind here. Shipped
 * models (`models/ner-*`) are found by themselves.
 */
const ALL: readonly string[] = [
  ...NOTE_LANGUAGES.map((language) => `rules:${language}`),
  ...(existsSync(MODELS) ? readdirSync(MODELS) : [])
    .filter((name) => name.startsWith("ner-"))
    .map((name) => `crf:${MODELS}/${name}`),
  ...[...NOTE_LANGUAGES, "auto"].map((language) => `language:${language}`),
  "names:test/recognise/made-up-names.csv",
  "vote:1[names:test/recognise/made-up-names.csv][crf:models/ner-nl]",
  "cascade:0.1[crf:models/ner-nl][names:test/recognise/made-up-names.csv]",
];

/** Those that are tried: one of each kind where the effort is small. */
export const SPECS = IS_THOROUGH
  ? ALL
  : ALL.filter((spec, index) => ALL.findIndex((one) => kindOf(one) === kindOf(spec)) === index);

function kindOf(spec: string): string {
  return spec.slice(0, spec.indexOf(":"));
}

const opened = new Map<string, Promise<Recogniser>>();

/** A recogniser, loaded once a test file. */
export function openRecogniser(spec: string): Promise<Recogniser> {
  const recogniser = opened.get(spec) ?? createRecogniser(spec);
  opened.set(spec, recogniser);
  return recogniser;
}
