import type { RowVerdict } from "../../src/audit/audit.ts";
import { ATTACKS } from "../../src/audit/audit-ids.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../../src/audit/measures.ts";
import { type Note, type NoteId, type NoteValues } from "../../src/audit/remarks.ts";
import { judgeRecovery } from "../../src/audit/recovery/judge-recovery.ts";
import { judgeProportion, type Measurement, measurement } from "../../src/audit/verdicts.ts";
import { clopperPearson } from "../../src/base/statistics/clopper-pearson.ts";
import { boundsBySizes } from "../../src/base/statistics/clustered-share.ts";
import type { SampleOptions } from "./sample-audit.ts";

/** Numbers for every remark, none of them 1 and none twice in a remark. */
const NOTE_VALUES: NoteValues = {
  "too-few": { n: 60, needed: 2995, limit: 0.001 },
  "too-few-sentences": { n: 40, needed: 100 },
  "no-decisions": {},
  "no-baseline": {},
  "limit-inside": { limit: 0.02 },
  "bound-by-documents": { documents: 1365, bound: 0.0022 },
  "no-name-entries": {},
  "patients-declared": {},
  "patients-unknown": {},
  "units-unknown": { contexts: 9 },
  "lists-too-thin": { known: 71, n: 1204, limit: 0.95 },
  "originals-unknown": { n: 3062 },
  "entries-unjudged": { entries: 104 },
  "not-trained-again": { names: 12 },
  "decisions-lack-removed": { entries: 17 },
  "kept-over-limit": { kept: 3, limit: 10 },
  "asked-in-all-ways": { asked: 2950, n: 3062 },
  "could-not-come-back": { n: 3062, unidentifying: 41, unsayable: 88, tooLong: 12 },
  "no-original": { contexts: 43 },
  "ways-of-recovery": { oneEntry: 8, inPieces: 5 },
  "one-entry-only": { n: 365, of: 3062 },
  guessing: { names: 20 },
  "ranked-among": { names: 99, chance: 0.012 },
  "half-by-chance": {},
  "stranger-control": {},
  "sentences-left-out": { sentences: 14 },
  searched: { bytes: 34_000_000, spellings: 88_100, histories: 2 },
  "by-chance": { hits: 0.0021 },
  "parts-too-short": { parts: 52 },
  "files-closed": { files: 4 },
  "nothing-searched": {},
  "nearly-same": { dropped: 33, n: 3095, limit: 0.05 },
  "looked-at": { looks: 6, decisions: 2 },
  "decisions-changed": {},
  "not-asked": {},
  "needs-originals": {},
  "needs-gold": {},
  "no-missed-names": {},
  "control-off": {},
  "too-few-candidates": { candidates: 512, needed: 1600 },
  "needs-reference": {},
  "chance-is": { p: 0.0012 },
  "epsilon-at-least": { epsilon: 1.23 },
  "too-few-people": { n: 5, needed: 10 },
  "both-attacks": { alone: 2.6, against: 1.4 },
  "over-margin": { bits: 2 },
  "groups-differ": { gate: 0.05 },
  "interval-holds-limit": {},
  "too-few-others": { n: 60, needed: 100 },
  "no-shadows": { needed: 2 },
  sampled: { samples: 2400, controls: 3 },
  "recall-holds": { limit: 0.99 },
  "recall-open": { limit: 0.99 },
  "rows-unreadable": {},
  "needs-canaries": {},
  "needs-both-splits": {},
  "not-rewritten": {},
  "needs-names": {},
  "needs-contexts": {},
  "nothing-to-ask": {},
  "contexts-changed": { files: 2 },
  "other-depth": { k: 5, needed: 20 },
  "judges-miss-names": { right: 3, asked: 14 },
  "removed-predicted": { limit: 0.0001 },
  "contexts-unlisted": { files: 1 },
  "looked-with-seeds": { seeds: 3 },
  "no-spread": {},
  "reference-alike": { agreement: 0.992, most: 0.98 },
  "reference-unchecked": { n: 12, needed: 50 },
  "references-left-out": { references: 1 },
  "planting-changed": {},
  "patients-left-out": { before: 320, now: 900 },
  "training-text-unknown": { files: 1 },
  "planted-unlisted": {},
  "training-text-unread": {},
  "planted-absent": { secrets: 1, of: 640 },
  "planted-otherwise": { secrets: 2, of: 640 },
  "candidates-written": { candidates: 4, of: 21_000 },
  "facts-unconfirmed": { people: 3, of: 428 },
  "originals-dealt": { expected: 0.41, certain: 0.37, clusters: 3, p: 0.0083 },
  "unseen-control": { hits: 2, n: 2950, clusters: 5, contexts: 3100, p: 0.062 },
  "beyond-chance": { bound: 0.00094 },
  "hits-unjudged": { hits: 2 },
  "originals-no-names": { originals: 71, n: 2950 },
  "power-is": { power: 0.61, chanceIn: 6000, enough: 6294, aim: 0.8 },
  "names-not-counted": { entries: 12 },
};

/** Every remark with numbers. */
export const SAMPLE_NOTES: readonly Note[] = Object.entries(NOTE_VALUES).map(([id, values]) => ({
  id: id as NoteId,
  values,
}));

/** How much of the leak a measure shows; the others have figures of their own. */
const SHARES: Partial<Record<MeasureId, number>> = {
  "name-rate": 0.2,
  "contexts-with-name": 1,
  "contexts-with-kept": 1.05,
  "contexts-with-unjudged": 1.1,
  recovered: 0.5,
  "recovered-one-entry": 0.05,
  "recovered-in-pieces": 0.02,
  "guessed-without-context": 0.01,
  "first-of-names-at-mask": 0.3,
  "first-of-names-in-sentence": 0.4,
};
const BOTH: ReadonlySet<string> = new Set([
  "kept-words",
  "freshness",
  "utility",
  "residue",
  "membership",
  "association",
  "de-identification",
]);
/** Of the planted people and of the training text. */
const SEEN_ALONE: ReadonlySet<string> = new Set(["exposure", "extraction"]);
const REPETITIONS = [1, 10, 50];

/** A row a measure and split, with figures that go with the leak; verdicts are those of the rules where there are rules. */
export function sampleRows(options: SampleOptions): Measurement[] {
  const { measures = MEASURE_IDS } = options;
  return measures.flatMap((measure) => {
    const { audit } = measureOf(measure);
    const splits =
      BOTH.has(audit) && measure !== "near-duplicates" ? (["both"] as const) : (["seen", "unseen"] as const);
    if (measureOf(measure).kCounts === "repetitions")
      return REPETITIONS.map((k) => attackRow(measure, "seen", { ...options, k }));
    return (SEEN_ALONE.has(audit) ? (["seen"] as const) : splits).map((split) => sampleRow(measure, split, options));
  });
}

function sampleRow(measure: MeasureId, split: Measurement["split"], options: SampleOptions): Measurement {
  const { contexts, leak } = options;
  const { audit, format } = measureOf(measure);
  const atTop = audit === "name-rate" || audit === "recovery" ? { k: 20 } : {};
  const base = { split, ...atTop, baseline: 0.4, ...(split === "seen" && { control: 0.01 }) };
  if (isAttack(measure)) return attackRow(measure, split, options);
  if (format !== "count") return valueRow(measure, base, options);
  const share = countShare(measure, leak) * (split === "unseen" && audit !== "coverage" ? 0.8 : 1);
  const n = measure === "name-rate" ? contexts * 20 : audit === "residue" ? 4120 : contexts;
  const hits = Math.round(n * Math.min(1, share));
  const estimate = hits / n;
  if (audit === "residue") {
    const verdict: RowVerdict = measure === "allowed-words" ? "info" : "pass";
    return measurement(measure, {
      ...base,
      n,
      hits,
      estimate,
      ciLow: estimate,
      ciHigh: estimate,
      ciMethod: "census",
      verdict,
    });
  }
  if (audit === "name-rate" || audit === "recovery") {
    // Every context has a patient of its own.
    const clusterSizes = [{ size: 1, clusters: contexts }];
    const { low, high } = boundsBySizes((hits * contexts) / n, clusterSizes);
    const figures = { n, hits, estimate, ciLow: low, ciHigh: high, clusterSizes };
    return measurement(measure, { ...base, ...figures, ciMethod: "exact-each-documents", ...judgeProportion(measure, figures) }); // prettier-ignore
  }
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  const judged =
    measure === "list-coverage"
      ? { verdict: "pass" as const, notes: [] }
      : measure === "recovered"
        ? split === "seen"
          ? judgeRecovery({ n, hits, ciHigh })
          : {}
        : judgeProportion(measure, { n, hits, ciLow, ciHigh });
  return measurement(measure, { ...base, n, hits, estimate, ciLow, ciHigh, ciMethod: "exact-each", ...judged });
}

function isAttack(measure: MeasureId): boolean {
  const { audit } = measureOf(measure);
  return audit === "de-identification" || ATTACKS.some((one) => one === audit);
}

/** An attack that finds nothing without a leak, and much with one. */
function attackRow(
  measure: MeasureId,
  split: Measurement["split"],
  { leak, k }: SampleOptions & { readonly k?: number },
): Measurement {
  const { limit, format, audit } = measureOf(measure);
  const n = audit === "exposure" ? 20 : 1200;
  const atK = k === undefined ? {} : { k };
  const verdict: RowVerdict = limit === undefined ? "info" : leak > 0.3 ? "fail" : "pass";
  const isCurve = audit === "membership" && format === "figure";
  const estimate =
    isCurve || measure === "exposure-pairs" ? 0.5 + leak * 0.4 : k === undefined ? leak * 0.3 : 1.44 + leak * k * 0.2;
  if (format !== "count") {
    // Never without width, which is no evidence.
    const interval = {
      ciLow: estimate * 0.9,
      ciHigh: Math.max(estimate * 1.1, 0.000_05),
      ciMethod: "bootstrap-people",
    } as const;
    return measurement(measure, { split, ...atK, n, estimate, ...interval, verdict, control: isCurve ? 0.5 : 1.44 });
  }
  const hits = Math.round(estimate * n);
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  return measurement(measure, { split, ...atK, n, hits, estimate: hits / n, ciLow, ciHigh, ciMethod: "exact-each", verdict }); // prettier-ignore
}

function countShare(measure: MeasureId, leak: number): number {
  const share = SHARES[measure];
  if (share !== undefined)
    return share * leak + (measure === "contexts-with-kept" || measure === "contexts-with-unjudged" ? 0.003 : 0);
  if (measure.startsWith("list-coverage")) return measure === "list-coverage-alone" ? 0.41 : 0.985;
  return measure === "near-duplicates" ? 0.01 : measure === "words-cut-differently" ? 0.03 : 0;
}

function valueRow(measure: MeasureId, base: object, { contexts, leak, loss }: SampleOptions): Measurement {
  const spread = (estimate: number, by: number) => ({ estimate, ciLow: estimate - by, ciHigh: estimate + by });
  const of = { ...(base as Pick<Measurement, "split">), n: contexts, ciMethod: "bootstrap-documents" as const };
  switch (measure) {
    case "kept-word-lift":
      return measurement(measure, { ...of, n: 14, ...spread(2.35, 0.6), verdict: "pass" });
    case "looks":
      return measurement(measure, {
        ...of,
        n: 2,
        estimate: 1,
        ciLow: 1,
        ciHigh: 1,
        ciMethod: "one-unit",
        verdict: "pass",
      });
    case "best-name-rank":
      return measurement(measure, { ...of, ...spread(leak > 0 ? 1 : 213, 0), ciMethod: "minimum" });
    case "loss-change":
      return measurement(measure, {
        ...of,
        ...spread((loss - 2.3) / 2.3, 0.002),
        ciMethod: "bootstrap-sentences",
        verdict: "pass",
      });
    case "loss-per-word":
      return measurement(measure, { ...of, ...spread(loss, 0.04), ciMethod: "bootstrap-sentences" });
    case "tokens-per-word":
      return measurement(measure, { ...of, ...spread(1.43, 0) });
    default:
      return measurement(measure, { ...of, ...spread(0.01 + leak * 0.5, 0.004) });
  }
}
