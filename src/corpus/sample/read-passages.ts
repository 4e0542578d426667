import { type Capture, matchCaptures } from "../../evaluate/misses/match-captures.ts";
import type { StratumName } from "../../evaluate/sample/sample-sheet.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Document } from "../../text/document.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { cutPassages } from "./cut-passages.ts";
import { stratifyPassages } from "./stratum-of.ts";

/** What reads the passages: the recognisers of step 1, and a pair of them to compare, if there is one. */
export interface Readers {
  readonly system: readonly Recogniser[];
  readonly pair: readonly [Recogniser, Recogniser] | undefined;
  readonly entities: readonly string[];
}

/** A passage of a document, with what was found in the document. */
export interface Passage extends Stretch {
  readonly stratum: StratumName;
}

/** A document in passages. */
export interface PassagesOfDocument {
  readonly document: Document;
  readonly passages: readonly Passage[];
  /** What step 1 takes out: sorted, disjoint. */
  readonly marks: readonly Span[];
  readonly captures: readonly Capture[];
}

/** Cuts documents into passages and says where misses are likely. Recognisers already select the entities. */
export async function readPassages(documents: readonly Document[], readers: Readers): Promise<PassagesOfDocument[]> {
  const { system, pair, entities } = readers;
  const found = await Promise.all(system.map((recogniser) => recogniser.recognise(documents)));
  const [first, second] =
    pair === undefined ? [undefined, undefined] : await Promise.all(pair.map((each) => each.recognise(documents)));
  return documents.map((document, index) => {
    const { text } = document;
    const marks = unionSpans(found.flatMap((spansOf) => spansOf[index] ?? []));
    const captures = matchCaptures(text, first?.[index] ?? [], second?.[index] ?? [], entities);
    const stretches = cutPassages(text, [...marks, ...captures]);
    const strata = stratifyPassages({ text, marks, captures }, stretches);
    const passages = stretches.map((stretch, at) => ({ ...stretch, stratum: strata[at] as StratumName }));
    return { document, passages, marks, captures };
  });
}
