import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { splitSentences, tokenise } from "../../src/text/tokenise.ts";

const cut = (text: string, stretches: readonly { start: number; end: number }[]) =>
  stretches.map(({ start, end }) => text.slice(start, end));

describe("splitSentences", () => {
  it.each([
    ["Pt stabiel. Morgen ontslag.", ["Pt stabiel.", "Morgen ontslag."]],
    ["Gezien door dr. Vos. Beleid volgt", ["Gezien door dr. Vos.", "Beleid volgt"]],
    ["Brief van J. de Wit ontvangen. Akkoord", ["Brief van J. de Wit ontvangen.", "Akkoord"]],
    ["RR 130/80\nPols 72\r\n\r\nmob: zelfst.", ["RR 130/80", "Pols 72", "mob: zelfst."]],
    ["Temp 38.5 vanochtend. geen koorts meer", ["Temp 38.5 vanochtend. geen koorts meer"]],
    ["Pijn? Ja! 3 dagen", ["Pijn?", "Ja!", "3 dagen"]],
    ["  \n ", []],
  ])("%j", (text, expected) => expect(cut(text, splitSentences(text))).toEqual(expected));

  it("loses no character but white space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(cut(text, splitSentences(text)).join("").replace(/\s/gu, "")).toBe(text.replace(/\s/gu, ""));
      }),
    );
  });
});

describe("tokenise", () => {
  it.each([
    ["mw. Jansen-de Wit's dochter", ["mw", ".", "Jansen-de", "Wit's", "dochter"]],
    ["Mob:Jan, 3x/dag 🙂", ["Mob", ":", "Jan", ",", "3", "x", "/", "dag", "🙂"]],
    ["cafe\u0301 Zoë", ["cafe\u0301", "Zoë"]],
  ])("%j", (text, expected) => expect(cut(text, tokenise(text))).toEqual(expected));

  it("covers everything but white space, once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(cut(text, tokenise(text)).join("")).toBe(text.replace(/\s/gu, ""));
      }),
    );
  });
});
