import type { Person } from "../names/person.ts";

/** What is kept secret about a planted person. */
export const SECRET_KINDS = ["name", "identifier", "phrase", "condition"] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** How often the sentences of a planted person are written, in as many notes. */
export const REPETITIONS = [1, 5, 10, 50] as const;

/** A sentence that was planted, or that was not and serves as control, with its secret masked. Private. */
export interface Canary {
  /** `K001-name`. */
  readonly id: string;
  /** Person id. */
  readonly person: string;
  readonly kind: SecretKind;
  /** The sentence with `<mask>` where the secret stands. */
  readonly text: string;
  readonly secret: string;
  /** Notes that hold the sentence; 0 for a control. */
  readonly repetitions: number;
}

/** Somebody with facts that a model could tell: a patient of the corpus, or a planted person or control. Private. */
export interface PersonFacts {
  readonly person: string;
  readonly name: string;
  readonly conditions: readonly string[];
  /** Notes about them that a model of the seen split learns from; 0 for those of the unseen split and for controls. */
  readonly notes: number;
}

/** The truth about what was planted. Private: `canaries.json`. */
export interface CanaryTruth {
  readonly schemaVersion: 1;
  /** Other secrets, drawn as the true ones were and written nowhere: what a true one is ranked among. */
  readonly candidates: Readonly<Record<SecretKind, readonly string[]>>;
  readonly canaries: readonly Canary[];
  readonly facts: readonly PersonFacts[];
}

/** A person to plant, with all their secrets. */
export interface CanaryPerson {
  readonly person: Person;
  readonly secrets: Readonly<Record<SecretKind, string>>;
  readonly repetitions: number;
}
