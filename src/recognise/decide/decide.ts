import { firstIndexWhere } from "../../base/first-index-where.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import {
  type CandidateFacts,
  type DocumentFacts,
  readCandidate,
  readDocumentFacts,
  withCandidates,
} from "../features/facts.ts";
import type { Reading } from "../reading.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";
import { gatherCandidates } from "./candidates.ts";
import { leastOdds } from "./lean.ts";

/** Log odds (nats) that stretches of a text, sorted and disjoint, belong to names in part, as a model has them that leans nowhere. */
export type OddsOf = (stretches: readonly Stretch[]) => readonly number[];

/** Log odds in nats that a candidate is a name. */
export type Judge = (candidate: CandidateFacts, document: DocumentFacts) => number;

/** A candidate with what the arbiter says of it. */
export interface Judged {
  readonly candidate: CandidateFacts;
  readonly document: DocumentFacts;
  /** Log odds in nats that it is a name. */
  readonly odds: number;
}

/** A candidate that is more likely a name than not is looked for again. */
const SEED_ODDS = 0;

/** Judges what was found first in a text: `names` in any order. */
export function judgeFirst(
  language: NoteLanguage,
  reading: Reading,
  names: readonly Span[],
  oddsOf: OddsOf | undefined,
  judge: Judge,
): Judged[] {
  const candidates = gatherCandidates(names);
  if (candidates.length === 0) return [];
  const note = readNote(reading, LANGUAGES[language]);
  const odds = oddsOf?.(candidates);
  const facts = candidates.map((candidate, index) => readCandidate(note, candidate, odds?.[index] ?? 0));
  const document = readDocumentFacts(language, note, facts);
  return facts.map((candidate) => ({ candidate, document, odds: judge(candidate, document) }));
}

/** The names that are sure enough to be looked for again in their document: sorted and disjoint, `score` their probability. */
export function seedsOf(judged: readonly Judged[]): Span[] {
  return judged.filter(isSeed).flatMap(namesOfJudged);
}

/**
 * Judges what was found because of the first round's seeds, `again`, together with what it overlaps that is no seed. Returns the judgements of all
 * candidates of the document, sorted.
 */
export function judgeAgain(
  first: readonly Judged[],
  again: readonly Span[],
  oddsOf: OddsOf | undefined,
  judge: Judge,
): readonly Judged[] {
  const known = first[0]?.document;
  if (again.length === 0 || known === undefined) return first;
  const [seeds, others] = [first.filter(isSeed), first.filter((one) => !isSeed(one))];
  const free = withoutOverlap(
    again,
    seeds.map(({ candidate }) => candidate),
  );
  const found = new Set(free);
  const merged = gatherCandidates([...free, ...others.flatMap(({ candidate }) => candidate.candidate.spans)]);
  const repeats = merged.filter(({ spans }) => spans.some((span) => found.has(span)));
  if (repeats.length === 0) return first;
  const odds = oddsOf?.(repeats);
  const best = seeds.reduce((most, { candidate }) => Math.max(most, candidate.odds), -Infinity);
  const oddsByKey = oddsOfKeys(seeds);
  const facts = repeats.map((candidate, index) => {
    const read = readCandidate(known.note, candidate, odds?.[index] ?? 0);
    const seedOdds = Math.max(...Array.from(read.keys, (key) => oddsByKey.get(key) ?? -Infinity));
    return { ...read, seedOdds: Number.isFinite(seedOdds) ? seedOdds : best };
  });
  const kept = new Set(
    withoutOverlap(
      first.map(({ candidate }) => candidate),
      repeats,
    ),
  );
  const left = first.filter(({ candidate }) => kept.has(candidate));
  const all = [...left.map(({ candidate }) => candidate), ...facts].sort((a, b) => a.start - b.start);
  const document = withCandidates(known, all);
  const judged = facts.map((candidate) => ({ candidate, document, odds: judge(candidate, document) }));
  return [...left, ...judged].sort((a, b) => a.candidate.start - b.candidate.start);
}

function isSeed({ odds }: Judged): boolean {
  return odds >= SEED_ODDS;
}

/** The names among judged candidates at a lean (see {@link leastOdds}): sorted and disjoint, `score` their probability. */
export function keepNames(judged: readonly Judged[], lean: number): Span[] {
  return judged.filter(({ candidate, odds }) => odds >= leastOdds(lean, candidate.words.length)).flatMap(namesOfJudged);
}

function namesOfJudged({ candidate, odds }: Judged): Span[] {
  const score = probabilityOf(odds);
  return unionSpans(candidate.candidate.spans).map((span) => ({ ...span, score }));
}

/** The probability that log odds in nats stand for. */
export function probabilityOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Those of some stretches that touch none of `others`, which are sorted and disjoint. */
function withoutOverlap<S extends Stretch>(stretches: readonly S[], others: readonly Stretch[]): S[] {
  return stretches.filter(({ start, end }) => {
    const next = others[firstIndexWhere(others.length, (index) => (others[index] as Stretch).end > start)];
    return next === undefined || next.start >= end;
  });
}

/** The most log odds that the model gives a seed with a word, by the seeds' telling words. */
function oddsOfKeys(seeds: readonly Judged[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { candidate } of seeds)
    for (const key of candidate.keys) best.set(key, Math.max(candidate.odds, best.get(key) ?? -Infinity));
  return best;
}
