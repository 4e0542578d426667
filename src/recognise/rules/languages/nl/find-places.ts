import type { DutchLexicon } from "./lexicon-nl.ts";
import { SITE_BEFORE, SITE_WORD } from "./eponyms.ts";
import { PLACE_BEFORE, PLACE_FIELDS } from "./triggers.ts";
import type { Finding } from "./persons.ts";
import { type PlaceStrength, strengthOf } from "./places.ts";
import type { Token } from "./tokens.ts";

/** Countries, provinces and places of a note, in order: token indices. Words without support must be capitalised. */
export function findPlaces(tokens: readonly Token[], lexicon: DutchLexicon): Finding[] {
  const keys = tokens.map((token) => token.key);
  const findings: Finding[] = [];
  for (let i = 0; i < tokens.length;) {
    const match = lexicon.places.match(keys, i);
    const score = match === undefined ? 0 : weighPlace(tokens, i, match.length, strengthOf(match.value));
    if (match === undefined || score === 0) {
      i++;
      continue;
    }
    const end = i + match.length;
    findings.push({ start: i, end, words: tokens.slice(i, end), rule: "place", score });
    i = end;
  }
  return findings;
}

function weighPlace(tokens: readonly Token[], start: number, length: number, strength: PlaceStrength): number {
  const last = tokens[start + length - 1] as Token;
  const span = tokens.slice(start, start + length);
  if (span.some((token, index) => index > 0 && token.startsLine)) return 0;
  const isCapitalised = last.shape === "capital" || last.shape === "upper" || last.shape === "mixed";
  const isSupported = hasSupport(tokens, start);
  const after = tokens[start + length];
  if (after !== undefined && !after.spaced && after.surface === "-") return 0;
  if (after?.shape === "capital" && SITE_WORD.test(after.surface)) return 0;
  if (!tokens[start]?.startsLine && SITE_BEFORE.test(tokens[start - 1]?.key ?? "")) return 0;
  // Two capitals are an abbreviation in a note, whatever lies in Friesland.
  if (length === 1 && last.shape === "upper" && last.surface.length < 4 && !/^(?:VS|USA|UK)$/.test(last.surface))
    return 0;
  if (isCapitalised) {
    if (isSupported) return 0.85;
    if (length === 1 && last.isGiven && last.shape === "upper") return 0;
    return strength === "sure" ? 0.8 : strength === "shared" ? 0.6 : 0;
  }
  if (length > 1) return strength === "sure" && (tokens[start] as Token).key !== "in" ? 0.6 : 0;
  return strength === "sure" && last.key.length > 3 ? (isSupported ? 0.7 : last.isName ? 0 : 0.55) : 0;
}

/** "in Utrecht", "Woonplaats: Utrecht", "1234 AB Utrecht". */
function hasSupport(tokens: readonly Token[], index: number): boolean {
  const [before, second, third] = [tokens[index - 1], tokens[index - 2], tokens[index - 3]];
  if (before === undefined || (tokens[index] as Token).startsLine) return false;
  if (PLACE_BEFORE.has(before.key)) return true;
  if (before.surface === ":") return PLACE_FIELDS.has(second?.key ?? "");
  const isPostcode = /^[A-Z]{2}$/.test(before.surface) && /^\d{4}$/.test(second?.surface ?? "");
  return isPostcode && third !== undefined;
}
