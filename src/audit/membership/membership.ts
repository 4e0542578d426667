import { clusteredArea } from "../../base/statistics/clustered-area.ts";
import { type ClusteredScore, orderByScore, rocCurve, type RocPoint } from "../../base/statistics/roc.ts";
import { bootstrapRates } from "../../base/statistics/roc-bootstrap.ts";
import { type Interval, mean } from "../../base/statistics.ts";
import type { Outcomes } from "../compare/outcomes.ts";
import type { IntervalMethod } from "../measure.ts";
import { limitOf, type MeasureId, measureOf } from "../measures.ts";
import { note } from "../remarks.ts";
import { compareVerdicts, judgeInterval, type Measurement, measurement } from "../verdicts.ts";
import { scoreByWords } from "./bag-of-words.ts";
import { type PairedLosses, rmiaScores } from "./rmia.ts";
import { type Features, type LabelledFeatures, trainAttack } from "./shadow-attack.ts";
import { UNKNOWN_FIGURE } from "../context-interval.ts";

/** A sentence of which it is asked whether the model was trained on it. Private. */
export interface MembershipRecord {
  /** Of the context. */
  readonly id: string;
  readonly text: string;
  readonly isMember: boolean;
  /** Patient where known, document otherwise, see `uniteContexts`: sentences of one go together. */
  readonly group: string;
  /** Mean loss a word, in nats, of the model audited. */
  readonly lossNats: number;
  /** The same of each reference, in their order. */
  readonly referenceNats: readonly number[];
  /** What the attack with shadow models looks at. */
  readonly features: Features;
}

export interface MembershipInput {
  readonly records: readonly MembershipRecord[];
  /** The same sentences as each shadow model sees them, with what it was trained on; empty without. */
  readonly shadows: readonly (readonly LabelledFeatures[])[];
  /** Mean losses of other sentences, of the model and of the references: what RMIA holds a record against. */
  readonly population: readonly { readonly lossNats: number; readonly referenceNats: readonly number[] }[];
  readonly seed: number;
  /** Digest of references and shadow models. */
  readonly against?: string;
}

/** Attacks whose curves are drawn. */
export const CURVE_MEASURES = [
  "membership-loss",
  "membership-ratio",
  "membership-rmia",
  "membership-shadow",
] as const satisfies readonly MeasureId[];
export type CurveMeasure = (typeof CURVE_MEASURES)[number];

/** The ROC curve of an attack, from few false positives to all. Public: shares alone. */
export interface MembershipCurve {
  readonly measure: CurveMeasure;
  readonly points: readonly RocPoint[];
}

export interface MembershipResult {
  readonly rows: readonly Measurement[];
  readonly curves: readonly MembershipCurve[];
}

/** Points of a curve at most, but for its ends. */
const CURVE_STEPS = 40;
/** AUC of what cannot know the members may be this far off one half. */
const GATE = 0.05;
/** False positive rates, of which the second is judged. */
export const FALSE_POSITIVE_RATES = [0.1, 0.01, 0.001] as const;
const RATE_MEASURES = ["membership-rate-tenth", "membership-rate-hundredth", "membership-rate-thousandth"] as const;
/** Shadow models from which the attack with them is made. */
const LEAST_SHADOWS = 2;

/**
 * The rows of `membership` and the curves of its attacks. Scores are higher for members: the loss alone, negated; the reference's loss minus the model's (mean over
 * references; the likelihood ratio); RMIA with one or two references; an attack learnt from shadow models. Each AUC is judged, and the true
 * positive rate at 1 % false positives of the ratio, or of the loss without a reference, with which nothing passes.
 *
 * Against two references an attack is made with both and with each alone, and a row is the worst of the three: a poor reference, averaged with a good one,
 * hides nothing that the good one shows.
 *
 * Everything is `invalid`, whatever it says, where the groups differ without the model: by the reference alone, by length, or by
 * which words occur.
 */
export function membershipFigures(input: MembershipInput): MembershipResult {
  const { seed } = input;
  const records = input.records.filter(
    ({ lossNats, referenceNats }) => Number.isFinite(lossNats) && referenceNats.every(Number.isFinite),
  );
  const hasReference = records.some(({ referenceNats }) => referenceNats.length > 0);
  const gates = gateRows(records, seed);
  const isInvalid = gates.some(isOffGate);
  const attacks = scoreRecords(records, hasReference, input);
  const best = (attacks.find(({ measure }) => measure === "membership-ratio") ?? attacks[0])?.ways ?? [];
  const hasShadows = attacks.some(({ measure }) => measure === "membership-shadow");
  const finish = (row: Measurement): Measurement => {
    if (row.threshold === null) return row;
    if (isInvalid)
      return { ...row, verdict: "invalid", notes: [note("groups-differ", { gate: GATE }), ...(row.notes ?? [])] };
    return row.verdict === "pass" && !hasReference
      ? { ...row, verdict: "underpowered", notes: [note("needs-reference"), ...(row.notes ?? [])] }
      : row;
  };
  const rows = [
    ...attacks.map(({ measure, ways }) => {
      const row = { ...worstArea(measure, ways), outcomes: outcomesOf({ measure, ways }, records, input) };
      return measure === "membership-loss" && !hasShadows
        ? { ...row, notes: [...(row.notes ?? []), note("no-shadows", { needed: LEAST_SHADOWS })] }
        : row;
    }),
    worstArea("membership-patients", best.map(byGroup)),
    ...worstRates(best, seed),
    ...gates,
  ].map(finish);
  return {
    rows,
    curves: attacks.map(({ measure, ways }) => ({ measure, points: thin(rocCurve(orderByScore(ways[0] ?? []))) })),
  };
}

/** Whether what cannot know the members distinguishes them from others all the same. */
export function isOffGate({ estimate }: Pick<Measurement, "estimate">): boolean {
  return Math.abs(estimate - 0.5) > GATE;
}

/** The records as an attack scores them, higher for members. */
interface Attack {
  readonly measure: CurveMeasure;
  /** With all references, then with each alone where there are several. */
  readonly ways: readonly (readonly ClusteredScore[])[];
}

/** What a comparison with another model needs: ranks, which are all that an area goes by. With all references, so that two models are attacked alike. */
function outcomesOf(
  { measure, ways }: Attack,
  asked: readonly MembershipRecord[],
  { records, against }: MembershipInput,
): Outcomes {
  const scored = ways[0] ?? [];
  const unitOf = ({ id, text, group }: MembershipRecord) => ({ id: `${id}\n${text}`, cluster: group });
  const sorted = [...new Set(scored.map(({ score }) => score))].sort((a, b) => a - b);
  const ranks = new Map(sorted.map((score, rank) => [score, rank]));
  return {
    units: asked.map(unitOf),
    allUnits: records.map(unitOf),
    values: scored.map(({ score }) => ranks.get(score) as number),
    positives: asked.map(({ isMember }) => isMember),
    ...(measure !== "membership-loss" && against !== undefined && { against }),
  };
}

/** The scores of each attack, in the order of their rows. */
function scoreRecords(
  records: readonly MembershipRecord[],
  hasReference: boolean,
  { population, shadows }: MembershipInput,
): Attack[] {
  const attack = (measure: CurveMeasure, ...scores: (readonly number[])[]): Attack => ({
    measure,
    ways: scores.map((ofWay) => scoredBy(records, (_, index) => ofWay[index] as number)),
  });
  const choices = referenceChoices(records);
  const shadow = shadowScores(records, shadows);
  return [
    attack(
      "membership-loss",
      records.map(({ lossNats }) => -lossNats),
    ),
    ...(hasReference
      ? [
          attack(
            "membership-ratio",
            ...choices.map((choose) => records.map((one) => mean(choose(one)) - one.lossNats)),
          ),
          attack(
            "membership-rmia",
            ...choices.map((choose) => {
              const chosen = <One extends PairedLosses>(one: One) => ({ ...one, referenceNats: choose(one) });
              return rmiaScores(records.map(chosen), population.map(chosen));
            }),
          ),
        ]
      : []),
    ...(shadow === undefined ? [] : [attack("membership-shadow", shadow)]),
  ];
}

/** Picks losses of references: all; then, where there are several, each alone. */
function referenceChoices(records: readonly PairedLosses[]): ((one: PairedLosses) => readonly number[])[] {
  const references = records[0]?.referenceNats ?? [];
  const alone = [...references.keys()].map((at) => ({ referenceNats }: PairedLosses) => [referenceNats[at] as number]);
  return [({ referenceNats }) => referenceNats, ...(alone.length > 1 ? alone : [])];
}

function scoredBy(
  records: readonly MembershipRecord[],
  scoreOf: (record: MembershipRecord, index: number) => number,
): ClusteredScore[] {
  return records.map((record, index) => ({
    score: scoreOf(record, index),
    isPositive: record.isMember,
    cluster: record.group,
  }));
}

/** What is drawn of a curve: its last point within each of {@link CURVE_STEPS} equal steps of the logarithm of the false positive rate, and both ends. */
function thin(points: readonly RocPoint[]): RocPoint[] {
  const least = points.find(({ falsePositiveRate }) => falsePositiveRate > 0)?.falsePositiveRate ?? 1;
  const stepOf = ({ falsePositiveRate }: RocPoint) =>
    falsePositiveRate === 0 ? -1 : Math.floor((CURVE_STEPS * Math.log(falsePositiveRate / least)) / -Math.log(least));
  return points
    .filter((point, index) => index === points.length - 1 || stepOf(point) !== stepOf(points[index + 1] as RocPoint))
    .map((point) => ({
      falsePositiveRate: round(point.falsePositiveRate),
      truePositiveRate: round(point.truePositiveRate),
    }));
}

function round(share: number): number {
  return Number(share.toPrecision(4));
}

/** A record a group: its mean score. A group with sentences of both kinds counts for neither. */
function byGroup(scored: readonly ClusteredScore[]): ClusteredScore[] {
  const groups = new Map<string, ClusteredScore[]>();
  for (const one of scored) {
    const group = groups.get(one.cluster);
    if (group === undefined) groups.set(one.cluster, [one]);
    else group.push(one);
  }
  return [...groups].flatMap(([cluster, own]) => {
    const isPositive = own[0]?.isPositive as boolean;
    if (own.some((one) => one.isPositive !== isPositive)) return [];
    return [{ cluster, isPositive, score: mean(own.map(({ score }) => score)) }];
  });
}

/** The worst of one measure's rows: by verdict, then by the figure. */
function worstOf(rows: readonly Measurement[]): Measurement {
  return rows.reduce((worst, row) =>
    (compareVerdicts(row, worst) || worst.estimate - row.estimate) < 0 ? row : worst,
  );
}

function worstArea(measure: MeasureId, ways: Attack["ways"]): Measurement {
  return worstOf(ways.map((scored) => areaRow(measure, scored)));
}

/** The worst row of each rate. */
function worstRates(ways: Attack["ways"], seed: number): Measurement[] {
  const rows = ways.flatMap((scored) => rateRows(scored, seed));
  return RATE_MEASURES.flatMap((measure) => {
    const own = rows.filter((row) => row.measure === measure);
    return own.length === 0 ? [] : [worstOf(own)];
  });
}

function areaRow(measure: MeasureId, scored: readonly ClusteredScore[]): Measurement {
  const { auc, interval } = clusteredArea(scored);
  return curveRow(measure, scored.length, auc, { ...interval, method: "delong-documents" });
}

function rateRows(scored: readonly ClusteredScore[], seed: number): Measurement[] {
  const negatives = scored.filter(({ isPositive }) => !isPositive).length;
  const { rates, intervals } = bootstrapRates(scored, FALSE_POSITIVE_RATES, { seed });
  return FALSE_POSITIVE_RATES.flatMap((limit, index): Measurement[] => {
    const measure = RATE_MEASURES[index] as (typeof RATE_MEASURES)[number];
    const needed = Math.ceil(1 / limit);
    const n = scored.length - negatives;
    if (negatives >= needed)
      return [
        curveRow(measure, n, rates[index] as number, {
          ...(intervals[index] as Interval),
          method: "bootstrap-documents",
        }),
      ];
    const notes = [note("too-few-others", { n: negatives, needed })];
    // A judged rate that is unknown is open.
    return measure === "membership-rate-hundredth"
      ? [measurement(measure, { split: "both", n, ...UNKNOWN_FIGURE, notes })]
      : [];
  });
}

function curveRow(
  measure: MeasureId,
  n: number,
  estimate: number,
  { low, high, method }: Interval & { readonly method: IntervalMethod },
): Measurement {
  if (!Number.isFinite(estimate) || !Number.isFinite(low)) {
    const figures = { n, estimate: Number.isFinite(estimate) ? estimate : 0.5, ciLow: 0, ciHigh: 1 };
    const judged = isJudged(measure) ? ({ verdict: "underpowered" } as const) : {};
    return measurement(measure, { split: "both", ...figures, ciMethod: "one-unit", ...judged });
  }
  const interval = { ciLow: low, ciHigh: high, ciMethod: method } as const;
  const judged = isJudged(measure) ? judgeInterval(interval, limitOf(measure)) : {};
  return measurement(measure, { split: "both", n, estimate, ...interval, ...judged });
}

function isJudged(measure: MeasureId): boolean {
  return measureOf(measure).limit !== undefined;
}

function gateRows(records: readonly MembershipRecord[], seed: number): Measurement[] {
  const texts = records.map(({ text, isMember, group }) => ({ text, group, isPositive: isMember }));
  const words = scoreByWords(texts, seed);
  const gate = (measure: MeasureId, scoreOf: (record: MembershipRecord, index: number) => number) =>
    areaRow(measure, scoredBy(records, scoreOf));
  const byReferences = referenceChoices(records)
    .filter((choose) => records.some((one) => choose(one).length > 0))
    .map((choose) => gate("gate-reference", (one) => -mean(choose(one))));
  const offness = ({ estimate }: Measurement) => Math.abs(estimate - 0.5);
  return [
    ...byReferences.sort((a, b) => offness(b) - offness(a)).slice(0, 1),
    gate("gate-length", ({ text }) => text.length),
    gate("gate-words", (_, index) => words[index] as number),
  ];
}

/** Scores of an attack that learnt from all shadow models; undefined where there are too few, or one class is missing. */
function shadowScores(records: readonly MembershipRecord[], shadows: MembershipInput["shadows"]): number[] | undefined {
  if (shadows.length < LEAST_SHADOWS) return undefined;
  const known = shadows.flat().filter(({ features }) => features.every(Number.isFinite));
  if (!known.some(({ isMember }) => isMember) || known.every(({ isMember }) => isMember)) return undefined;
  const attack = trainAttack(known);
  return records.map(({ features }) => attack(features));
}
