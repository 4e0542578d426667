/**
 * Why it is not safe to stop. `sample`: the random sample is not decided, or there is none. `more-names`: entries of a low score are names too often for
 * the score to fit this model; `fewer-names`: entries of a high score are kept too often. `ask-again`: entries have to come again. `kept`: too many names
 * may be among what was kept. `counted`: entries are not decided that the notes have as names, and that an audit will count as such. `undecided`: too
 * many may be among what is not decided.
 */
export const WITHHELD = ["more-names", "fewer-names", "sample", "ask-again", "kept", "counted", "undecided"] as const;
export type Withheld = (typeof WITHHELD)[number];
