import { ORGANISATIONS } from "./organisations.ts";
import { SCALES } from "./scales.ts";
import { THINGS } from "./things.ts";

/** One set, for most words are in none. */
const TERMS: ReadonlySet<string> = new Set([...SCALES, ...THINGS, ...ORGANISATIONS]);

/** A folded word that is a scale, test, score, device or abbreviation of notes, a maker, shop or brand of daily life, or an organisation. */
export function isTerm(key: string): boolean {
  return TERMS.has(key);
}
