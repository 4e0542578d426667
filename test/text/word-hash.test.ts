import fc from "fast-check";
import { expect, it } from "vitest";

import { foldWord } from "../../src/text/fold.ts";
import { hashBeginnings, hashBehind, hashFolded, hashWord } from "../../src/text/word-hash.ts";

const pieces = fc.constantFrom("Jansen", "é", "e\u0301", "İ", "ĳ", "ß", "Æ", "ŁÓDŹ", "’t", "‑", "-", "'", " ", "\r\n", "²", "٣", "Σ", "ΑΣ", "محمد", "日本", "👩‍⚕️", "\ud800", "\udc00", "\u0000", "\u0345", "ǅ", "\u1e9e", "1234", "."); // prettier-ignore
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
);

function hashes(text: string, start = 0, end = text.length): number[] {
  const out = new Uint32Array(2);
  hashFolded(text, start, end, out, 0);
  return [...out];
}

it("hashes a stretch of text as its folded word", () => {
  fc.assert(
    fc.property(texts, fc.nat(30), fc.nat(30), (text, a, b) => {
      const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
      const folded = foldWord(text.slice(start, end));
      expect(hashes(text, start, end)).toEqual(hashes(folded));
      expect(hashes(text, start, end)[0]).toBe(hashWord(folded));
    }),
    { numRuns: 2000 },
  );
});

it("goes on from any beginning of a folded word as from one that is hashed whole", () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(60), (text, other, cut) => {
      const [word, ending] = [foldWord(text), foldWord(other)];
      const beginnings = new Int32Array(word.length + 1);
      hashBeginnings(word, beginnings);
      const end = Math.min(cut, word.length);
      const whole = word.slice(0, end) + ending;
      // Letters of two words may fold together: no word of a list is written so.
      fc.pre(foldWord(whole) === whole);
      expect(hashBehind(beginnings[end] as number, ending)).toBe(hashes(whole)[1]);
    }),
    { numRuns: 2000 },
  );
});

it("hashes each letter of Latin, and each mark, as it folds within a word", () => {
  for (let unit = 0; unit < 0x400; unit++) {
    const word = `A${String.fromCharCode(unit)}z`;
    expect(hashes(word), `U+${unit.toString(16)}`).toEqual(hashes(foldWord(word)));
  }
});

it("tells 300,000 words apart by two hashes, and spreads each evenly", () => {
  const [first, both] = [new Set<number>(), new Set<number>()];
  const buckets = new Uint32Array(256);
  const count = 300_000;
  for (let i = 0; i < count; i++) {
    const [a, b] = hashes(i.toString(36)) as [number, number];
    first.add(a);
    both.add(a * 2 ** 21 + (b & 0x1f_ffff));
    buckets[b & 0xff] = (buckets[b & 0xff] as number) + 1;
  }
  expect(both.size).toBe(count);
  // About n² / 2³³ = 10 pairs share 32 bits by chance.
  expect(first.size).toBeGreaterThan(count - 40);
  expect(Math.max(...buckets)).toBeLessThan((count / 256) * 1.2);
});
