import { existsSync } from "node:fs";

import type { WorkflowSettings } from "../stages/workflow-settings.ts";

/** What `init` asks for, in this order. */
export interface Question {
  readonly key: keyof Omit<WorkflowSettings, "work" | "seed">;
  /** Of the command line, without dashes. */
  readonly flag: string;
  readonly message: string;
  /** What an empty answer means; none where there must be one. */
  readonly fallback?: string;
  /** What is wrong with an answer, in a sentence; undefined if nothing is. */
  check(answer: string): string | undefined;
}

const LANGUAGES = ["auto", "nl", "es", "it", "en"];

const isThere = (answer: string) =>
  existsSync(answer) ? undefined : `${answer} is not there. Name a file or folder that is.`;
const anything = () => undefined;

export const QUESTIONS: readonly Question[] = [
  { key: "notes", flag: "notes", message: "Where are the notes that the model is to be trained on?", check: isThere },
  {
    key: "otherNotes",
    flag: "other-notes",
    message: "Where are notes of the same kind about other people, that the model never sees?",
    check: isThere,
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

/** Answers as settings, with the defaults of what is not asked for. */
export function settingsOf(answers: Answers): WorkflowSettings {
  const { notes, otherNotes, ...others } = answers;
  return { notes: [notes], otherNotes: [otherNotes], ...others, work: "unname-work", seed: 0 };
}
