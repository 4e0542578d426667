import { isAcronym, isBeforeGoods } from "../rules/engine/find-places.ts";
import type { Note } from "../rules/engine/note.ts";
import { isOfScale } from "../rules/engine/place-of-scale.ts";
import { isCue, isResidence, supportOf } from "../rules/engine/place-support.ts";
import { placeAt } from "../rules/engine/places.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { IS } from "../rules/engine/word.ts";
import { eponymNounBefore } from "./evidence-before.ts";
import type { Habits } from "./habits.ts";
import type { Evidence } from "./points.ts";
import type { FoundName } from "./read-name.ts";

/** Does somebody live there, or come from there? */
export function isHomeOf(note: Note, { start, end }: FoundName, habits: Habits): boolean {
  return !habits.isRecord && isResidence(note, start) && isCue(supportOf(note, start, end));
}

/** How sure a listed place begins there. */
export function evidenceOfPlace(note: Note, name: FoundName, habits: Habits): Evidence[] {
  const found: Evidence[] = [];
  const first = note.tokens[name.start] as Token;
  if (name.words.length === 1 && note.casing !== "upper" && isAcronym(first)) return found;
  if (isBeforeGoods(note, name.start, name.end)) return ["placeGoods"];
  const isHome = isHomeOf(note, name, habits);
  if (isHome) found.push("home");
  const isCued = ((tokenAt(note.tokens, name.start - 1)?.word.is ?? 0) & IS.placeBefore) !== 0;
  if (!isCued && isOfScale(note, name.start, name.end)) return ["gradedPlace"];
  // "Milwaukee", "stivaletto di Unna": an eponym that some town bears too.
  const isEponym =
    note.lexicon.names.isRomance === true && name.words.length === 1 && first.word.isEponym && !first.word.isLocalName;
  if (isEponym && !isHome && (!isCued || eponymNounBefore(note, name.start) !== undefined)) return ["gradedPlace"];
  const match = placeAt(note, name.start) ?? placeAt(note, name.words[0] as number);
  if (match !== undefined)
    found.push(
      match.strength === "sure" ? "surePlace" : match.strength === "shared" ? "sharedPlace" : "supportedPlace",
    );
  if (isCued) found.push("placeCue");
  return found;
}
