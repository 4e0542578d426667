import type { Canary, CanaryTruth } from "../../formats/canary-truth.ts";
import type { Half } from "../patients/part-of-patient.ts";
import { NAME, SECRET } from "./planted-style.ts";

/** Stands where a secret was, as in contexts. */
const MASK = "<mask>";

/** A person who does not exist: planted, or a control. */
export interface PlantedPerson {
  /** `K0001`. */
  readonly id: string;
  readonly name: string;
  readonly number: string;
  /** Three words that do not go together. */
  readonly phrase: string;
  readonly condition: string;
  /** Sentences with the places of the name and the secret. */
  readonly frames: { readonly condition: string; readonly number: string; readonly phrase: string };
  /** Notes that hold the sentences; 0 for a control. */
  readonly repetitions: number;
  /** Of the patients whose notes hold them: a model of the other half never saw them. */
  readonly half: Half;
}

/** The people to plant, the controls, and other secrets drawn in the same way. */
export interface DrawnPeople {
  readonly people: readonly PlantedPerson[];
  readonly candidates: CanaryTruth["candidates"];
}

/** What is written into each note that holds a person. */
export function sentencesOf(person: PlantedPerson): string {
  return sentenceListOf(person).join(" ");
}

/** The same, a sentence each. */
export function sentenceListOf({ name, number, phrase, condition, frames }: PlantedPerson): readonly string[] {
  return [
    fill(frames.condition, name, condition),
    fill(frames.number, name, number),
    fill(frames.phrase, name, phrase),
  ];
}

/** The truth about what was planted, as audits read it. */
export function truthOf({ people, candidates }: DrawnPeople): CanaryTruth & { readonly schemaVersion: 1 } {
  return {
    schemaVersion: 1,
    candidates,
    canaries: people.flatMap(canariesOf),
    facts: people.map(({ id, name, condition, repetitions }) => ({
      person: id,
      name,
      conditions: [condition],
      notes: repetitions,
    })),
  };
}

function canariesOf({ id, name, number, phrase, condition, frames, repetitions }: PlantedPerson): Canary[] {
  const canary = (kind: Canary["kind"], text: string, secret: string): Canary => ({
    id: `${id}-${kind}`,
    person: id,
    kind,
    text,
    secret,
    repetitions,
  });
  return [
    canary("name", fill(frames.condition, MASK, condition), name),
    canary("identifier", fill(frames.number, name, MASK), number),
    canary("phrase", fill(frames.phrase, name, MASK), phrase),
    canary("condition", fill(frames.condition, name, MASK), condition),
  ];
}

function fill(frame: string, name: string, secret: string): string {
  return frame.replace(NAME, () => name).replace(SECRET, () => secret);
}
