import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { NameCounts } from "../../../src/audit/names/count-notes.ts";
import { nameParts } from "../../../src/audit/names/name-parts.ts";
import { type NameSources, weighEntries } from "../../../src/audit/names/weigh-entries.ts";
import { standingByCounts } from "../../../src/review/score/name-evidence.ts";
import { createWordCounter } from "../../../src/review/candidates/sources/corpus-words.ts";
import { countLongerWords } from "../../../src/review/candidates/sources/longer-words.ts";
import { readSuspicionModel } from "../../../src/review/score/suspicion-model.ts";
import { fakeTokenizer } from "../fake-model.ts";

const { weights } = await readSuspicionModel();
const WORDS = ["Ana", "ana", "Anabel", "mar", "Marta", "se", "EN", "los", "Rosa", "arch", "archivo"];
const tokenizer = fakeTokenizer([...WORDS.map((word) => `Ġ${word}`), "ana", "arch", "Ġvecina"]);
const idOf = (token: string) => tokenizer.vocabulary.indexOf(token);

/** Notes that have each word so often in names and elsewhere. */
function countsOf(
  times: Readonly<Record<string, readonly [inNames: number, elsewhere: number]>>,
  listed: readonly string[] = [],
): NameCounts {
  const counter = createWordCounter();
  for (const [word, [inNames, elsewhere]] of Object.entries(times)) {
    for (let time = 0; time < inNames; time++) counter.addName(word);
    counter.addText(`${word} `.repeat(elsewhere));
  }
  return { words: counter.finish(), isListed: (surface) => listed.includes(surface), weights };
}
const standingOf = (token: string, sources: NameSources) => weighEntries(tokenizer, sources)(idOf(token)).standing;

describe("weighEntries", () => {
  it("gives every word of names the standing that the candidates have, whatever the counts are", () => {
    const count = fc.oneof(fc.nat(8), fc.nat(3000));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(count, count), { minLength: 11, maxLength: 11 }),
        fc.subarray(WORDS),
        (times, listed) => {
          const counts = countsOf(
            Object.fromEntries(WORDS.map((word, index) => [word, times[index] as [number, number]])),
            listed,
          );
          const parts = new Set([...counts.words.nameWords].flatMap((word) => nameParts(word)));
          const weigh = weighEntries(tokenizer, { parts, counts });
          const entries = [...tokenizer.vocabulary.keys()].map((tokenId) => {
            return { tokenId, surface: tokenizer.surface(tokenId), startsWord: tokenizer.startsWord(tokenId) };
          });
          const longer = countLongerWords(counts.words.counts, entries);
          for (const { tokenId, surface, startsWord } of entries) {
            const [corpus, partOf] = [counts.words.find(surface), longer.get(tokenId)];
            const facts = { surface, startsWord, isListed: counts.isListed(surface), contextCount: 0, bestRank: null };
            const standing = standingByCounts(
              { ...facts, ...(corpus && { corpus }), ...(partOf && { partOf }) },
              weights,
            );
            if (standing !== undefined && weigh(tokenId).isKnownPart) expect(weigh(tokenId).standing).toBe(standing);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it("needs some mentions in names, however likely the spelling: `arch` begins many words and was marked once", () => {
    const parts = new Set(["arch"]);
    const marked = (times: number) => countsOf({ arch: [times, 0], archivo: [0, 2000] });
    expect(standingOf("Ġarch", { parts, counts: marked(1) })).toBe("unjudged");
    expect(standingOf("Ġarch", { parts, counts: marked(60) })).toBe("name");
  });

  it("counts a particle of names, which no count of names has, by how often it stands elsewhere", () => {
    const parts = new Set(nameParts("Ana De los Santos"));
    expect(parts).toContain("los");
    expect(standingOf("Ġlos", { parts })).toBe("name");
    expect(standingOf("Ġlos", { parts, counts: countsOf({ "Ana De los Santos": [40, 0], los: [0, 9000] }) })).toBe(
      "word",
    );
  });

  it("takes a name of the user's list that the notes do not have for a name, and weighs one that they have", () => {
    const parts = new Set(["marta", "rosa"]);
    const counts = countsOf({ rosa: [0, 9000] });
    expect(standingOf("ĠMarta", { parts, counts })).toBe("name");
    expect(standingOf("ĠRosa", { parts, counts })).toBe("word");
    expect(standingOf("ĠRosa", { parts, counts: countsOf({ rosa: [0, 30] }, ["Rosa"]) })).toBe("unjudged");
  });

  it("leaves a word that no name has to other evidence", () => {
    const weighed = weighEntries(tokenizer, { parts: new Set(["ana"]), counts: countsOf({ vecina: [0, 3] }) });
    expect(weighed(idOf("Ġvecina"))).toEqual({ standing: "word", by: "nothing", isKnownPart: false });
  });
});
