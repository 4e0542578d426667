import type { TextEdit } from "./edited-text.ts";

/** A hyphen at a line's end, with a letter before it and a small letter at the next line's beginning. */
const BROKEN =
  /(?<=\p{L}\p{M}?)[-\u2010\u00ac][ \t]*(?:\r\n|\n|\r)[ \t]*(?=(\p{Ll}+)( (?:\p{Ll}{1,4} ){0,2}\p{Lu})?)/gu;
/** The same of a soft hyphen, which is no letter of the word whatever comes behind it. */
const SOFT = /\u00ad[ \t]*(?:\r\n|\n|\r)[ \t]*(?=\p{L})/gu;
const QUICK = /[-\u2010\u00ac\u00ad][ \t]*[\r\n]/;

/** Words that a surname goes on with behind a hyphen and before a capital ("Jansen-de Wit"): the hyphen is the name's own, and only the line break goes. */
const PARTICLES: ReadonlySet<string> = new Set(
  "de den der het la las le les los van vd von y i e da das del della delle dello di do dos du ten ter te".split(" "),
);

/** Edits that read words as one that were broken at a line's end: "Jan-", "sen" as "Jansen". */
export function readLineEndHyphens(text: string): TextEdit[] {
  if (!QUICK.test(text)) return [];
  const hard = [...text.matchAll(BROKEN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[2] !== undefined && PARTICLES.has(match[1] as string) ? "-" : "",
  }));
  const soft = [...text.matchAll(SOFT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: "",
  }));
  return soft.length === 0 ? hard : [...hard, ...soft].sort((a, b) => a.start - b.start);
}
