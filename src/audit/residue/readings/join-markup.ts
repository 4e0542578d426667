import { openShippedLists } from "../../../recognise/rules/lists/shipped-lists.ts";

/** Tags and comments, one behind another: of prefixed ones (`w:r`) on several lines too, where the space between them means nothing. */
const TAG = String.raw`<\/?[A-Za-z][\w.-]*(?::[\w.-]+)?(?:\s[^<>]{0,4000})?\/?>`;
const PREFIXED = String.raw`<\/?[A-Za-z][\w.-]*:[\w.-]+(?:\s[^<>]{0,4000})?\/?>`;
const COMMENT = "<!--(?:[^-]|-(?!->)){0,4000}-->";
/** Marks of Markdown that make a part of a word bold. */
const EMPHASIS = String.raw`\*{1,3}(?!\*)|~~(?!~)`;
/** A letter in front, in any encoding of one byte a unit, and one behind. */
const BETWEEN_LETTERS = new RegExp(
  String.raw`(?<=[A-Za-z\x80-\xff])(?:${PREFIXED}(?:(?:[ \t]*\r?\n\s*)?${PREFIXED})+|(?:${TAG}|${COMMENT}|${EMPHASIS})+)(?=[A-Za-z\x80-\xff])`,
  "g",
);
/** Tags that end a word, by their own name without a prefix: blocks, cells and breaks of HTML and of Office's and OpenDocument's XML. */
const BREAKS = openShippedLists("technical").set("tags that end a word");
/** Without a prefix text that is struck out, with one a space. */
const STRUCK = "s";
const NAME = /<\/?([A-Za-z][\w.-]*:)?([\w.-]+)/g;

/**
 * A text without the tags that stand within words: `Ver<b>hoe</b>ven`, and the runs in which Office keeps a word (`Ver</w:t></w:r><w:r><w:t>hoeven`).
 * Tags of paragraphs, cells and breaks stay. A byte in each code unit, before and after.
 */
export function joinMarkup(text: string): string {
  if (!text.includes(">") && !text.includes("*") && !text.includes("~~")) return text;
  return text.replace(BETWEEN_LETTERS, (tags) => (isBreak(tags) ? tags : ""));
}

function isBreak(tags: string): boolean {
  for (const [, prefix, written = ""] of tags.matchAll(NAME)) {
    const name = written.toLowerCase();
    if (BREAKS.has(name) && (prefix !== undefined || name !== STRUCK)) return true;
  }
  return false;
}
