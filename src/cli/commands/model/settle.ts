import type { ReviewSummary } from "../../../review/decisions/count-choices.ts";
import { readDecisions } from "../../../review/decisions/decisions-file.ts";
import { mergeDecisions } from "../../../review/decisions/merge-decisions.ts";
import { agreementOfReviewers, type ReviewerAgreement } from "../../../review/decisions/reviewer-agreement.ts";
import { openSettlement, type SettleOptions } from "../../../review/session/settlement.ts";

/** What is settled, by whom. */
export interface SettlingFlags {
  readonly decisions: string;
  readonly merge?: readonly string[];
  /** Reviewers whose answers are compared; none given: all. */
  readonly reviewers?: readonly string[];
  /** The reviewer who settles. */
  readonly reviewer: string;
}

type Vocabulary = { readonly vocabulary: readonly string[] };

/** A summary of what was settled, and how far the reviewers agreed on their own. */
export interface SettlingSummary extends ReviewSummary {
  readonly agreement: readonly ReviewerAgreement[];
}

/**
 * Brings the reviewers' files together and says whether they differ at all. Throws `usage` where there are not two reviewers to compare, and what
 * `mergeDecisions` throws.
 */
export async function prepareSettling(
  { decisions, merge = [], reviewers, reviewer }: SettlingFlags,
  vocabulary: Vocabulary,
): Promise<{ readonly settle: SettleOptions; readonly doDiffer: boolean }> {
  await mergeDecisions(decisions, merge, vocabulary);
  const settle = reviewers === undefined ? {} : { reviewers };
  const lines = await readDecisions(decisions, vocabulary);
  const { disagreements } = openSettlement(lines, { path: decisions, reviewer, ...settle });
  return { settle, doDiffer: disagreements.size > 0 };
}

/** Adds to a summary how far the reviewers that were compared agreed, what was settled left out. */
export async function withAgreement(
  summary: ReviewSummary,
  { decisions, reviewers }: SettlingFlags,
  vocabulary: Vocabulary,
): Promise<SettlingSummary> {
  const pairs = agreementOfReviewers(await readDecisions(decisions, vocabulary));
  const isCompared = (pair: ReviewerAgreement) => pair.reviewers.every((name) => reviewers?.includes(name) ?? true);
  return { ...summary, agreement: pairs.filter(isCompared) };
}

/** The same in lines to read. */
export function describeSettling(
  { candidates, names, kept, undecided, agreement }: SettlingSummary,
  path: string,
): string {
  return [
    candidates === 0
      ? "nothing to settle: no entry was decided differently"
      : `${candidates} disagreements: ${names} settled as names, ${kept} to keep, ${undecided} to settle`,
    ...agreement.map(describeAgreement),
    `decisions: ${path}`,
    ...(undecided > 0 ? ["Run the same command again to go on."] : []),
  ].join("\n");
}

function describeAgreement({ reviewers, entries, observed, kappa, ciLow, ciHigh }: ReviewerAgreement): string {
  const who = reviewers.join(" and ");
  if (observed === null) return `${who}: no entry that both answered`;
  const interval = ciLow === null || ciHigh === null ? "" : ` (95 %: ${ciLow.toFixed(2)} to ${ciHigh.toFixed(2)})`;
  const kappaText = kappa === null ? "κ not defined" : `κ ${kappa.toFixed(2)}${interval}`;
  return `${who}: the same answer on ${(100 * observed).toFixed(1)} % of ${entries} entries that both answered, ${kappaText}`;
}
