import { describe, expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";
import { replaceSpans, unionSpans } from "../../../src/text/span.ts";
import { NOTE_LANGUAGES } from "../../../src/text/note-languages.ts";

/** A name with something at a place inside it. */
type Split = (name: string, at: number) => string;

const inserted =
  (mark: string): Split =>
  (name, at) =>
    name.slice(0, at) + mark + name.slice(at);
const referred =
  (reference: (code: number) => string): Split =>
  (name, at) =>
    name.slice(0, at) + reference(name.charCodeAt(at)) + name.slice(at + 1);

const SPLITS: Readonly<Record<string, Split>> = {
  "hyphen and line end": inserted("-\n"),
  "hyphen and line end of Windows": inserted("-\r\n"),
  "zero-width space": inserted("\u200b"),
  "zero-width joiner": inserted("\u200d"),
  "soft hyphen": inserted("\u00ad"),
  "&shy;": inserted("&shy;"),
  "<wbr>": inserted("<wbr>"),
  "&#NUMBER;": referred((code) => `&#${code};`),
  "&#xNUMBER;": referred((code) => `&#x${code.toString(16)};`),
  "&NAME;": (name, at) => `${name.slice(0, at)}&eacute;${name.slice(at + 1)}`,
  mojibake: (name, at) => `${name.slice(0, at)}Ã©${name.slice(at + 1)}`,
  bold: (name) => `<b>${name}</b>`,
  "a tag inside": inserted("</span><span>"),
};
const MENTIONS = 60;
const LONG_WORD = /\p{Lu}\p{Ll}{4,}/u;

/** A name in a note, and a place inside one of its words. */
interface Case {
  readonly before: string;
  readonly name: string;
  readonly at: number;
  readonly after: string;
}

const accented: Split = (name, at) => `${name.slice(0, at)}é${name.slice(at + 1)}`;

/** Names that are covered as they stand, with another letter at the place, too: what is measured is what the split adds. */
async function casesOf(language: (typeof NOTE_LANGUAGES)[number]) {
  const recogniser = await createRecogniser(`language:${language}`);
  const notes = generateShortNotes(packOf(language), { seed: 5, notes: 250, lookAlikes: 0 });
  const all = notes.flatMap(({ text, mentions }, index): Case[] => {
    const mention = mentions.find(
      ({ start, end, label }) => label === "PERSON" && LONG_WORD.test(text.slice(start, end)),
    );
    if (mention === undefined) return [];
    const name = text.slice(mention.start, mention.end);
    const word = LONG_WORD.exec(name) as RegExpExecArray;
    const at = word.index + 2 + (index % (word[0].length - 3));
    return [{ before: text.slice(0, mention.start), name, at, after: text.slice(mention.end) }];
  });
  const plain = await findIn(all, (name) => name, recogniser);
  const other = await findIn(all, accented, recogniser);
  const cases = all.filter((_, index) => !/\p{L}/u.test(`${plain[index]}${other[index]}`));
  return { recogniser, cases: cases.slice(0, MENTIONS) };
}

/** Of each case, what is left of the name where it is written so; throws if a tag was cut. */
async function findIn(cases: readonly Case[], split: Split, recogniser: Recogniser): Promise<string[]> {
  const documents = cases.map(({ before, name, at, after }, index) =>
    createDocument(`${index}`, before + split(name, at) + after),
  );
  const found = await recogniser.recognise(documents);
  return documents.map(({ text }, index) => {
    const spans = (found[index] ?? []).filter(({ label }) => label === "PERSON" || label === "GPE");
    const { before, after } = cases[index] as Case;
    const tags = (content: string) => content.match(/<\/?(?:b|span)>/g) ?? [];
    expect(tags(replaceSpans(text, unionSpans(spans), () => ""))).toEqual(tags(text));
    const isLeft = (at: number) => !spans.some(({ start, end }) => start <= at && at < end);
    const left = text.split("").filter((_, at) => at >= before.length && at < text.length - after.length && isLeft(at));
    return left.join("").replace(/<\/?\w+>/g, "");
  });
}

describe.each(NOTE_LANGUAGES)("names in %s that are written with something inside", async (language) => {
  const { recogniser, cases } = await casesOf(language);

  it("has enough of them", () => expect(cases).toHaveLength(MENTIONS));

  it.each(Object.entries(SPLITS))("%s: at most one in sixty keeps a letter, and no tag is cut", async (_, split) => {
    const left = await findIn(cases, split, recogniser);
    expect(left.filter((letters) => /\p{L}/u.test(letters)).length).toBeLessThanOrEqual(1);
  });
});
