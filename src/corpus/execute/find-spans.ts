import { combineRecognisers } from "../../recognise/combine.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { keepEntities, selectEntities } from "../../recognise/select-entities.ts";
import type { Document } from "../../text/document.ts";
import type { Entity } from "../../text/entities.ts";
import { compareSpans, type Span, unionSpans } from "../../text/span.ts";

/** What is found in documents, of the entities asked for. */
export interface SpanFinder {
  /** For each document, sorted and disjoint; `given` are spans that an annotator gave it. */
  find(documents: readonly Document[], given: readonly (readonly Span[])[]): Promise<Span[][]>;
  /** Spans that were found and left since the last call, by the label they were found under. */
  takeLeft(): Record<string, number>;
}

/** What recognisers and annotators say, united. */
export function createSpanFinder(recognisers: readonly Recogniser[], entities: readonly Entity[]): SpanFinder {
  let left: Record<string, number> = {};
  const onLeft = (label: string) => void (left[label] = (left[label] ?? 0) + 1);
  const combined = combineRecognisers(recognisers.map((recogniser) => selectEntities(recogniser, entities, onLeft)));
  return {
    find: async (documents, given) => {
      const recognised = await combined.recognise(documents);
      return documents.map(({ text }, index) => {
        const own = recognised[index] ?? [];
        const annotated = given[index] ?? [];
        if (annotated.length === 0) return unionSpans(own);
        return unionSpans([...own, ...keepEntities(annotated, text, entities, onLeft)]);
      });
    },
    takeLeft: () => {
      const taken = left;
      left = {};
      return taken;
    },
  };
}

/** A document's own spans and those of people that others of its group name. */
export function addSpans(own: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.length === 0 ? own : [...own, ...others].sort(compareSpans);
}
