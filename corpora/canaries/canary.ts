import type { CanaryTruth, SecretKind } from "../../src/formats/canary-truth.ts";
import type { Person } from "../names/person.ts";

/** How often the sentences of a planted person are written, in as many notes. */
export const REPETITIONS = [1, 5, 10, 50] as const;

/** The truth about what the generator planted, with candidates of every kind. Private: `canaries.json`. */
export interface PlantedTruth extends CanaryTruth {
  readonly schemaVersion: 1;
  readonly candidates: Readonly<Record<SecretKind, readonly string[]>>;
}

/** A person to plant, with all their secrets. */
export interface CanaryPerson {
  readonly person: Person;
  readonly secrets: Readonly<Record<SecretKind, string>>;
  readonly repetitions: number;
}
