/** What is known of a word beyond its letters, under the hash of its folded form. */
export interface WordKnowledge {
  /** Bits of the word lists that hold it; 0 if none does. */
  lists(word: number): number;
  /** What the training documents say of it: a small code; 0 if it was not in them. */
  seen(word: number): number;
  /** Whether the model was trained with the kinds of words (see word-kinds.ts); models of version 1 were not. */
  readonly hasKinds: boolean;
}
