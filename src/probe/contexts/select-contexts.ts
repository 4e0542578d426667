import { createRandom } from "../../base/random.ts";
import { type Context, CONTEXT_SETS, type ContextSet, type Original, type Split } from "./context.ts";
import { chooseSizes, type ContextSizes } from "./context-sizes.ts";
import { describePower } from "./describe-power.ts";
import { coverSlots, unitOf } from "./cover-slots.ts";
import type { FoundContext } from "./find-contexts.ts";

export interface SelectOptions {
  readonly split: Split;
  readonly seed: number;
  /** Contexts of each set, see {@link chooseSizes}. */
  readonly sizes?: Partial<ContextSizes>;
  /** Contexts whose name is as sure as this come first. */
  readonly minimumScore: number;
  /**
   * Whether an original is known to be a name. With it the development set covers all slots, see `coverSlots`; without it that set is as random
   * as the others are.
   */
  readonly isKnownName?: (original: string) => boolean;
}

export interface SelectedContexts {
  readonly contexts: readonly Context[];
  /** Of the contexts, in the same order. */
  readonly originals: readonly Original[];
  /** What the user should know, in sentences. */
  readonly warnings: readonly string[];
}

/** The contexts in random order, those with a sure name before the others. */
export function shuffleContexts(
  found: readonly FoundContext[],
  { split, seed, minimumScore }: SelectOptions,
): FoundContext[] {
  const shuffled = createRandom(seed, `contexts/${split}`).shuffle(found);
  return [
    ...shuffled.filter(({ span }) => span.score >= minimumScore),
    ...shuffled.filter(({ span }) => span.score < minimumScore),
  ];
}

/**
 * Deals contexts out to the sets, patient by patient (document by document, where patients are not known) in random order, so that none gives contexts to two. The first of
 * `candidates` are taken first. Ids are numbers in the order of choice and tell nothing.
 */
export function selectContexts(candidates: readonly FoundContext[], options: SelectOptions): SelectedContexts {
  const { split, seed, minimumScore } = options;
  const sizes = sizesFor(candidates, options.sizes);
  const sets: ChosenSets = { development: [], test: [], reserve: [] };
  const setOf = new Map<string, ContextSet>();
  const place = (candidate: FoundContext) => {
    const isOpen = (set: ContextSet) => sets[set].length < sizes[set];
    const set = setOf.get(unitOf(candidate)) ?? CONTEXT_SETS.find(isOpen);
    if (set === undefined || !isOpen(set)) return;
    setOf.set(unitOf(candidate), set);
    sets[set].push(candidate);
  };
  const { isKnownName } = options;
  if (isKnownName !== undefined) {
    const random = createRandom(seed, `contexts/${split}/slots`);
    const covering = coverSlots(candidates, { count: sizes.development, minimumScore, isKnownName, random });
    for (const candidate of covering) place(candidate);
  }
  const enough = sizes.development + sizes.test + sizes.reserve;
  const byDocument = new Map<string, FoundContext[]>();
  for (const candidate of candidates.slice(0, enough)) {
    byDocument.set(unitOf(candidate), [...(byDocument.get(unitOf(candidate)) ?? []), candidate]);
  }
  const documents = createRandom(seed, `contexts/${split}/documents`).shuffle([...byDocument.keys()]);
  for (const document of documents) for (const candidate of byDocument.get(document) ?? []) place(candidate);
  // Where a set was full in the middle of a document, another may have room.
  for (const candidate of candidates.slice(enough)) place(candidate);

  const chosen = CONTEXT_SETS.flatMap((set) => sets[set].map((context) => ({ set, context })));
  const idAt = (index: number) => `${split}-${String(index + 1).padStart(6, "0")}`;
  const contexts = chosen.map(({ set, context }, index) => ({ id: idAt(index), split, set, text: context.text }));
  const unsure = chosen.filter(({ context }) => context.span.score < minimumScore).length;
  return {
    contexts,
    originals: chosen.map(({ context: { span, document, group } }, index) => ({
      id: idAt(index),
      original: span.surface,
      document,
      ...(group !== undefined && { patient: group }),
    })),
    warnings: [
      ...sizeWarnings(sets, split, options.sizes),
      ...(unsure > 0
        ? [
            `${unsure} contexts stand where the recogniser scored a name below ${minimumScore}: too few others were found.`,
          ]
        : []),
    ],
  };
}

type ChosenSets = Record<ContextSet, FoundContext[]>;

function sizesFor(candidates: readonly FoundContext[], wanted?: Partial<ContextSizes>): ContextSizes {
  const sizes = chooseSizes(candidates.length, wanted);
  const isOneDocument = candidates.every((candidate) => unitOf(candidate) === unitOf(candidates[0] as FoundContext));
  return isOneDocument ? { development: 0, test: sizes.development + sizes.test, reserve: 0 } : sizes;
}

function sizeWarnings(sets: ChosenSets, split: Split, wanted: Partial<ContextSizes> = {}): string[] {
  const counts = { development: sets.development.length, test: sets.test.length, reserve: sets.reserve.length };
  const short = CONTEXT_SETS.filter((set) => counts[set] < (wanted[set] ?? 0));
  const asked = short.map((set) => `${wanted[set]} for ${set}, found ${counts[set]}`).join("; ");
  const power = describePower(sets.test.map(unitOf), `test contexts of split ${split}`);
  const reserve = power === undefined && wanted.reserve !== 0 ? reserveWarning(sets.reserve, split) : undefined;
  return [
    ...(short.length > 0 ? [`Asked for ${asked}. Give more notes.`] : []),
    ...(counts.development === 0 && wanted.development !== 0
      ? [`No development contexts: the ${counts.test} contexts found come from too few documents. Give more notes.`]
      : []),
    ...(power === undefined ? [] : [power]),
    ...(reserve === undefined ? [] : [reserve]),
  ];
}

function reserveWarning(reserve: readonly FoundContext[], split: Split): string | undefined {
  return describePower(
    reserve.map(unitOf),
    `contexts of split ${split} in reserve, should the test set have to be drawn again`,
  );
}
