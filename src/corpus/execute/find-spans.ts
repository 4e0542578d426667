import { combineRecognisers } from "../../recognise/combine/combine.ts";
import type { FinishSpans } from "../../recognise/finish-spans.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { keepEntities, selectEntities } from "../../recognise/select-entities.ts";
import type { Document } from "../../text/document.ts";
import type { Entity } from "../../text/entities.ts";
import { type Span, unionSpans } from "../../text/span.ts";

/** What is found in documents, of the entities asked for. */
export interface SpanFinder {
  /** `given` are spans that an annotator gave each document. Calls run one after the other. */
  find(documents: readonly Document[], given: readonly (readonly Span[])[]): Promise<FoundSpans>;
}

/** What was found in some documents. */
export interface FoundSpans {
  /** Of each document, sorted and disjoint. */
  readonly spans: readonly (readonly Span[])[];
  /** Of each document, spans that were found and left, by the label they were found under. */
  readonly left: readonly Readonly<Record<string, number>>[];
}

/** What recognisers say, as `finish` leaves it, and annotators, united: what a person marked stays marked. */
export function createSpanFinder(
  recognisers: readonly Recogniser[],
  entities: readonly Entity[],
  finish: FinishSpans,
): SpanFinder {
  let last: Promise<unknown> = Promise.resolve();
  const find: SpanFinder["find"] = async (documents, given) => {
    const left: Record<string, number>[] = documents.map(() => ({}));
    const onLeft = (label: string, index: number) => {
      const own = left[index] as Record<string, number>;
      own[label] = (own[label] ?? 0) + 1;
    };
    const selected = recognisers.map((recogniser) => selectEntities(recogniser, entities, onLeft));
    const recognised = await combineRecognisers(selected).recognise(documents);
    const spans: (readonly Span[])[] = [];
    for (const [index, document] of documents.entries()) {
      const own = await finish(document, unionSpans(recognised[index] ?? []));
      const annotated = given[index] ?? [];
      const kept = keepEntities(annotated, document.text, entities, (label) => onLeft(label, index));
      spans.push(kept.length === 0 ? own : unionSpans([...own, ...kept]));
    }
    return { spans, left };
  };
  return {
    find: (documents, given) => {
      const found = last.then(() => find(documents, given));
      last = found.catch(() => undefined);
      return found;
    },
  };
}

/** A document's own spans and those of people that others of its group name. */
export function addSpans(own: readonly Span[], others: readonly Span[]): readonly Span[] {
  return unionSpans([...own, ...others]);
}
