import { UnnameError } from "../../base/errors.ts";

/** Why a file was passed over. */
export type UnreadReason =
  | "unknown format"
  | "annotations"
  | "hidden"
  | "link to a folder"
  | "dangling link"
  | "no regular file"
  | "folder without rights";

/** A file that inputs hold and that is not read. */
export interface UnreadFile {
  readonly reason: UnreadReason;
  /** With the dot; empty if it has none. */
  readonly extension: string;
}

/** Counts files that are not read. */
export interface UnreadTally {
  add(file: UnreadFile): void;
  /** By what {@link describe} says of each kind: "unknown format .docx". */
  readonly counts: Readonly<Record<string, number>>;
  /** Files that may hold notes: all but annotations, whose texts are read. */
  readonly missed: number;
}

/** An empty tally. */
export function createUnreadTally(): UnreadTally {
  const counts: Record<string, number> = {};
  let missed = 0;
  return {
    counts,
    get missed() {
      return missed;
    },
    add: ({ reason, extension }) => {
      const kind = extension === "" ? reason : `${reason} ${extension}`;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (reason !== "annotations") missed++;
    },
  };
}

/** "2 unknown format .docx, 1 hidden"; empty if all was read. */
export function describeUnread({ counts }: UnreadTally): string {
  return Object.keys(counts)
    .sort()
    .map((kind) => `${counts[kind]} ${kind}`)
    .join(", ");
}

/** Throws `input-format` if files that may hold notes are not read, unless that is wanted. */
export function refuseUnread(tally: UnreadTally, skipUnknown: boolean): void {
  if (tally.missed === 0 || skipUnknown) return;
  throw new UnnameError(
    "input-format",
    `${tally.missed} files of the input are not read: ${describeUnread(tally)}. Convert them, name their --format, or pass --skip-unknown to go on without them.`,
    { details: { missed: tally.missed } },
  );
}
