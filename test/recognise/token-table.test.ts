import { expect, it } from "vitest";

import { foldWord } from "../../src/text/fold.ts";
import { hashKey, readTokenTable } from "../../src/recognise/token-table.ts";

// Trained models hold these hashes: whoever changes them must train every shipped model again, and raise the model's version.
it.each([
  ["Jansen", 1359083228, -1728344879, -1949983668, 2],
  ["Zoë", -228243499, 1405838195, -1256640423, 2],
  ["Łódź", -1229261146, -583223382, 969820422, 2],
  ["e\u0301", -1984655777, -1849061660, -1780421633, 1],
  ["12", 1300348611, -1008158154, 1017598918, 18],
  ["Straße", -1430253296, 471184117, 1081009502, 2],
  ["ĲSBERG", -7702158, -867826784, 162581822, 3],
  ["𐐀", -1649805427, -8371690, 503490732, 4],
])("gives %s the hashes and the shape that trained models know", (text, ...expected) => {
  const { count, word, surface, check, shape } = readTokenTable(text);
  expect(count).toBe(1);
  expect([word[0], surface[0], check[0], shape[0]]).toEqual(expected);
});

it("cuts a text at marks of punctuation, digits and lines, and notes where space stood", () => {
  const text = "Naam: d’Ávila-López (45)\r\n\r\n Zoë Ægir 🙂 e\u0301";
  const { count, start, end, spaced, lineStart, lines } = readTokenTable(text);
  const tokens = Array.from({ length: count }, (_, i) => text.slice(start[i], end[i]));
  expect(tokens).toEqual([
    "Naam",
    ":",
    "d",
    "’",
    "Ávila",
    "-",
    "López",
    "(",
    "45",
    ")",
    "Zoë",
    "Ægir",
    "🙂",
    "e\u0301",
  ]);
  expect([...spaced.subarray(0, count)]).toEqual([1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1]);
  expect([...lineStart.subarray(0, lines + 1)]).toEqual([0, 10, 14]);
});

it.each(["Jansen", "Zoë", "Łódź", "e\u0301l", "Straße", "ÆGIR", "Σίγμα"])("hashes %s as what it folds to", (text) => {
  expect(readTokenTable(text).word[0]).toBe(hashKey(foldWord(text)));
});
