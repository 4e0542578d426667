import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Half } from "../corpora/half.ts";
import { takeHalf } from "../corpora/halves.ts";
import { generateShortNotes } from "../corpora/languages/generate-short-notes.ts";
import { packOf } from "../corpora/languages/packs.ts";
import { reviewByTruth } from "../corpora/truth-review.ts";
import { writeCorpus } from "../corpora/write.ts";
import { anonymise } from "../src/corpus/anonymise.ts";
import type { Tokenizer } from "../src/model/checkpoint.ts";
import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { openSession } from "../src/model/session.ts";
import type { Context } from "../src/probe/contexts/context.ts";
import { gatherContexts } from "../src/probe/contexts/gather-contexts.ts";
import { fillMask } from "../src/probe/fill/fill-mask.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { loadPersonNames } from "../src/recognise/rules/lists/person-names.ts";
import type { CollectFactsOptions } from "../src/review/candidates/collect-facts.ts";
import { countCorpusWords } from "../src/review/candidates/sources/corpus-words.ts";
import { createDocument } from "../src/text/document.ts";
import { generatePlantedNotes } from "../src/workflow/demo/demo-preparation.ts";

const SPLITS = ["seen", "unseen"] as const;
const RECOGNISER = "language:nl";
/** As in models/training/decide.mjs: a piece of few letters that is predicted so often stands for a whole name. */
const PREDICTED_SHARE = 0.01;

const WORD = /[\p{L}\p{M}]+/gu;

/** Short notes of one language, of which a model sees the first two of three. */
const SHORT_NOTES = 6000;
const UNSEEN_EVERY = 3;

/** What the truth is read from. */
type KnownCorpus = Parameters<typeof reviewByTruth>[0];

/** Generated notes after step 1: what a review of a model that was trained on them starts from, and the truth. */
export interface Prepared extends Pick<CollectFactsOptions, "words" | "isListed"> {
  readonly folder: string;
  readonly splits: readonly (typeof SPLITS)[number][];
  readonly corpus: KnownCorpus;
  readonly recogniser: Awaited<ReturnType<typeof createRecogniser>>;
}

/**
 * Writes the notes of a generator's seed, planted people in them as in those that models are trained on, into a folder and takes the names out.
 * With a half, "seen" are the notes of that half of the patients, as a model of one half was trained.
 */
export async function prepareNotes(
  folder: string,
  seed: number,
  half?: Half,
): Promise<Prepared & Pick<ReturnType<typeof generatePlantedNotes>, "truth">> {
  const { planted, truth, corpus } = generatePlantedNotes(seed);
  await writeCorpus(half === undefined ? planted : takeHalf(planted, half), join(folder, "notes"));
  const recogniser = await createRecogniser(RECOGNISER);
  for (const split of SPLITS)
    await anonymise({
      inputs: [join(folder, "notes", split)],
      recognisers: [recogniser],
      outputDirectory: join(folder, split),
      privateDirectory: join(folder, `${split}.private`),
    });
  const words = await countCorpusWords(SPLITS.map((split) => ({ directory: join(folder, split) })));
  return { folder, splits: SPLITS, corpus, truth, recogniser, words, isListed: loadPersonNames() };
}

/**
 * The same of short notes of another language, of which `seen` are those that a model is to be trained on: `notes/seen` as they are, `seen` after step 1.
 */
export async function prepareShortNotes(
  folder: string,
  language: Parameters<typeof packOf>[0],
  seed: number,
): Promise<Prepared> {
  const notes = generateShortNotes(packOf(language), { seed, notes: SHORT_NOTES, lookAlikes: 0.1 });
  const seen = notes.filter((_, index) => index % UNSEEN_EVERY !== UNSEEN_EVERY - 1);
  await mkdir(join(folder, "notes", "seen"), { recursive: true });
  for (const { id, text } of seen) await writeFile(join(folder, "notes", "seen", `${id}.txt`), text);
  const recogniser = await createRecogniser(`language:${language}`);
  await anonymise({
    inputs: [join(folder, "notes", "seen")],
    recognisers: [recogniser],
    outputDirectory: join(folder, "seen"),
    privateDirectory: join(folder, "seen.private"),
  });
  const words = await countCorpusWords([{ directory: join(folder, "seen") }]);
  const corpus = {
    notes: seen.map(({ id, text, ...note }) => ({ ...note, document: createDocument(id, text) })),
    people: [],
  };
  return {
    folder,
    splits: ["seen"],
    corpus: corpus as unknown as KnownCorpus,
    recogniser,
    words,
    isListed: loadPersonNames(),
  };
}

/** Development contexts of both splits, chosen by seed, none in the sentences of planted people. */
export async function chooseContexts({ folder, splits, corpus }: Prepared, seed: number): Promise<Context[]> {
  const names = new Set(
    corpus.notes.flatMap(({ document, mentions }) =>
      mentions.map(({ start, end }) => `${document.id}.txt ${start} ${end}`),
    ),
  );
  const contexts: Context[] = [];
  for (const split of splits) {
    const gathered = await gatherContexts({
      corpusDirectory: join(folder, split),
      split,
      seed,
      isName: ({ document, start, end }) => names.has(`${document} ${start} ${end}`),
    });
    contexts.push(...gathered.contexts.filter(({ set }) => set === "development"));
  }
  return contexts;
}

/** A model opened, what it says at the contexts, and what the sources need. The session is the caller's to close. */
export async function askModel(
  modelDirectory: string,
  { words, isListed, recogniser }: Prepared,
  contexts: readonly Context[],
  seed: number,
): Promise<CollectFactsOptions> {
  const session = await openSession(await openCheckpoint(modelDirectory));
  return { session, contexts, words, isListed, recogniser, seed, predictions: await fillMask(session, contexts) };
}

/** Ids of the entries that are names by the truth. Built through an entry are the different words of the notes that it is a piece of. */
export function trueNames(
  corpus: KnownCorpus,
  { session, predictions, contexts }: CollectFactsOptions,
): ReadonlySet<number> {
  const { tokenizer } = session.checkpoint;
  const counts = new Map<number, number>();
  for (const { tokenId } of predictions) counts.set(tokenId, (counts.get(tokenId) ?? 0) + 1);
  const words = countWordsThrough(corpus, tokenizer);
  const ids = [...tokenizer.vocabulary.keys()].filter((tokenId) => !tokenizer.specialTokenIds.has(tokenId));
  const said = reviewByTruth(
    corpus,
    ids.map((tokenId) => ({
      surface: tokenizer.surface(tokenId),
      isInner: !tokenizer.startsWord(tokenId),
      isPredicted: (counts.get(tokenId) ?? 0) >= PREDICTED_SHARE * contexts.length,
      builtThrough: words.get(tokenId) ?? 0,
    })),
  );
  return new Set(ids.filter((_, index) => said[index]?.decision === "name"));
}

/** Different words of the notes, outside names of persons, that an entry is a piece of behind the first. */
function countWordsThrough({ notes }: KnownCorpus, tokenizer: Tokenizer): ReadonlyMap<number, number> {
  const ordinary = new Set<string>();
  for (const { document, mentions } of notes) {
    const persons = mentions.filter(({ label }) => label === "PERSON");
    for (const { 0: word, index } of document.text.matchAll(WORD))
      if (!persons.some(({ start, end }) => start < index + word.length && index < end)) ordinary.add(word);
  }
  const through = new Map<number, number>();
  for (const word of ordinary)
    for (const tokenId of new Set(tokenizer.encodePlain(` ${word}`).slice(1)))
      through.set(tokenId, (through.get(tokenId) ?? 0) + 1);
  return through;
}
