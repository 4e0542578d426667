import { clopperPearson } from "../../base/statistics/clopper-pearson.ts";
import type { Interval } from "../../base/statistics.ts";
import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { isCovered, touches } from "../figures/score.ts";
import { estimateFound } from "./estimate-found.ts";
import { type SampleManifest, type SampleUnit, type Stratum, type StratumName, weightOf } from "./sample-sheet.ts";
import { limitsOf, momentsOf, type WeightedCount } from "./weighted-total.ts";

/** A passage as it came back: its text, and what the reader says stands in it, under any labels. */
export interface ReadUnit extends SampleUnit {
  readonly text: string;
  readonly gold: readonly Span[];
}

/** An estimate with an interval of which each end holds at 95 % by itself. */
export interface Estimate extends Interval {
  readonly estimate: number;
}

/** What is missed of one entity, or of all together, in the corpus that the sample was drawn from. */
export interface ResidualRisk {
  /** Mentions seen in the sample that step 1 misses in whole or in part. */
  readonly seen: number;
  /** Missed mentions in the corpus. */
  readonly missed: Estimate;
  readonly missedPerThousandDocuments: Estimate;
  /** Missed mentions as a share of all. */
  readonly missRate: Estimate;
  /** 1 − missRate. */
  readonly recall: Estimate;
}

/** How many of the marks left out on purpose the reader put back. */
export interface ReaderCheck {
  readonly leftOut: number;
  readonly restored: number;
  /** 95 % of the reader's own recall on them (Clopper–Pearson). */
  readonly interval: Interval;
}

export interface StratumScore extends Stratum {
  readonly weight: number;
  readonly missed: number;
  /** Marks that touch nothing the reader left: words taken for names. */
  readonly wrong: number;
}

/** What `evaluate --sample` prints. */
export interface SampleScore {
  readonly schemaVersion: 1;
  readonly documents: number;
  readonly passages: { readonly corpus: number; readonly sampled: number };
  readonly strata: readonly StratumScore[];
  readonly all: ResidualRisk;
  readonly entities: Readonly<Record<string, ResidualRisk>>;
  /** Null if no marks were left out: nothing then says that the sheet was read. */
  readonly reader: ReaderCheck | null;
  readonly bound: number | null;
  /** The miss rate's upper end, were the reader to miss as many of the other names as of those left out; 1 if none was restored. */
  readonly missRateHighForReader: number;
  /** `open`: the sample does not suffice, or its reader did not see half of what was left out. Null if neither and without a bound. */
  readonly verdict: "reached" | "missed" | "open" | null;
}

/** Of one interval whose two ends rest on two counts each. */
const HALF_TAIL = 0.025;
const TAIL = 0.05;
/** A reader who restores a smaller share of what was left out has not read the sheet. */
const LEAST_RESTORED = 0.5;

/** Scores what a reader made of a sheet. Pure; texts and manifest were checked when they were read. */
export function scoreSample(manifest: SampleManifest, units: readonly ReadUnit[]): SampleScore {
  const { strata, bound, documents, entities } = manifest;
  const seen = units.map((unit) => countUnit(unit, entities));
  const risk = (some: readonly string[]) => estimateRisk(manifest, seen, some);
  const all = risk(entities);
  const reader = checkReader(seen);
  const restored = reader === null ? 1 : reader.restored / reader.leftOut;
  const missRateHighForReader = restored === 0 ? 1 : Math.min(1, all.missRate.high / restored);
  return {
    schemaVersion: 1,
    documents,
    passages: { corpus: strata.reduce((sum, { passages }) => sum + passages, 0), sampled: units.length },
    strata: strata.map((stratum) => {
      const ofStratum = seen.filter(({ unit }) => unit.stratum === stratum.name);
      const sum = (read: (one: SeenUnit) => number) => ofStratum.reduce((total, one) => total + read(one), 0);
      return {
        ...stratum,
        weight: weightOf(stratum),
        missed: sum(({ missed }) => missed.length),
        wrong: sum(({ wrong }) => wrong),
      };
    }),
    all,
    entities: Object.fromEntries(entities.map((entity) => [entity, risk([entity])])),
    reader,
    bound,
    missRateHighForReader,
    verdict: judge(all.missRate.low, missRateHighForReader, restored, bound),
  };
}

function judge(low: number, high: number, restored: number, bound: number | null): SampleScore["verdict"] {
  if (bound !== null && low > bound) return "missed";
  // A sheet that was not read shows nothing, with or without a bound.
  if (restored < LEAST_RESTORED) return "open";
  if (bound === null) return null;
  return high <= bound ? "reached" : "open";
}

/** What a passage shows: entities, one for each mention or mark. */
interface SeenUnit {
  readonly unit: ReadUnit;
  /** Of mentions that no mark covers. */
  readonly missed: readonly string[];
  /** Of mentions that marks cover, and of marks left out that the reader did not restore. */
  readonly found: readonly string[];
  readonly wrong: number;
  readonly leftOut: number;
  readonly restored: number;
}

function countUnit(unit: ReadUnit, entities: readonly string[]): SeenUnit {
  const { text, marks } = unit;
  const gold = unit.gold
    .map((span) => ({ ...span, label: entityOf(span.label, text.slice(span.start, span.end)) as string }))
    .filter(({ label }) => entities.includes(label));
  const isRestored = (mark: Span) => touches(text, mark, gold);
  const leftOut = marks.filter((mark) => mark.isLeftOut);
  const covered = gold.filter((span) => isCovered(text, span, marks));
  return {
    unit,
    missed: gold.filter((span) => !covered.includes(span)).map(({ label }) => label),
    found: [...covered, ...leftOut.filter((mark) => !isRestored(mark))].map(({ label }) => label),
    wrong: marks.filter((mark) => !mark.isLeftOut && !isRestored(mark)).length,
    leftOut: leftOut.length,
    restored: leftOut.filter(isRestored).length,
  };
}

function checkReader(seen: readonly SeenUnit[]): ReaderCheck | null {
  const leftOut = seen.reduce((sum, unit) => sum + unit.leftOut, 0);
  const restored = seen.reduce((sum, unit) => sum + unit.restored, 0);
  return leftOut === 0 ? null : { leftOut, restored, interval: clopperPearson(restored, leftOut) };
}

function estimateRisk(manifest: SampleManifest, seen: readonly SeenUnit[], entities: readonly string[]): ResidualRisk {
  const { strata, documents } = manifest;
  const isCounted = (entity: string) => entities.includes(entity);
  const stratumOf = (name: StratumName) => strata.find((stratum) => stratum.name === name) as Stratum;
  const counts: WeightedCount[] = [];
  /** In strata that were read whole: known, not estimated. */
  let known = 0;
  for (const { unit, missed } of seen) {
    const stratum = stratumOf(unit.stratum);
    const count = missed.filter(isCounted).length;
    if (stratum.sampled === stratum.passages) known += count;
    else if (count > 0) counts.push({ count, weight: weightOf(stratum) });
  }
  const open = strata.filter(({ sampled, passages }) => sampled < passages);
  const moments = momentsOf(counts, open.length === 0 ? 0 : Math.max(...open.map(weightOf)));
  const limits = (tail: number): Interval => {
    const { low, high } = limitsOf(moments, tail);
    return { low: known + low, high: known + high };
  };
  const missed: Estimate = { estimate: known + moments.total, ...limits(TAIL) };
  const narrow = limits(HALF_TAIL);
  const found = estimateFound(
    strata,
    seen.map(({ unit, found: all }) => ({
      stratum: unit.stratum,
      found: all.filter(isCounted).length,
      marks: unit.marks.filter(({ label }) => isCounted(label)).length,
    })),
    entities.reduce((sum, entity) => sum + (manifest.marks[entity] ?? 0), 0),
  );
  const missRate: Estimate = {
    estimate: share(missed.estimate, found.estimate),
    low: share(narrow.low, found.high),
    high: narrow.high === 0 ? 0 : share(narrow.high, found.low),
  };
  const perThousand = (count: number) => (1000 * count) / documents;
  return {
    seen: seen.reduce((sum, unit) => sum + unit.missed.filter(isCounted).length, 0),
    missed,
    missedPerThousandDocuments: {
      estimate: perThousand(missed.estimate),
      low: perThousand(missed.low),
      high: perThousand(missed.high),
    },
    missRate,
    recall: { estimate: 1 - missRate.estimate, low: 1 - missRate.high, high: 1 - missRate.low },
  };
}

function share(missed: number, found: number): number {
  return missed === 0 ? 0 : missed / (missed + found);
}
