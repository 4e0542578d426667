import { type Counts } from "../figures/rates.ts";
import { OUTSIDE, type TokenLabel } from "../figures/token-labels.ts";

/** Counts by token, as García-Pablos, Perez and Cuadros (2020) report them for NUBes-PHI and MEDDOCAN. */
export interface NubesCounts {
  /** Is the token sensitive at all? */
  readonly detection: Counts;
  /** The right category, wherever its span begins. */
  readonly relaxed: Counts;
  /** The right category and the right place in the span (B or I). */
  readonly strict: Counts;
}

/** Counts one document of which both sides have labelled the same tokens. */
export function countNubes(gold: readonly TokenLabel[], system: readonly TokenLabel[]): NubesCounts {
  return {
    detection: countTokens(gold, system, () => true),
    relaxed: countTokens(gold, system, isSameLabel),
    strict: countTokens(gold, system, isSameTag),
  };
}

function isSameLabel(a: TokenLabel, b: TokenLabel): boolean {
  return a.label === b.label;
}

function isSameTag(a: TokenLabel, b: TokenLabel): boolean {
  return a.label === b.label && a.begins === b.begins;
}

/** A token with two different labels is both a wrong find and a miss. */
function countTokens(
  gold: readonly TokenLabel[],
  system: readonly TokenLabel[],
  isSame: (a: TokenLabel, b: TokenLabel) => boolean,
): Counts {
  let truePositives = 0;
  let falsePositives = 0;
  let falseNegatives = 0;
  for (const [index, expected] of gold.entries()) {
    const found = system[index] as TokenLabel;
    const isSensitive = expected.label !== OUTSIDE;
    const isFound = found.label !== OUTSIDE;
    if (isSensitive && isFound && isSame(expected, found)) truePositives++;
    else {
      if (isFound) falsePositives++;
      if (isSensitive) falseNegatives++;
    }
  }
  return { truePositives, falsePositives, falseNegatives };
}

/** How often tokens of one label got another. */
export interface Confusion {
  /** Labels in alphabetical order, {@link OUTSIDE} last: of the rows and of the columns. */
  readonly labels: readonly string[];
  /** Tokens, `[gold label, system label]`. */
  readonly counts: readonly (readonly number[])[];
}

/** The confusion matrix over the labels of all tokens of both sides. */
export function confusionOf(
  documents: Iterable<{ readonly gold: readonly TokenLabel[]; readonly system: readonly TokenLabel[] }>,
): Confusion {
  const pairs = new Map<string, Map<string, number>>();
  const names = new Set<string>();
  for (const { gold, system } of documents) {
    for (const [index, { label: expected }] of gold.entries()) {
      const { label: found } = system[index] as TokenLabel;
      const row = pairs.get(expected) ?? new Map<string, number>();
      pairs.set(expected, row.set(found, (row.get(found) ?? 0) + 1));
      names.add(expected).add(found);
    }
  }
  names.delete(OUTSIDE);
  const labels = [...[...names].sort(), OUTSIDE];
  return { labels, counts: labels.map((row) => labels.map((column) => pairs.get(row)?.get(column) ?? 0)) };
}
