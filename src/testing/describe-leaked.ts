import type { LeakedName } from "../audit/leaked-names.ts";
import type { AuditRow } from "../audit/audit.ts";
import { measureOf } from "../audit/measures.ts";
import { formatCount } from "../report/format.ts";

/** Leaked names that a message lists. */
const MOST_LISTED = 10;

/**
 * What leaked, by hash and how much, for the row of a name rate or of recovery: a line a name, those of most contexts first. Nothing
 * where no name came out or the row is about something else. No name stands in it.
 */
export function describeLeaked(row: Pick<AuditRow, "measure" | "split">, leaked: readonly LeakedName[]): string[] {
  const about = measureOf(row.measure).audit === "recovery" ? "recovered" : "name-rate";
  const isAbout = about === "recovered" || measureOf(row.measure).audit === "name-rate";
  const own = leaked.filter(({ measure, split }) => measure === about && split === row.split);
  if (!isAbout || own.length === 0) return [];
  const lines = own.slice(0, MOST_LISTED).map(({ hash, contexts, bestRank }) => {
    const rank = bestRank === undefined ? "" : `, best rank ${formatCount(bestRank)}`;
    return `  ${hash} in ${formatCount(contexts)} ${contexts === 1 ? "context" : "contexts"}${rank}`;
  });
  const others = own.length - lines.length;
  return [
    `${formatCount(own.length)} ${own.length === 1 ? "name" : "names"} came out, by hash:`,
    ...lines,
    ...(others > 0 ? [`  and ${formatCount(others)} more`] : []),
  ];
}
