import type { Found } from "../identifiers/finder.ts";
import { type Finding, isCapital, type Note, withoutArticle } from "./note.ts";
import { type NameLexicon, PLACE_STRENGTHS, type PlaceStrength } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Words of a place that only its position tells. */
const MOST_WORDS = 5;

/** Countries, regions and cities: known ones, and whatever a field or a postcode says is one. */
export function findPlaces(note: Note, lexicon: NameLexicon, postcodes: readonly Found[]): Finding[] {
  const { tokens } = note;
  const keys = tokens.map((token) => token.key);
  const findings: Finding[] = [...findInFields(note), ...findAfterPostcodes(note, postcodes)];
  for (let i = 0; i < tokens.length;) {
    const match = lexicon.places.match(keys, i);
    const strength = PLACE_STRENGTHS[(match?.value ?? 1) - 1] as PlaceStrength;
    const score = match === undefined ? 0 : weighPlace(note, i, match.length, strength);
    if (match !== undefined && score > 0) findings.push({ start: i, end: i + match.length, rule: "place", score });
    i += score > 0 ? (match?.length ?? 1) : 1;
  }
  return findings;
}

function weighPlace(note: Note, start: number, length: number, strength: PlaceStrength): number {
  const { tokens, names } = note;
  const span = tokens.slice(start, start + length);
  const first = span[0] as Token;
  if (span.some((token, index) => index > 0 && token.startsLine)) return 0;
  if (note.fieldStarts.has(first.start)) return 0;
  const after = tokens[start + length];
  if (after !== undefined && !after.spaced && /^[\p{L}-]/u.test(after.surface)) return 0;
  const before = first.startsLine ? undefined : tokens[start - 1];
  // "Hospital de Madrid", "Calle de Toledo", "síndrome de Lyon", "Barcelona score".
  let at = start - 1;
  while (at > start - 4 && at >= 0 && names.particles.has((tokens[at] as Token).key)) at--;
  const head = tokens[at];
  const isSite =
    before !== undefined &&
    head !== undefined &&
    (names.siteBefore.has(withoutArticle(head.key)) || names.eponymNouns.has(head.key));
  if (isSite || (after !== undefined && !after.startsLine && names.eponymNouns.has(after.key))) return 0;
  const isSupported = before !== undefined && names.placeBefore.has(before.key);
  if (length === 1 && isAcronym(first)) return 0;
  if (length === 1 && first.facts.isMedical && !isSupported) return 0;
  const words = span.filter((token) => token.shape !== "other" && !names.particles.has(token.key));
  const isWritten = words.length > 0 && words.every(isCapital);
  if (isWritten) {
    const isBracketed = before?.surface === "(" && after?.surface === ")";
    if (isSupported || isBracketed) return 0.85;
    if (strength === "sure") return 0.8;
    const isInList = /^[,.(/-]$/.test(before?.surface ?? "");
    const isClosed =
      after === undefined || after.startsLine || after.shape === "other" || note.fieldStarts.has(after.start);
    return strength === "shared" && isInList && (isClosed || !first.facts.isGiven) ? 0.62 : 0;
  }
  const isPlain = words.every((token) => token.shape === "lower" && !token.facts.isOrdinary && token.key.length > 3);
  return isPlain && words.length > 0 && strength === "sure" ? (isSupported ? 0.75 : first.key.length > 5 ? 0.6 : 0) : 0;
}

/** "ITU", "CA": abbreviations that small places share their names with; a few are countries. */
function isAcronym(token: Token): boolean {
  return (
    token.shape === "upper" &&
    token.surface.length < 5 &&
    !/^(?:USA|EEUU|UK|CDMX|PERU|CUBA|IRAN|IRAK|ITALY|ROMA|LIMA)$/.test(token.surface)
  );
}

/** "Localidad/ Provincia: Madrid (España)." */
function findInFields(note: Note): Finding[] {
  const found: Finding[] = [];
  let at = 0;
  for (const [index, field] of note.fields.entries()) {
    if (field.kind !== "place") continue;
    const limit = note.fields[index + 1]?.start ?? note.text.length;
    while (at < note.tokens.length && (note.tokens[at] as Token).start < field.end) at++;
    let start = at + (note.tokens[at]?.surface === ":" ? 1 : 0);
    for (let part = 0; part < 3; part++) {
      const end = readPlace(note, start, limit, true);
      if (end === start) break;
      found.push({ start, end, rule: "place-field", score: 0.93 });
      const mark = note.tokens[end]?.surface ?? "";
      if (!/^[,/(-]$/.test(mark) || note.tokens[end]?.startsLine) break;
      start = end + 1;
    }
  }
  return found;
}

/** "28046 Madrid", "1012 Lausanne. Suisse": the capitalised words behind a postcode. */
function findAfterPostcodes(note: Note, postcodes: readonly Found[]): Finding[] {
  const found: Finding[] = [];
  const { tokens } = note;
  let at = 0;
  for (const postcode of [...postcodes].sort((a, b) => a.start - b.start)) {
    while (at < tokens.length && (tokens[at] as Token).start < postcode.end) at++;
    const start = at + (/^[,.(-]$/.test(tokens[at]?.surface ?? "") ? 1 : 0);
    const end = readPlace(note, start, note.text.length, false);
    if (end > start) found.push({ start, end, rule: "after-postcode", score: 0.86 });
  }
  return found;
}

/** The token index after capitalised words and particles; `start` if the first is none. In fields small letters do. */
function readPlace(note: Note, start: number, limit: number, inField: boolean): number {
  const { tokens, names } = note;
  let end = start;
  for (let i = start; i < tokens.length && i - start < MOST_WORDS; i++) {
    const token = tokens[i] as Token;
    if (token.startsLine || token.start >= limit || token.shape === "other" || note.fieldStarts.has(token.start)) break;
    if ((i > start && !token.spaced) || (!inField && isAcronym(token))) break;
    const isLower = token.shape === "lower" && (inField ? i - start < 3 : true);
    const isWord = isCapital(token) || (isLower && (inField || !token.facts.isOrdinary));
    if (
      isWord &&
      !(names.stops.has(token.key) && !token.facts.isName && i > start) &&
      !(names.stops.has(token.key) && i > start && !inField)
    )
      end = i + 1;
    else if (!names.particles.has(token.key)) break;
  }
  return end;
}
