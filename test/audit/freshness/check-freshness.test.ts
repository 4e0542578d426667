import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { expect, test } from "vitest";

import { checkFreshness } from "../../../src/audit/freshness/check-freshness.ts";
import { findSeenText } from "../../../src/audit/freshness/find-seen-text.ts";
import { type Context, CONTEXT_SETS } from "../../../src/probe/contexts/context.ts";
import { createNearIndex } from "../../../src/probe/contexts/near-duplicates.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const OTHERS = ["de arts belde gisteren over koorts van <mask>", "vandaag bracht <mask> bloemen naar de afdeling"];
const SENTENCE = "Op 12 mei is <mask> erg moe geweest.";
/** Nearly the same. */
const AGAIN = "op 3 mei is <mask> nog erg moe geweest";

let next = 0;
const context = (split: Context["split"], set: Context["set"], text: string): Context => ({
  id: `${split}-${next++}`,
  split,
  set,
  text,
});

test.each([
  ["development", [context("unseen", "development", AGAIN)], context("seen", "test", SENTENCE)],
  ["development", [context("seen", "development", AGAIN)], context("unseen", "test", SENTENCE)],
  ["seen-contexts", [context("seen", "test", AGAIN)], context("unseen", "test", SENTENCE)],
  ["seen-contexts", [context("seen", "reserve", AGAIN)], context("unseen", "test", SENTENCE)],
  ["other-reserve", [context("unseen", "reserve", AGAIN)], context("seen", "test", SENTENCE)],
  ["test", [context("seen", "test", AGAIN)], context("seen", "test", SENTENCE)],
] as const)("%s: a test context goes, the other one stays", (kind, others, duplicate) => {
  const kept = context("seen", "test", OTHERS[0] as string);
  const result = checkFreshness([...others, kept, duplicate]);
  const tests = others.filter(({ set }) => set === "test");
  expect(result.fresh).toEqual([...tests, kept]);
  expect(result).toMatchObject({ n: tests.length + 2, duplicates: 1, isInvalid: true });
  expect(result.byKind[kind]).toBe(1);
});

test("the unseen one goes wherever it stands, and one in the reserve of its own split goes not", () => {
  const [unseen, seen] = [context("unseen", "test", SENTENCE), context("seen", "test", AGAIN)];
  expect(checkFreshness([unseen, seen]).fresh).toEqual([seen]);
  const reserve = context("unseen", "reserve", AGAIN);
  expect(checkFreshness([unseen, reserve])).toMatchObject({
    fresh: [unseen],
    duplicates: 0,
    share: 0,
    isInvalid: false,
  });
});

test("5 % are not invalid yet, a context more is; without contexts nothing is", () => {
  const words = (n: number) =>
    Array.from({ length: 8 }, (_, place) => `w${"abcdefghij"[(n * (place + 1)) % 10]}${"x".repeat(n)}`).join(" ");
  const tests = Array.from({ length: 19 }, (_, index) => context("seen", "test", `<mask> ${words(index)}`));
  const again = (n: number) => tests.slice(0, n).map(({ text }) => context("seen", "test", text));
  expect(checkFreshness([...tests, ...again(1)])).toMatchObject({
    n: 20,
    duplicates: 1,
    share: 0.05,
    isInvalid: false,
  });
  expect(checkFreshness([...tests, ...again(2)])).toMatchObject({ duplicates: 2, isInvalid: true });
  expect(checkFreshness([])).toMatchObject({ n: 0, share: 0, isInvalid: false });
});

test("what is used is nearly the same as nothing it must not be, and every one left out is", () => {
  const word = fc.constantFrom("de", "pijn", "is", "<mask>", "12", "arts");
  const text = fc.array(word, { minLength: 5, maxLength: 6 }).map((words) => words.join(" "));
  const any = fc.record({
    split: fc.constantFrom("seen" as const, "unseen" as const),
    set: fc.constantFrom(...CONTEXT_SETS),
    text,
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (given) => {
      const contexts = given.map(({ split, set, text: words }) => context(split, set, words));
      const { fresh, duplicates, byKind } = checkFreshness(contexts);
      const isNear = (one: Context, wanted: (other: Context) => boolean) => {
        const index = createNearIndex();
        for (const other of contexts) if (other !== one && wanted(other)) index.add(other.text);
        return index.has(one.text);
      };
      for (const one of fresh) {
        expect(isNear(one, ({ set }) => set === "development")).toBe(false);
        if (one.split === "unseen") expect(isNear(one, ({ split }) => split === "seen")).toBe(false);
        expect(isNear(one, (other) => other.split === one.split && fresh.includes(other))).toBe(false);
      }
      for (const one of contexts)
        if (one.set === "test" && !fresh.includes(one)) expect(isNear(one, () => true)).toBe(true);
      expect(Object.values(byKind).reduce((sum, n) => sum + n, 0)).toBe(duplicates);
    }),
  );
});

test("unseen test contexts that stand in the text the model saw", async () => {
  const corpus = join(await temporaryDirectory(), "seen");
  await mkdir(corpus);
  await writeFile(join(corpus, "n.txt"), `Rustig.\n${AGAIN.replace("<mask>", "PERSON")}\nTot morgen.`);
  const contexts = [
    context("unseen", "test", SENTENCE),
    context("unseen", "test", OTHERS[0] as string),
    context("seen", "test", SENTENCE),
    context("unseen", "reserve", SENTENCE),
  ];
  const inSeenText = await findSeenText(contexts, [corpus]);
  expect([...inSeenText]).toEqual([contexts[0]?.id]);
  const own = contexts.filter(({ split }) => split === "unseen");
  expect(checkFreshness(own, inSeenText)).toMatchObject({
    fresh: [contexts[1]],
    duplicates: 1,
    byKind: { "seen-text": 1 },
  });
  expect(await findSeenText(contexts, [])).toEqual(new Set());
});
