import type { Decision, SettledAnswer } from "./decision.ts";
import { type Choice, createSettlingTest, foldLines, isSettled } from "./fold-lines.ts";
import { SETTLED } from "./reasons.ts";

/** An entry that reviewers see differently. Private. */
export interface Disagreement {
  readonly tokenId: number;
  readonly token: string;
  /** What each said last, in the order it was written. */
  readonly answers: readonly Answer[];
  /** Who settled it, when and how; absent while it waits. Another answer given later opens it again. */
  readonly settled?: Decision;
}

/** What one reviewer said last of an entry, and noted; the note may be empty. Private. */
export type Answer = Pick<Decision, "reviewer" | "decision" | "at" | "reason"> & { readonly note: string };

export interface FindDisagreementsOptions {
  /** Whose answers are compared. Default: those of all reviewers. */
  readonly reviewers?: ReadonlySet<string>;
}

/**
 * The entries that reviewers see differently, in the order of their first lines: those that wait to be settled, and those that were. Being
 * unsure where another decided is a disagreement too. `answers` are those of all reviewers, also of those who are not compared.
 */
export function findDisagreements(
  lines: readonly Decision[],
  { reviewers }: FindDisagreementsOptions = {},
): Disagreement[] {
  const places = new Map(lines.map((line, index) => [line, index]));
  const placeOf = (line: Decision) => places.get(line) as number;
  const { own, settling } = splitLines(lines);
  const settlements = foldLines(settling, idOf);
  const answers = new Map<number, Decision[]>();
  for (const line of foldLines(own, answerKey).values())
    answers.set(line.tokenId, [...(answers.get(line.tokenId) ?? []), line]);
  const notes = new Map(own.flatMap((line) => (line.note === undefined ? [] : [[answerKey(line), line.note]])));
  return [...new Set(lines.map(idOf))].flatMap((tokenId): Disagreement[] => {
    const said = (answers.get(tokenId) ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
    const compared = said.filter(({ reviewer }) => reviewers?.has(reviewer) ?? true);
    if (new Set(compared.map(({ decision }) => decision)).size < 2) return [];
    const settlement = settlements.get(tokenId);
    const isOpen =
      settlement === undefined ||
      !isSettled(settlement) ||
      said.some((line) => placeOf(line) > placeOf(settlement) && line.decision !== settlement.decision);
    return [
      {
        tokenId,
        token: said[0]?.token ?? "",
        answers: said.map((line) => ({
          reviewer: line.reviewer,
          decision: line.decision,
          at: line.at,
          reason: line.reason,
          note: notes.get(answerKey(line)) ?? "",
        })),
        ...(!isOpen && { settled: settlement }),
      },
    ];
  });
}

/**
 * The line that settles a disagreement, to be appended: it outweighs what all said before it, and says what that was if the `answers` are
 * given.
 */
export function settle(
  { tokenId, token, answers }: Pick<Disagreement, "tokenId" | "token"> & Partial<Pick<Disagreement, "answers">>,
  decision: Exclude<Choice, "unsure">,
  { reviewer, at, why = "" }: { readonly reviewer: string; readonly at: Date; readonly why?: string },
): Decision {
  return {
    tokenId,
    token,
    decision,
    reviewer,
    at: at.toISOString(),
    reason: reasonOfSettling(why),
    ...(answers && { settles: settledAnswers(answers) }),
  };
}

/** What the line of a settlement has as its reason. */
export function reasonOfSettling(why: string): string {
  return why === "" ? SETTLED : `${SETTLED}: ${why}`;
}

/** What the line of a settlement says of the answers it is about. */
export function settledAnswers(answers: Disagreement["answers"]): SettledAnswer[] {
  return answers.map(({ reviewer, decision, at }) => ({ reviewer, decision, at }));
}

/** Lines that are a reviewer's own answer, and those about settlements, each in the order they were written. */
export function splitLines(lines: readonly Decision[]): {
  readonly own: readonly Decision[];
  readonly settling: readonly Decision[];
} {
  const isSettling = createSettlingTest(idOf);
  const own: Decision[] = [];
  const settling: Decision[] = [];
  for (const line of lines) (isSettling(line) ? settling : own).push(line);
  return { own, settling };
}

function idOf({ tokenId }: Decision): number {
  return tokenId;
}

/** One reviewer's answers to one entry have one key. */
export function answerKey({ tokenId, reviewer }: Decision): string {
  return `${tokenId}\u0000${reviewer}`;
}
