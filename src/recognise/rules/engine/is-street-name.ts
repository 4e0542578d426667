import { isUnknown } from "./accepts.ts";
import type { Note } from "./note.ts";
import { tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** Points of the compass begin surnames: "Zuiderlaan". */
const COMPASS = /^(?:noord|oost|zuid|west)/;
const SHORTEST_NAME = 4;
/** "Leopold II-laan" */
const NUMBERED_BEARER = /^[IVX]+-/;

/**
 * "Jan van Galenstraat", "Prinses Irenelaan": a street that the last word names after somebody, with no number behind it. "Hoogstraat" and
 * "Langstraat" are surnames: before their ending stands an ordinary word.
 */
export function isStreetName({ tokens, lexicon }: Note, index: number): boolean {
  const { streetEnding } = lexicon.names;
  const token = tokens[index];
  if (streetEnding === undefined || token === undefined || token.word.shape !== "capital") return false;
  const { key, surface } = token.word;
  const ending = streetEnding.exec(key)?.[0];
  if (ending !== undefined && NUMBERED_BEARER.test(surface)) return true;
  if (ending === undefined || key.length < ending.length + SHORTEST_NAME || token.word.isName) return false;
  if (token.word.isOrdinary || COMPASS.test(key)) return false;
  const next = tokens[index + 1];
  if (next?.startsLine === false && (next.word.is & (IS.personVerb | IS.beforeVerb)) !== 0) return false;
  const bearer = lexicon.word(surface.slice(0, surface.length - ending.length));
  if (bearer.isGiven) return true;
  if (!isUnknown(token.word)) return false;
  const before = tokenAt(tokens, index - 1);
  const isIntroduced =
    !token.startsLine &&
    before !== undefined &&
    (before.word.shape === "capital" || (before.word.is & IS.particle) !== 0);
  return isIntroduced && !bearer.isOrdinary && !bearer.isCompound;
}
