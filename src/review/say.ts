import { printable } from "./paint.ts";
import type { Question } from "./question.ts";
import type { Action } from "./action.ts";
import { currentEntry, isReservedReason, type Session, type Stepped } from "./session.ts";
import type { Catalogue } from "./text/catalogue.ts";

/** What an action did, in a few words for the screen and for screen readers; empty where the next screen says it all. */
export function describeStep(
  before: Session,
  action: Action,
  { entries }: Stepped,
  { said, ...words }: Catalogue,
): string {
  const current: Question | undefined = currentEntry(before);
  const surface = current === undefined ? "" : printable(current.surface);
  const count = (value: number) => value.toLocaleString(words.locale);
  switch (action.kind) {
    case "decide":
    case "decide-listed":
      if (action.kind === "decide-listed" && isReservedReason(action.reason)) return words.bulk.reasonReserved;
      if (entries.length === 0) return action.kind === "decide" ? "" : said.nothingListed;
      return entries.length === 1 && action.kind === "decide"
        ? said.decided(surface, words.choices[action.choice])
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
