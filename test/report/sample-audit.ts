import {
  AUDIT_SCHEMA_VERSION,
  type AuditComparison,
  type AuditReport,
  type EntriesEvidence,
  type Evidence,
} from "../../src/audit/audit-report.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import { judgeRow } from "../../src/audit/rejudge/judge-row.ts";
import { judgeTests, overallVerdict } from "../../src/audit/judge-tests.ts";
import { createRandom } from "../../src/base/random.ts";
import { SAMPLE_NOTES, sampleRows } from "./sample-rows.ts";

export interface SampleOptions {
  readonly name: string;
  readonly contexts: number;
  /** Share of contexts whose predictions hold names. */
  readonly leak: number;
  /** Mean loss per word, in nats. */
  readonly loss: number;
  /** Default: all. */
  readonly measures?: readonly MeasureId[];
}

export const SAMPLE_SHA256 = "0123456789abcdef".repeat(4);
const K = 20;
const SAMPLE_CURVES = ["membership-loss", "membership-ratio", "membership-rmia", "membership-shadow"] as const;
const SEED = 1;

/** An audit of a model that does not exist: every measure, with figures that go with its leak. */
export function sampleReport(options: SampleOptions): AuditReport {
  const { name, contexts, leak } = options;
  const rows = sampleRows(options).map((row) => ({
    ...row,
    seed: SEED,
    modelSha256: SAMPLE_SHA256,
    tokenizerSha256: SAMPLE_SHA256,
  }));
  return {
    schemaVersion: AUDIT_SCHEMA_VERSION,
    model: {
      name,
      sha256: SAMPLE_SHA256,
      networkSha256: SAMPLE_SHA256,
      modelType: "roberta",
      vocabularySize: 8000,
      lineage: SAMPLE_SHA256,
    },
    digestKey: SAMPLE_SHA256,
    tokenizer: { sha256: SAMPLE_SHA256 },
    contexts: (["seen", "unseen"] as const).map((split) => ({
      file: `contexts-${split}.jsonl`,
      sha256: SAMPLE_SHA256,
      split,
      n: contexts,
      originals: contexts,
      nearDuplicates: 3,
      testSetSha256: SAMPLE_SHA256,
    })),
    rows,
    evidence: sampleEvidence(leak),
    details: {
      nameRate: (["seen", "unseen"] as const).map((split) => detail(name, split, contexts, leak)),
      reviewerError: {
        sensitivity: { asked: 20, right: 19 },
        specificity: { asked: 21, right: 20 },
        rates: (["name-rate", "contexts-with-name"] as const).flatMap((measure) =>
          (["seen", "unseen"] as const).map((split) => ({
            measure,
            split,
            apparent: { estimate: 0.0213, ciLow: 0.0162, ciHigh: 0.0271 },
            corrected: { estimate: 0.0148, ciLow: 0, ciHigh: 0.0287 },
          })),
        ),
      },
      membership: SAMPLE_CURVES.map((measure, index) => ({ measure, points: curve(leak * (index + 1)) })),
    },
    notMeasured: [],
    settings: { k: K, seed: SEED, resamples: 2000, respellLimit: null },
    verdict: overallVerdict({ rows, model: {} }),
    tests: judgeTests({ rows, model: {} }),
    program: {
      version: "0.1.0",
      command: "unname audit --model released --contexts seen.jsonl unseen.jsonl --names people.csv --out audit",
    },
    at: "2026-05-01T09:30:00.000Z",
  };
}

/** With the verdicts of its rows. */
export function judged(report: AuditReport): AuditReport {
  return { ...report, verdict: overallVerdict(report), tests: judgeTests(report) };
}

/** The same with the verdicts that the figures have, as a release demands. */
export function judgedReport(options: SampleOptions): AuditReport {
  const report = sampleReport(options);
  const rows = report.rows.map((row) => ({ ...row, verdict: judgeRow(row) }));
  return judged({ ...report, rows });
}

function sampleEvidence(leak: number): Evidence {
  const entries: EntriesEvidence = {
    k: K, distinct: 2210, names: Math.round(leak * 900), kept: 320, cannotBeNames: 740, unjudged: 1150 - Math.round(leak * 900), couldBeNames: 0,
    recognisers: ["rules:nl", "crf:ner-nl"],
  }; // prettier-ignore
  return {
    names: {
      sources: [
        { kind: "list", file: "people.csv", names: 1204, sha256: SAMPLE_SHA256 },
        { kind: "spans", file: "spans.jsonl", names: 3310, sha256: SAMPLE_SHA256 },
        { kind: "originals", file: "originals.jsonl", names: 2988, sha256: SAMPLE_SHA256 },
      ],
      names: 3920,
      digest: SAMPLE_SHA256,
      nameLikeTokens: 412,
      replacedTokens: 388,
      keptNameTokens: 14,
    },
    decisions: {
      file: "decisions.jsonl",
      digest: SAMPLE_SHA256,
      reviewers: [
        { name: "A. Bakker", decisions: 1420, first: "2026-04-20T08:00:00.000Z", last: "2026-04-22T15:00:00.000Z", medianSeconds: 3.4, underOneSecond: 12, inBulk: 210 },
        { name: "first-letter-rule (by a program)", decisions: 221, first: "2026-04-22T15:10:00.000Z", last: "2026-04-22T15:10:01.000Z", medianSeconds: 0.002, underOneSecond: 220, inBulk: 221 },
      ],
      candidates: 1655,
      decided: 1641,
      undecided: 14,
      names: 388,
      kept: 1240,
      unsure: 13,
      agreement: [
        { reviewers: ["A. Bakker", "first-letter-rule (by a program)"], entries: 221, observed: 0.905, kappa: 0.642, ciLow: 0.531, ciHigh: 0.748 },
      ],
      disagreements: { open: 4, settled: 17 },
      stopping: {
        entries: 7420, decided: 1641, names: 388, undecidedCandidates: 14, bulk: { names: 180, words: 7, kept: 30 },
        undecidedNames: 0, expectedLeft: 0.84, upperBound: 3, confidence: 0.95, bound: 0.01, allowed: 3,
        shareLeft: 0.0077, isSafe: true, withheld: [], sample: { tail: 5915, drawn: 150, decided: 148, names: 0, upperBound: 115 },
        fit: { moreThanExpected: 0.4, fewerThanExpected: 0.1 },
        kept: {
          entries: 1240, expectedNames: 0.31, upperBound: 1, names: { asked: 352, wrong: 1 }, words: { asked: 410, wrong: 2 }, upperMissRate: 0.0134,
          askedAgain: 40, answeredOtherwise: 2, toAskAgain: 0,
        },
      },
    },
    judgements: {
      file: "judge.jsonl",
      digest: SAMPLE_SHA256,
      reviewers: [{ name: "C. Smit", decisions: 240, first: "2026-04-25T08:00:00.000Z", last: "2026-04-25T09:00:00.000Z", medianSeconds: 4.1, underOneSecond: 0, inBulk: 0 }],
      names: 31,
      kept: 209,
      unsure: 0,
      decoys: { asked: 40, right: 39 },
    },
    entries,
    looks: { looks: 2, distinctDecisions: 1, changedAfterFirstLook: false, looksAtContexts: 5 },
  }; // prettier-ignore
}

function detail(name: string, split: "seen" | "unseen", contexts: number, leak: number) {
  const random = createRandom(SEED, `${name} ${split}`);
  const bands = [0, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1];
  return {
    split,
    rankHistogram: Array.from({ length: K }, (_, rank) =>
      Math.round(contexts * leak * 0.1 * (0.5 + random.next()) * (1 + rank / 20)),
    ),
    frequencyBands: bands.map((from, index) => ({
      from,
      to: bands[index + 1] ?? 1,
      tokens: 900 >> index,
      nameLikeTokens: Math.round((900 >> index) * leak * 0.4),
      nameLikePredictions: Math.round((2400 >> index) * leak),
    })),
  };
}

/** Three models side by side: raw, after step 1, after both steps. */
export function sampleComparison(contexts = 3000): AuditComparison {
  return {
    schemaVersion: AUDIT_SCHEMA_VERSION,
    models: [
      sampleReport({ name: "raw notes", contexts, leak: 0.35, loss: 2.3 }),
      sampleReport({ name: "step 1", contexts, leak: 0.004, loss: 2.305 }),
      sampleReport({ name: "step 1 + 2", contexts, leak: 0, loss: 2.306 }),
    ],
  };
}

/** What is hardest to lay out: four models with long names, every measure in both splits, every remark, and recognition. */
export function fullComparison(): AuditComparison {
  const sample = (name: string, leak: number, loss: number) => sampleReport({ name, contexts: 3062, leak, loss });
  const models = [
    sample("raw notes", 0.59, 2.3),
    sample("step 1 as published (recogniser trained on WikiANN alone)", 0.21, 2.305),
    sample("+ step 2", 0.015, 2.309),
    sample("shipped step 1 + step 2", 0, 2.31),
  ].map((report, index) => ({ ...report, rows: withNotes(report.rows, index, 2) }));
  const rewrite = { rounds: 2, replaced: 388, keepsRows: false, origin: SAMPLE_SHA256 };
  return {
    schemaVersion: AUDIT_SCHEMA_VERSION,
    models: models.map((report, index) =>
      judged({ ...report, model: { ...report.model, ...(index > 1 && { rewrite }) } }),
    ),
    recognition: {
      labels: [
        { label: "PERSON", mentions: 12_040, covered: 11_730, replaced: 12_400, touching: 11_960 },
        { label: "GPE", mentions: 3120, covered: 2980, replaced: 3205, touching: 3010 },
      ],
      lists: [
        { kind: "given-names", names: 820, listed: 611 },
        { kind: "surnames", names: 1904, listed: 902 },
        { kind: "towns", names: 203, listed: 180 },
      ],
    },
  };
}

/** Every remark, or the first of each `every`, once among the rows of a model, besides those the figures bring: no audit has all there are. */
function withNotes(rows: AuditReport["rows"], offset: number, every = 1) {
  return rows.map((row, index) => {
    const more = SAMPLE_NOTES.filter((_, at) => at % every === 0 && (at + offset) % rows.length === index);
    return more.length === 0 ? row : { ...row, notes: [...(row.notes ?? []), ...more] };
  });
}

/** One model with as much for page one as there may be: many reviewers, lists and reasons, long names and a long command. */
export function crowdedReport(): AuditReport {
  const long = "a-model-of-the-university-hospital-with-a-name-that-somebody-thought-should-say-everything-about-it";
  const report = sampleReport({ name: long, contexts: 3062, leak: 0.03, loss: 2.4 });
  const { decisions, names } = report.evidence;
  const many = <T>(items: readonly T[], times: number) => Array.from({ length: times }, () => items).flat();
  return {
    ...report,
    rows: withNotes(report.rows, 0).map((row, index) => {
      // From almost nothing to everything: as many ticks as a scale can have.
      if (row.measure === "name-rate") return { ...row, estimate: 0.00003, ciLow: 0.00001, ciHigh: 0.9 };
      return index % 2 === 0 && row.threshold !== null ? { ...row, verdict: "invalid" } : row;
    }),
    evidence: {
      ...report.evidence,
      names: { ...names, sources: many(names.sources, 4) },
      decisions: {
        ...decisions!,
        reviewers: many(decisions!.reviewers, 5).map((reviewer, index) => ({
          ...reviewer,
          name: `${reviewer.name} ${long} ${index}`,
        })),
      },
      looks: { looks: 9, distinctDecisions: 4, changedAfterFirstLook: true, looksAtContexts: 31 },
    },
    baselineModel: { ...report.model, name: `${long}-before` },
    model: { ...report.model, rewrite: { rounds: 3, replaced: 1204, keepsRows: true, origin: SAMPLE_SHA256 } },
    notMeasured: [{ audit: "residue", why: { id: "not-asked", values: {} } }],
    program: {
      version: "0.1.0",
      command: `unname audit ${many(["--contexts some-long-file-of-contexts.jsonl"], 20).join(" ")}`,
    },
  };
}

/** Further over the diagonal the larger the leak. */
function curve(leak: number) {
  return Array.from({ length: 31 }, (_, step) => {
    const falsePositiveRate = 10 ** (step / 10 - 3);
    return { falsePositiveRate, truePositiveRate: falsePositiveRate ** (1 / (1 + leak)) };
  });
}
