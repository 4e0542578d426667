import fc from "fast-check";
import { expect, it } from "vitest";

import { createBpeEncoder, type Merge, mergedToken, rankMerges } from "../../../src/model/tokenizers/bpe.ts";
import { countBuiltThrough, tracePartsOf } from "../../../src/model/tokenizers/built-through.ts";
import { createTokenizer } from "../../../src/model/tokenizer.ts";
import { makeBpe, makeWordPiece } from "../../vocabulary/make-vocabulary.ts";

const MARKS = { endOfWordSuffix: "", continuingPrefix: "" };
const VER: readonly Merge[] = [["V", "e"], ["Ve", "r"], ["Ver", "b"], ["Verb", "eek"], ["e", "e"], ["ee", "k"]]; // prettier-ignore

it("counts every other entry on whose way an entry is made, once", () => {
  const counts = countBuiltThrough([...VER, ["Ver", "Ver"]], MARKS);
  expect(Object.fromEntries(counts)).toEqual({ Ve: 4, Ver: 3, Verb: 1, ee: 1 });
  expect([...(tracePartsOf(VER, MARKS).get("Verb") ?? [])].sort()).toEqual(["Ve", "Ver"]);
});

it("finds no entry that could do without: dropping the merges of a part leaves each that is built through it in pieces, or to another way", () => {
  const merges = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 30 }).map((choices) => {
    const tokens = ["a", "b", "c"];
    const made: Merge[] = [];
    for (const [x, y] of choices) {
      const merge: Merge = [tokens[x % tokens.length] as string, tokens[y % tokens.length] as string];
      if (tokens.includes(mergedToken(merge)) || mergedToken(merge).length > 8) continue;
      tokens.push(mergedToken(merge));
      made.push(merge);
    }
    return made;
  });
  fc.assert(
    fc.property(merges, (list) => {
      const parts = tracePartsOf(list, MARKS);
      const encode = createBpeEncoder(rankMerges(list));
      for (const gone of parts.keys()) {
        const left = createBpeEncoder(
          rankMerges(list.filter((merge) => ![...merge, mergedToken(merge)].includes(gone))),
        );
        // An entry that was whole and is cut now was built through what went.
        for (const [token, through] of parts)
          if (token !== gone && encode(token).length === 1 && left(token).length > 1)
            expect(through.has(gone)).toBe(true);
      }
    }),
  );
});

it("is told by tokenizers whose entries are built of each other", () => {
  const vocabulary = makeBpe([..."Verbk", "eek", "ee", "Ve", "Ver", "Verb", "Verbeek"], VER);
  const tokenizer = createTokenizer(vocabulary.source.json, vocabulary.source.roles);
  expect(tokenizer.builtThrough?.(tokenizer.vocabulary.indexOf("Ver"))).toBe(2);
  expect(tokenizer.builtThrough?.(tokenizer.vocabulary.indexOf("V"))).toBe(0);
  const other = makeWordPiece(["V", "Ver", "##b"]);
  expect(createTokenizer(other.source.json, other.source.roles).builtThrough).toBeUndefined();
});
