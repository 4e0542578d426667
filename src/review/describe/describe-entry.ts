import { MASK, type Context } from "../../probe/contexts/context.ts";
import type { ScoredCandidate } from "../candidates/candidate-evidence.ts";
import type { Candidate, Sighting } from "../candidates/rank-candidates.ts";
import { printable, readable } from "./readable.ts";
import type { Question } from "../session/question.ts";
import type { Catalogue } from "../text/catalogue.ts";

/** A candidate with as much evidence as there is of it. */
export type ReviewCandidate = Candidate & Partial<Omit<ScoredCandidate, keyof Candidate>> & Pick<Question, "part">;

/** A sentence with an entry written into it. Without control characters, as all text here. */
export interface Sentence {
  readonly before: string;
  readonly entry: string;
  readonly after: string;
  /** Rank and probability, or why it is shown. */
  readonly about: string;
}

/** What a person reads of an entry before deciding, in one language. */
export interface EntryDetail {
  readonly surface: string;
  /** Token and id; empty where an entry is judged blind. */
  readonly label: string;
  readonly evidence: readonly string[];
  readonly variants: readonly { readonly tokenId: number; readonly token: string }[];
  /** Best rank first. */
  readonly sentences: readonly Sentence[];
}

/** What a view needs to know of an entry. */
export type DescribeEntry<Q extends Question = Question> = (entry: Q, catalogue: Catalogue) => EntryDetail;

/** Sentences of one entry that are made ready to be shown. */
const MOST_SENTENCES = 200;

/** From so many entries on that are built through one, a person is told what its removal costs. */
const COSTLY = 3;

/**
 * Describes candidates by their evidence and the contexts they were found in.
 *
 * @param builtThrough see `Tokenizer.builtThrough`
 */
export function createDescriber(
  candidates: readonly ReviewCandidate[],
  contexts: ReadonlyMap<string, Context>,
  builtThrough: (tokenId: number) => number = () => 0,
): DescribeEntry<ReviewCandidate> {
  const byId = new Map(candidates.map((candidate) => [candidate.tokenId, candidate]));
  const tokenOf = (tokenId: number) => printable(byId.get(tokenId)?.surface ?? `#${tokenId}`);
  return (candidate, catalogue) => {
    const variants = candidate.variants.flatMap((tokenId) => byId.get(tokenId) ?? []);
    return {
      surface: readable(candidate),
      label: catalogue.entry.token(printable(candidate.token), candidate.tokenId),
      evidence: [
        ...(candidate.part === "inner" || candidate.part === "beginning"
          ? [catalogue.together.parts[candidate.part]]
          : []),
        ...describeEvidence(candidate, catalogue, tokenOf),
        ...describeCost(builtThrough(candidate.tokenId), catalogue),
      ],
      variants: variants.map((variant) => ({ tokenId: variant.tokenId, token: readable(variant) })),
      sentences: sentencesOf(candidate, variants, contexts, catalogue).slice(0, MOST_SENTENCES),
    };
  };
}

function describeEvidence(
  candidate: ReviewCandidate,
  { evidence, locale }: Catalogue,
  tokenOf: (tokenId: number) => string,
): string[] {
  const { contexts, seenCount, unseenCount, bestRank, meanProbability, probability } = candidate;
  const { neighbour, corpus, recogniser, pieces } = candidate;
  const share = (value: number) => formatShare(value, locale);
  const count = (value: number) => value.toLocaleString(locale);
  return [
    ...(probability === undefined ? [] : [evidence.probability(share(probability))]),
    bestRank === null
      ? evidence.neverPredicted
      : evidence.predicted(contexts.length, seenCount, unseenCount, bestRank, share(meanProbability)),
    ...(candidate.isCapitalised ? [evidence.capital] : []),
    ...(candidate.isKnownName ? [evidence.known] : []),
    ...(corpus === undefined ? [] : [evidence.corpus(count(corpus.inNames), count(corpus.elsewhere))]),
    ...(recogniser === undefined ? [] : [evidence.recogniser(recogniser.persons, recogniser.texts)]),
    ...(neighbour === undefined ? [] : [evidence.neighbour(tokenOf(neighbour.of), formatNumber(neighbour.cosine, 2, locale))]),
    ...(pieces === undefined ? [] : [evidence.pieces(pieces.examples.map(joinPieces).join(", "), pieces.contexts, pieces.contextsAsked)]),
    ...(candidate.isSampled === true ? [evidence.sampled] : []),
  ]; // prettier-ignore
}

function describeCost(entries: number, { evidence, locale }: Catalogue): string[] {
  return entries < COSTLY ? [] : [evidence.cost(entries.toLocaleString(locale))];
}

function joinPieces({ pieces }: { readonly pieces: readonly string[] }): string {
  return printable(pieces.join("+"));
}

function sentencesOf(
  candidate: ReviewCandidate,
  variants: readonly ReviewCandidate[],
  contexts: ReadonlyMap<string, Context>,
  { sentence, locale }: Catalogue,
): Sentence[] {
  const share = (value: number) => formatShare(value, locale);
  const surface = printable(candidate.surface);
  const place = (context: string, entry: string, about: string) =>
    placeEntry(contexts.get(context), entry, about) ?? missing(context, about);
  const missing = (context: string, about: string) => ({ before: sentence.missing(printable(context)), entry: "", after: "", about }); // prettier-ignore
  const ofPieces = (candidate.pieces?.examples ?? []).map((example) => place(example.context, joinPieces(example), sentence.pieces)); // prettier-ignore
  if (candidate.contexts.length > 0) {
    const predicted = ({ context, rank, probability }: Sighting) => place(context, surface, sentence.predicted(rank, share(probability))); // prettier-ignore
    return [...candidate.contexts.slice(0, MOST_SENTENCES).map(predicted), ...ofPieces];
  }
  const recognised = (candidate.recogniser?.contexts ?? []).map((context) => place(context, surface, sentence.recogniser)); // prettier-ignore
  const sibling = variants.find((variant) => variant.contexts.length > 0);
  const ofSibling = (sibling?.contexts ?? []).map(({ context, rank, probability }) =>
    place(context, surface, sentence.ofVariant(printable(sibling?.token ?? ""), rank, share(probability))),
  );
  return [...recognised, ...ofPieces, ...ofSibling];
}

function placeEntry(context: Context | undefined, entry: string, about: string): Sentence | undefined {
  if (context === undefined) return undefined;
  const [before = "", ...after] = printable(context.text).split(MASK);
  return { before, entry, after: after.join(MASK), about };
}

/** What a list says of a candidate: how probably it is a name, or else in how many contexts it was predicted. */
export function describeFigure({ probability, contexts }: ReviewCandidate, locale: string): string {
  if (probability !== undefined) return formatShare(probability, locale);
  return contexts.length === 0 ? "" : `${contexts.length}×`;
}

/** A share as a percentage with one decimal. */
export function formatShare(share: number, locale: string): string {
  return share >= 0.0005 || share === 0
    ? `${formatNumber(100 * share, 1, locale)} %`
    : `< ${formatNumber(0.1, 1, locale)} %`;
}

/** Making one takes longer than a screen has. */
const formats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, digits: number, locale: string): string {
  const key = `${locale} ${digits}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(value);
}
