import { existsSync } from "node:fs";

import { UnnameError } from "../../base/errors.ts";
import type { Decision } from "./decision.ts";
import { appendDecisions, readDecisions } from "./decisions-file.ts";
import { splitLines } from "./disagreements.ts";

/**
 * Adds to a decisions file what reviewers decided in files of their own, in the order of the files; lines that it has are not added again, so
 * that it can be done whenever more has been decided. Returns how many lines were added.
 * Throws what `readDecisions` throws, and `usage`, before anything is added, if two files have lines of one reviewer that the other lacks:
 * their order cannot be told, or they are two people.
 */
export async function mergeDecisions(
  path: string,
  others: readonly string[],
  vocabulary: { readonly vocabulary: readonly string[] },
): Promise<number> {
  const lines = existsSync(path) ? await readDecisions(path, vocabulary) : [];
  const known = [...lines];
  const added: Decision[] = [];
  for (const other of others) {
    const theirs = await readDecisions(other, vocabulary);
    const fresh = without(theirs, known);
    const here = new Set(splitLines(without(known, theirs)).own.map(({ reviewer }) => reviewer));
    const twice = splitLines(fresh).own.find(({ reviewer }) => here.has(reviewer))?.reviewer;
    if (twice !== undefined) throw twoPeople(path, other, twice);
    known.push(...fresh);
    added.push(...fresh);
  }
  if (added.length > 0) appendDecisions(path, added);
  return added.length;
}

/** The lines of one list that another lacks. */
function without(lines: readonly Decision[], others: readonly Decision[]): Decision[] {
  const known = new Set(others.map(keyOf));
  return lines.filter((line) => !known.has(keyOf(line)));
}

function keyOf({ tokenId, token, decision, reviewer, at, reason, note, settles, bulk }: Decision): string {
  return JSON.stringify([tokenId, token, decision, reviewer, at, reason, note, settles, bulk]);
}

function twoPeople(path: string, other: string, reviewer: string): UnnameError {
  const message =
    `${other}: expected decisions that ${path}, or a file before it, lacks; found that of "${reviewer}" each has some that the other lacks. ` +
    "If these are two people, give one another name (--reviewer, and in the file); if it is one, go on in one of the files alone.";
  return new UnnameError("usage", message, { details: { path, other, reviewer } });
}
