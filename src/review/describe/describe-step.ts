import { describeRow, readable } from "./readable.ts";
import type { Question } from "../session/question.ts";
import type { Action } from "../session/action.ts";
import { currentEntry, type Session, type Stepped } from "../session/session.ts";
import { isReservedReason } from "../decisions/reasons.ts";
import type { Catalogue } from "../text/catalogue.ts";

/** How many entries of a page were decided to be what. */
function describeChoices(
  entries: Stepped["entries"],
  { choices, locale }: Pick<Catalogue, "choices" | "locale">,
  said: Catalogue["said"],
): string {
  const parts = (["name", "keep"] as const).flatMap((choice) => {
    const count = entries.filter(({ decision }) => decision === choice).length;
    return count === 0 ? [] : [said.decidedMany(count.toLocaleString(locale), choices[choice])];
  });
  return parts.join(", ");
}

/** The spellings that were decided together, the one that was shown first. */
function spellingsOf({ queue, positions }: Session, entries: Stepped["entries"]): string {
  return describeRow(entries.flatMap(({ tokenId }) => queue[positions.get(tokenId) ?? -1] ?? []));
}

/** What an action did, in a few words for the screen and for screen readers; empty where the next screen says it all. */
export function describeStep(
  before: Session,
  action: Action,
  { entries }: Stepped,
  { said, ...words }: Catalogue,
): string {
  const current: Question | undefined = currentEntry(before);
  const surface = current === undefined ? "" : readable(current);
  const count = (value: number) => value.toLocaleString(words.locale);
  switch (action.kind) {
    case "decide-page":
      return entries.length === 0 ? words.together.noPage : describeChoices(entries, words, said);
    case "take-likely":
      return entries.length === 0
        ? words.together.nothingToTake
        : said.decidedMany(count(entries.length), words.choices.name);
    case "decide":
    case "decide-listed":
      if (action.kind === "decide-listed" && isReservedReason(action.reason)) return words.bulk.reasonReserved;
      if (entries.length === 0) return action.kind === "decide" ? "" : said.nothingListed;
      return action.kind === "decide"
        ? said.decided(spellingsOf(before, entries), words.choices[action.choice])
        : said.decidedMany(count(entries.length), words.choices[action.choice]);
    case "undo": {
      const last = before.history.at(-1);
      return last === undefined ? said.nothingToUndo : said.undone(last.changes.length || 1);
    }
    case "skip":
      return current === undefined ? "" : said.skipped(surface);
    case "note":
      return entries.length === 0 ? "" : said.noted;
    default:
      return "";
  }
}
