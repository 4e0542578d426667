import { LANGUAGES } from "../../recognise/rules/languages/languages.ts";
import { foldWord } from "../../text/fold.ts";
import { MASK } from "./context.ts";

/**
 * Where in a note a name stands. `header`: behind a field name and a colon, or before one. `addressee`: who is written to. `sign-off`: behind a closing
 * formula, or before who one is. `possessive`: whose something is. `subject`: at the sentence's begin, before what they do. `inside`: anywhere else.
 */
export const SLOTS = ["subject", "sign-off", "header", "addressee", "possessive", "inside"] as const;
export type Slot = (typeof SLOTS)[number];

const PACKS = Object.values(LANGUAGES).map(({ names }) => names);
const TITLES = new Set(PACKS.flatMap(({ titles, kin }) => [...titles, ...kin]));
const ROLES = new Set(PACKS.flatMap(({ roles }) => [...roles]));
const SIGN_OFFS = PACKS.map(({ signOff }) => signOff);
const ADDRESSING = new Set(PACKS.flatMap(({ addressing }) => [...addressing]));
const POSSESSIVE = new Set(PACKS.flatMap(({ possessive }) => [...possessive]));
/** A field name is no longer than this, in code units. */
const LONGEST_FIELD = 40;

/** The slot of a context's mask, by what stands before and behind it in the sentence; of several that fit, the rarest. */
export function slotOf(text: string): Slot {
  const at = text.indexOf(MASK);
  const before = withoutTitles(foldWord(text.slice(0, at)).trimEnd());
  const behind = text.slice(at + MASK.length);
  const last = /[\p{L}.']+$/u.exec(before)?.[0].replace(/\.$/u, "") ?? "";
  const isOpening = /^[^\p{L}\p{N}]*$/u.test(before);
  const role = /^\s*[,(]\s*([\p{L}-]+)/u.exec(behind)?.[1];
  const lastSentence = before.split(/[.!?]\s+/u).at(-1) ?? "";
  if (ADDRESSING.has(last) || ADDRESSING.has(before.replace(/[^\p{L}.]+/gu, ""))) return "addressee";
  if (SIGN_OFFS.some((signOff) => signOff.exec(lastSentence)?.[0].length === lastSentence.length && !isOpening))
    return "sign-off";
  if (/^['’]s?(?!\p{L})/u.test(behind) || POSSESSIVE.has(last)) return "possessive";
  if (isHeader(before) || (isOpening && /^\s*:/u.test(behind))) return "header";
  if (role !== undefined && ROLES.has(foldWord(role))) return "sign-off";
  return isOpening && /^\s+\p{Ll}/u.test(behind) ? "subject" : "inside";
}

function isHeader(before: string): boolean {
  const field = /(?:^|[.;\n])\s*([^.;:\n]+):\s*$/u.exec(before)?.[1];
  return field !== undefined && field.length <= LONGEST_FIELD;
}

/** Without the titles and relations at the end: "geachte mevr. dr." is "geachte". */
function withoutTitles(before: string): string {
  const word = /([\p{L}/]+)\.?$/u.exec(before);
  if (word === null || !TITLES.has(word[1] as string)) return before;
  // "de heer Jansen" owns nothing.
  return withoutTitles(
    before
      .slice(0, word.index)
      .replace(/(?<!\p{L})de\s*$/u, "")
      .trimEnd(),
  );
}
