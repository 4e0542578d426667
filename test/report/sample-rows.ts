import type { RowVerdict } from "../../src/audit/audit.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../../src/audit/measures.ts";
import { type Note, type NoteId, type NoteValues } from "../../src/audit/notes.ts";
import { judgeProportion, type Measurement, measurement } from "../../src/audit/verdicts.ts";
import { clopperPearson } from "../../src/base/statistics.ts";
import type { SampleOptions } from "./sample-audit.ts";

/** Numbers for every remark, none of them 1 and none twice in a remark. */
const NOTE_VALUES: NoteValues = {
  "too-few": { n: 60, needed: 2995, limit: 0.001 },
  "limit-inside": { limit: 0.02 },
  "exact-bound": {},
  "no-name-entries": {},
  "few-contexts": { contexts: 7 },
  "lists-too-thin": { known: 71, n: 1204, limit: 0.95 },
  "originals-unknown": { n: 3062 },
  "entries-unjudged": { entries: 104 },
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
  "too-few-sentences": { n: 7, needed: 30 },
  "no-decisions": {},
  "no-baseline": {},
  "not-asked": {},
  "needs-originals": {},
  "needs-names": {},
  "needs-contexts": {},
  "nothing-to-ask": {},
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
  recovered: 0.06,
  "recovered-one-entry": 0.05,
  "recovered-in-pieces": 0.02,
  "guessed-without-context": 0.01,
  "first-of-names-at-mask": 0.3,
  "first-of-names-in-sentence": 0.4,
};
const BOTH: ReadonlySet<string> = new Set(["kept-words", "freshness", "utility", "residue"]);

/** A row a measure and split, with figures that go with the leak; verdicts are those of the rules where there are rules. */
export function sampleRows(options: SampleOptions): Measurement[] {
  const { measures = MEASURE_IDS } = options;
  return measures.flatMap((measure) => {
    const { audit } = measureOf(measure);
    const splits =
      BOTH.has(audit) && measure !== "near-duplicates" ? (["both"] as const) : (["seen", "unseen"] as const);
    return splits.map((split) => sampleRow(measure, split, options));
  });
}

function sampleRow(measure: MeasureId, split: Measurement["split"], options: SampleOptions): Measurement {
  const { contexts, leak } = options;
  const { audit, format } = measureOf(measure);
  const atTop = audit === "name-rate" || audit === "recovery" ? { k: 20 } : {};
  const base = { split, ...atTop, baseline: 0.4, ...(split === "seen" && { control: 0.01 }) };
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
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  const judged =
    measure === "list-coverage"
      ? { verdict: "pass" as const, notes: [] }
      : judgeProportion(measure, { n, hits, ciLow, ciHigh });
  return measurement(measure, { ...base, n, hits, estimate, ciLow, ciHigh, ciMethod: "exact-each", ...judged });
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
