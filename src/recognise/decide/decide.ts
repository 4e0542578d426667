import type { Span } from "../../text/span.ts";
import { unionSpans } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import {
  type CandidateFacts,
  type DocumentFacts,
  readCandidate,
  readDocumentFacts,
  withCandidates,
} from "../features/facts.ts";
import type { Reading } from "../reading.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { type Candidate, gatherCandidates } from "./candidates.ts";
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
  language: RuleLanguage,
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
  return judged.filter(({ odds }) => odds >= SEED_ODDS).flatMap(namesOfJudged);
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
  const isSeed = ({ odds }: Judged) => odds >= SEED_ODDS;
  const seeds = first.filter(isSeed);
  const others = first.filter((one) => !isSeed(one));
  const isRepeat = ({ spans }: Candidate) => spans.some((span) => again.includes(span));
  const free = again.filter((span) => !seeds.some(({ candidate }) => overlaps(span, candidate)));
  const merged = gatherCandidates([...free, ...others.flatMap(({ candidate }) => candidate.candidate.spans)]);
  const repeats = merged.filter(isRepeat);
  if (repeats.length === 0) return first;
  const odds = oddsOf?.(repeats);
  const best = Math.max(...seeds.map(({ candidate }) => candidate.odds));
  const facts = repeats.map((candidate, index) => {
    const read = readCandidate(known.note, candidate, odds?.[index] ?? 0);
    return { ...read, seedOdds: oddsOfSeeds(read, seeds) ?? best };
  });
  const left = first.filter(({ candidate }) => !repeats.some((repeat) => overlaps(repeat, candidate)));
  const all = [...left.map(({ candidate }) => candidate), ...facts].sort((a, b) => a.start - b.start);
  const document = withCandidates(known, all);
  const judged = facts.map((candidate) => ({ candidate, document, odds: judge(candidate, document) }));
  return [...left, ...judged].sort((a, b) => a.candidate.start - b.candidate.start);
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

function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Of the seeds that share a telling word with a candidate, the most log odds that the model gives any. */
function oddsOfSeeds(repeat: CandidateFacts, seeds: readonly Judged[]): number | undefined {
  let best: number | undefined;
  for (const { candidate } of seeds) {
    if (best !== undefined && candidate.odds <= best) continue;
    for (const key of candidate.keys) if (repeat.keys.has(key)) best = candidate.odds;
  }
  return best;
}
