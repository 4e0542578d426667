import type { Random } from "../../base/random.ts";

/** Words of a phrase. */
const LENGTH = 3;

/** `count` phrases that differ, each of {@link LENGTH} different words, as a password is made. `words` allow many times as many. */
export function drawPhrases(words: readonly string[], count: number, random: Random): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const phrase = new Set<string>();
    while (phrase.size < LENGTH) phrase.add(random.pick(words));
    drawn.add([...phrase].join(" "));
  }
  return [...drawn];
}
