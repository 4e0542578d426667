import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { onEntities } from "../figures/recall.ts";
import type { ScoredDocument } from "../figures/score.ts";

/** What labels are compared as: as they are written, or as the entities they stand for. */
export type LabelScheme = "labels" | "entities";

/**
 * `labels` if the two sides have a label in common, or either has none; otherwise `entities`: the sides speak of the same things in
 * other words (MEDDOCAN's types and a recogniser's PERSON), and under their own labels nothing would ever match.
 */
export function chooseScheme(documents: readonly ScoredDocument[]): LabelScheme {
  const gold = labelsOf(documents.flatMap((document) => document.gold));
  const system = labelsOf(documents.flatMap((document) => document.system));
  if (gold.size === 0 || system.size === 0) return "labels";
  return [...system].some((label) => gold.has(label)) ? "labels" : "entities";
}

/** The document under the labels that are compared. */
export function applyScheme(document: ScoredDocument, scheme: LabelScheme): ScoredDocument {
  return scheme === "labels" ? document : onEntities(document);
}

/** The document with only the spans of these entities, on both sides; all of it if none are given. */
export function keepEntities(document: ScoredDocument, entities: readonly string[] | undefined): ScoredDocument {
  if (entities === undefined) return document;
  const isKept = ({ label, start, end }: Span) => entities.includes(entityOf(label, document.text.slice(start, end)));
  return { ...document, gold: document.gold.filter(isKept), system: document.system.filter(isKept) };
}

/** What a reader must know of labels that only the system has: it cannot be right with them. */
export function noteForeignLabels(documents: readonly ScoredDocument[]): string[] {
  const gold = labelsOf(documents.flatMap((document) => document.gold));
  const foreign = documents.flatMap(({ system }) => system).filter(({ label }) => gold.size > 0 && !gold.has(label));
  if (foreign.length === 0) return [];
  const labels = [...labelsOf(foreign)].sort().join(", ");
  return [`${foreign.length} system spans have labels that the gold does not use (${labels}): they count as wrong.`];
}

function labelsOf(spans: readonly Span[]): Set<string> {
  return new Set(spans.map(({ label }) => label));
}
