import { type Span, unionSpans } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { Reading } from "../reading.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { isWholeName } from "../rules/engine/parse-name.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { isNamedAgain } from "../rules/engine/weigh-lone-name.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { countTerms } from "./count-terms.ts";
import { collectEvidence } from "./doubt-findings.ts";
import { findLonely, isModels } from "./find-lonely.ts";
import { isRecord } from "./is-record.ts";
import { NoteHabits } from "./note-habits.ts";
import { readFoundName } from "./read-name.ts";
import { isTelling, isWeak, ruleOf } from "./weak-rules.ts";

/**
 * Nats by which a model must deny a name for it to go, by the rule that found it, at lean 0. Set on generated notes and jotted lines, where what is
 * denied so was nobody 99 times in 100. A verb behind a word ("subject") may be right whatever a model says.
 */
const DENIED: Readonly<Record<string, number>> = Object.freeze({
  names: 4.5,
  name: 6,
  particle: 6,
  "lower-case": 6,
  place: 6,
  "small-place": 8,
});
/** The same for a usual given name and a surname, whatever rule found them. */
const WHOLE_NAME_DENIED = 6;
/** The same for each weak rule in a note of so many terms. */
const DENIED_AMONG_TERMS = 1.5;
const FEWEST_TERMS = 3;
/** Who stands at two places must be denied by so many times as many. */
const TWICE = 2;

/** Log odds (nats) that stretches of a text, which are sorted, belong to names in part, as a model has them that leans nowhere. */
export type OddsOf = (stretches: readonly Stretch[]) => readonly number[];

/**
 * The names without those that a rule found with little to go by, that nothing beside them tells to be people, and that the language's model
 * denies: lists know a Stanley, and a model that read notes knows the knife. All of them where no model tells odds. `lean` as of `createCombination`.
 */
export function doubtDenied(
  language: RuleLanguage,
  reading: Reading,
  names: readonly Span[],
  lean: number,
  oddsOf: OddsOf | undefined,
): readonly Span[] {
  if (oddsOf === undefined || isRecord(language, reading.tokens.count)) return names;
  const weak = names.filter((span) => isWeak(span) || leastDenial(span) < Infinity);
  if (weak.length === 0) return names;
  const lonely = findLonely(weak, unionSpans(names.filter(isModels)));
  if (lonely.length === 0) return names;
  const note = readNote(reading, LANGUAGES[language]);
  const habits = new NoteHabits(language, note, [], names);
  const leastOf = (span: Span): number => {
    const among = isWeak(span) && countTerms(language, reading) >= FEWEST_TERMS;
    const least = among ? DENIED_AMONG_TERMS : leastDenial(span);
    const name = least === Infinity ? undefined : readFoundName(note, span);
    if (name === undefined || isTelling(collectEvidence(note, span, name, habits))) return Infinity;
    if (!among && isWholeName(name.words.map((index) => note.tokens[index] as Token))) return WHOLE_NAME_DENIED;
    const isRepeated = name.words.length === 1 && isNamedAgain(note, name.words[0] as number);
    return isRepeated ? TWICE * least : least;
  };
  const doubted = lonely.map((span) => ({ span, least: leastOf(span) })).filter(({ least }) => least < Infinity);
  if (doubted.length === 0) return names;
  const odds = oddsOf(doubted.map(({ span }) => span));
  const denied = doubted.filter(({ least }, index) => -(odds[index] as number) - lean >= least);
  if (denied.length === 0) return names;
  const gone = new Set(denied.map(({ span }) => span));
  return names.filter((span) => !gone.has(span));
}

function leastDenial(span: Span): number {
  const rule = ruleOf(span);
  return rule === undefined ? Infinity : (DENIED[rule] ?? Infinity);
}
