import { mkdir, writeFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { generateShortNotes, type NumberedNote } from "../../corpora/languages/generate-short-notes.ts";
import { PACK_LANGUAGES, packOf } from "../../corpora/languages/packs.ts";
import { anonymise } from "../../src/corpus/anonymise.ts";
import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { loadPersonNames } from "../../src/recognise/rules/lists/person-names.ts";
import { type Standing, standingByCounts } from "../../src/review/score/name-evidence.ts";
import { countCorpusWords } from "../../src/review/candidates/sources/corpus-words.ts";
import { countLongerWords } from "../../src/review/candidates/sources/longer-words.ts";
import { readSuspicionModel } from "../../src/review/score/suspicion-model.ts";
import { foldWord } from "../../src/text/fold.ts";
import { IS_THOROUGH } from "../fixtures/effort.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const GIVEN = { seed: 48_112, notes: 4000, lookAlikes: 0.1 };
/** As often as a vocabulary would have it for an entry. */
const FEWEST = 3;
const WORD = /[\p{L}\p{M}]+/gu;

interface Times {
  all: number;
  inNames: number;
}

/** How often each word stands in the notes, and in names by the truth: as it is written, and folded. */
function countTruth(notes: readonly NumberedNote[]) {
  const [written, folded] = [new Map<string, Times>(), new Map<string, Times>()];
  for (const { text, mentions } of notes) {
    const persons = mentions.filter(({ label }) => label === "PERSON");
    for (const { 0: word, index } of text.matchAll(WORD))
      for (const [counts, key] of [
        [written, word],
        [folded, foldWord(word)],
      ] as const) {
        const times = counts.get(key) ?? { all: 0, inNames: 0 };
        counts.set(key, times);
        times.all++;
        if (persons.some(({ start, end }) => index < end && start < index + word.length)) times.inNames++;
      }
  }
  return { written, folded };
}

// `UNNAME_EFFORT=thorough npx vitest run test/review/counted-names.test.ts` prints the table of docs/candidates.md.
describe.runIf(IS_THOROUGH)(
  "words of names by how often the notes have them, after step 1 (slow: UNNAME_EFFORT=thorough)",
  () => {
    it.each(PACK_LANGUAGES)(
      "names are hardly taken for words, nor words for names: %s",
      async (language) => {
        const directory = await temporaryDirectory();
        const notes = generateShortNotes(packOf(language), GIVEN);
        await mkdir(`${directory}/notes`);
        for (const { id, text } of notes) await writeFile(`${directory}/notes/${id}.txt`, text);
        await anonymise({
          inputs: [`${directory}/notes`],
          recognisers: [await createRecogniser(`language:${language}`)],
          outputDirectory: `${directory}/clean`,
          privateDirectory: `${directory}/clean.private`,
        });
        const words = await countCorpusWords([{ directory: `${directory}/clean` }]);
        const { weights } = await readSuspicionModel();
        const isListed = loadPersonNames();
        const { written, folded } = countTruth(notes);
        const entries = [...written]
          .filter(([word, { all }]) => all >= FEWEST && word.length > 1)
          .map(([surface], tokenId) => ({ surface, tokenId, startsWord: true }));
        const longer = countLongerWords(words.counts, entries);
        const tally: Record<Standing, { names: number; words: number }> = {
          name: { names: 0, words: 0 },
          unjudged: { names: 0, words: 0 },
          word: { names: 0, words: 0 },
        };
        for (const { surface, tokenId, startsWord } of entries) {
          const [corpus, partOf] = [words.find(surface), longer.get(tokenId)];
          const facts = { surface, startsWord, isListed: isListed(surface), contextCount: 0, bestRank: null };
          const standing = standingByCounts(
            { ...facts, ...(corpus && { corpus }), ...(partOf && { partOf }) },
            weights,
          );
          const { all, inNames } = folded.get(foldWord(surface)) as Times;
          if (standing !== undefined) tally[standing][2 * inNames >= all ? "names" : "words"]++;
        }
        const cells = (["name", "unjudged", "word"] as const).map(
          (standing) => `${tally[standing].names}, ${tally[standing].words}`,
        );
        process.stdout.write(`| ${language} | ${cells.join(" | ")} |\n`);
        expect(tally.word.names).toBeLessThanOrEqual(0.02 * (tally.word.names + tally.word.words));
        expect(tally.word.words).toBeGreaterThan(0);
        expect(tally.name.words).toBeLessThan(0.05 * tally.name.names);
      },
      600_000,
    );
  },
);
