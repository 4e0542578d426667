import type { Random } from "../../base/random.ts";
import type { FoundContext } from "./find-contexts.ts";
import { type Slot, SLOTS, slotOf } from "./slots.ts";

export interface CoverOptions {
  readonly count: number;
  /** Names as sure as this come first. */
  readonly minimumScore: number;
  /** Whether lists have the original as a name; those that are not come after the others. */
  readonly isKnownName: (original: string) => boolean;
  readonly random: Random;
}

/**
 * The contexts for people to look at: one slot after the other in turn, so that rare ones (an addressee, a possessive) are not lost among many
 * alike, and of each slot first those where a name surely stood, then by chance. A patient gives one context before any gives two.
 */
export function coverSlots(
  candidates: readonly FoundContext[],
  { count, minimumScore, isKnownName, random }: CoverOptions,
): FoundContext[] {
  const queues = new Map<Slot, FoundContext[]>(SLOTS.map((slot) => [slot, []]));
  const sureness = ({ span }: FoundContext) => Number(span.score >= minimumScore) + Number(isKnownName(span.surface));
  const ordered = random.shuffle(candidates).toSorted((a, b) => sureness(b) - sureness(a));
  for (const context of ordered) queues.get(slotOf(context.text))?.push(context);
  const chosen: FoundContext[] = [];
  const used = new Map<string, number>();
  for (let most = 1; chosen.length < Math.min(count, candidates.length); most++) {
    let isAnyLeft = true;
    while (isAnyLeft && chosen.length < count) {
      isAnyLeft = false;
      for (const queue of queues.values()) {
        const place = queue.findIndex((context) => (used.get(unitOf(context)) ?? 0) < most);
        if (place < 0 || chosen.length === count) continue;
        const [context] = queue.splice(place, 1) as [FoundContext];
        used.set(unitOf(context), (used.get(unitOf(context)) ?? 0) + 1);
        chosen.push(context);
        isAnyLeft = true;
      }
    }
  }
  return chosen;
}

/** What gives contexts to one set alone: all documents of a patient, or a document whose patient is not known. */
export function unitOf({ document, group }: Pick<FoundContext, "document" | "group">): string {
  return group === undefined ? `document ${document}` : `group ${group}`;
}
