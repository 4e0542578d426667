import { entityAt } from "../../text/entities.ts";
import { compareSpans, type Span } from "../../text/span.ts";
import type { Recogniser } from "../recogniser.ts";
import { sortFindings, uniteNamesFirst } from "./names-first.ts";

/** A span, and which of the recognisers found it. */
interface Ballot {
  readonly span: Span;
  readonly voter: number;
}

/**
 * A recogniser that marks what at least `least` of these mark. Spans that overlap, or are joined by others, are one place; it is kept from its
 * first letter to its last, so that a name that one of them found half is not left half. A vote for a person is one for a place too, as both are names, but none for a date or
 * an organisation; the label is the entity that most found there, as the first of them that did calls it.
 */
export function voteRecognisers(recognisers: readonly Recogniser[], least: number, name: string): Recogniser {
  const [first] = recognisers;
  const language = recognisers.every((each) => each.language === first?.language) ? first?.language : undefined;
  return {
    name,
    ...(language !== undefined && { language }),
    recognise: async (documents) => {
      const found = await Promise.all(recognisers.map((recogniser) => recogniser.recognise(documents)));
      return documents.map(({ text }, index) =>
        countVotes(
          found.map((spans) => spans[index] ?? []),
          least,
          text,
        ),
      );
    },
  };
}

/** Of names, whether persons or places, by themselves: what else a recogniser finds there takes no vote from them, and is cut round them. */
function countVotes(found: readonly (readonly Span[])[], least: number, text: string): Span[] {
  const sorted = found.map((spans) => sortFindings(text, spans));
  const elect = (kind: "names" | "others") =>
    electSpans(
      sorted.map((findings) => findings[kind]),
      least,
      text,
    );
  return uniteNamesFirst(text, [...elect("names"), ...elect("others")]);
}

function electSpans(found: readonly (readonly Span[])[], least: number, text: string): Span[] {
  const ballots = found
    .flatMap((spans, voter) => spans.map((span): Ballot => ({ span, voter })))
    .sort((a, b) => compareSpans(a.span, b.span));
  const elected: Span[] = [];
  for (let from = 0; from < ballots.length;) {
    let end = (ballots[from] as Ballot).span.end;
    let until = from + 1;
    for (; until < ballots.length && (ballots[until] as Ballot).span.start < end; until++)
      end = Math.max(end, (ballots[until] as Ballot).span.end);
    const place = ballots.slice(from, until);
    if (new Set(place.map(({ voter }) => voter)).size >= least)
      elected.push({ ...chooseLabel(place, text), start: (place[0] as Ballot).span.start, end });
    from = until;
  }
  return elected;
}

/** The longest span, of the first voter, of the entity that most voted for. */
function chooseLabel(place: readonly Ballot[], text: string): Span {
  const voters = new Map<string, Set<number>>();
  const entity = ({ span }: Ballot) => entityAt(text, span);
  for (const ballot of place) voters.set(entity(ballot), (voters.get(entity(ballot)) ?? new Set()).add(ballot.voter));
  const votesOf = (ballot: Ballot) => voters.get(entity(ballot))?.size ?? 0;
  const lengthOf = ({ span }: Ballot) => span.end - span.start;
  const [best] = place.toSorted((a, b) => votesOf(b) - votesOf(a) || a.voter - b.voter || lengthOf(b) - lengthOf(a));
  return (best as Ballot).span;
}
