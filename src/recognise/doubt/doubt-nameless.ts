import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import type { Reading } from "../reading.ts";
import type { Note } from "../rules/engine/note.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { isMedicalHere } from "../rules/engine/vetoes.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { collectEvidence, weighFinding } from "./doubt-findings.ts";
import type { Habits } from "./evidence.ts";
import { isModels } from "./find-lonely.ts";
import { NoteHabits } from "./note-habits.ts";
import { ENOUGH, ENOUGH_STEP, type Evidence } from "./points.ts";
import { readFoundName } from "./read-name.ts";

/** Points that a name needs beyond {@link ENOUGH} in a note that tells of nobody; other languages were not measured. */
const MORE: Readonly<Partial<Record<RuleLanguage, number>>> = Object.freeze({ en: 3 });
/** Terms of medicine and daily life, with a capital, that a note holds at least to be one of things. */
const FEWEST_TERMS = 2;
/** Rules that see capitals and lists, or a verb behind a word that opens a sentence: what else stands there tells nothing. */
const WEAK_RULES: ReadonlySet<string> = new Set(["names", "name", "lower-case", "subject"]);
/** What only people have beside them. */
const TELLING: ReadonlySet<Evidence> = new Set<Evidence>([
  "title",
  "relation",
  "cue",
  "personVerb",
  "explained",
  "signs",
  "knownInitials",
]);

/**
 * The names that are left in a note that holds several terms and no person whom a field, a title, a relation, a cue, a verb or a signature
 * tells: "Morse 45, CAM neg. Posey belt off." Names come together, so there each must speak for itself, whoever found it. Notes in small letters or
 * capitals, places, and languages without a setting stay as they are. `lean` as of `createCombination`.
 */
export function doubtNameless(
  language: RuleLanguage,
  reading: Reading,
  names: readonly Span[],
  lean = 0,
): readonly Span[] {
  const more = MORE[language];
  if (more === undefined) return names;
  const persons = names.filter(({ label, start, end }) => entityOf(label, reading.text.slice(start, end)) === "PERSON");
  if (persons.length === 0 || !persons.every((span) => isModels(span) || isWeak(span))) return names;
  const note = readNote(reading, LANGUAGES[language]);
  if (note.casing !== "mixed") return names;
  const habits = new NoteHabits(language, note, [], names);
  if (countTerms(note, habits) < FEWEST_TERMS || persons.some((span) => isTold(note, span, habits))) return names;
  const enough = ENOUGH + more - ENOUGH_STEP * lean;
  const doubted = new Set(persons.filter((span) => weighFinding(note, span, habits) < enough));
  return names.filter((span) => !doubted.has(span));
}

function isWeak({ source }: Span): boolean {
  return source?.startsWith("rules:") === true && WEAK_RULES.has(source.slice(source.indexOf("/") + 1));
}

function isTold(note: Note, span: Span, habits: Habits): boolean {
  const name = readFoundName(note, span);
  return name !== undefined && collectEvidence(note, span, name, habits).some((kind) => TELLING.has(kind));
}

function countTerms(note: Note, habits: Habits): number {
  let terms = 0;
  for (const [index, { word }] of note.tokens.entries()) {
    if (word.shape === "other" || word.shape === "lower") continue;
    if (isMedicalHere(note, index) || habits.isTerm(word) || habits.isMedicine(word)) terms++;
  }
  return terms;
}
