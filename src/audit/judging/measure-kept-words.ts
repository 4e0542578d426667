import { createRandom } from "../../base/random.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { judgedSurface } from "../../review/judging/judgements.ts";
import type { AuditContexts } from "../audit-input.ts";
import { limitOf } from "../measures.ts";
import { note } from "../remarks.ts";
import { type Measurement, measurement } from "../verdicts.ts";
import type { JudgeOptions } from "./entry-judging.ts";
import { isOverLimit, keptWordLifts, measureSlots } from "./kept-words.ts";

/** Contexts that are looked at, at most: enough for a mean, and two passes each. */
const MOST_CONTEXTS = 1000;
/** Fewer than elsewhere: there can be hundreds of kept words, and their intervals decide only which a person looks at. */
const RESAMPLES = 500;

/** What was measured of kept words. */
export interface KeptWords {
  readonly rows: readonly Measurement[];
  /** Ids of kept entries that are over the limit and unjudged since. */
  readonly lifted: ReadonlySet<number>;
}

/** Ids of entries that do not count as names and might be. */
export interface KeptEntries {
  /** Spelled like a part of a known name, and kept by a person. */
  readonly known: ReadonlySet<number>;
  /**
   * Predicted, and kept by a decision though a shipped list has them as a name; or spelled like a part of a known name, and no name by the counts
   * of the notes.
   */
  readonly others: readonly number[];
}

/**
 * The row `kept-word-lift`: the largest lift of an entry that was kept as an ordinary word though it is spelled like a part of a known
 * name or is a name in a shipped list, over a seeded sample of the contexts. It is `invalid` while an entry over the limit (see
 * `isOverLimit`) waits for a judge; a person who judges it blind settles it either way. No kept entry, no row.
 */
export async function measureKeptWords(
  session: MaskedLanguageModel,
  { contexts, units }: AuditContexts,
  { known, others }: KeptEntries,
  { names, seed, onProgress }: JudgeOptions,
): Promise<KeptWords> {
  const kept = [...known, ...others];
  if (kept.length === 0) return { rows: [], lifted: new Set() };
  onProgress?.(`measuring ${kept.length} kept words at name slots and elsewhere`);
  const sample = createRandom(seed, "kept words").shuffle(contexts).slice(0, MOST_CONTEXTS);
  const slots = await measureSlots(session, sample, kept, { seed, clusterOf: units.unitOf });
  const lifts = keptWordLifts(slots, { seed, resamples: RESAMPLES });
  const { tokenizer } = session.checkpoint;
  const isJudged = (tokenId: number) => names.judgements?.has(judgedSurface(tokenizer.surface(tokenId))) ?? false;
  const limit = limitOf("kept-word-lift");
  const over = lifts.filter((lift) => isOverLimit(lift, known.has(lift.tokenId)) && !isJudged(lift.tokenId));
  const lifted = new Set(over.map(({ tokenId }) => tokenId));
  const [highest] = lifts;
  if (highest === undefined) return { rows: [], lifted };
  const { lift, ciLow, ciHigh } = highest;
  const isKnown = Number.isFinite(ciHigh);
  const row = measurement("kept-word-lift", {
    split: "both",
    n: kept.length,
    estimate: Number.isFinite(lift) ? lift : 0,
    ciLow: isKnown ? ciLow : 0,
    ciHigh: isKnown ? ciHigh : Number.MAX_VALUE,
    ciMethod: isKnown ? "bootstrap-documents" : "one-unit",
    verdict: lifted.size > 0 ? "invalid" : "info",
    notes: lifted.size > 0 ? [note("kept-over-limit", { kept: lifted.size, limit })] : [],
  });
  return { rows: [row], lifted };
}
