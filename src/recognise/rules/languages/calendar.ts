import { openShippedLists } from "../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules");

/** Days and months in four languages that are no person's name, folded: not "Domingo", "Sabato", "Friday", "May", "Sun". */
const CALENDAR: ReadonlySet<string> = LISTS.set("calendar");

/** A folded word that is a day or a month wherever it stands with a capital: "seen by OT Tue". */
export function isCalendarWord(key: string): boolean {
  return CALENDAR.has(key);
}
