/** Words lost for nothing that weigh as much as one missed person: what `--lean` states. */
export const LEAN = Object.freeze({ least: 5, default: 30, most: 1000 });

/** Steps from −3 to 3, as earlier versions took them, are none: 3 would now miss most where it missed least. */
export function isLean(lean: number): boolean {
  return lean >= LEAN.least && lean <= LEAN.most;
}

/** A false mark also spoils the words beside it, which a model then learns in a changed sentence: so many count as lost too. */
const SPOILT_WORDS = 3;

/**
 * Log odds in nats from which a candidate of so many words is replaced: to keep what is a name with probability `p` costs `lean · p`, to replace what is
 * none `(1 − p) · (words + 3)`.
 */
export function leastOdds(lean: number, words: number): number {
  return Math.log((Math.max(1, words) + SPOILT_WORDS) / lean);
}
