import type { Context } from "../../probe/contexts/context.ts";
import { limitOf } from "../measures.ts";
import { createNearIndex, type NearIndex } from "../../probe/contexts/near-duplicates.ts";

/**
 * Where the same or nearly the same sentence stands too: among those that were planted, to be learnt by heart; among the development contexts, which people have looked at; in the text
 * or contexts that the model saw, though this one is called unseen; in the other split's reserve; or earlier in the same test set.
 * A context counts for the first of these.
 */
export const DUPLICATE_KINDS = [
  "planted",
  "development",
  "seen-text",
  "seen-contexts",
  "other-reserve",
  "test",
] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** What {@link checkFreshness} found. */
export interface Freshness {
  /** The test contexts to use. */
  readonly fresh: readonly Context[];
  /** Test contexts, before any was left out. */
  readonly n: number;
  /** Those left out. */
  readonly duplicates: number;
  readonly byKind: Readonly<Record<DuplicateKind, number>>;
  /** Duplicates of n; 0 of none. */
  readonly share: number;
  /** More than the limit of `near-duplicates` were left out. */
  readonly isInvalid: boolean;
}

/**
 * Leaves out test contexts of which nearly the same sentence (see `createNearIndex`) stands where it must not. Of a seen and an
 * unseen test context that are nearly the same, the unseen one goes.
 *
 * @param contexts of all files that are audited, every set of them
 * @param inSeenText ids of unseen test contexts that are known to be nearly the same as text the model saw, see `findSeenText`
 * @param planted see `plantedSentences`
 */
export function checkFreshness(
  contexts: readonly Context[],
  inSeenText: ReadonlySet<string> = new Set(),
  planted: readonly string[] = [],
): Freshness {
  const canaries = createNearIndex();
  for (const text of planted) canaries.add(text);
  const indexOf = (wanted: (context: Context) => boolean) => {
    const index = createNearIndex();
    for (const context of contexts) if (wanted(context)) index.add(context.text);
    return index;
  };
  const development = indexOf(({ set }) => set === "development");
  const seen = indexOf(({ split, set }) => split === "seen" && set !== "development");
  const unseenReserve = indexOf(({ split, set }) => split === "unseen" && set === "reserve");
  const earlier: Record<Context["split"], NearIndex> = { seen: createNearIndex(), unseen: createNearIndex() };
  const kindOf = ({ id, split, text }: Context): DuplicateKind | undefined => {
    if (canaries.has(text)) return "planted";
    if (development.has(text)) return "development";
    if (split === "unseen" && inSeenText.has(id)) return "seen-text";
    if (split === "unseen" && seen.has(text)) return "seen-contexts";
    if (split === "seen" && unseenReserve.has(text)) return "other-reserve";
    return earlier[split].has(text) ? "test" : undefined;
  };

  const fresh: Context[] = [];
  const byKind = Object.fromEntries(DUPLICATE_KINDS.map((kind) => [kind, 0])) as Record<DuplicateKind, number>;
  const tests = contexts.filter(({ set }) => set === "test");
  for (const context of tests) {
    const kind = kindOf(context);
    if (kind !== undefined) {
      byKind[kind]++;
      continue;
    }
    earlier[context.split].add(context.text);
    fresh.push(context);
  }
  const n = tests.length;
  const duplicates = n - fresh.length;
  const share = n === 0 ? 0 : duplicates / n;
  return { fresh, n, duplicates, byKind, share, isInvalid: share > limitOf("near-duplicates") };
}
