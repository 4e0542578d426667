import { AUDIT_SCHEMA_VERSION, type AuditReport, type Evidence } from "../audit/audit-report.ts";
import { AUDIT_NAMES } from "../audit/audit-ids.ts";
import { judgeTests } from "../audit/judge-tests.ts";
import { MEASURE_IDS, MEASURES, measureOf } from "../audit/measures.ts";
import { note, type Note } from "../audit/remarks.ts";
import type { RowVerdict } from "../audit/audit.ts";
import { momentsOfYear } from "./format-date.ts";
import { renderReport } from "./page/html.ts";
import type { Language } from "./language.ts";
import { renderModelCard } from "./model-card.ts";
import { catalogueOf } from "./text/catalogues.ts";
import { WITHHELD } from "../review/stopping/withheld.ts";
import { SPLITS } from "../probe/contexts/context.ts";

const WORD = /[\p{L}\p{M}]{3,}/gu;
const NOTHING = "0".repeat(64);
const VERDICTS: readonly RowVerdict[] = ["pass", "fail", "underpowered", "invalid", "info"];

/**
 * Words that this program writes into the files of a release whatever model it is about, by file: `mark` in `class="mark"` of
 * the page, `names` in the card. A search for names passes over these, as they are written, in these files alone. Of the
 * card, which has sections of its user's own, only words in lower case, since a name there has a capital. `language` is that of
 * the page; the card is English.
 */
export function ownWords(language: Language = "en"): ReadonlyMap<string, ReadonlySet<string>> {
  const audit = sampleAudit();
  const { notes } = catalogueOf("en");
  const page = wordsOf(
    renderReport(audit, { language }),
    ...textsOf(catalogueOf(language)),
    ...momentsOfYear(language),
  );
  const data = wordsOf(
    JSON.stringify(audit),
    "true false null",
    ...Object.keys(notes),
    ...Object.values(notes).flatMap(placesOf),
  );
  const card = wordsOf(
    ...textsOf(catalogueOf("en")),
    ...momentsOfYear("en"),
    renderModelCard({
      name: "",
      license: "",
      languages: [""],
      audit,
      residue: RESIDUE,
      recognition: { labels: [{ label: "", mentions: 1, covered: 1, replaced: 1, touching: 1 }], lists: [] },
      rewrite: { replaced: 1, joining: 1, weights: "mean" },
      strippedSettings: 1,
      required: "names",
      notRequired: [""],
      acceptedRisk: { reason: "", missed: [""] },
      hashes: [],
      audited: { modelSha256: "", tokenizerSha256: "" },
    }),
  );
  return new Map([
    ["report.html", page],
    ["audit.json", data],
    ["release.json", new Set([...data, ...RELEASE_KEYS, ...card])],
    ["README.md", new Set([...card].filter((word) => word === word.toLowerCase()))],
  ]);
}

/** Keys of `release.json` that `audit.json` has not. */
const RELEASE_KEYS = wordsOf(
  "schemaVersion audited released modelSha256 tokenizerSha256 verdict files left behind stripped key why path account host removed accepted risk reason missed required names attacks all",
);

const RESIDUE = {
  files: 1, places: 1, bytes: 1, histories: 1, words: 1, spellings: 1, tooShort: 1, wordsFound: 0, numberBytes: 1, expectedByChance: 1,
  found: [{ file: "", words: 1, occurrences: 1 }],
  allowed: { list: 1, decision: 1 },
  closed: [{ file: "", why: "" }],
} as const; // prettier-ignore

const RATE = { estimate: 1, ciLow: 0, ciHigh: 1 };
const REVIEWER_ERROR: NonNullable<AuditReport["details"]["reviewerError"]> = {
  sensitivity: { asked: 1, right: 1 },
  specificity: { asked: 1, right: 1 },
  rates: [{ measure: "name-rate", split: "seen", apparent: RATE, corrected: RATE }],
};

/** The names of a template's places: those of a remark's numbers. */
function placesOf(template: string): string[] {
  return [...template.matchAll(/\{([A-Za-z]+)/g)].map(([, name]) => name as string);
}

/** Every string of a catalogue, whatever it is about: what a page may hold. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function sampleAudit(): AuditReport {
  const notes: readonly Note[] = [note("not-asked")];
  const rows = MEASURE_IDS.map((measure, index) => ({
    measure, audit: measureOf(measure).audit, unit: measureOf(measure).unit, split: ([...SPLITS, "both"] as const)[index % 3] ?? "both",
    k: 1, n: 1, hits: index % 2, estimate: 0.5, ciLow: 0, ciHigh: 1, ciMethod: CI_METHODS[index % CI_METHODS.length] ?? "census", clusterSizes: [{ size: 1, clusters: 1 }], threshold: "limit" in MEASURES[measure] ? 0.5 : null,
    verdict: VERDICTS[index % VERDICTS.length] ?? "info", baseline: 1, control: 1, seed: 0, modelSha256: NOTHING, tokenizerSha256: NOTHING, notes,
  })); // prettier-ignore
  const identity = {
    name: "",
    sha256: NOTHING,
    networkSha256: NOTHING,
    modelType: "",
    vocabularySize: 1,
    lineage: NOTHING,
  };
  const bands = [{ from: 0, to: 1, tokens: 1, nameLikeTokens: 1, nameLikePredictions: 1 }];
  return {
    schemaVersion: AUDIT_SCHEMA_VERSION,
    digestKey: NOTHING,
    model: { ...identity, rewrite: { rounds: 1, replaced: 1, keepsRows: true, origin: NOTHING } },
    tokenizer: { sha256: NOTHING },
    contexts: SPLITS.map((split) => ({
      file: "", sha256: NOTHING, split, n: 1, originals: 1, nearDuplicates: 1, testSetSha256: NOTHING,
    })),
    rows,
    evidence: sampleEvidence(),
    details: {
      nameRate: [{ split: "seen", rankHistogram: [1], frequencyBands: bands }], residue: RESIDUE,
      reviewerError: REVIEWER_ERROR,
      membership: [{ measure: "membership-loss", points: [{ falsePositiveRate: 1, truePositiveRate: 1 }] }],
    },
    settings: { k: 1, seed: 0, resamples: 1, respellLimit: null },
    notMeasured: AUDIT_NAMES.map((audit) => ({ audit, why: note("not-asked") })),
    verdict: "inconclusive",
    tests: judgeTests({ rows: [], model: {} }),
    baselineModel: identity,
    program: { version: "", command: "" },
    at: "",
  }; // prettier-ignore
}

const CI_METHODS = Object.keys(catalogueOf("en").intervals) as (keyof ReturnType<typeof catalogueOf>["intervals"])[];

function sampleEvidence(): Evidence {
  const reviewers = [1, 2].map((decisions) => ({
    name: "", decisions, first: "", last: "", medianSeconds: 1, underOneSecond: 1, inBulk: 1,
  })); // prettier-ignore
  const review = {
    file: "",
    digest: "",
    reviewers,
    candidates: 1,
    decided: 1,
    undecided: 1,
    names: 1,
    kept: 1,
    unsure: 1,
    agreement: [{ reviewers: ["", ""] as const, entries: 1, observed: 1, kappa: 1, ciLow: 0, ciHigh: 1 }],
    disagreements: { open: 1, settled: 1 },
    stopping: {
      entries: 1, decided: 1, names: 1, undecidedCandidates: 1, undecidedNames: 1, bulk: { names: 1, words: 1, kept: 1 }, expectedLeft: 1, upperBound: 1, confidence: 1, bound: 1, allowed: 1, shareLeft: 1,
      isSafe: true, withheld: WITHHELD, sample: { tail: 1, drawn: 1, decided: 1, names: 1, upperBound: 1 },
      fit: { moreThanExpected: 1, fewerThanExpected: 1 },
      kept: {
        entries: 1, expectedNames: 1, upperBound: 1, names: { asked: 1, wrong: 1 }, words: { asked: 1, wrong: 1 }, upperMissRate: 1,
        askedAgain: 1, answeredOtherwise: 1, toAskAgain: 1,
      },
    },
  }; // prettier-ignore
  return {
    names: {
      sources: (["list", "spans", "originals"] as const).map((kind) => ({ kind, file: "", names: 1, sha256: "" })),
      names: 1, digest: "", nameLikeTokens: 1, replacedTokens: 1, keptNameTokens: 1, byCounts: { words: 1, unjudged: 1 },
    },
    decisions: review,
    judgements: { ...review, decoys: { asked: 1, right: 1 } },
    entries: { k: 1, distinct: 1, names: 1, kept: 1, cannotBeNames: 1, unjudged: 1, couldBeNames: 1, label: { contexts: 1, predicted: 1 }, recognisers: [""] },
    looks: { looks: 1, distinctDecisions: 1, changedAfterFirstLook: true, looksAtContexts: 1 },
  }; // prettier-ignore
}

function wordsOf(...texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []));
}
