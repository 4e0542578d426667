import type { AuditRow } from "../audit/audit.ts";
import { AUDIT_NAMES, AUDIT_SCHEMA_VERSION, type AuditReport } from "../audit/audit-report.ts";
import { renderReport } from "./html.ts";
import { renderModelCard } from "./model-card.ts";
import { MEASURES } from "./summary.ts";

const WORD = /[\p{L}\p{M}]{3,}/gu;
const NOTHING = "0".repeat(64);
const VERDICTS = ["pass", "fail", "underpowered", "invalid", "info"] as const;

/**
 * Words that this program writes into the files of a release whatever model it is about, by file: `mark` in `class="mark"` of
 * the page, `names` in the card. A search for names passes over these, as they are written, in these files alone. Of the
 * card, which has sections of its user's own, only words in lower case, since a name there has a capital.
 */
export function ownWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const audit = sampleAudit();
  const page = wordsOf(renderReport(audit));
  // Figures and notes in the data are called as the page calls them.
  const data = new Set([...page, ...wordsOf(JSON.stringify(audit))]);
  const card = wordsOf(
    renderModelCard({
      name: "",
      license: "",
      languages: [""],
      audit,
      residue: RESIDUE,
      recognition: { labels: [], lists: [] },
      rewrite: { replaced: 1, weights: "mean" },
      strippedSettings: 1,
      acceptedRisk: { reason: "", missed: [""] },
      hashes: [],
      audited: { modelSha256: "", tokenizerSha256: "" },
    }),
  );
  return new Map([
    ["report.html", page],
    ["audit.json", data],
    ["release.json", new Set([...data, ...RELEASE_KEYS])],
    ["README.md", new Set([...card].filter((word) => word === word.toLowerCase()))],
  ]);
}

/** Keys of `release.json` that `audit.json` has not. */
const RELEASE_KEYS = wordsOf(
  "schemaVersion audited released modelSha256 tokenizerSha256 verdict files left behind stripped key why path account host removed accepted risk reason missed",
);

const RESIDUE = {
  files: 1, places: 1, bytes: 1, histories: 1, words: 1, spellings: 1, tooShort: 1, wordsFound: 0, salt: "", numberBytes: 1, expectedByChance: 1,
  found: [{ file: "", words: 1, occurrences: 1 }],
  allowed: [{ sha256: "", by: "list", files: 1, occurrences: 1 }],
  closed: [{ file: "", why: "" }],
} as const; // prettier-ignore

function sampleAudit(): AuditReport {
  const row = (index: number): AuditRow => ({
    audit: "", measure: "", split: (["seen", "unseen", "both"] as const)[index % 3] ?? "both", unit: "context", k: 1, n: 1, hits: index % 2,
    estimate: 0.5, ciLow: 0, ciHigh: 1, ciMethod: "", threshold: 0.5, verdict: VERDICTS[index % VERDICTS.length] ?? "info", baseline: 1, control: 1, seed: 0,
    modelSha256: NOTHING, tokenizerSha256: NOTHING, note: "",
  }); // prettier-ignore
  return {
    schemaVersion: AUDIT_SCHEMA_VERSION,
    model: { name: "", sha256: NOTHING, modelType: "", vocabularySize: 1 },
    tokenizer: { sha256: NOTHING },
    contexts: (["seen", "unseen"] as const).map((split) => ({ file: "", sha256: NOTHING, split, n: 1, originals: 1 })),
    rows: MEASURES.map((measure, index) => ({ ...row(index), measure })),
    details: {
      nameRate: [
        {
          split: "seen",
          rankHistogram: [1],
          frequencyBands: [{ from: 0, to: 1, tokens: 1, nameLikeTokens: 1, nameLikePredictions: 1 }],
        },
      ],
      residue: RESIDUE,
    },
    settings: { k: 1, seed: 0, resamples: 1, nameLikeTokens: 1, replacedTokens: 1, keptNameTokens: 1, nameSources: [] },
    notMeasured: AUDIT_NAMES,
    verdict: "fail",
    baselineModel: { name: "", sha256: NOTHING, modelType: "", vocabularySize: 1 },
    at: "",
  };
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(WORD));
}
