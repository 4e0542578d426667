/** Presses of one key that follow each other faster than this, in milliseconds, are one key that is held: people are slower, keyboards are not. */
const FASTEST_PRESSES = 150;
/** A keyboard waits at most so long, in milliseconds, before it begins to repeat a key that is held. */
const LONGEST_DELAY = 1100;

/** What to do with a key that decides: `accept` it; `ignore` it; or `take-back` the decision that the same held key has made before. */
export type Verdict = "accept" | "ignore" | "take-back";

/**
 * Tells keys that a person pressed from those that a held key repeats, since a terminal does not say. A key that decides counts only
 * when the entry that it would decide has been shown; the same key again within 150 ms is a repeat, however long that goes on. The
 * first repeat comes only after the keyboard's delay, as a second press would: its decision is taken back when the next ones follow.
 */
export class HeldKey {
  #isShown = true;
  #key = "";
  #pressedAt = -Infinity;
  /** When this key was accepted, and the time before that, if it was the same one. */
  #acceptedAt = -Infinity;
  #acceptedBefore = -Infinity;

  /** The entry that stands on the screen has been drawn. */
  shown(): void {
    this.#isShown = true;
  }

  /** A key that decides nothing came in between. */
  other(): void {
    this.#key = "";
  }

  /** Judges a deciding key. `now` in milliseconds of a clock that never goes back. */
  press(key: string, now: number): Verdict {
    const isSame = key === this.#key;
    const isRepeat = isSame && now - this.#pressedAt < FASTEST_PRESSES;
    this.#key = key;
    this.#pressedAt = now;
    if (isRepeat) {
      const wasFirstRepeat =
        this.#acceptedAt - this.#acceptedBefore < LONGEST_DELAY && now - this.#acceptedAt < FASTEST_PRESSES;
      this.#acceptedBefore = -Infinity;
      return wasFirstRepeat ? "take-back" : "ignore";
    }
    if (!this.#isShown) return "ignore";
    this.#acceptedBefore = isSame ? this.#acceptedAt : -Infinity;
    this.#acceptedAt = now;
    this.#isShown = false;
    return "accept";
  }
}
