import { openShippedLists } from "../../recognise/rules/lists/shipped-lists.ts";
import { foldSurface, foldWord } from "../../text/fold.ts";

const LISTS = openShippedLists("name-parts");
/** Words in names that identify no person, folded: particles of Dutch and neighbouring languages. */
const PARTICLES = LISTS.set("particles");

/** Titles and forms of address, folded and without full stops. */
const TITLES = LISTS.set("titles");

const INITIALS = /^(?:\p{L}{1,2}\.)+\p{L}?\.?$/u;
/** What lies between the parts of a name: anything but letters, their marks, and the full stops that make initials. */
const BETWEEN_PARTS = /[^\p{L}\p{M}.]+/u;

/**
 * The parts of a name that identify: folded to lower case without accents, split at white space, hyphens, apostrophes and digits,
 * each once, in order. Initials (`J.A.`), titles, particles and parts of fewer than `shortest` letters are left out, since
 * predicting them identifies no person.
 */
export function nameParts(name: string, shortest = 2): string[] {
  return [...new Set(writtenParts(name, shortest).map(foldWord))];
}

/** The same parts as they are written, case and accents kept: `José` of `Dr. José de la Cruz`, then `Cruz`. */
export function writtenParts(name: string, shortest = 2): string[] {
  const parts = new Set<string>();
  for (const written of name.split(BETWEEN_PARTS)) {
    if (INITIALS.test(written)) continue;
    const part = written.replaceAll(".", "");
    const folded = foldWord(part);
    if ([...folded].length >= shortest && !PARTICLES.has(folded) && !TITLES.has(folded)) parts.add(part);
  }
  return [...parts];
}

/**
 * What counts as having recovered `original`: its parts, and the whole of it as written, folded, unless the whole is only
 * initials, a title or too short.
 */
export function recoveryKeys(original: string, shortest = 2): ReadonlySet<string> {
  const parts = nameParts(original, shortest);
  return parts.length === 0 ? new Set() : new Set([...parts, foldSurface(original)]);
}

/** Whether a surface, or a part of it that identifies (`Jan-`), is one of these folded parts of known names. */
export function isNamePart(surface: string, parts: ReadonlySet<string>): boolean {
  return parts.has(foldSurface(surface)) || nameParts(surface).some((part) => parts.has(part));
}
