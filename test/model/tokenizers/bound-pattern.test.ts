import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { boundPattern, showPattern } from "../../../src/model/tokenizers/bound-pattern.ts";
import { createStepBound } from "../../../src/model/tokenizers/step-bound.ts";
import { createTimedMatcher } from "../../../src/model/tokenizers/timed-matcher.ts";

const PLACE = { path: "tokenizer.json", place: "pre_tokenizer.pattern" };

/** The matches of a bounded pattern, as far as the engine's own have them. */
function match(written: string, text: string, mostMs?: number) {
  const pattern = boundPattern(new RegExp(written, "gu"), { ...PLACE, written }, mostMs);
  return [...pattern[Symbol.matchAll](text)].map(({ index, 0: found }) => [index, found]);
}

const plain = (written: string, text: string) =>
  [...text.matchAll(new RegExp(written, "gu"))].map(({ index, 0: found }) => [index, found]);

/** Patterns of published tokenizers, as JavaScript writes them. */
const PUBLISHED = [
  "'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\s\\p{L}\\p{N}]+|\\s+(?!\\S)|\\s+",
  "[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]|\\s+(?!\\S)|\\s+",
  "[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+|\\p{N}{1,3}|\\s+",
  " {2,}",
  "[\\r\\n]",
];
const NOTE = "Patiënt Zoë van der Veen belt 3x: géén pijn, RR 130/80.\r\n\r\n  Controle over 3 weken (poli).  ";

describe("a pattern that does not run away", () => {
  it.each(PUBLISHED)("matches where the engine says, in short texts and long ones: %s", (written) => {
    for (const text of ["", " ", NOTE, NOTE.repeat(200)]) expect(match(written, text)).toEqual(plain(written, text));
  });

  it("matches where the engine says, by the clock too: any", () => {
    fc.assert(
      fc.property(patterns, fc.stringMatching(/^[ab]{0,12}$/), (written, text) => {
        const pattern = new RegExp(written, "gu");
        fc.pre(createStepBound(pattern)(text.length) < 1e6);
        const found = createTimedMatcher(pattern)(text, 5_000)?.map(({ index, 0: part }) => [index, part]);
        expect(found).toEqual(plain(written, text));
        expect(match(written, text)).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a pattern that runs away", () => {
  it.each([
    ["(a+)+$", `${"a".repeat(40)}b`],
    ["(?:.*a){20}b", `${"a".repeat(5_000)}c`],
    ["\\s+$", `${" ".repeat(300_000)}c`],
    ["(?=(a+)+$)x", `${"a".repeat(40)}b`],
    ["(?<=^(a+)+)b", `c${"a".repeat(40)}b`],
    ["(a+)+\\1$", `${"a".repeat(40)}b`],
    ["(?:a|a)*$", `${"a".repeat(50)}b`],
    ["(?:a?){30}a{30}$", `${"a".repeat(29)}${"c".repeat(9)}`],
  ])("is stopped: %s", (written, text) => {
    const start = performance.now();
    expect(() => match(written, text, 100)).toThrow(
      expect.objectContaining({
        code: "checkpoint-unsupported",
        message: expect.stringMatching(
          /^tokenizer\.json: the pattern ".*" at pre_tokenizer\.pattern takes too long/,
        ) as string,
      }),
    );
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("is stopped where no text takes long, but all together do", () => {
    const written = "(?:a+)+$";
    const pattern = boundPattern(new RegExp(written, "gu"), { ...PLACE, written }, 300);
    const tryAll = () => {
      for (let index = 0; index < 1_000; index++) pattern[Symbol.matchAll](`${"a".repeat(22)}b`);
    };
    const start = performance.now();
    expect(tryAll).toThrow(/takes too long/);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

it("takes no longer than a moment for texts that it does not look at the clock for", () => {
  const slowest = { ms: 0 };
  fc.assert(
    fc.property(patterns, fc.integer({ min: 0, max: 60 }), (written, length) => {
      const pattern = new RegExp(written, "gu");
      if (createStepBound(pattern)(length + 1) > 1e6) return;
      for (const end of ["", "c"]) {
        const start = performance.now();
        expect([...`${"a".repeat(length)}${end}`.matchAll(pattern)].length).toBeLessThanOrEqual(length + 2);
        slowest.ms = Math.max(slowest.ms, performance.now() - start);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(slowest.ms).toBeLessThan(200);
});

it("counts more steps for longer texts, and no bound for what it cannot read", () => {
  const linear = createStepBound(/ ?\p{L}+/gu);
  expect([linear(10), linear(100)].map((steps) => steps < 100_000)).toEqual([true, true]);
  expect(createStepBound(/(a+)+$/gu)(40)).toBeGreaterThan(1e12);
});

it("shows a pattern without what could be a name", () => {
  expect(showPattern("(a+)+$")).toBe('"(a+)+$"');
  expect(showPattern("[Vv]erhoevenaar\\s+\\p{Lu}")).toBe('"[··]···········\\\\s+\\\\p{Lu}"');
  expect(showPattern("x".repeat(200))).toHaveLength(83);
});

/** Patterns over the letters a and b, nested to a depth. */
const { pattern: patterns } = fc.letrec<{ pattern: string; alternative: string; element: string; atom: string }>(
  (tie) => ({
    pattern: fc.array(tie("alternative"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("|")),
    alternative: fc.array(tie("element"), { maxLength: 3 }).map((parts) => parts.join("")),
    element: fc
      .tuple(tie("atom"), fc.constantFrom("", "", "*", "+", "?", "{2}", "{0,3}", "+?", "*?"))
      .map(([atom, quantifier]) => atom + quantifier),
    atom: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constantFrom("a", "b", ".", "[ab]", "[^b]"),
      tie("pattern").map((inner) => `(?:${inner})`),
      tie("pattern").map((inner) => `(?:(?=${inner}))`),
    ),
  }),
);
