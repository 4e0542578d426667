import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createUserWordsFilter } from "../../../src/recognise/user-words/apply-user-words.ts";
import { readUserWords } from "../../../src/recognise/user-words/read-user-words.ts";
import { createDocument } from "../../../src/text/document.ts";
import { areApart, type Span } from "../../../src/text/span.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

async function filesOf(words: { readonly always?: string; readonly never?: string }) {
  const directory = await temporaryDirectory();
  const paths: { always?: string; never?: string } = {};
  for (const [name, content] of Object.entries(words)) {
    paths[name as "always" | "never"] = join(directory, `${name}.txt`);
    await writeFile(join(directory, `${name}.txt`), content);
  }
  return paths;
}

/** What is marked in a text of which these surfaces were found. */
async function marked(
  text: string,
  found: readonly string[],
  words: { readonly always?: string; readonly never?: string },
): Promise<string[]> {
  const apply = createUserWordsFilter(await readUserWords(await filesOf(words)));
  const spans = found.map((surface): Span => {
    const start = text.indexOf(surface);
    return { start, end: start + surface.length, label: "PERSON" };
  });
  return apply(createDocument("d", text), spans).map(({ start, end }) => text.slice(start, end));
}

describe("words that are always replaced", () => {
  it("are replaced in any case, without accents, as whole words, in phrases over line ends", async () => {
    const always = "# the ward's own names\nJosé\n\nVilla Nova\n";
    const text = "jose en JOSÉ, niet Josefien; villa\nnova en Villa-Nova; Jo&shy;sé";
    expect(await marked(text, [], { always })).toEqual(["jose", "JOSÉ", "villa\nnova", "Jo&shy;sé"]);
  });

  it("make a mark longer that they overlap", async () => {
    expect(await marked("Anna Jansen kwam", ["Anna"], { always: "Anna Jansen" })).toEqual(["Anna Jansen"]);
  });
});

describe("words that are never replaced", () => {
  it("stay as they are written, whatever is marked round them", async () => {
    expect(await marked("m. Parkinson van Jan Parkinson", ["Parkinson"], { never: "Parkinson" })).toEqual([]);
    expect(await marked("dr. Jan Parkinson-Smit", ["Jan Parkinson-Smit"], { never: "Parkinson" })).toEqual([
      "Jan",
      "Smit",
    ]);
    expect(await marked("Roos at een roos", ["Roos"], { never: "roos" })).toEqual(["Roos"]);
    expect(await marked("Parkinsons", ["Parkinsons"], { never: "Parkinson" })).toEqual(["Parkinsons"]);
  });

  it("give way where a text holds both", async () => {
    expect(await marked("Anna Graves Jansen", [], { always: "Graves Jansen", never: "Anna Graves" })).toEqual([
      "Graves Jansen",
    ]);
  });
});

describe("createUserWordsFilter", () => {
  it("gives the same for what it has made, sorted and disjoint", async () => {
    const paths = await filesOf({ always: "ab\nc d\n", never: "ba\nd b\n" });
    const apply = createUserWordsFilter(await readUserWords(paths));
    const text = fc
      .array(fc.constantFrom("ab", "ba", "c", "d", "b", " ", " ", "&shy;", "<b>", "-\n"))
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (content, a, b) => {
        const [start, end] = [a % (content.length + 1), b % (content.length + 1)].sort((x, y) => x - y) as [
          number,
          number,
        ];
        const document = createDocument("d", content);
        const once = apply(document, start === end ? [] : [{ start, end, label: "PERSON" }]);
        expect(areApart(once)).toBe(true);
        expect(apply(document, once)).toEqual(once);
      }),
    );
  });
});

describe("readUserWords", () => {
  it.each([
    [{ always: "Jan\nPiet\n", never: "x\nPIET" }, /always\.txt, line 2, and .*never\.txt, line 2/u],
    [{ always: "Jan Parkinson", never: "Parkinson" }, /line 1, and .*line 1/u],
    [{ always: "Parkinson", never: "# no\nziekte van Parkinson" }, /line 1, and .*line 2/u],
    [{ always: "Jan\n--\n" }, /always\.txt, line 2: expected a word/u],
    [{ never: "\n# none\n" }, /never\.txt: expected words for --never/u],
  ])("refuses %j without a word of it", async (words, message) => {
    const error = await readUserWords(await filesOf(words)).catch((reason: unknown) => reason as Error);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toMatch(/Parkinson|Piet|PIET/u);
  });
});
