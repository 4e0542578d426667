import { type Entity, entityAt } from "../text/entities.ts";
import { type Span, unionSpans } from "../text/span.ts";
import type { Recogniser } from "./recogniser.ts";

/**
 * A recogniser that gives the entities asked for, under their names, and nothing else, whatever the labels of its scheme. Select
 * before combining: a span that is dropped here cannot take the label of one that is kept. `onLeft` gets the label of
 * each span that is dropped, and the index of its document.
 */
export function selectEntities(
  recogniser: Recogniser,
  entities: readonly Entity[],
  onLeft?: (label: string, index: number) => void,
): Recogniser {
  return {
    ...recogniser,
    recognise: async (documents) => {
      const found = await recogniser.recognise(documents);
      return documents.map(({ text }, index) =>
        unionSpans(keepEntities(found[index] ?? [], text, entities, onLeft && ((label) => onLeft(label, index)))),
      );
    },
  };
}

/** The spans of a text that stand for one of `entities`, each labelled with its entity; they may overlap as before. */
export function keepEntities(
  spans: readonly Span[],
  text: string,
  entities: readonly Entity[],
  onLeft?: (label: string) => void,
): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const entity = entityAt(text, span);
    if (!entities.includes(entity)) onLeft?.(span.label);
    else kept.push(span.label === entity ? span : { ...span, label: entity });
  }
  return kept;
}
