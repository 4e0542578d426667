import { paceTeller } from "../../base/pace.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context, Prediction } from "../../probe/contexts/context.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { ENTITIES } from "../../text/entities.ts";
import { collectSightings, type Sighting } from "./rank-candidates.ts";
import type { CorpusWords } from "./sources/corpus-words.ts";
import { countLongerWords } from "./sources/longer-words.ts";
import { searchNeighbours } from "./sources/neighbour-search.ts";
import { recogniseEntries } from "./sources/recognised-entries.ts";
import { letterCount } from "../score/suspicion.ts";
import type { EntryFacts } from "../score/suspicion-model.ts";

export interface CollectFactsOptions {
  readonly session: MaskedLanguageModel;
  /** Of the development contexts, see `fillMask`. */
  readonly predictions: readonly Prediction[];
  /** The development contexts: no other is looked at. */
  readonly contexts: readonly Context[];
  /** What the corpora say, see `countCorpusWords`. */
  readonly words: CorpusWords;
  /** Whether a shipped list has this name, see `loadPersonNames`. */
  readonly isListed: (surface: string) => boolean;
  readonly recogniser: Recogniser;
  /** Draws the texts that entries are written into. */
  readonly seed: number;
  readonly onProgress?: (message: string) => void;
}

/** What the sources say of a vocabulary, names in pieces apart, which no score is made from. */
export interface VocabularyFacts {
  /** Entries of two letters or more that are no special token and no label of step 1, by id. */
  readonly entries: readonly { readonly tokenId: number; readonly surface: string }[];
  readonly sightings: ReadonlyMap<number, readonly Sighting[]>;
  /** Of one entry, with the neighbours that are known by now. */
  factsOf(tokenId: number): EntryFacts;
  /** Looks for the neighbours of names found. Whether there was a new one. */
  extendNeighbours(names: Iterable<number>): Promise<boolean>;
}

/** One letter is too short for a name. */
const FEWEST_LETTERS = 2;
/** A word in small letters that the notes hold so often and never in a name is ordinary. */
const ORDINARY = 20;

function entriesOf(tokenizer: Tokenizer): VocabularyFacts["entries"] {
  return [...tokenizer.vocabulary.keys()].flatMap((tokenId) => {
    const surface = tokenizer.surface(tokenId);
    const isOne = !tokenizer.specialTokenIds.has(tokenId) && letterCount(surface) >= FEWEST_LETTERS;
    return isOne && !(ENTITIES as readonly string[]).includes(surface) ? [{ tokenId, surface }] : [];
  });
}

/** Whether the notes hold a word often, in small letters, and never in a name. */
function isOrdinary(surface: string, words: CorpusWords): boolean {
  const { inNames, elsewhere } = words.find(surface) ?? { inNames: 0, elsewhere: 0 };
  return inNames === 0 && elsewhere >= ORDINARY && /^\p{Ll}+$/u.test(surface);
}

/** Asks every source of every entry, but for names in pieces. Throws `checkpoint-mismatch` for predictions of another model, and what the sources throw. */
export async function collectFacts(options: CollectFactsOptions): Promise<VocabularyFacts> {
  const { session, contexts, words, isListed, recogniser, seed, onProgress } = options;
  const { tokenizer } = session.checkpoint;
  const sightings = collectSightings(options.predictions, tokenizer);
  const entries = entriesOf(tokenizer);

  onProgress?.(`writing ${entries.length} entries into contexts`);
  const ordinaryWords = entries.flatMap(({ surface, tokenId }) =>
    isOrdinary(surface, words) && tokenizer.startsWord(tokenId) ? [surface] : [],
  );
  const tell = onProgress && paceTeller(entries.length, "entries", onProgress);
  const recognised = await recogniseEntries(recogniser, entries, contexts, {
    seed,
    ordinaryWords,
    ...(tell && { onProgress: tell }),
  });

  onProgress?.("comparing embeddings");
  const neighbours = await searchNeighbours(session.checkpoint);

  const longer = countLongerWords(
    words.counts,
    entries.map((entry) => ({ ...entry, startsWord: tokenizer.startsWord(entry.tokenId) })),
  );

  // Asked for in every round: the sources that do not change are looked up once.
  const fixed = new Map(
    entries.map(({ tokenId, surface }) => {
      const found = sightings.get(tokenId) ?? [];
      const [corpus, says] = [words.find(surface), recognised.get(tokenId)];
      const partOf = longer.get(tokenId);
      const facts: EntryFacts = {
        surface,
        startsWord: tokenizer.startsWord(tokenId),
        isListed: isListed(surface),
        contextCount: found.length,
        bestRank: found[0]?.rank ?? null,
        ...(corpus && { corpus }),
        ...(partOf && { partOf }),
        ...(says && { recogniser: says }),
      };
      return [tokenId, facts];
    }),
  );
  return {
    entries,
    sightings,
    factsOf: (tokenId) => {
      const neighbour = neighbours.evidence.get(tokenId);
      return { ...(fixed.get(tokenId) as EntryFacts), ...(neighbour && { neighbour }) };
    },
    extendNeighbours: neighbours.extend,
  };
}
