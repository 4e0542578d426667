import { expect, it } from "vitest";

import { loadListedNames } from "../../src/cli/commands/model/listed-names.ts";
import type { Context } from "../../src/probe/contexts/context.ts";

function contextsOf(texts: readonly string[]): Context[] {
  return texts.map((text, index) => ({ id: `c${index}`, text, split: "seen", set: "development" }) as Context);
}

const DUTCH = contextsOf([
  "Vanmorgen gesproken met <mask> over het ontslag uit het ziekenhuis.",
  "De dochter van <mask> belt morgen terug.",
]);
const SPANISH = contextsOf([
  "Se habló con <mask> sobre el alta del hospital.",
  "La hija de <mask> llamará mañana por la tarde.",
]);

it("a review has the name lists of the languages that its contexts are in", () => {
  const [dutch, spanish] = [loadListedNames(DUTCH), loadListedNames(SPANISH)];
  expect([spanish("Estanislada"), dutch("Estanislada")]).toEqual([true, false]);
  expect([dutch("Sjoerd"), spanish("Sjoerd")]).toEqual([true, false]);
});

it("and of all languages of contexts of several files, which follow each other", () => {
  const many = [DUTCH, SPANISH].flatMap((contexts) => Array.from({ length: 150 }, () => contexts).flat());
  const isListed = loadListedNames(many);
  expect(["Estanislada", "Sjoerd"].map(isListed)).toEqual([true, true]);
});

it("without contexts it has those of all languages, and neither labels nor ordinary words in small letters are names", () => {
  const isListed = loadListedNames([]);
  expect(["Estanislada", "Sjoerd", "PERSON", "roos"].map(isListed)).toEqual([true, true, false, false]);
});
