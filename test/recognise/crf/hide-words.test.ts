import { describe, expect, it } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { hideWords } from "../../../src/recognise/crf/hide-words.ts";
import { tagsOf } from "../../../src/recognise/crf/labels.ts";
import { readTokenTable } from "../../../src/recognise/token-table.ts";

const text = "Wopke belde. Gesproken met Wopke over thuiszorg, morgen 12 mg.\n".repeat(40);
const spans = [...text.matchAll(/Wopke/g)].map(({ index }) => ({ start: index, end: index + 5, label: "PERSON" }));

function hide(share: number) {
  const before = readTokenTable(text);
  const tokens = readTokenTable(text);
  hideWords(tokens, tagsOf(tokens, spans, ["PERSON"]), share, createRandom(1));
  return { tokens, changed: Array.from({ length: tokens.count }, (_, i) => tokens.word[i] !== before.word[i]) };
}

describe("hideWords", () => {
  it("makes a word of a mention another one, the same everywhere in the document", () => {
    const { tokens, changed } = hide(1);
    const names = changed.flatMap((isChanged, i) =>
      text.startsWith("Wopke", tokens.start[i]) ? [[isChanged, tokens.word[i]]] : [],
    );
    expect(names).toHaveLength(80);
    expect(new Set(names.map(String)).size).toBe(1);
    expect(names[0]?.[0]).toBe(true);
  });

  it("leaves numbers and marks as they are, and all of it at a share of none", () => {
    const { tokens, changed } = hide(1);
    for (const [i, isChanged] of changed.entries()) {
      if (/^[\d.,]/.test(text.slice(tokens.start[i]))) expect(isChanged).toBe(false);
    }
    expect(hide(0).changed).not.toContain(true);
  });

  it("hides a word outside mentions more seldom", () => {
    const words = Array.from(
      { length: 600 },
      (_, i) => `woord${"abcdefghij"[i % 10]}${"klmnopqrst"[Math.floor(i / 10) % 10]}${"uvwxyz"[Math.floor(i / 100)]}`,
    );
    const tokens = readTokenTable(words.join(" "));
    const before = tokens.word.slice();
    hideWords(tokens, new Uint8Array(tokens.count), 0.6, createRandom(2));
    const hidden = before.filter((word, i) => i < tokens.count && word !== tokens.word[i]).length;
    expect(hidden).toBeGreaterThan(60);
    expect(hidden).toBeLessThan(200);
  });
});
