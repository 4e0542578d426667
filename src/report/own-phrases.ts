import type { AuditReport } from "../audit/audit-report.ts";
import { ARCHITECTURES } from "../audit/residue/technical.ts";
import {
  describeJudged,
  describeModelKind,
  describeReviewer,
  describeReviewerShort,
  shorten,
} from "./describe/describe-evidence.ts";
import type { Language } from "./language.ts";
import { describePair } from "./describe/review-quality.ts";

/**
 * The sentences of a page or card that say who reviewed, and of what architecture the model is, as `renderReport` and `renderModelCard` write
 * them: a reviewer's name and `roberta` are no leak there, even if a patient has the same name.
 */
export function ownPhrases(audit: AuditReport, language: Language = "en"): readonly string[] {
  const { decisions, judgements } = audit.evidence;
  const reviewers = [...(decisions?.reviewers ?? []), ...(judgements?.reviewers ?? [])];
  return [
    ...reviewers.flatMap((reviewer) => [
      describeReviewer(reviewer, language),
      describeReviewer(reviewer, language, shorten(reviewer.name)),
      describeReviewerShort(reviewer, language),
    ]),
    ...(decisions?.agreement ?? []).map((pair) => describePair(pair, language)),
    ...[describeJudged(audit, language) ?? []].flat(),
    ...(ARCHITECTURES.has(audit.model.modelType) ? [describeModelKind(audit, language)] : []),
  ];
}
