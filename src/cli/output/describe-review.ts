import type { ReviewSummary } from "../../review/decisions/count-choices.ts";

/** What was decided on how many entries, and where it stands. `words` are what entries and answers are called. */
export function describeReview(
  { candidates, names, kept, unsure, undecided }: ReviewSummary,
  [entries, answers]: readonly [string, string],
  path: string,
): string {
  return [
    `${candidates} ${entries}: ${names} names, ${kept} to keep, ${unsure} unsure, ${undecided} undecided`,
    `${answers}: ${path}`,
    ...(undecided > 0 ? ["Run the same command again to go on."] : []),
  ].join("\n");
}
