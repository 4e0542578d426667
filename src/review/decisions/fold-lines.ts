import type { Decision } from "./decision.ts";
import { AGAIN, SETTLED, UNDO } from "./reasons.ts";

/** What a reviewer can say of a vocabulary entry. */
export type Choice = Decision["decision"];

/** Where several reviewers differ, the more cautious one stands. */
const CAUTION: Readonly<Record<Choice, number>> = { name: 2, unsure: 1, keep: 0 };

/** What one reviewer said of one thing. */
type Line = Pick<Decision, "decision" | "reviewer" | "reason" | "note" | "settles">;

/**
 * The line that stands for each thing decided on, in the order the things were last decided. Of one reviewer the last line stands;
 * between reviewers a name outweighs unsure, and unsure outweighs keep, unless it was settled afterwards. Things whose decision was taken
 * back are absent. What a reviewer settled stands beside what the same reviewer answered: taking one back leaves the other. A note changes
 * neither.
 */
export function foldLines<L extends Line, Key extends string | number>(
  lines: Iterable<L>,
  keyOf: (line: L) => Key,
): Map<Key, L> {
  const last = new Map<string, L>();
  const isSettling = createSettlingTest(keyOf);
  for (const line of lines) {
    const key = `${keyOf(line)}\u0000${line.reviewer}\u0000${isSettling(line) ? "settles" : "answers"}`;
    if (line.note !== undefined && last.get(key)?.decision === line.decision) continue;
    if (line.reason === AGAIN && moreCautious(last.get(key)?.decision, line.decision) !== line.decision) continue;
    last.delete(key);
    if (!isWithdrawal(line)) last.set(key, line);
  }
  const standing = new Map<Key, L>();
  for (const line of last.values()) {
    const key = keyOf(line);
    const other = standing.get(key);
    if (other !== undefined && !isSettled(line) && CAUTION[other.decision] > CAUTION[line.decision]) continue;
    standing.delete(key);
    standing.set(key, line);
  }
  return standing;
}

/** Of two answers the one that is more cautious; the second where they are alike or there is no first. */
export function moreCautious(first: Choice | undefined, second: Choice): Choice {
  return first !== undefined && CAUTION[first] > CAUTION[second] ? first : second;
}

/** Whether a line settles a disagreement, see {@link SETTLED}. */
export function isSettled({ decision, reason, settles }: Pick<Line, "decision" | "reason" | "settles">): boolean {
  return decision !== "unsure" && (settles !== undefined || reason === SETTLED || reason.startsWith(`${SETTLED}:`));
}

/**
 * A test whether a line is about a settlement (makes one, takes one back, notes something of one) and so is no reviewer's own answer. It must be
 * given all lines in the order they were written: to take back a settlement that does not say what it settles is to undo the line before.
 */
export function createSettlingTest<L extends Line>(keyOf: (line: L) => string | number): (line: L) => boolean {
  const bare = new Set<string>();
  return (line) => {
    const key = `${keyOf(line)}\u0000${line.reviewer}`;
    const isBare = line.settles === undefined && isSettled(line);
    const takesBareBack = line.settles === undefined && line.reason === UNDO && bare.has(key);
    if (isBare) bare.add(key);
    else bare.delete(key);
    return line.settles !== undefined || isBare || takesBareBack;
  };
}

/** Whether a line only takes back what its reviewer said. */
function isWithdrawal(line: Line): boolean {
  return line.decision === "unsure" && line.reason === UNDO;
}
