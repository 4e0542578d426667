import { arrangeCandidates, type ArrangeOptions } from "./arrange-candidates.ts";
import {
  CANDIDATE_SOURCES,
  type CandidateList,
  type CandidateSource,
  type ScoredCandidate,
} from "./candidate-evidence.ts";
import { summariseSightings } from "./rank-candidates.ts";
import { collectFacts, type CollectFactsOptions, type VocabularyFacts } from "./collect-facts.ts";
import { foldWord } from "../../text/fold.ts";
import { standingByCounts } from "../score/name-evidence.ts";
import { findNameBeginnings } from "./sources/name-beginnings.ts";
import { isCapitalised } from "../score/suspicion.ts";
import { featuresOf, logOddsOf, probabilityOf, type SuspicionModel } from "../score/suspicion-model.ts";
import { indexVariants } from "./spelling-variants.ts";

export interface GatherCandidatesOptions extends CollectFactsOptions, ArrangeOptions {
  readonly suspicion: SuspicionModel;
  /** Ids decided to be names so far: their neighbours are looked at, too. */
  readonly names?: Iterable<number>;
}

type NameBeginnings = Awaited<ReturnType<typeof findNameBeginnings>>;

/** An entry as probable as this is as good as found: its neighbours are looked at. Near names less will do. */
const FOUND = 0.5;
const FOUND_NEAR_NAMES = 0.1;
/** More rounds than lead from names to names. */
const MOST_ROUNDS = 20;
/** An entry near one name alone is near it by chance; near PERSON by being among few. */
const FEWEST_NAMES = 2;
/** A recogniser brings an entry up if it calls it a person in this share of the texts. */
const LEAST_SHARE = 0.5;

/**
 * Every vocabulary entry that could be a name, with what each source says of it and a calibrated probability: what the model
 * predicts at the masks; the neighbours of PERSON and of names found so far, until there is nothing new; words of names of the corpora and
 * of the shipped lists, in any spelling; what a recogniser calls a person; beginnings of names in pieces; and the variants of
 * what was predicted. What no source brings up is the tail; of it a random sample is mixed in. The same input gives the same list.
 * Throws what `collectFacts` and `findNameBeginnings` throw.
 */
export async function gatherCandidates(options: GatherCandidatesOptions): Promise<CandidateList> {
  const { session, contexts, words, isListed, onProgress } = options;
  const facts = await collectFacts(options);
  onProgress?.("looking for names in pieces");
  const isName = (surface: string) => words.nameWords.has(foldWord(surface)) || isListed(surface);
  const beginnings = await findNameBeginnings(session, contexts, isName);
  const { weights } = options.suspicion;
  const scores = new Map(
    facts.entries.map(({ tokenId }) => [
      tokenId,
      probabilityOf(logOddsOf(weights, featuresOf(facts.factsOf(tokenId)))),
    ]),
  );
  await followNeighbours(facts, scores, [...(options.names ?? [])]);
  return arrangeCandidates(describeAll({ ...facts, beginnings }, scores, options), options);
}

/**
 * Looks for the neighbours of every name that a person decided on or that is as good as found, then of those neighbours that may well be
 * names themselves, and so on until there are no new ones.
 */
async function followNeighbours(
  { entries, factsOf, extendNeighbours }: VocabularyFacts,
  scores: ReadonlyMap<number, number>,
  names: readonly number[],
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = entries.flatMap(({ tokenId }) => {
      const least = (factsOf(tokenId).neighbour?.names ?? 0) >= FEWEST_NAMES ? FOUND_NEAR_NAMES : FOUND;
      return (scores.get(tokenId) as number) >= least ? [tokenId] : [];
    });
    if (!(await extendNeighbours([...names, ...found]))) break;
  }
}

function describeAll(
  { entries, sightings, factsOf, beginnings }: VocabularyFacts & { readonly beginnings: NameBeginnings },
  scores: ReadonlyMap<number, number>,
  { session, contexts, suspicion }: GatherCandidatesOptions,
): ScoredCandidate[] {
  const { tokenizer } = session.checkpoint;
  const variants = indexVariants(tokenizer);
  const variantsOfPredicted = new Set([...sightings.keys()].flatMap((tokenId) => variants(tokenId)));
  const byId = new Map(contexts.map((context) => [context.id, context]));
  return entries.map(({ tokenId, surface }): ScoredCandidate => {
    const entry = factsOf(tokenId);
    const { corpus, partOf, recogniser, neighbour, isListed } = entry;
    const pieces = beginnings.get(tokenId);
    const byCounts = standingByCounts(entry, suspicion.weights);
    const found = sightings.get(tokenId) ?? [];
    const has: Readonly<Record<CandidateSource, boolean>> = {
      predicted: found.length > 0,
      neighbour: neighbour?.round === 0 || (neighbour?.names ?? 0) >= FEWEST_NAMES,
      corpus: (corpus?.inNames ?? 0) > 0,
      list: isListed,
      recogniser: recogniser !== undefined && recogniser.persons >= recogniser.texts * LEAST_SHARE,
      pieces: pieces !== undefined,
      variant: found.length === 0 && variantsOfPredicted.has(tokenId),
    };
    const probability = scores.get(tokenId) as number;
    return {
      tokenId,
      token: tokenizer.vocabulary[tokenId] ?? "",
      surface,
      contexts: found,
      ...summariseSightings(found, byId),
      isCapitalised: isCapitalised(surface),
      isKnownName: isListed,
      variants: variants(tokenId).filter((other) => other !== tokenId),
      suspicion: probability,
      sources: CANDIDATE_SOURCES.filter((source) => has[source]),
      ...(neighbour && { neighbour }),
      ...(corpus && { corpus }),
      ...(partOf && { partOf }),
      ...(recogniser && { recogniser }),
      ...(pieces && { pieces }),
      ...(byCounts && { byCounts }),
      probability,
      isSampled: false,
      isPiece: false,
    };
  });
}
