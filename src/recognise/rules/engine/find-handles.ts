import type { Found } from "../identifiers/finder.ts";
import type { Note } from "./note.ts";
import { IS } from "./word.ts";

/** Letters, figures and underscores, a stop between two of them: what networks take (15 to 30 characters). */
const HANDLE = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_]|\.(?=[\p{L}\p{N}_])){2,29}(?![\p{L}\p{N}_])/u;
/** "the team @nhs.net": the half of an e-mail address. */
const DOMAIN = /\.\p{Ll}{2,4}$/u;
const LETTERS = /\p{L}/gu;
/** With a space before it ("@ home", "@ 10 min"), it must be written as no word is: `lena_k`, `eduard18`, `LenaK`. */
const UNLIKE_WORDS = /\p{L}_|_\p{L}|\p{L}{3}\p{N}|\p{N}\p{L}{3}|\p{Ll}{2}\p{Lu}\p{Ll}/u;

/** Accounts of social networks: "insta @lena_dejong", "volgt @piet.b". They lead to one person as a name does. The "@" is part of it. */
export function findHandles({ text, lexicon }: Note): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (at > 0 && /[\p{L}\p{N}_.%+-]/u.test(text[at - 1] as string)) continue;
    const isSpaced = text[at + 1] === " ";
    const start = at + (isSpaced ? 2 : 1);
    const handle = HANDLE.exec(text.slice(start, start + 32))?.[0] ?? "";
    if ((handle.match(LETTERS) ?? []).length < 2 || DOMAIN.test(handle)) continue;
    if (isSpaced && !UNLIKE_WORDS.test(handle)) continue;
    // "@fysio graag bellen", "@home", "@ward4"
    const word = lexicon.word(handle.replace(/\p{N}+$/u, ""));
    if (
      (word.is & (IS.role | IS.kin | IS.functionWord)) !== 0 ||
      ((word.isOrdinary || word.isMedical) && !word.isGiven)
    )
      continue;
    found.push({ start: at, end: start + handle.length, label: "PERSON", score: 0.8, rule: "handle" });
  }
  return found;
}
