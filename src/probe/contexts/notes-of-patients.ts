import { readCorpus, type ReadCorpusOptions } from "../../corpus/reading/read-corpus.ts";
import { readingOfCorpus } from "../../corpus/reading/reading-of-corpus.ts";
import { splitSentences } from "../../text/tokenise.ts";
import { unitOf } from "./cover-slots.ts";
import type { OtherSentence } from "./drop-near-duplicates.ts";
import { EACH_DOCUMENT, readPatients } from "../../corpus/patients/read-patients.ts";

/** A note of a corpus. */
export interface CorpusNote {
  readonly id: string;
  readonly text: string;
  /** The patient, where known. */
  readonly group?: string;
}

/** The notes of a corpus that `anonymise` wrote, with their patients. */
export interface Notes {
  /** Something says whose the notes are: what has no patient then is unknown. */
  readonly knowsPatients: boolean;
  /** From the first note; can be called again. Throws what `readCorpus` does. */
  read(): AsyncGenerator<CorpusNote, void, void>;
}

export interface NotesOptions extends ReadCorpusOptions {
  readonly corpusDirectory: string;
  /** Whose each document is, see `readPatients`. It wins over the field of the records, but for `documents`, which says that each is of another patient. */
  readonly patientsFile?: string;
}

/** The field of the records that says whose they are is the one that `anonymise` was told, unless `groupField` names another. */
export async function openNotes({ corpusDirectory, patientsFile, ...options }: NotesOptions): Promise<Notes> {
  const { groupField = (await readingOfCorpus(corpusDirectory)).groupField } = options;
  const patients =
    patientsFile === undefined || patientsFile === EACH_DOCUMENT ? undefined : await readPatients(patientsFile);
  const reading = { ...options, ...(groupField !== undefined && { groupField }) };
  return {
    knowsPatients: patients !== undefined || groupField !== undefined,
    async *read() {
      for await (const { documents } of readCorpus([corpusDirectory], reading)) {
        for (const { id, text, meta } of documents) {
          const group = patients === undefined ? meta["group"] : patients.get(id);
          yield { id, text, ...(group !== undefined && { group }) };
        }
      }
    },
  };
}

/** The sentences of the notes, with whose they are. */
export async function* readSentencesOf(notes: Notes): AsyncGenerator<OtherSentence, void, void> {
  for await (const { id, text, group } of notes.read()) {
    const unit = unitOf({ document: id, ...(group !== undefined && { group }) });
    for (const { start, end } of splitSentences(text)) yield { text: text.slice(start, end), unit };
  }
}
