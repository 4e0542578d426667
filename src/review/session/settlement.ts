import { UnnameError } from "../../base/errors.ts";
import type { Decision } from "../decisions/decision.ts";
import {
  type Disagreement,
  findDisagreements,
  reasonOfSettling,
  settledAnswers,
  splitLines,
} from "../decisions/disagreements.ts";
import type { DescribeEntry, ReviewCandidate } from "../describe/describe-entry.ts";
import { type Choice, foldLines } from "../decisions/fold-lines.ts";
import { SETTLED, UNDO } from "../decisions/reasons.ts";
import { printable } from "../describe/readable.ts";
import type { Entry } from "./session.ts";
import type { LineOnFile } from "../decisions/replay-lines.ts";
import type { Catalogue } from "../text/catalogue.ts";

/** What reviewers see differently, as one person begins to settle it, or goes on. */
export interface Settlement {
  /** By token id: those that wait, and those that any reviewer settled. */
  readonly disagreements: ReadonlyMap<number, Disagreement>;
  /** What others settled, which this person can overrule but not undo. */
  readonly byOthers: ReadonlyMap<number, Choice>;
  /** This person's settlements that stand, with what was taken back, as a session reads lines. */
  readonly lines: readonly LineOnFile[];
  /** What stands of all lines, this person's settlements left out. */
  readonly standing: ReadonlyMap<number, Choice>;
}

export interface SettleOptions {
  /** Whose answers are compared; at least two. Default: those of all reviewers. */
  readonly reviewers?: readonly string[];
}

/**
 * What there is to settle for `reviewer`, of all lines of a decisions file.
 * Throws `usage` if they are the decisions of fewer than two reviewers, or of none of a name that was given.
 */
export function openSettlement(
  lines: readonly Decision[],
  { path, reviewer, reviewers }: SettleOptions & { readonly path: string; readonly reviewer: string },
): Settlement {
  const { own, settling } = splitLines(lines);
  requireReviewers(path, [...new Set(own.map((line) => line.reviewer))], reviewers);
  const found = findDisagreements(lines, reviewers && { reviewers: new Set(reviewers) });
  const disagreements = new Map(found.map((disagreement) => [disagreement.tokenId, disagreement]));
  const mine = new Set(settling.filter((line) => line.reviewer === reviewer));
  const settledBy = (tokenId: number) => disagreements.get(tokenId)?.settled?.reviewer;
  const ofOthers = choicesOf(settling.filter((line) => !mine.has(line)));
  return {
    disagreements,
    byOthers: new Map([...ofOthers].filter(([tokenId]) => settledBy(tokenId) !== undefined)),
    lines: [...mine].filter(({ tokenId }) => settledBy(tokenId) === reviewer).map(withoutMark),
    standing: choicesOf(lines.filter((line) => !mine.has(line))),
  };
}

/** The lines to append for what a session decided on disagreements, without reviewer and time. */
export function settlingEntries(
  entries: readonly Entry[],
  disagreements: Settlement["disagreements"],
): Pick<Decision, keyof Entry | "settles">[] {
  return entries.map((entry) => ({
    ...entry,
    reason: entry.reason === UNDO ? UNDO : reasonOfSettling(entry.reason),
    settles: settledAnswers(disagreements.get(entry.tokenId)?.answers ?? []),
  }));
}

/** Describes entries by what each reviewer said, before the rest; variants are those that wait or were settled, too. */
export function describeDisagreements(
  describe: DescribeEntry<ReviewCandidate>,
  disagreements: Settlement["disagreements"],
): DescribeEntry<ReviewCandidate> {
  return (entry, catalogue) => {
    const detail = describe(entry, catalogue);
    const answers = disagreements.get(entry.tokenId)?.answers ?? [];
    return {
      ...detail,
      evidence: [...answers.map((answer) => describeAnswer(answer, catalogue)), ...detail.evidence],
      variants: detail.variants.filter(({ tokenId }) => disagreements.has(tokenId)),
    };
  };
}

/** The words of a review, with those that are others where disagreements are settled. */
export function settlingWords(words: Catalogue): Catalogue {
  const { ask, choose, allSettled, title } = words.settling;
  return {
    ...words,
    ask,
    bulk: { ...words.bulk, choose },
    end: { ...words.end, all: allSettled },
    page: { ...words.page, title },
  };
}

function describeAnswer(
  { reviewer, decision, reason, note }: Disagreement["answers"][number],
  { settling, choices, entry }: Catalogue,
): string {
  const remarks = [reason === "" ? [] : [printable(reason)], note === "" ? [] : [`${entry.note}: ${printable(note)}`]];
  return settling.answer(printable(reviewer), choices[decision], remarks.flat().join("; "));
}

function withoutMark(line: Decision): LineOnFile {
  return { ...line, reason: line.reason.replace(new RegExp(`^${SETTLED}(: )?`, "u"), "") };
}

function choicesOf(lines: readonly Decision[]): Map<number, Choice> {
  return new Map([...foldLines(lines, ({ tokenId }) => tokenId)].map(([tokenId, { decision }]) => [tokenId, decision]));
}

function requireReviewers(path: string, found: readonly string[], asked: readonly string[] = found): void {
  const details = { path, found, asked };
  const unknown = asked.filter((name) => !found.includes(name));
  const has = found.length === 0 ? `${path} has none` : `${path} has those of ${found.join(", ")}`;
  if (unknown.length > 0) {
    const message = `expected decisions of ${unknown.join(", ")} to compare; ${has}. Name reviewers as --reviewer named them, or none for all.`;
    throw new UnnameError("usage", message, { details });
  }
  if (new Set(asked).size < 2) {
    const message = `expected the decisions of two reviewers or more to settle what they see differently; ${has}. Decisions of others in files of their own are added with --merge.`;
    throw new UnnameError("usage", message, { details });
  }
}
