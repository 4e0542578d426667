import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";

import type { DescribedFields } from "../../corpus/reading/describe-fields.ts";
import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { plainFieldName } from "../../formats/records/field-path.ts";
import { ENTITIES, PUBLICATION } from "../../text/entities.ts";
import type { WorkflowSettings } from "../stages/workflow-settings.ts";
import { NOTE_LANGUAGES } from "../../text/note-languages.ts";

/** What `init` asks for, in this order. */
export interface Question {
  readonly key: keyof Omit<WorkflowSettings, "work" | "seed" | "plant" | "plantedAs" | "groupField"> | "entities";
  /** Of the command line, without dashes. */
  readonly flag: string;
  readonly message: string;
  /** What an empty answer means; none where there must be one. */
  readonly fallback?: string;
  /** The answer where there is no terminal to ask in; default: the fallback. */
  readonly unasked?: string;
  /** What is wrong with an answer, in a sentence; undefined if nothing is. */
  check(answer: string): string | undefined;
}

const LANGUAGES: readonly string[] = ["auto", ...NOTE_LANGUAGES];
/** No other notes, no patients known. */
const [NONE, UNKNOWN] = ["none", "unknown"];

const ENTITY_NAMES: readonly string[] = [PUBLICATION, ...ENTITIES];

const isThere = (answer: string) =>
  existsSync(answer) ? undefined : `${answer} is not there. Name a file or folder that is.`;
const anything = () => undefined;
const yesOrNo = (answer: string) => (["yes", "no"].includes(answer) ? undefined : "Expected yes or no.");

export const QUESTIONS: readonly Question[] = [
  { key: "notes", flag: "notes", message: "Where are the notes that the model is to be trained on?", check: isThere },
  {
    key: "otherNotes",
    flag: "other-notes",
    message:
      "Where are notes of the same kind about other people, that the model never sees? (none: a tenth of the patients is held back)",
    fallback: NONE,
    check: (answer) => (answer === NONE ? undefined : isThere(answer)),
  },
  {
    key: "textField",
    flag: "text-field",
    message: "Which field holds the notes?",
    fallback: "text",
    check: anything,
  },
  {
    key: "patients",
    flag: "group-field",
    message: `Which field says whose a note is? (or a list of patients; ${EACH_DOCUMENT}: each note is of another patient; ${UNKNOWN}: then no attack can pass)`,
    unasked: UNKNOWN,
    check: anything,
  },
  {
    key: "references",
    flag: "references",
    message:
      "Will you train two more models, each on half of the patients? (yes or no; no: attacks can be found, but not ruled out)",
    unasked: "no",
    check: yesOrNo,
  },
  {
    key: "language",
    flag: "language",
    message: `Which language are they in? (${LANGUAGES.join(", ")})`,
    fallback: "auto",
    check: (answer) => (LANGUAGES.includes(answer) ? undefined : `Expected one of ${LANGUAGES.join(", ")}.`),
  },
  {
    key: "names",
    flag: "names",
    message: "Where is the list of people, patients and staff (CSV or JSON Lines)?",
    check: isThere,
  },
  {
    key: "model",
    flag: "model",
    message: "Where will the model be, that you train on the notes without names?",
    check: anything,
  },
  {
    key: "entities",
    flag: "entities",
    message: `What is to be replaced? (${PUBLICATION}: all that identifies, recommended for a model that is published, since it learns a repeated number as easily as a name; or for example PERSON,GPE)`,
    fallback: PUBLICATION,
    check: (answer) =>
      answer.split(",").every((part) => ENTITY_NAMES.includes(part.trim()))
        ? undefined
        : `Expected entities out of ${ENTITY_NAMES.join(", ")}, with commas between.`,
  },
  { key: "reviewer", flag: "reviewer", message: "Who reviews?", fallback: "reviewer", check: anything },
  {
    key: "release",
    flag: "release",
    message: "Where shall the public folder be?",
    fallback: "public/model",
    check: anything,
  },
];

/** An answer to each question. */
export type Answers = Readonly<Record<Question["key"], string>>;

/**
 * The question as it is asked after the answers so far; undefined where it makes no sense: notes without fields, halves of unknown patients. A
 * field that no first record has is no answer.
 */
export function asked(
  question: Question,
  { patients, model }: Partial<Answers>,
  found: DescribedFields | undefined,
): Question | undefined {
  const { key } = question;
  if (key === "textField")
    return found !== undefined && found.fields.length > 0
      ? withFallback(question, found.textField, (answer) => absentField(answer, found))
      : undefined;
  if (key === "patients")
    return withFallback(question, found?.groupField, (answer) => {
      if (answer === EACH_DOCUMENT || answer === UNKNOWN || existsSync(answer)) return undefined;
      if (found?.fields.length === 0)
        return `These notes have no fields: name a list that is there, ${EACH_DOCUMENT} or ${UNKNOWN}.`;
      return found === undefined ? undefined : absentField(answer, found);
    });
  if (key === "release" && model !== undefined) return withFallback(question, `public/${basename(resolve(model))}`);
  return key === "references" && patients === UNKNOWN ? undefined : question;
}

/** What is wrong with a field that is not among those of the first records, in which an empty value counts as none. */
function absentField(field: string, { path, format, records, fields }: DescribedFields): string | undefined {
  if (fields.some((one) => one.field === field || plainFieldName(one.field) === plainFieldName(field)))
    return undefined;
  // Of Parquet the columns of texts alone are known here.
  if (format === "parquet" || fields.length === 0) return undefined;
  const there = fields.map((one) => one.field).join(", ");
  return `${path}: no "${field}" in the first ${records} records. There are: ${there}.`;
}

function withFallback(question: Question, fallback: string | undefined, check = question.check): Question {
  return { ...question, check, ...(fallback !== undefined && { fallback }) };
}

/** Answers as settings, with the defaults of what is not asked for. Planting needs patients, and is then done. */
export function settingsOf(answers: Omit<Answers, "textField" | "entities"> & Partial<Answers>): WorkflowSettings {
  const { notes, otherNotes, textField, patients, references, entities: _, ...others } = answers;
  const isKnown = patients !== UNKNOWN;
  const isField = isKnown && patients !== EACH_DOCUMENT && !existsSync(patients);
  return {
    notes: [notes],
    otherNotes: otherNotes === NONE ? [] : [otherNotes],
    ...(textField !== undefined && { textField: [textField] }),
    ...(isKnown && (isField ? { groupField: patients } : { patients })),
    plant: isKnown,
    references: references === "yes" ? ["half-a", "half-b"].map((half) => `${others.model}-${half}`) : [],
    ...others,
    work: "unname-work",
    seed: 0,
  };
}

/** What is there to see of the first records, for people: no value of theirs. */
export function describeFound({ path, format, records, fields }: DescribedFields): string {
  const lines = fields.map(
    ({ field, kind, values, distinct, meanLength }) =>
      `  ${field}: ${values} ${kind}, ${distinct} different, ${Math.round(meanLength)} characters on average`,
  );
  return [
    `${path} (${format})${records > 0 ? `, first ${records} records:` : ": notes without fields"}`,
    ...lines,
  ].join("\n");
}
