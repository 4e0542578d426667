import { basename } from "node:path";

import { readDecisionLines } from "../../review/decisions/decisions-file.ts";
import type { Decision } from "../../review/decisions/decision.ts";
import {
  decoyScore,
  decoyScores,
  digestJudgements,
  foldJudgements,
  type Judgement,
  readJudgements,
} from "../../review/judging/judgements.ts";
import { summariseReview, summariseReviewers } from "../../review/decisions/summarise-review.ts";
import { readReviewRecord } from "../../review/decisions/review-record.ts";
import { type AuditContexts, readWordList } from "../audit-input.ts";
import type { DecisionsEvidence, JudgementsEvidence } from "../audit-report.ts";
import type { AuditSources } from "../audit-sources.ts";
import { digestDecisions } from "../freshness/look.ts";
import { collectKnownNames, type KnownNames } from "./collect-known-names.ts";
import type { NameSources } from "./weigh-entries.ts";

/** All evidence of what a name is, and its sources. Private. */
export interface NameKnowledge {
  readonly known: KnownNames;
  readonly sources: NameSources;
  /** Lines of the decisions file; none without one. */
  readonly decisions: readonly Decision[];
  readonly decisionsEvidence?: DecisionsEvidence;
  readonly judgementsEvidence?: JudgementsEvidence;
  /** How decoys among the judgements were judged, by what they are; absent without judgements. */
  readonly decoys?: ReturnType<typeof decoyScores>;
}

/** Reads the list of people, the private folders of the corpora, decisions, judgements and allowed words. Throws what reading them throws. */
export async function readNameKnowledge(
  { namesFile, decisionsFile, judgementsFile, allowFile }: AuditSources,
  { privateDirectories, originalFiles }: Pick<AuditContexts, "privateDirectories" | "originalFiles">,
): Promise<NameKnowledge> {
  const known = await collectKnownNames({
    ...(namesFile !== undefined && { namesFile }),
    privateDirectories,
    originalFiles,
  });
  const decisions = decisionsFile === undefined ? [] : await readDecisionLines(decisionsFile);
  const judgements = judgementsFile === undefined ? [] : await readJudgements(judgementsFile);
  const allow = allowFile === undefined ? [] : await readWordList(allowFile);
  return {
    known,
    decisions,
    sources: { decisions, parts: known.parts, allow, judgements: foldJudgements(judgements) },
    ...(decisionsFile !== undefined && {
      decisionsEvidence: {
        file: basename(decisionsFile),
        digest: digestDecisions(decisions) ?? "",
        ...summariseReview(decisions, await readReviewRecord(decisionsFile)),
      },
    }),
    ...(judgementsFile !== undefined && { decoys: decoyScores(judgements) }),
    ...(judgementsFile !== undefined && {
      judgementsEvidence: { file: basename(judgementsFile), ...describeJudgements(judgements) },
    }),
  };
}

function describeJudgements(judgements: readonly Judgement[]): Omit<JudgementsEvidence, "file"> {
  const standing = [...foldJudgements(judgements).values()];
  const count = (choice: Judgement["decision"]) => standing.filter(({ decision }) => decision === choice).length;
  return {
    digest: digestJudgements(judgements),
    reviewers: summariseReviewers(judgements),
    names: count("name"),
    kept: count("keep"),
    unsure: count("unsure"),
    decoys: decoyScore(judgements),
  };
}
