import { randomInt } from "node:crypto";

import { createRandom } from "../../base/random.ts";

/** Placeholders are `unk` and a number in this range: wide enough that collisions are redrawn at once. */
const PLACEHOLDER_LOW = 100_000;
const PLACEHOLDER_HIGH = 1_000_000;

/**
 * Draws placeholders, `unk` + a random six-digit number, one after another: no two alike, none that is an entry, and none that
 * an entry or a text of the sample holds in any case, so that no known text spells one.
 *
 * @param seed a seeded stream, for tests; otherwise the operating system's random source
 */
export function createPlaceholders(
  tokens: readonly string[],
  sample: readonly string[],
  seed: number | undefined,
): () => string {
  const random = seed === undefined ? undefined : createRandom(seed, "placeholders");
  const draw = () =>
    random
      ? PLACEHOLDER_LOW + random.int(PLACEHOLDER_HIGH - PLACEHOLDER_LOW)
      : randomInt(PLACEHOLDER_LOW, PLACEHOLDER_HIGH);
  const taken = new Set<string>();
  // As one text: a search through each of 50,000 takes longer than all the rest. No match reaches over a line end.
  for (const texts of [tokens, sample])
    for (const [, spelled] of texts.join("\n").matchAll(/(?=(unk\d{6}))/giu))
      taken.add((spelled as string).toLowerCase());
  return () => {
    let placeholder = `unk${draw()}`;
    while (taken.has(placeholder)) placeholder = `unk${draw()}`;
    taken.add(placeholder);
    return placeholder;
  };
}

const PLACEHOLDER = /^unk\d+$/u;

/** Whether an entry is written as a rewrite writes one that was a name: `unk` and a number. */
export function isPlaceholder(token: string): boolean {
  return PLACEHOLDER.test(token);
}
