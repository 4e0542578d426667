import type { Stretch } from "../../text/tokenise.ts";

/** A member of a list that a separator stands between each two of. */
export interface ListMember extends Stretch {
  readonly drop: boolean;
}

/** What to leave out of a list: with a kept member before it, a dropped one goes with the separator before, else with the one after. */
export function stretchesToDrop(members: readonly ListMember[]): Stretch[] {
  const firstKept = members.findIndex(({ drop }) => !drop);
  return members.flatMap(({ start, end, drop }, index) => {
    if (!drop) return [];
    const isAfterKept = firstKept >= 0 && firstKept < index;
    return isAfterKept
      ? [{ start: members[index - 1]?.end ?? start, end }]
      : [{ start, end: members[index + 1]?.start ?? end }];
  });
}
