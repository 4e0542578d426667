import type { AuditComparison, AuditReport } from "../../src/audit/audit-report.ts";
import type { ContextScore } from "../../src/audit/context-scores.ts";
import { type Measurement, overallVerdict } from "../../src/audit/judge.ts";
import { auditNameRate, nameRateDetail } from "../../src/audit/name-rate/name-rate.ts";
import { auditRecovery, withControls } from "../../src/audit/recovery/recovery.ts";
import { auditUtility } from "../../src/audit/utility/utility.ts";
import { createRandom } from "../../src/base/random.ts";

export interface SampleOptions {
  readonly name: string;
  readonly contexts: number;
  /** Chance that a context's predictions hold names. */
  readonly leak: number;
  /** Mean loss per word, in nats. */
  readonly loss: number;
}

const NAME_LIKE = new Set(Array.from({ length: 50 }, (_, index) => index));
const K = 20;
const SEED = 1;

/** An audit of a model that does not exist: the real audits over made-up scores. */
export function sampleReport({ name, contexts, leak, loss }: SampleOptions): AuditReport {
  const rows: Measurement[] = [];
  const details = [];
  for (const split of ["seen", "unseen"] as const) {
    const random = createRandom(SEED, `${name} ${split}`);
    const scores = Array.from({ length: contexts }, (_, index) =>
      sampleScore(`${split}-${index}`, split, leak, random.next),
    );
    rows.push(...auditNameRate(scores, { split, k: K, seed: SEED, hasNameLike: true }));
    rows.push(
      ...auditRecovery(
        scores.map((score) => ({ score, targets: [0] })),
        { split, k: K, seed: SEED, nameLike: NAME_LIKE },
      ),
    );
    details.push(nameRateDetail(scores, { split, k: K, nameLike: NAME_LIKE }));
  }
  const costs = (level: number) =>
    Array.from({ length: 200 }, (_, index) => ({ lossNats: level * 5 + (index % 7) / 10, words: 5, pieces: 6 }));
  rows.push(
    ...auditUtility({ after: costs(loss), before: costs(2.3), segmentation: { changed: 12, words: 4000 }, seed: SEED }),
  );
  const sha256 = "0123456789abcdef".repeat(4);
  return {
    schemaVersion: 1,
    model: { name, sha256, modelType: "roberta", vocabularySize: 8000 },
    tokenizer: { sha256 },
    contexts: (["seen", "unseen"] as const).map((split) => ({
      file: `${split}.jsonl`,
      sha256,
      split,
      n: contexts,
      originals: contexts,
    })),
    rows: withControls(rows).map((row) => ({ ...row, seed: SEED, modelSha256: sha256, tokenizerSha256: sha256 })),
    details: { nameRate: details },
    notMeasured: [],
    settings: {
      k: K,
      seed: SEED,
      resamples: 2000,
      nameLikeTokens: NAME_LIKE.size,
      nameSources: ["decisions", "names"],
    },
    verdict: overallVerdict(rows.map((row) => row.verdict)),
  };
}

function sampleScore(id: string, split: "seen" | "unseen", leak: number, next: () => number): ContextScore {
  const topTokenIds = Array.from({ length: K }, (_, index) =>
    next() < (leak * (index + 4)) / 24 ? Math.floor(next() ** 3 * 50) : 100 + index + Math.floor(next() * 20) * 20,
  );
  const nameRanks = topTokenIds.flatMap((tokenId, index) => (NAME_LIKE.has(tokenId) ? [index + 1] : []));
  const recovered = nameRanks.length > 0 && next() < (split === "seen" ? 0.3 : 0.1);
  return {
    id,
    cluster: id,
    split,
    topTokenIds,
    nameRanks,
    nameMass: leak * next(),
    replacedMass: 0,
    bestNameRank: nameRanks[0] ?? 21 + Math.floor(next() * 400),
    originalRank: recovered ? (nameRanks[0] as number) : 50 + Math.floor(next() * 2000),
  };
}

/** Three models side by side: raw, after step 1, after both steps. */
export function sampleComparison(contexts = 3000): AuditComparison {
  return {
    schemaVersion: 1,
    models: [
      sampleReport({ name: "raw notes", contexts, leak: 0.35, loss: 2.3 }),
      sampleReport({ name: "step 1", contexts, leak: 0.004, loss: 2.305 }),
      sampleReport({ name: "step 1 + 2", contexts, leak: 0, loss: 2.306 }),
    ],
  };
}
