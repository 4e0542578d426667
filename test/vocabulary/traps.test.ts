import { describe, expect, test } from "vitest";

import { UnnameError } from "../../src/base/errors.ts";
import { createTokenizer } from "../../src/model/tokenizer.ts";
import {
  createBpeEncoder,
  type Merge,
  mergedToken,
  rankMerges,
  type WordMarks,
} from "../../src/model/tokenizers/bpe.ts";
import { planRewrite, type RepairMode } from "../../src/vocabulary/plan/plan.ts";
import { repairMerges } from "../../src/vocabulary/plan/repair.ts";
import { rewrittenVocabulary } from "../../src/vocabulary/rewritten-vocabulary.ts";
import type { BpeVocabulary } from "../../src/vocabulary/vocabulary.ts";
import { makeBpe } from "./make-vocabulary.ts";

const METASPACE = { type: "Metaspace", replacement: "▁", prepend_scheme: "always" };
const SUFFIX_STEPS = { pre_tokenizer: { type: "WhitespaceSplit" }, decoder: { type: "BPEDecoder", suffix: "</w>" } };

/** How a kind of BPE writes a word, and a tokenizer of that kind with these merges. */
interface Kind {
  /** `Jan` as a word of its own, and as the begin of a longer one. */
  readonly word: (text: string) => string;
  readonly begin: (text: string) => string;
  readonly make: (merges: readonly Merge[], model?: Record<string, unknown>) => BpeVocabulary;
}

const entriesOf = (merges: readonly Merge[]) => [
  ...new Set(merges.flatMap(([left, right]) => [...left, left, right, left + right])),
];

const KINDS: Readonly<Record<string, Kind>> = {
  "byte-level": {
    word: (text) => `Ġ${text}`,
    begin: (text) => `Ġ${text}`,
    make: (merges, model) => makeBpe(entriesOf(merges), merges, model),
  },
  "prefix marks": {
    word: (text) => `▁${text}`,
    begin: (text) => `▁${text}`,
    make: (merges, model) =>
      makeBpe(
        entriesOf(merges),
        merges,
        { unk_token: "<unk>", ...model },
        { pre_tokenizer: METASPACE, decoder: METASPACE },
      ),
  },
  "suffix marks": {
    word: (text) => `${text}</w>`,
    begin: (text) => text,
    make: (merges) => {
      const entries = [...new Set(merges.flatMap((merge) => [...merge, merge.join("")]))];
      const characters = entries.flatMap((entry) => [...entry.replace("</w>", "")]);
      const all = [...new Set([...entries, ...characters, ...characters.map((character) => `${character}</w>`)])];
      return makeBpe(all, merges, { unk_token: "<unk>", end_of_word_suffix: "</w>" }, SUFFIX_STEPS);
    },
  },
};

/** Merges that build a word from left to right. */
function chain(characters: readonly string[]): Merge[] {
  let left = characters[0] as string;
  return characters.slice(1).map((right) => {
    const merge: Merge = [left, right];
    left += right;
    return merge;
  });
}

const charactersOf = (token: string) => {
  const characters = [...token.replace("</w>", "")];
  return token.endsWith("</w>") ? [...characters.slice(0, -1), `${characters.at(-1) as string}</w>`] : characters;
};

const unique = (merges: readonly Merge[]) => [...new Map(merges.map((merge) => [merge.join(" "), merge])).values()];

function remove(vocabulary: BpeVocabulary, tokens: readonly string[], repair: RepairMode = "merges") {
  const names = new Set(tokens.map((token) => vocabulary.tokens.indexOf(token)));
  const plan = planRewrite(vocabulary, { names, decided: names, repair });
  const after = rewrittenVocabulary(vocabulary, plan);
  const { encodePlain } = createTokenizer(after.source.json, after.source.roles);
  return { plan, after, encode: (text: string) => encodePlain(text).map((tokenId) => after.tokens[tokenId]) };
}

describe.each(Object.entries(KINDS))("BPE with %s", (name, { word, begin, make }) => {
  const january = () => {
    const jan = chain(charactersOf(begin("Jan")));
    const uary = chain(charactersOf(name === "suffix marks" ? word("uary") : "uary"));
    const last: Merge = [begin("Jan"), name === "suffix marks" ? word("uary") : "uary"];
    return make(
      unique([
        ...jan,
        ...uary,
        ["n", name === "suffix marks" ? word("uary") : "uary"],
        last,
        ...chain(charactersOf(word("Jan"))),
      ]),
    );
  };

  test("a month that was built through a removed name is mended, or listed, or not split", () => {
    const vocabulary = january();
    const { encodePlain } = createTokenizer(vocabulary.source.json, vocabulary.source.roles);
    expect(encodePlain(" January")).toEqual([vocabulary.tokens.indexOf(word("January"))]);
    const jans = [...new Set([begin("Jan"), word("Jan")])];

    const mended = remove(vocabulary, jans);
    expect(mended.plan.repaired.map(({ token }) => token)).toContain(word("January"));
    expect(mended.plan.collateral).toEqual([]);
    expect(mended.encode(" January")).toEqual([word("January")]);
    for (const text of [" Jan", " Jan Jan"])
      expect(mended.encode(text).some((token) => jans.includes(token as string))).toBe(false);

    const listed = remove(vocabulary, jans, "none");
    expect(listed.plan.repaired).toEqual([]);
    expect(listed.plan.collateral).toContain(word("January"));
    expect(listed.encode(" January").length).toBeGreaterThan(1);

    if (name === "suffix marks") {
      expect(() => remove(vocabulary, jans, "ignore-merges")).toThrow(UnnameError);
      return;
    }
    expect(remove(vocabulary, jans, "ignore-merges").encode(" January")).toEqual([word("January")]);
  });

  test("the longest token goes", () => {
    const vocabulary = january();
    const { plan, encode, after } = remove(vocabulary, [word("January")]);
    expect(encode(" January").join("").replace("</w>", "")).toBe(begin("January"));
    expect(plan.collateral).toEqual([]);
    expect((after as BpeVocabulary).merges.every((merge) => merge.join("") !== word("January"))).toBe(true);
  });

  test("a name that two hundred words begin with goes", () => {
    const endings = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0xe0 + index)).map((letter) =>
      name === "suffix marks" ? `${letter}</w>` : letter,
    );
    const jan = begin("Jan");
    const vocabulary = make(
      unique([
        ...chain(charactersOf(jan)),
        ...endings.map((ending): Merge => ["n", ending]),
        ...endings.map((ending): Merge => [jan, ending]),
      ]),
    );
    const { plan } = remove(vocabulary, [jan]);
    expect(plan.droppedMerges).toBe(201);
    expect(plan.repaired).toHaveLength(200);
    expect(plan.collateral).toEqual([]);
  });
});

test("BPE that marks what continues a word: merges are dropped and mended in its spelling", () => {
  const marks: WordMarks = { continuingPrefix: "##", endOfWordSuffix: "" };
  const merges: Merge[] = [["J", "##a"], ["##u", "##r"], ["##n", "##ur"], ["Ja", "##n"], ["Jan", "##ur"]]; // prettier-ignore
  const tokens = [...new Set(merges.flatMap((merge) => [...merge, mergedToken(merge, marks)]))];
  expect(createBpeEncoder(rankMerges(merges), marks)("Janur")).toEqual(["Ja", "##nur"]);
  const earlier: Merge[] = [merges[0], merges[3], merges[1], merges[4], merges[2]] as Merge[];
  expect(createBpeEncoder(rankMerges(earlier), marks)("Janur")).toEqual(["Janur"]);
  const repaired = repairMerges(earlier, tokens, new Set(["Jan"]), { marks });
  expect(repaired.repaired).toEqual([{ token: "Janur", merges: [["Ja", "##nur"]] }]);
  expect(createBpeEncoder(rankMerges(repaired.merges), marks)("Janur")).toEqual(["Janur"]);
  expect(createBpeEncoder(rankMerges(repaired.merges), marks)("##nur")).toEqual(["##nur"]);
});

test("500 names among 52,000 entries, each the begin of a hundred others, are planned within seconds", () => {
  const letters = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const stems = letters
    .flatMap((first, index) => [1, 2].map((step) => `${first}${letters[(index * 7 + step) % 400] as string}`))
    .slice(0, 500);
  const merges: Merge[] = stems.map((stem) => [...stem] as unknown as Merge);
  for (const [index, stem] of stems.entries()) {
    for (let ending = 0; ending < 102; ending++) merges.push([stem, letters[(index + ending * 3) % 400] as string]);
  }
  const vocabulary = makeBpe(
    [...letters, ...new Set(merges.map((merge) => merge.join("")))],
    merges,
    { unk_token: "<unk>" },
    { pre_tokenizer: METASPACE, decoder: METASPACE },
  );
  expect(vocabulary.tokens.length).toBeGreaterThan(51_000);
  const names = new Set(stems.map((stem) => vocabulary.tokens.indexOf(stem)));
  const start = performance.now();
  const plan = planRewrite(vocabulary, { names, decided: names });
  expect(plan.replacements).toHaveLength(500);
  const seconds = (performance.now() - start) / 1000;
  // Ten times what it takes on a slow machine: what is quadratic in the entries takes minutes.
  expect(seconds).toBeLessThan(60);
}, 300_000);
