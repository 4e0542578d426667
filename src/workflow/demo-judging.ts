import type { Corpus } from "../../corpora/corpus.ts";
import { reviewByTruth } from "../../corpora/truth-review.ts";
import type { JudgeItem } from "../review/judge-file.ts";
import type { Judgement } from "../review/judgement.ts";

/** Who judges in the demo, as reports call it: no person. */
export const TRUTH_REVIEWER = "generator's truth (a program)";

/** What the generator, which knows every name in the notes, says of entries that nobody had decided on. */
export function judgeByTruth(corpus: Corpus, items: readonly JudgeItem[], at: Date): Judgement[] {
  const said = reviewByTruth(
    corpus,
    items.map(({ surface }) => ({ surface, isInner: false })),
  );
  return items.map(({ surface, decoy }, index) => {
    const { decision, reason } = said[index] as (typeof said)[number];
    return { surface, decision, reason, reviewer: TRUTH_REVIEWER, at: at.toISOString(), ...(decoy && { decoy }) };
  });
}
