import { entityAt } from "../../text/entities.ts";
import { foldWord } from "../../text/fold.ts";
import { keepAnswers } from "../../text/keep-answers.ts";
import type { Span } from "../../text/span.ts";
import { PARTICLES } from "../known-names/particles.ts";
import { readPieces } from "../known-names/pieces.ts";
import { isInFieldOrSignOff } from "./is-in-field-or-sign-off.ts";
import type { PeopleSettings } from "./people-options.ts";
import { isLetter, lineStartNear, LONGEST_GAP, wordBefore } from "./surroundings.ts";

/** A name that a document is sure of, as it is written there. */
export interface CertainName {
  readonly surface: string;
  readonly label: string;
  readonly score: number;
}

/** Rules that saw what introduces a name, and lists of names. */
const SURE_SOURCE = /\/(?:field|title|role|kin|sign-off|signature|speaker|cue|owner)$|^names$/;
const LONGEST_NAME = 80;
const SHORTEST_ALONE = 3;
/** "J. Cabeza" is more than a word. */
const INITIAL = /(?<!\p{L})\p{Lu}(?!\p{L})/u;

/**
 * The names of persons among a document's spans that are certain: introduced by a field, title, relation or role, signing, or
 * found with enough score and no ordinary or medical word alone. Each surface once, under the label of its surest span, in the order in
 * which the surfaces come first.
 */
export function collectCertainNames(text: string, spans: readonly Span[], settings: PeopleSettings): CertainName[] {
  const names = new Map<string, CertainName>();
  for (const span of spans) {
    if (!mayBeCertain(text, span, settings)) continue;
    const { label, score = 1 } = span;
    const surface = text.slice(span.start, span.end);
    if (!isCertain(text, span, tellingWordsOf(surface), settings)) continue;
    const known = names.get(surface);
    if (known === undefined || known.score < score) names.set(surface, { surface, label, score });
  }
  return [...names.values()];
}

/** Whether the name in a span may be certain, by what needs no look at its words. */
function mayBeCertain(text: string, span: Span, settings: PeopleSettings): boolean {
  // What an earlier run of the pass found is no ground for more: a typing error of a typing error.
  if (span.end - span.start > LONGEST_NAME || span.source === "repeat" || span.source === "group") return false;
  return span.source !== settings.source && !isTooUnsure(span, settings) && entityAt(text, span) === "PERSON";
}

/** Whatever stands around a span, it takes so much. */
function isTooUnsure({ score = 1 }: Span, { threshold, fieldThreshold }: PeopleSettings): boolean {
  return score < threshold && score < fieldThreshold;
}

function isCertain(text: string, span: Span, words: readonly string[], settings: PeopleSettings): boolean {
  const [only] = words;
  if (only === undefined) return false;
  const score = span.score ?? 1;
  const { threshold, fieldThreshold } = settings;
  // Two words wherever they stand, as many do.
  const isSure = score >= threshold && score >= fieldThreshold;
  if (isSure && words.length > 1 && !words.every(settings.isMedical)) return true;
  if (isSureSource(span.source ?? "") || isAnchored(text, span, settings)) return score >= fieldThreshold;
  if (words.every(settings.isMedical)) return false;
  const isAlone = words.length === 1 && !INITIAL.test(text.slice(span.start, span.end));
  if (isAlone && (only.length < SHORTEST_ALONE || settings.isFunctionWord(only))) return false;
  // Then it tells nothing where it stands.
  if (isSure && !(isAlone && settings.isOrdinary(only))) return true;
  if (score >= fieldThreshold && isInFieldOrSignOff(text, span)) return !isAlone || !settings.isOrdinary(only);
  // One word that may be another: what is sure of it is sure of this place alone.
  return score >= threshold && !(isAlone && settings.hasDictionary && settings.isOrdinary(only));
}

const MOST_SOURCES = 1000;
/** Few sources are there: each is looked at once. */
const isSureSource = keepAnswers(MOST_SOURCES, (source) => SURE_SOURCE.test(source));

/** Right behind a field's colon, a form of address, a relation or a profession. */
function isAnchored(text: string, span: Span, settings: PeopleSettings): boolean {
  const { start } = span;
  let at = start;
  while (at > 0 && start - at < LONGEST_GAP && isBlank(text.charCodeAt(at - 1))) at--;
  if (text.charCodeAt(at - 1) === COLON) {
    const before = wordBefore(text, start);
    return GAP_WITH_COLON.test(before.gap) && before.word !== "" && lineStartNear(text, start, LONGEST_NAME) >= 0;
  }
  if (text.charCodeAt(at - 1) === STOP && start - at < LONGEST_GAP) at--;
  const end = at;
  while (at > 0 && isLetter(text, at - 1)) at--;
  return at < end && settings.words.roles.has(foldWord(text.slice(at, end)));
}

const COLON = 0x3a;
const STOP = 0x2e;
const GAP_WITH_COLON = /^[ \t\u00a0]*:[ \t\u00a0]*$/;

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xa0;
}

/** The folded words of a name as it is written, but particles and single letters, which do not identify a person. */
function tellingWordsOf(surface: string): string[] {
  const { bounds, count } = readPieces(surface);
  const words = Array.from({ length: count }, (_, i) => foldWord(surface.slice(bounds[2 * i], bounds[2 * i + 1])));
  return words.filter((word) => word.length > 1 && !PARTICLES.has(word));
}
