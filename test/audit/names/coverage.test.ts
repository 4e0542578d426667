import fc from "fast-check";
import { expect, it } from "vitest";

import { measureCoverage } from "../../../src/audit/names/coverage.ts";

const known = { parts: new Set(["jan", "jansen", "fatma"]), listedParts: new Set(["jan"]) };
const contexts = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `c${index}` }));
const originalsOf = (texts: readonly (string | undefined)[]) =>
  new Map(texts.flatMap((original, index) => (original === undefined ? [] : [[`c${index}`, { original }] as const])));

it("knows an original when it knows every part, and none that is missing", () => {
  const originals = originalsOf(["Jan Jansen", "Jan", "Jan Bakker", undefined, "J.P.", "FÁTMA"]);
  expect(measureCoverage(contexts(6), originals, known)).toEqual({
    n: 5,
    known: 3,
    parts: 6,
    knownParts: 5,
    unknownOriginals: 1,
    unidentifying: 1,
    byListAlone: { known: 1, knownParts: 3 },
  });
});

it("never rises when originals or names are withheld", () => {
  const name = fc.constantFrom("Jan Jansen", "Jan", "Fatma", "Jan Bakker", "Bakker");
  const parts = fc.uniqueArray(fc.constantFrom<string>("jan", "jansen", "fatma", "bakker"));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), parts, fc.infiniteStream(fc.boolean()), (names, withheld, keep) => {
      const all = { parts: new Set(["jan", "jansen", "fatma"]), listedParts: new Set<string>() };
      const fewer = { ...all, parts: new Set([...all.parts].filter((part) => !withheld.includes(part))) };
      const left = names.map((one) => (keep.next().value ? one : undefined));
      const before = measureCoverage(contexts(names.length), originalsOf(names), all);
      const after = measureCoverage(contexts(names.length), originalsOf(left), fewer);
      expect(after.known / after.n).toBeLessThanOrEqual(before.known / before.n);
      expect(after.n).toBe(before.n);
    }),
  );
});
