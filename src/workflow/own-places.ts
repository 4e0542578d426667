import { join } from "node:path";

import { AUDIT_FILE, readAudit, REPORT_FILE } from "../audit/audit-file.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import { FILE_NAMES } from "../audit/residue/folder-sources.ts";
import type { OwnPlaces, PlacesIn } from "../audit/residue/own-places.ts";
import { parseJson } from "../formats/json/parse-json.ts";
import { walkJson } from "../formats/json/walk-json.ts";
import type { Language } from "../report/language.ts";
import { asInPage } from "../report/page/html.ts";
import { oneLine } from "../report/model-card.ts";
import { ownPhrases } from "../report/own-phrases.ts";
import type { Stretch } from "../text/tokenise.ts";
import { readCardSentences, sentencePlaces } from "./card-sentences.ts";
import { CARD, RELEASE, SUMS } from "./release/release-report.ts";
import { formatPlaces } from "./settings/format-places.ts";
import { SHAPES } from "./settings/shapes.ts";

/** Keys of an audit that hold the name of a reviewer. */
const REVIEWER =
  /^(?:models\.\d+\.)?evidence\.(?:decisions|judgements)\.(?:reviewers\.\d+\.name|agreement\.\d+\.reviewers\.\d+)$/;

/** Names of files that loaders look for and that this program writes, alone on a line, in quotes, in a sum or in a cell. */
const KNOWN_FILE = new RegExp(
  `(?<=^|"|\\| |^[0-9a-f]{64} {2})(?:${[
    ...Object.keys(SHAPES),
    "vocab.json",
    "merges.txt",
    "vocab.txt",
    "added_tokens.json",
    "model.safetensors",
    "model.onnx",
    AUDIT_FILE,
    REPORT_FILE,
    CARD,
    RELEASE,
    SUMS,
  ]
    .map((name) => name.replaceAll(".", "\\."))
    .join("|")})(?=$|"| \\|)`,
  "gm",
);

/**
 * Where the files of a model's folder hold what their format or this program writes: words of the format by file and key, names of files,
 * reviewers by their keys in `audit.json` and by the sentences on them in page and card, and the card's own sentences. Without an
 * `audit.json` or `release.json` that can be read, what it would tell is found like anything else.
 *
 * @param language of the page
 */
export function ownPlaces(language: Language = "en"): OwnPlaces {
  return async (directory) => {
    const places = new Map<string, PlacesIn>(
      Object.entries(SHAPES).map(([file, shape]) => [file, (text) => formatPlaces(text, shape)]),
    );
    for (const file of [FILE_NAMES, SUMS, RELEASE]) places.set(file, knownFiles);
    const models = await readModels(directory);
    const [first] = models;
    if (first === undefined) return places;
    const sentences = await readCardSentences(directory, first);
    const inPage = models.flatMap((model) => ownPhrases(model, language)).map(asInPage);
    const inCard = models.flatMap((model) => ownPhrases(model)).map(oneLine);
    places.set(AUDIT_FILE, reviewerPlaces);
    places.set(REPORT_FILE, (text) => phrasePlaces(text, inPage));
    places.set(CARD, (text) => [
      ...sentencePlaces(text, sentences),
      ...phrasePlaces(text, inCard),
      ...knownFiles(text),
    ]);
    return places;
  };
}

async function readModels(directory: string): Promise<readonly AuditReport[]> {
  try {
    const audit = await readAudit(join(directory, AUDIT_FILE));
    return "models" in audit ? audit.models : [audit];
  } catch {
    return [];
  }
}

function reviewerPlaces(text: string): Stretch[] {
  parseJson(text);
  const places: Stretch[] = [];
  walkJson(text, (part, start, end, path) => {
    if (part === "string" && REVIEWER.test(path.join("."))) places.push({ start, end });
  });
  return places;
}

function phrasePlaces(text: string, phrases: readonly string[]): Stretch[] {
  return phrases.flatMap((phrase) => {
    const places: Stretch[] = [];
    for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + phrase.length))
      places.push({ start, end: start + phrase.length });
    return places;
  });
}

function knownFiles(text: string): Stretch[] {
  return [...text.matchAll(KNOWN_FILE)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));
}
