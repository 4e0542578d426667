// The shape of `canaries.json`: the generator writes it, the audit reads it, and it can be made for other notes.

/** What is kept secret about a planted person. */
export const SECRET_KINDS = ["name", "identifier", "phrase", "condition"] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** A sentence that was planted in the training text, or that was drawn alike, not planted, and serves as control. Private. */
export interface Canary {
  /** `K001-name`. */
  readonly id: string;
  /** Person id. */
  readonly person: string;
  readonly kind: SecretKind;
  /** The sentence with one `<mask>` where the secret stands. */
  readonly text: string;
  readonly secret: string;
  /** Notes that hold the sentence; 0 for a control. */
  readonly repetitions: number;
}

/** A person with facts that a model could reveal: a patient of the corpus, or a planted person or control. Private. */
export interface PersonFacts {
  readonly person: string;
  readonly name: string;
  /** Of those of the training text: each stands in one of these notes. */
  readonly conditions: readonly string[];
  /** Notes of the training text that hold the name as it is written here; 0 for those of other text and for controls. */
  readonly notes: number;
}

/** The truth about what was planted. Private. */
export interface CanaryTruth {
  /** Other secrets, drawn as the true ones were and written nowhere, by kind: what a true one is ranked among. */
  readonly candidates: Readonly<Partial<Record<SecretKind, readonly string[]>>>;
  readonly canaries: readonly Canary[];
  readonly facts: readonly PersonFacts[];
}
