import { expect, it } from "vitest";

import { createGazetteer } from "../../src/recognise/gazetteer.ts";
import { lexiconOverlap } from "../../src/recognise/overlap.ts";
import { foldWord } from "../../src/text/fold.ts";
import { tokenise } from "../../src/text/tokenise.ts";

function keysOf(text: string): string[] {
  return tokenise(text).map(({ start, end }) => foldWord(text.slice(start, end)));
}

it("finds the longest entry at a token, whatever its case and accents", () => {
  const places = createGazetteer<number>();
  for (const [index, name] of ["Den Haag", "Den", "'s-Hertogenbosch", "Orléans"].entries()) places.add(name, index);
  expect(places.match(keysOf("in DEN HAAG"), 1)).toEqual({ length: 2, value: 0 });
  expect(places.match(keysOf("Den Helder"), 0)).toEqual({ length: 1, value: 1 });
  expect(places.match(keysOf("te 's-hertogenbosch"), 1)).toEqual({ length: 2, value: 2 });
  expect(places.match(keysOf("orleans"), 0)?.value).toBe(3);
  expect(places.match(keysOf("Haag"), 0)).toBeUndefined();
});

it("keeps the preferred value of two entries that fold to the same", () => {
  const places = createGazetteer<number>(Math.max);
  places.add("Ede", 1);
  places.add("EDE", 3);
  places.add("ede", 2);
  expect(places.size).toBe(1);
  expect(places.match(["ede"], 0)?.value).toBe(3);
});

it("counts how many distinct names of a population the lists hold", () => {
  const overlap = lexiconOverlap({
    given: ["Fatima", "Fatima", "Xqzvw"],
    surnames: ["Jansen", "van den Xqzvw", "Jansen-Bakker"],
    places: ["'s-Hertogenbosch", "Xqzvw aan Zee"],
  });
  expect(overlap.given).toEqual({ n: 2, inLexicon: 1, share: 0.5 });
  expect(overlap.surnames).toMatchObject({ n: 3, inLexicon: 2 });
  expect(overlap.places).toEqual({ n: 2, inLexicon: 1, share: 0.5 });
}, 60_000);
