import type { Random } from "../../src/base/random.ts";
import type { Gender } from "../names/person.ts";
import type { DerivedNames, NameStock } from "./language-pack.ts";

/** The letters of a name up to where a vowel begins after a consonant; the name itself if there is no such place past the second. */
function stemOf(name: string, random: Random): string {
  const cuts = [...name.matchAll(/(?<=[^aeiouyáéíóúàèìòùëïöü\s'’-])(?=[aeiouyáéíóúàèìòùëïöü])/giu)]
    .map((match) => match.index)
    .filter((index) => index >= 2);
  return cuts.length === 0 ? name : name.slice(0, random.pick(cuts));
}

function tailOf(name: string, random: Random): string {
  const stem = stemOf(name, random);
  return stem === name ? name.slice(-3).toLowerCase() : name.slice(stem.length);
}

function plain(names: readonly string[], random: Random): string {
  for (let attempt = 0; attempt < 10; attempt++) {
    const name = random.pick(names);
    if (/^\p{Lu}\p{Ll}{3,9}$/u.test(name)) return name;
  }
  return random.pick(names);
}

function join(stem: string, ending: string): string {
  const joined = stem.slice(-1).toLowerCase() === ending.slice(0, 1) ? stem + ending.slice(1) : stem + ending;
  return joined.length > 13 ? joined.slice(0, 13) : joined;
}

/** A surname in no list: two surnames' halves, a stem with another ending, a place or given name behind a prefix. */
export function deriveSurname(
  stock: NameStock,
  places: readonly string[],
  { endings, prefixes, keepsCapital }: DerivedNames,
  random: Random,
): string {
  const draw = random.next();
  const surname = plain(stock.surnames.male, random);
  if (draw < 0.35) return join(stemOf(surname, random), tailOf(plain(stock.surnames.male, random), random));
  if (draw < 0.7) return join(stemOf(surname, random), random.pick(endings));
  if (draw < 0.8) return plain(places, random);
  if (draw < 0.9) return join(stemOf(plain(stock.male, random), random), random.pick(endings));
  const prefix = random.pick(prefixes);
  const base = plain(random.chance(0.5) ? places : stock.surnames.male, random);
  return /[ '\p{Lu}]$/u.test(prefix) || keepsCapital ? prefix + base : join(prefix, base.toLowerCase());
}

/** A given name in no list: two names' halves, or a stem with one of the language's endings. */
export function deriveGiven(stock: NameStock, gender: Gender, { given }: DerivedNames, random: Random): string {
  const stem = stemOf(plain(stock[gender], random), random);
  if (random.chance(0.6)) return join(stem, tailOf(plain(stock[gender], random), random));
  return join(stem, random.pick(given[gender]));
}
