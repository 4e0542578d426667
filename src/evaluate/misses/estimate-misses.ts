import type { Interval } from "../../base/statistics.ts";
import {
  type CaptureCounts,
  createCaptureTally,
  estimateChapman,
  missedAtOddsRatio,
  NOTHING_CAPTURED,
} from "./capture-recapture.ts";
import { type Capture } from "./match-captures.ts";
import { MENTION_KINDS, type MentionKind, mentionKindOf } from "./mention-kind.ts";

/** Odds ratios that the figures are also given for: not independent, but at most so much more likely to miss what the other missed. */
export const ODDS_RATIOS = [1, 3, 10, 30] as const;

/** How many mentions both recognisers missed, as estimated from what each found. */
export interface ExpectedMisses extends CaptureCounts {
  /** Mentions that either recogniser found. */
  readonly found: number;
  /** Chapman's estimate of what both missed, if they miss independently and every mark is a name. */
  readonly missed: number;
  /** Chapman's standard error of `missed`. */
  readonly standardError: number;
  /** 95 % of `missed`; it holds the sampling error alone, not the dependence. */
  readonly interval: Interval;
  /** missed / documents · 1,000. */
  readonly missedPerThousandDocuments: number;
  /** `missed` and the upper end of `interval` for each odds ratio of {@link ODDS_RATIOS}. */
  readonly band: readonly { readonly oddsRatio: number; readonly missed: number; readonly high: number }[];
}

/** Estimates of an entity, or of all together. */
export interface EntityMisses extends ExpectedMisses {
  /** Estimated kind by kind and summed: less blind to names that are hard for both. */
  readonly byKindSummed: { readonly missed: number; readonly interval: Interval };
  readonly kinds: Readonly<Partial<Record<MentionKind, ExpectedMisses>>>;
}

/** Collects captures document by document. */
export interface MissesCounter {
  add(text: string, captures: readonly Capture[]): void;
  readonly documents: number;
  /** Of all entities together, and of each that was found at all. */
  estimate(): { readonly all: EntityMisses; readonly entities: Readonly<Record<string, EntityMisses>> };
}

/** A counter for these entities. */
export function createMissesCounter(entities: readonly string[]): MissesCounter {
  const tally = createCaptureTally(entities.length * MENTION_KINDS.length);
  const indexOf = (entity: string, kind: MentionKind) =>
    entities.indexOf(entity) * MENTION_KINDS.length + MENTION_KINDS.indexOf(kind);
  const estimateOf = (indexes: readonly number[]): ExpectedMisses => {
    const counts = tally.total(indexes);
    const { missed, standardError } = estimateChapman(counts);
    const interval = tally.interval(indexes);
    return {
      ...counts,
      found: counts.both + counts.onlyFirst + counts.onlySecond,
      missed,
      standardError,
      interval,
      missedPerThousandDocuments: (1000 * missed) / tally.documents,
      band: ODDS_RATIOS.map((oddsRatio) => ({
        oddsRatio,
        missed: missedAtOddsRatio(missed, oddsRatio),
        high: missedAtOddsRatio(interval.high, oddsRatio),
      })),
    };
  };
  const estimateEntities = (some: readonly string[]): EntityMisses => {
    const ofKind = (kind: MentionKind) => some.map((entity) => indexOf(entity, kind));
    const kinds = MENTION_KINDS.map((kind) => [kind, estimateOf(ofKind(kind))] as const);
    const indexes = MENTION_KINDS.flatMap(ofKind);
    return {
      ...estimateOf(indexes),
      byKindSummed: tally.missedByKind(indexes),
      kinds: Object.fromEntries(kinds.filter(([, { found }]) => found > 0)),
    };
  };
  return {
    add: (text, captures) => {
      const counts = Array.from({ length: entities.length * MENTION_KINDS.length }, () => NOTHING_CAPTURED);
      for (const { start, end, entity, byFirst, bySecond } of captures) {
        const index = indexOf(entity, mentionKindOf(text.slice(start, end)));
        const before = counts[index] as CaptureCounts;
        const cell = byFirst && bySecond ? "both" : byFirst ? "onlyFirst" : "onlySecond";
        counts[index] = { ...before, [cell]: before[cell] + 1 };
      }
      tally.add(counts);
    },
    get documents() {
      return tally.documents;
    },
    estimate: () => {
      const each = entities.map((entity) => [entity, estimateEntities([entity])] as const);
      return {
        all: estimateEntities(entities),
        entities: Object.fromEntries(each.filter(([, { found }]) => found > 0)),
      };
    },
  };
}
