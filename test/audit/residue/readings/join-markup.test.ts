import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { joinMarkup } from "../../../../src/audit/residue/readings/join-markup.ts";
import { search } from "../fixture.ts";

const run = (text: string) => `<w:r w:rsidR="00A1"><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe("a name that tags take apart is found", () => {
  it.each([
    ["runs of Office", `<w:p>${run("Gezien: Ver")}${run("hoeven")}${run("aar kwam")}</w:p>`],
    ["runs with marks between them", `${run("Verhoe")}<w:proofErr w:type="spellEnd"/>${run("venaar")}`],
    ["runs over lines", `<w:t>Ver</w:t>\n      </w:r>\n      <w:r>\n        <w:t>hoevenaar</w:t>`],
    ["slides", "<a:r><a:t>Verhoe</a:t></a:r><a:r><a:rPr lang='nl'/><a:t>venaar</a:t></a:r>"],
    ["sheets", "<si><r><t>Ver</t></r><r><rPr><b/></rPr><t>hoevenaar</t></r></si>"],
    ["OpenDocument", '<text:p>Ver<text:span text:style-name="T1">hoeven</text:span>aar</text:p>'],
    ["HTML", "<p>Ver<b>hoeven</b>aar</p>"],
    ["HTML within HTML", '<p>V<span class="a"><em>erhoe</em></span><!-- x -->venaar</p>'],
    ["a place to break a line", "Verhoe<wbr>ven<WBR/>aar"],
    ["a soft hyphen beside a tag", "Ver&shy;<i>hoe&#173;venaar</i>"],
    ["an entity beside a tag", "V<b>&#101;rhoevenaar</b>"],
    ["HTML in JSON", JSON.stringify({ page: "Ver<b>hoevenaar</b>" }).replaceAll("<", "\\u003c")],
    ["HTML in HTML", "Ver&lt;b&gt;hoevenaar&lt;/b&gt;"],
    ["Markdown", "Ver**hoeven**aar"],
  ])("%s", async (_, text) => {
    expect(await search(text, ["Verhoevenaar"])).toEqual({ verhoevenaar: 1 });
  });

  it("wherever they stand", async () => {
    const tag = fc.constantFrom(
      "<b>",
      "</b>",
      '<span style="x">',
      "<wbr>",
      "</w:t></w:r><w:r><w:t>",
      "<!-- - -->",
      "~~",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(tag), { minLength: 11, maxLength: 11 }), async (tags) => {
        const text = [..."Verhoevenaar"].map((letter, index) => `${index > 0 ? (tags[index - 1] ?? "") : ""}${letter}`);
        expect(await search(`<p>mevrouw ${text.join("")}</p>`, ["Verhoevenaar"])).toHaveProperty("verhoevenaar");
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ["cells", "<td>Jan</td><td>uari</td> <td>E</td><td>va</td>"],
  ["paragraphs", `<w:p>${run("E")}</w:p><w:p>${run("va")}</w:p>`],
  ["breaks", "E<br>va E<BR/>va E<w:br/>va E<text:s/>va E<w:tab/>va"],
])("tags that end a word stay: %s", async (_, text) => {
  expect(await search(text, ["Eva"])).toEqual({});
});

it("names in cells side by side are found as they stand, and joined ones are no words", async () => {
  expect(await search("<b>Jan</b><i>Piet</i> <b>Jan</b>uari", ["Jan", "Piet"])).toEqual({ jan: 2, piet: 1 });
});

it("takes time in proportion to the text, whatever it is", () => {
  for (const piece of ["a<b", "a*", "a<b c", "a<!--", "<w:r> ", "a<w:r>   ", "~~a", "a<b>"]) {
    const text = piece.repeat(200_000);
    const began = performance.now();
    joinMarkup(text);
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});
