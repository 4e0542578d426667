import { ORGANISATIONS } from "./organisations.ts";
import { SCALES } from "./scales.ts";
import { THINGS } from "./things.ts";

/** A folded word that is a scale, test, score, device or abbreviation of notes, a maker, shop or brand of daily life, or an organisation. */
export function isTerm(key: string): boolean {
  return SCALES.has(key) || THINGS.has(key) || ORGANISATIONS.has(key);
}
