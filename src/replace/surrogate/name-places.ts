import { foldWord } from "../../text/fold.ts";
import type { DocumentDraws } from "./document-draws.ts";
import { caseOf, type LetterCase, writeAs } from "./letter-case.ts";
import { joinsOf, type PlaceKind } from "./names.ts";
import { isParticle } from "./particles.ts";
import { drawFrom } from "./pool.ts";
import { replaceWords } from "./replace-words.ts";
import { inventWord } from "./taken-words.ts";
import { createVersions } from "./versions.ts";

/** "VS", "USA", "UK": a country's name in full is not written in capitals in their place. */
const LONGEST_CODE = 4;

/**
 * For each mention of a place in a document, in order, a place of the same kind (a town for a town, a country for a country), of as many
 * words that are joined alike; where there is none, one put together word by word.
 */
export function namePlaces(surfaces: readonly string[], draws: DocumentDraws): string[] {
  const { lot, names, isFree } = draws;
  const nextVersion = createVersions(lot, draws.redraw);
  const drawn = new Map<string, string>();
  const owners = new Map<string, string>();
  const draw = (form: string, joins: string, version: number): string => {
    const key = `${version} ${joins} ${form}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const words = ["GPE", form, version];
    const kind: PlaceKind = names.placeKinds.get(form) ?? "town";
    const isNew = (name: string) => (owners.get(foldWord(name)) ?? form) === form && wordsOf(name).every(isFree);
    const found =
      drawFrom(lot, names.places.get(`${kind}|${joins}`), words, isNew) ??
      (joins === "" ? inventWord(lot.bytes(...words, "invented"), isNew) : undefined);
    const place = found ?? replaceWords(form, { lot, label: "GPE", draw: (word) => draw(word, "", version) });
    owners.set(foldWord(place), form);
    drawn.set(key, place);
    return place;
  };
  return surfaces.map((surface) => {
    const form = foldWord(surface).trim();
    const core = /[\p{L}\p{M}\p{N}].*[\p{L}\p{M}\p{N}]|[\p{L}\p{N}]/su.exec(surface)?.[0];
    if (core === undefined || !/\p{L}/u.test(core)) return surface;
    const place = draw(foldWord(core), joinsOf(core), nextVersion(`GPE ${form}`));
    const at = surface.indexOf(core);
    return surface.slice(0, at) + writeLike(place, core) + surface.slice(at + core.length);
  });
}

/** The words that tell which place it is. */
function wordsOf(name: string): string[] {
  const words = foldWord(name).match(/[\p{L}\p{M}]+/gu) ?? [];
  const telling = words.filter((word) => !isParticle(word));
  return telling.length === 0 ? words : telling;
}

/** In the case of the original, word by word; words that a list writes small stay so. */
function writeLike(place: string, original: string): string {
  const isCode = /^\p{Lu}+$/u.test(original) && original.length <= LONGEST_CODE;
  const cases = (original.match(/[\p{L}\p{M}]+/gu) ?? []).map((word): LetterCase => (isCode ? "title" : caseOf(word)));
  const isAll = (wanted: LetterCase) => cases.every((letterCase) => letterCase === wanted);
  if (isAll("lower")) return place.toLowerCase();
  if (isAll("upper")) return place.toUpperCase();
  let index = 0;
  return place.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const letterCase = cases[index++] ?? "title";
    return letterCase === "upper"
      ? word.toUpperCase()
      : isParticle(foldWord(word))
        ? word
        : writeAs(word, letterCase === "lower" ? "title" : letterCase);
  });
}
