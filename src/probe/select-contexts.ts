import { createRandom } from "../base/random.ts";
import type { Context, Original, Split } from "./context.ts";
import type { FoundContext } from "./find-contexts.ts";

export interface SelectOptions {
  readonly split: Split;
  readonly seed: number;
  /** Contexts at most. */
  readonly count: number;
  /** Contexts of each set; without it all, half of them for each. */
  readonly select?: number;
  /** Contexts of the test set, where it should be larger than the development set, which people must read. */
  readonly selectTest?: number;
  /** Contexts whose name is as sure as this come first. */
  readonly minimumScore: number;
}

export interface SelectedContexts {
  readonly contexts: readonly Context[];
  readonly originals: readonly Original[];
  readonly warnings: readonly string[];
}

type ContextSet = Context["set"];

/**
 * Chooses contexts at random and deals them out to the development and the test set. A text is taken once; a document
 * belongs to the set that its first context went to. Ids are numbers in the order of choice and tell nothing.
 */
export function selectContexts(found: readonly FoundContext[], options: SelectOptions): SelectedContexts {
  const { split, seed, select } = options;
  const shuffled = createRandom(seed, `contexts/${split}`).shuffle(found);
  const isSure = (context: FoundContext) => context.span.score >= options.minimumScore;
  const candidates = distinctTexts([
    ...shuffled.filter(isSure),
    ...shuffled.filter((context) => !isSure(context)),
  ]).slice(0, options.count);

  const all = candidates.length;
  const limits: Record<ContextSet, number> = { development: select ?? all, test: options.selectTest ?? select ?? all };
  const filled = (set: ContextSet) => sets[set].length / limits[set];
  const sets: Record<ContextSet, FoundContext[]> = { development: [], test: [] };
  const setOf = new Map<string, ContextSet>();
  for (const candidate of candidates) {
    const set = setOf.get(candidate.document) ?? (filled("development") <= filled("test") ? "development" : "test");
    if (sets[set].length >= limits[set]) continue;
    setOf.set(candidate.document, set);
    sets[set].push(candidate);
  }
  const chosen = [...sets.development, ...sets.test];
  const setAt = (index: number): ContextSet => (index < sets.development.length ? "development" : "test");
  const idAt = (index: number) => `${split}-${String(index + 1).padStart(6, "0")}`;
  return {
    contexts: chosen.map(({ text }, index) => ({ id: idAt(index), split, set: setAt(index), text })),
    originals: chosen.map(({ span, document }, index) => ({ id: idAt(index), original: span.surface, document })),
    warnings: warningsFor(
      sets,
      select === undefined ? undefined : limits,
      chosen.filter((context) => !isSure(context)).length,
      options.minimumScore,
    ),
  };
}

function distinctTexts(contexts: readonly FoundContext[]): FoundContext[] {
  const seen = new Set<string>();
  return contexts.filter(({ text }) => {
    const key = text.normalize("NFC").replace(/\s+/gu, " ").toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function warningsFor(
  sets: Record<ContextSet, readonly unknown[]>,
  wanted: Readonly<Record<ContextSet, number>> | undefined,
  unsure: number,
  minimumScore: number,
): string[] {
  const warnings: string[] = [];
  const { development, test } = sets;
  if (wanted !== undefined && (development.length < wanted.development || test.length < wanted.test)) {
    warnings.push(
      `Asked for ${wanted.development} contexts for development and ${wanted.test} for test, found ${development.length} and ${test.length}. Give more notes.`,
    );
  } else if (test.length === 0) {
    warnings.push(`Found ${development.length} contexts of one document, so none for the test set. Give more notes.`);
  }
  if (unsure > 0)
    warnings.push(
      `${unsure} contexts stand where the recogniser scored a name below ${minimumScore}: too few others were found.`,
    );
  return warnings;
}
