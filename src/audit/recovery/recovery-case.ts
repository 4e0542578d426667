import type { Split } from "../../probe/contexts/context.ts";
import type { Standing } from "../../review/score/name-evidence.ts";
import type { ContextScore } from "../context-scores.ts";

/** A context whose original is known and identifies a person, with what was found out about it. Private. */
export interface RecoveryCase {
  readonly score: ContextScore;
  /** How many words the original is written with. */
  readonly form: number;
  /** The score's cluster is a patient, not a document. */
  readonly isOfPatient: boolean;
  /** Vocabulary entries that would say the original or a part of it that is a name; none if no entry does. */
  readonly targets: readonly number[];
  /** Whether an entry says it, be it a name or not. */
  readonly hasEntry: boolean;
  /** By decisions, judgements, lists and counts: a name, no name, or for a person to judge. */
  readonly standing: Standing;
  /** Whether it can be spelled in 2 to 4 entries. */
  readonly hasSpelling: boolean;
  /** Whether it was among those asked in all ways. */
  readonly isAsked: boolean;
  /** Whether it came back in pieces; undefined if it was not searched so, or had come back as one entry. */
  readonly inPieces?: boolean;
  /** The sentence leaves no room for more masks: it was not searched in pieces. */
  readonly isTooLong?: true;
}

export interface RecoveryOptions {
  readonly split: Split;
  /** The rank that is looked at, the width of the beam, and the number of context-free guesses. */
  readonly k: number;
  readonly seed: number;
  readonly nameLike: ReadonlySet<number>;
  /** Test contexts of the split whose original is unknown, or does not identify a person, and those too long for more masks. */
  readonly notAsked: { readonly noOriginal: number; readonly unidentifying: number; readonly tooLong: number };
  /** The unseen split, which the seen one is judged against. */
  readonly control?: RecoveryControl;
}

/** What chance brings back: names that training never saw. */
export interface RecoveryControl {
  readonly hits: number;
  /** Contexts that could have been a hit. */
  readonly n: number;
  /** Patients, or documents, with a hit. */
  readonly clusters: number;
  /** All test contexts of the split, whatever is known of them. */
  readonly contexts: number;
}

export function clusterOf({ score }: RecoveryCase): string {
  return score.cluster;
}

/** Whether one of the k likeliest entries says the original. */
export function isRecovered({ score }: RecoveryCase, k: number): boolean {
  return score.originalRank !== undefined && score.originalRank <= k;
}
