import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../corpora/languages/packs.ts";
import { createRandom } from "../../src/base/random.ts";
import { sha256 } from "../../src/base/hash.ts";
import { readGold } from "../../src/evaluate/read/read-gold.ts";
import type { Span } from "../../src/text/span.ts";
import { joinTexts, padNotes, smallCopy } from "./copies.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../src/text/note-languages.ts";

/** A text, and the names that its makers marked; undefined where nobody did. */
export interface SetDocument {
  readonly id: string;
  readonly text: string;
  readonly gold: readonly Span[] | undefined;
}

/** Texts of one kind. */
export interface TextSet {
  readonly name: string;
  readonly language: NoteLanguage;
  /** `measure`: nothing may be fitted on it. */
  readonly use: "fit" | "measure";
  readonly documents: readonly SetDocument[];
}

/** Generated notes a language; the models learnt from others (seed 101). */
const GENERATED = { seed: 211, notes: 700, lookAlikes: 0.35 };
/** Notes that are joined to one document. */
const JOINED = 8;
const SEED = 47;

/** Files and folders of `real-text`, see models/arbiter/README.md. */
const REAL: Readonly<Record<NoteLanguage, readonly string[]>> = {
  en: ["en-mtsdialog.jsonl", "en-e3c.jsonl", "en-aci", "en-europarl"],
  es: ["es-nubes.jsonl", "es-scielo.jsonl", "es-europarl"],
  it: ["it-e3c", "it-leaflet.jsonl", "it-europarl"],
  nl: ["nl-court.jsonl", "nl-mantra.jsonl"],
};
/** May not be fitted on, though no document has a licence of its own. */
const MEASURE_ONLY: ReadonlySet<string> = new Set(["nl-mantra"]);
const MEDDEID: Readonly<Partial<Record<NoteLanguage, readonly string[]>>> = {
  nl: ["nl-NL", "nl-BE"],
  en: ["en-GB", "en-US"],
};
const AFRESH = "corpora/written-afresh";
const PARTS = 3;

/**
 * Of what may be fitted on, a third of the documents is measured: those of part 2. A document and its copies, which have the same id and base name, are
 * of one part.
 */
export function partOf(set: string, document: string): number {
  const base = set.replace(/-small$/, "");
  return Number.parseInt(sha256(`${base}/${document}`).slice(0, 8), 16) % PARTS;
}

/** The sets that are measured: what nothing is fitted on, and a third of the documents of what may be. `data` is the folder of public data. */
export async function* readMeasured(data: string, languages: readonly NoteLanguage[] = NOTE_LANGUAGES) {
  for (const language of languages) {
    for await (const set of setsOf(data, language)) {
      if (set.use === "measure") yield set;
      else yield { ...set, documents: set.documents.filter(({ id }) => partOf(set.name, id) === PARTS - 1) };
    }
    for (const part of ["unread", "unseen", "once"]) yield afresh(language, part);
    const measured = async (name: string, path: string): Promise<TextSet> => ({
      name,
      language,
      use: "measure",
      documents: await ofBrat(path),
    });
    yield measured("hand-written", join("corpora", "hand-written", language));
    yield measured("challenge", join(data, "challenge", language));
    if (language === "es") yield measured("meddocan-dev", join(data, "meddocan", "dev"));
    for (const profile of MEDDEID[language] ?? []) yield measured(`meddeid-${profile}`, join(data, "meddeid", profile));
  }
}

/** The sets that are recorded for the fit, with copies: in small letters, joined, and followed by general text. */
export async function* readFitted(data: string, languages: readonly NoteLanguage[] = NOTE_LANGUAGES) {
  for (const language of languages) {
    const read = await afresh(language, "read");
    const copy = (ending: string, documents: readonly SetDocument[]): TextSet => ({
      ...read,
      name: `${read.name}-${ending}`,
      documents,
    });
    yield read;
    yield copy("small", read.documents.map(smallCopy));
    yield copy("joined", joinNotes(read.documents, language));
    yield copy("padded", await padNotes(read.documents, language, data));
    for await (const set of setsOf(data, language)) {
      if (set.use !== "fit") continue;
      yield set;
      if (!set.name.startsWith("generated") && !set.name.startsWith("meddocan"))
        yield { ...set, name: `${set.name}-small`, documents: set.documents.map(smallCopy) };
    }
  }
}

/** What is fitted on in part. */
async function* setsOf(data: string, language: NoteLanguage): AsyncGenerator<TextSet> {
  yield { name: "generated", language, use: "fit", documents: generated(language) };
  if (language === "es")
    yield { name: "meddocan-train", language, use: "fit", documents: await ofBrat(join(data, "meddocan", "train")) };
  const licences = await readLicences(data);
  for (const file of REAL[language]) {
    const name = file.replace(".jsonl", "");
    const path = join(data, "real-text", file);
    const documents = file === name ? await ofBrat(path) : await ofLines(path);
    const isFree = ({ id }: SetDocument) => licences.get(`${name}/${id}`) ?? !MEASURE_ONLY.has(name);
    const free = documents.filter(isFree);
    if (free.length > 0) yield { name, language, use: "fit", documents: free };
    if (free.length < documents.length)
      yield { name, language, use: "measure", documents: documents.filter((document) => !isFree(document)) };
  }
}

/** Whether a licence allows models to be fitted, by `set/document`. */
async function readLicences(data: string): Promise<ReadonlyMap<string, boolean>> {
  const file = await readFile(join(data, "real-text", "licences.tsv"), "utf8");
  const lines = file.trim().split("\n").slice(1);
  return new Map(
    lines.map((line) => {
      const [set, id, licence = ""] = line.split("\t");
      return [`${set}/${id}`, !licence.includes("NC")];
    }),
  );
}

async function afresh(language: NoteLanguage, part: string): Promise<TextSet> {
  const gold = await readGold(join(AFRESH, part, language), "jsonl", "folder of notes");
  const documents = gold.map(({ document, spans }) => ({ id: document.id, text: document.text, gold: spans }));
  return { name: `afresh-${part}`, language, use: part === "read" ? "fit" : "measure", documents };
}

async function ofBrat(path: string): Promise<SetDocument[]> {
  const gold = await readGold(path, "brat", "folder of notes");
  return gold.map(({ document, spans }) => ({
    id: document.id.replace(/\.txt$/, ""),
    text: document.text,
    gold: spans,
  }));
}

async function ofLines(path: string): Promise<SetDocument[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    return { id: String(id), text, gold: undefined };
  });
}

function generated(language: NoteLanguage): SetDocument[] {
  const notes = generateShortNotes(packOf(language), GENERATED);
  return notes.map(({ id, text, mentions }) => ({
    id,
    text,
    gold: mentions.map(({ start, end, label }) => ({ start, end, label })),
  }));
}

function joinNotes(notes: readonly SetDocument[], language: NoteLanguage): SetDocument[] {
  const order = createRandom(SEED, `joined ${language}`).shuffle(notes);
  const joined: SetDocument[] = [];
  for (let from = 0; from < order.length; from += JOINED)
    joined.push(joinTexts(`joined${from}`, order.slice(from, from + JOINED)));
  return joined;
}
