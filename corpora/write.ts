import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles, refuseExisting, toJsonLines } from "../src/base/files.ts";
import { inOrder } from "../src/base/in-order.ts";
import { stageFolder } from "../src/base/files/staged-folder.ts";
import { formatBrat, parseBrat } from "../src/formats/brat.ts";
import { createDocument, type Document } from "../src/text/document.ts";
import type { Span } from "../src/text/span.ts";
import type { Corpus, Note } from "./corpus.ts";
import { corpusDigest } from "./digest.ts";
import { isoDate } from "./identifiers.ts";

const SCHEMA_VERSION = 1;

/**
 * Writes a corpus as a folder: `seen/` and `unseen/` with a `.txt` and a BRAT `.ann` a note, `people.jsonl`, `patients.jsonl`,
 * `mentions.jsonl` and `manifest.json` last. The folder is built beside `directory` and renamed when it is whole.
 * Throws `output-exists` if there is something at `directory`, unless `force`.
 */
export async function writeCorpus(corpus: Corpus, directory: string, options: { force?: boolean } = {}): Promise<void> {
  await refuseExisting(directory, options.force);
  const staged = await stageFolder(directory);
  try {
    const written = inOrder(corpus.notes, async ({ split, document, mentions }) => {
      const path = `${split}/${document.id}`;
      await staged.write(`${path}.txt`, document.text);
      await staged.write(`${path}.ann`, formatBrat(document, mentions));
    });
    for await (const _ of written);
    await staged.write("people.jsonl", toJsonLines(peopleRecords(corpus)));
    await staged.write("patients.jsonl", toJsonLines(patientRecords(corpus)));
    await staged.write("mentions.jsonl", toJsonLines(mentionRecords(corpus)));
    await staged.write("manifest.json", `${JSON.stringify(manifestOf(corpus), null, 2)}\n`);
    await staged.commit();
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

/** The manifest: options, counts, and digests of the whole and of each split's folder (see {@link corpusDigest}). */
export function manifestOf(corpus: Corpus): Readonly<Record<string, unknown>> {
  const filesOf = (notes: readonly Note[], prefix: (note: Note) => string) =>
    notes.map((note) => ({ path: `${prefix(note)}${note.document.id}.txt`, text: note.document.text }));
  const ofSplit = (split: string) =>
    corpusDigest(
      filesOf(
        corpus.notes.filter((note) => note.split === split),
        () => "",
      ),
    );
  return {
    schemaVersion: SCHEMA_VERSION,
    seed: corpus.options.seed,
    options: corpus.options,
    counts: corpus.counts,
    digest: corpusDigest(filesOf(corpus.notes, (note) => `${note.split}/`)),
    digests: { seen: ofSplit("seen"), unseen: ofSplit("unseen") },
  };
}

function* peopleRecords(corpus: Corpus): Generator<unknown> {
  const mentions = new Map<string, number>();
  for (const note of corpus.notes) {
    for (const { person } of note.mentions) if (person !== null) mentions.set(person, (mentions.get(person) ?? 0) + 1);
  }
  for (const person of corpus.people) yield { ...person, mentions: mentions.get(person.id) ?? 0 };
}

function* patientRecords(corpus: Corpus): Generator<unknown> {
  const documents = new Map<string, string[]>();
  for (const { document } of corpus.notes) {
    const person = document.meta["patient"] as string;
    documents.set(person, [...(documents.get(person) ?? []), document.id]);
  }
  for (const patient of corpus.patients) {
    const { id, person, split, birthDay, bsn, mrn, phone, address } = patient;
    yield {
      id,
      person: person.id,
      split,
      birthDate: isoDate(birthDay),
      sex: person.gender === "male" ? "M" : "V",
      bsn,
      mrn,
      phone,
      address,
      conditions: patient.conditions.map((condition) => condition.term),
      medicines: patient.medicines.map(({ medicine, dose }) => `${medicine.term} ${dose}`),
      ward: patient.ward,
      specialty: patient.specialty,
      hobby: patient.hobby,
      job: patient.job,
      documents: documents.get(person.id) ?? [],
    };
  }
}

function* mentionRecords(corpus: Corpus): Generator<unknown> {
  for (const { document, mentions } of corpus.notes) {
    for (const { start, end, label, person, form } of mentions)
      yield { document: document.id, start, end, label, person, form };
  }
}

/** The notes of a corpus folder with their gold spans, in order of path; `document.id` is the path without `.txt`. */
export async function readGold(directory: string): Promise<{ document: Document; spans: Span[] }[]> {
  const gold: { document: Document; spans: Span[] }[] = [];
  for (const path of await listFiles(directory, ".txt")) {
    const stem = path.slice(0, -".txt".length);
    const document = createDocument(stem, await readFile(join(directory, path), "utf8"));
    const standoff = join(directory, `${stem}.ann`);
    gold.push({ document, spans: parseBrat(await readFile(standoff, "utf8"), document, standoff) });
  }
  return gold;
}
