import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { share, sumKeys } from "./rates.ts";
import { dropRepeated, isCovered, keyOf, type ScoredDocument } from "./score.ts";

/** How many of some gold mentions were found. */
export interface Recall {
  readonly gold: number;
  /** Same start, end and label. */
  readonly correct: number;
  /** correct / gold; 0 of no mentions. */
  readonly recall: number;
  /** Every letter and digit lies in some system span, whatever its label. */
  readonly covered: number;
  /** covered / gold: what anonymisation needs. */
  readonly coverageRecall: number;
}

/** Counts of found mentions, before they become a {@link Recall}. */
export interface RecallCounts {
  gold: number;
  correct: number;
  covered: number;
}

/** Recall of the gold mentions that `isCounted` picks, in one document; a mention that is annotated twice counts once. */
export function countRecall(document: ScoredDocument, isCounted: (span: Span) => boolean): RecallCounts {
  const { text, system } = document;
  const exact = new Set(system.map(keyOf));
  const counts = { gold: 0, correct: 0, covered: 0 };
  for (const span of dropRepeated(document.gold)) {
    if (!isCounted(span)) continue;
    counts.gold++;
    if (exact.has(keyOf(span))) counts.correct++;
    if (isCovered(text, span, system)) counts.covered++;
  }
  return counts;
}

/** Sums counts into rates. */
export function toRecall(all: Iterable<RecallCounts>): Recall {
  const { gold, correct, covered } = sumKeys(all, ["gold", "correct", "covered"]);
  return { gold, correct, recall: share(correct, gold), covered, coverageRecall: share(covered, gold) };
}

/** The document with every label exchanged for the entity it stands for. */
export function onEntities(document: ScoredDocument): ScoredDocument {
  const relabel = (span: Span): Span => ({
    ...span,
    label: entityOf(span.label, document.text.slice(span.start, span.end)),
  });
  return { ...document, gold: document.gold.map(relabel), system: document.system.map(relabel) };
}

/** True of the entities that step 1 takes out. */
export function isName(span: Span): boolean {
  return span.label === "PERSON" || span.label === "GPE";
}
