import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { addTypos, lowerCase, stripAccents, upperCase } from "../../../src/evaluate/perturb/perturb.ts";
import { scorePerturbations } from "../../../src/evaluate/perturb/perturbations.ts";
import type { ScoredDocument } from "../../../src/evaluate/figures/score.ts";

const span = (start: number, end: number) => ({ start, end, label: "PERSON" });

/** Texts in which characters change their length, come in pairs or carry marks; and a span of whole characters. */
const characters = fc.array(
  fc.oneof(
    fc.constantFrom("ß", "İ", "ŉ", "ﬁ", "é", "e\u0301", "\u0301", "Σ", "σ", "😀", "𐐀", "ñ", " ", "\r\n", "ΐ"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  { maxLength: 30 },
);
const cases = fc.tuple(characters, characters, characters).map((parts) => {
  const [before, inside, after] = parts.map((part) => part.join("")) as [string, string, string];
  return { text: before + inside + after, inside, span: span(before.length, before.length + inside.length) };
});

const cut = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end);
// A capital sigma's lower case depends on its neighbours; which sigma is no matter of offsets.
const oneSigma = (text: string) => text.replaceAll("ς", "σ");

describe("changed texts", () => {
  it.each([
    ["lower", lowerCase, (text: string) => text.toLowerCase()],
    ["upper", upperCase, (text: string) => text.toUpperCase()],
  ])("%s case: a span covers what became of what it covered", (_, change, expected) => {
    fc.assert(
      fc.property(cases, ({ text, inside, span: original }) => {
        const { text: changed, place } = change(text);
        expect(oneSigma(changed)).toBe(oneSigma(expected(text)));
        expect(oneSigma(cut(changed, place(original)))).toBe(oneSigma(expected(inside)));
      }),
    );
  });

  it("without accents: letters stay, spans too", () => {
    const { text, place } = stripAccents("Pérez y Mun\u0303oz, İbrahim, ñandú 가");
    expect(text).toBe("Perez y Munoz, Ibrahim, nandu 가");
    expect(cut(text, place(span(8, 14)))).toBe("Munoz");
    fc.assert(
      fc.property(cases, ({ text: original, inside, span: whole }) => {
        const stripped = stripAccents(original);
        expect(cut(stripped.text, stripped.place(whole))).toBe(stripAccents(inside).text);
        expect(stripped.text).not.toMatch(/[\u0300-\u036f]/);
      }),
    );
  });

  it("keeps the label and the whole of a letter that a span cuts", () => {
    const { text, place } = lowerCase("a😀b");
    expect(cut(text, place({ ...span(1, 2) }))).toBe("😀");
    expect(place(span(0, 1)).label).toBe("PERSON");
  });

  it("typing errors: one in each mention, nothing else changed", () => {
    fc.assert(
      fc.property(cases, fc.integer(), ({ text, inside, span: mention }, seed) => {
        const { text: changed, place } = addTypos(text, [mention], createRandom(seed));
        const placed = place(mention);
        expect(changed.slice(0, placed.start)).toBe(text.slice(0, mention.start));
        expect(changed.slice(placed.end)).toBe(text.slice(mention.end));
        const found = cut(changed, placed);
        if (/[\p{L}\p{N}]/u.test(inside)) expect(found).not.toBe(inside);
        else expect(found).toBe(inside);
        expect(Math.abs(found.length - inside.length)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("typing errors: spans after, around and across stay in place; the seed decides", () => {
    const text = "Teresa Blanco Ruiz, Jaén";
    const mentions = [span(0, 18), span(7, 13), span(20, 24)];
    const once = addTypos(text, mentions, createRandom(3));
    expect(once.text).toBe(addTypos(text, mentions, createRandom(3)).text);
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => addTypos(text, mentions, createRandom(seed)).text)).size,
    ).toBeGreaterThan(10);
    const [whole, inner, last] = mentions.map((mention) => once.place(mention));
    expect(whole?.start).toBe(0);
    expect(once.text.slice(whole?.end, last?.start)).toBe(", ");
    expect(inner?.end).toBeLessThanOrEqual(whole?.end ?? 0);
    expect(last?.end).toBe(once.text.length);
  });
});

describe("scorePerturbations", () => {
  it("runs the recogniser on each changed text and compares with the moved gold", async () => {
    const text = "ß Pérez";
    const document: ScoredDocument = { id: "1", text, gold: [span(2, 7)], system: [] };
    // Finds a capital and what follows, where that is written with its accent.
    const find = async (documents: readonly { text: string }[]) =>
      documents.map((changed) =>
        Array.from(changed.text.matchAll(/P[éÉ]\S+/gu), ({ index, 0: name }) => span(index, index + name.length)),
      );
    const scores = await scorePerturbations([document], find, { seed: 1, prepare: (changed) => changed });
    expect(Object.keys(scores)).toEqual(["lower", "upper", "unaccented", "typo"]);
    expect(scores.lower.all).toMatchObject({ gold: 1, correct: 0, recall: 0 });
    // "ß" has become "SS": the place is right all the same.
    expect(scores.upper.PERSON).toMatchObject({ gold: 1, correct: 1, recall: 1, coverageRecall: 1 });
    expect(scores.unaccented.names.recall).toBe(0);
    expect(scores.upper.GPE.gold).toBe(0);
  });
});
