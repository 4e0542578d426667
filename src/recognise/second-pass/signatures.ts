import { DIGIT } from "../../text/character-classes.ts";
import type { KnownName } from "../known-names/parse-name.ts";
import type { PlaceWords } from "../rules/engine/place-words.ts";
import { classOfUnit, isLetter, wordAfter, wordBefore } from "./surroundings.ts";
import type { Stretch } from "../../text/tokenise.ts";

const SIGNATURE = /^\p{Lu}(?:\p{Lu}{1,3}|\p{Ll}{1,3}\p{Lu})$/u;

/** The initials that a person may sign with, without stops: "AG", "AGL", "JvdB". None for one word alone. */
export function signaturesOf({ given, surname, either }: KnownName): string[] {
  const [first] = given;
  if (first === undefined) return [];
  const capital = (word: string) => (word[0] ?? "").toUpperCase();
  const all = given.map(({ word }) => capital(word)).join("");
  const surnames = surname.map(({ word }) => capital(word)).join("");
  const [own] = surname;
  const particles = (own?.particles ?? []).map((particle) => particle[0] ?? "").join("");
  const begin = capital(first.word);
  const forms = [
    begin + capital(own?.word ?? ""),
    begin + particles + capital(own?.word ?? ""),
    begin + surnames,
    all + surnames,
    ...either.map((word) => begin + capital(word)),
  ];
  return [...new Set(forms)].filter((form) => SIGNATURE.test(form));
}

/** Where initials stand as a signature: with stops anywhere ("J.G."), without them ("JG") after a role or at the note's end. */
export function findSignatures(text: string, signatures: ReadonlySet<string>, words: PlaceWords): Stretch[] {
  const found: Stretch[] = [];
  for (const signature of signatures) {
    for (const joiner of [".", ". "]) {
      const dotted = [...signature].join(joiner);
      for (let at = text.indexOf(dotted); at >= 0; at = text.indexOf(dotted, at + 1)) {
        const end = at + dotted.length;
        if (isLetter(text, at - 1) || text.charAt(at - 1) === "." || text[end] !== ".") continue;
        if (/^\.? ?\p{L}(?:\.|\p{L})/u.test(text.slice(end, end + 4)) && text[end + 1] !== " ") continue;
        found.push({ start: at, end: end + 1 });
      }
    }
    if (words.abbreviations.has(signature.toLowerCase())) continue;
    for (let at = text.indexOf(signature); at >= 0; at = text.indexOf(signature, at + 1)) {
      const end = at + signature.length;
      if (isLetter(text, at - 1) || isLetter(text, end) || isDigit(text, at - 1) || isDigit(text, end)) continue;
      if (!words.hasInitials && !signs(text, at, end, words)) continue;
      found.push({ start: at, end });
    }
  }
  return found;
}

function isDigit(text: string, index: number): boolean {
  return classOfUnit(text, index) === DIGIT;
}

function signs(text: string, start: number, end: number, words: PlaceWords): boolean {
  const before = wordBefore(text, start);
  const isAlone = wordAfter(text, end).word === "" || /[.,;)\]/]/.test(text[end] ?? "");
  if (/^[.:]?[ \t]*$/.test(before.gap) && words.signs.has(before.word)) return isAlone;
  const isLast = !/[\p{L}\p{N}]/u.test(text.slice(end));
  return isLast && /[/(–\-.\n]\s*$/.test(text.slice(Math.max(0, start - 4), start));
}
