import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { FoundSpans, SpanFinder } from "./find-spans.ts";

/** One of some that ask together. */
export interface Member extends SpanFinder {
  /** It will not ask again. */
  leave(): void;
}

interface Ask {
  readonly member: number;
  readonly documents: readonly Document[];
  readonly given: readonly (readonly Span[])[];
  readonly resolve: (found: FoundSpans) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A finder for `count` members with a few documents each: recognisers read many at once faster than one after the other. Calls are answered when
 * every member has called or left, so what is read together does not depend on their order. Where reading together fails, each call is answered
 * by itself, so that only members whose documents fail get the error.
 */
export function findTogether(finder: SpanFinder, count: number): Member[] {
  let asks: Ask[] = [];
  let active = count;
  const answerAll = () => {
    if (asks.length === 0 || asks.length < active) return;
    const round = asks.sort((a, b) => a.member - b.member);
    asks = [];
    void answer(round, finder);
  };
  return Array.from({ length: count }, (_, member) => ({
    find: (documents, given) =>
      new Promise((resolve, reject) => {
        asks.push({ member, documents, given, resolve, reject });
        answerAll();
      }),
    leave: () => {
      active--;
      answerAll();
    },
  }));
}

async function answer(round: readonly Ask[], finder: SpanFinder): Promise<void> {
  try {
    const documents = round.flatMap((ask) => ask.documents);
    const { spans, left } = await finder.find(
      documents,
      round.flatMap((ask) => ask.given),
    );
    let from = 0;
    for (const { documents: own, resolve } of round) {
      const end = from + own.length;
      resolve({ spans: spans.slice(from, end), left: left.slice(from, end) });
      from = end;
    }
  } catch (error) {
    const [only, ...others] = round;
    if (others.length === 0) only?.reject(error);
    else for (const ask of round) await finder.find(ask.documents, ask.given).then(ask.resolve, ask.reject);
  }
}
