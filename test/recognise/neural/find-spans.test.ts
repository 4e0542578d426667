import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openTokenClassifier, type TokenClassifier } from "../../../src/model/classifier/open-token-classifier.ts";
import { findSpans } from "../../../src/recognise/neural/find-spans.ts";
import { createOffsetTable } from "../../../src/text/offsets.ts";
import type { Span } from "../../../src/text/span.ts";
import {
  CLASSIFIER_FAMILIES,
  type ClassifierOracle,
  readClassifierOracle,
  writeClassifier,
} from "../../fixtures/classifier-checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

/** The pipeline's spans in UTF-16 code units, without the white space around them. */
function expectedSpans({ text, spans }: ClassifierOracle["cases"][number]) {
  const table = createOffsetTable(text);
  return spans.flatMap(([from, to, label, score]) => {
    const start = table.fromCodePoint(from);
    const end = table.fromCodePoint(to);
    const surface = text.slice(start, end);
    const left = surface.length - surface.trimStart().length;
    if (surface.trim() === "") return [];
    return [{ start: start + left, end: start + left + surface.trim().length, label, score }];
  });
}

/** With the accents of the last letter: of one that the tokenizer puts together of two characters, Rust gives the first alone. */
const places = (texts: readonly string[], found: readonly (readonly Span[])[]) =>
  found.map((spans, index) =>
    spans.map(({ start, end, label }) => {
      const marks = /^\p{M}+/u.exec(texts[index]?.slice(end) ?? "")?.[0] ?? "";
      return `${start}-${end + marks.length} ${label}`;
    }),
  );

describe.each(CLASSIFIER_FAMILIES)("%s", (family) => {
  let oracle: ClassifierOracle;
  let classifier: TokenClassifier;
  beforeAll(async () => {
    oracle = await readClassifierOracle(family);
    const directory = await temporaryDirectory();
    await writeClassifier(directory, family, oracle);
    classifier = await openTokenClassifier(directory, { threads: 1 });
  });
  afterAll(() => classifier.close());

  it("finds what transformers' pipeline finds, in documents ten times longer than a window too", async () => {
    const texts = oracle.cases.map(({ text }) => text);
    const found = await findSpans(classifier, texts, { windowTokens: oracle.window, overlapTokens: oracle.stride });
    const expected = oracle.cases.map(expectedSpans);
    expect(places(texts, found)).toEqual(places(texts, expected));
    const scores = (spans: readonly (readonly Span[])[]) => spans.flat().map(({ score }) => score ?? Number.NaN);
    expect(
      Math.max(...scores(found).map((score, index) => Math.abs(score - (scores(expected)[index] ?? 0)))),
    ).toBeLessThan(1e-4);
    expect(Math.max(...oracle.cases.map(({ tokens }) => tokens))).toBeGreaterThan(10 * oracle.window);
    expect(texts.filter((text) => /\p{Emoji_Presentation}/u.test(text) && /\p{M}/u.test(text)).length).toBeGreaterThan(
      1,
    );
  });

  it("finds the same whatever is read together", async () => {
    const texts = oracle.cases.map(({ text }) => text).slice(1, 5);
    const together = await findSpans(classifier, texts);
    const apart: (readonly Span[])[] = [];
    for (const text of texts.toReversed()) apart.unshift((await findSpans(classifier, [text]))[0] ?? []);
    expect(places(texts, apart)).toEqual(places(texts, together));
  });
});
