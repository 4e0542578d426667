import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CELL_BREAK } from "../../../src/text/read/markup.ts";
import { readSurface, readText } from "../../../src/text/read/read-text.ts";

describe("readText", () => {
  it.each([
    ["Jan&shy;sen en Garc&iacute;a &amp; co", "Jansen en García & co"],
    ["Jos&#233;, Jos&#xe9;, Jos&amp;eacute;", "José, José, José"],
    ["Jan\u200bsen, Jan\u00adsen, \u202aJansen\u202c, \ufeffJansen", "Jansen, Jansen, Jansen, Jansen"],
    ["Jan\u200bJansen", "Jan Jansen"],
    ["mw. Jan-\nsen, mw. Pie-\r\n  ters, mw. Mul\u00ad\nder", "mw. Jansen, mw. Pieters, mw. Mulder"],
    ["mw. Jansen-\nde Wit, foto Lan-\nde", "mw. Jansen-de Wit, foto Lande"],
    ["\uff2a\uff41\uff4e en \ufb01jn en \u{1d409}\u{1d41a}\u{1d427}", "Jan en fijn en Jan"],
    ["GarcÃ­a, JosÃ©, Ã\u0089va, PaulÃ¢", "García, José, Éva, Paulâ"],
    ["patiâ\u0080\u0099s, donâ€™t, Å¡koda", "pati’s, don’t, škoda"],
    ["M<wbr>ulder, <b>Jan</b>sen, <i>Jan</i>Jansen", "Mulder, Jansen, Jan Jansen"],
    ["&lt;b&gt;Jan&lt;/b&gt;sen", "Jansen"],
    ["<patient name='Jan Jansen'/>", "\nname: Jan Jansen\n"],
    ["zie <a href='mailto:jan@x.nl' class='Jan'>hier</a>", "zie  mailto:jan@x.nl hier"],
    ["<n:familyName>Jansen</n:familyName>", "\nfamily name: Jansen\n"],
    ["<!-- Jansen --><![CDATA[Piet]]>", " Jansen Piet"],
  ])("reads %j", (text, expected) => {
    expect(readText(text).text).toBe(expected);
  });

  it("reads the rows of a table in a line each, whatever the lines of its source", () => {
    const table =
      "<table>\n<tr>\n<th>Naam\n<th>Arts</tr>\n<tr><td><p>Jan\n Jansen</p></td>\n <td>De Wit</td></tr></table>";
    const lines = readText(table)
      .text.split("\n")
      .filter((line) => line.trim() !== "");
    expect(lines.map((line) => line.split(CELL_BREAK).map((cell) => cell.trim()))).toEqual([
      ["Naam", "Arts"],
      ["Jan Jansen", "De Wit", ""],
    ]);
  });

  it.each([
    "Hb < 5,0 en Na > 130, RR <120/80>",
    "Jan Jansen <jan@x.nl> en <Jansen> en <Mark>",
    "R&D, A&E; 5 & 6; <",
    "Ä-Ö, château, São, ÅSA, CAFÉ»",
    "post-operatief\n- Jansen\nA -\nb, 3-\nvoudig",
    "<mask> belt PERSON",
    "é e\u0301 ❤️",
  ])("leaves %j as it is", (text) => {
    expect(readText(text).isOriginal).toBe(true);
  });

  it("reads any text, and its letters come from where it says", () => {
    const pieces = [
      "<b>",
      "</b>",
      "<td>",
      "<p x='Jan'>",
      "&eacute;",
      "&#",
      "\u00ad",
      "-\n",
      "Ã©",
      "Jan",
      " ",
      "<!--",
      "\uff2a",
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 }))).map((all) => all.join(""));
    fc.assert(
      fc.property(text, (written) => {
        const read = readText(written);
        for (let at = 0; at < read.text.length; at++) {
          const { start, end } = read.originOf({ start: at, end: at + 1 });
          if (end === start + 1 && written[start] !== read.text[at])
            expect(written[start]).toMatch(/[<>"'/\s\p{L}\p{N}\uff00-\uffff\u2000-\u2fff]/u);
        }
      }),
    );
  });
});

describe("readSurface", () => {
  it("reads a name in one line", () => {
    expect(readSurface("Jan&shy;sen-<br>de Wit")).toBe("Jansen-de Wit");
    expect(readSurface("Jan Jansen")).toBe("Jan Jansen");
  });
});
