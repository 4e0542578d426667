import { join } from "node:path";

import type { Corpus } from "../../../corpora/corpus.ts";
import { reviewByTruth } from "../../../corpora/truth-review.ts";
import { toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import { type Judgement, judgedSurface } from "../../review/judging/judgements.ts";

/** Who decides and judges in the demo, as reports call it: no person. */
export const TRUTH_REVIEWER = "generator's truth (a program)";

/**
 * Writes what the generator, which knows every name in the notes, says of every entry of these models: what an audit finds among the
 * undecided predictions is then judged. Private.
 */
export async function writeTruthJudgements(
  path: string,
  corpus: Corpus,
  {
    modelsDirectory,
    models,
    at,
  }: { readonly modelsDirectory: string; readonly models: readonly string[]; readonly at: Date },
): Promise<void> {
  // An entry that begins words in one vocabulary may be a piece inside words in another: then it is a word.
  const isInner = new Map<string, boolean>();
  const builtThrough = new Map<string, number>();
  for (const model of models) {
    const { tokenizer } = await openCheckpoint(join(modelsDirectory, model));
    for (const tokenId of tokenizer.vocabulary.keys()) {
      const surface = judgedSurface(tokenizer.surface(tokenId));
      if (surface === "") continue;
      isInner.set(surface, !tokenizer.startsWord(tokenId) && (isInner.get(surface) ?? true));
      const built = tokenizer.builtThrough?.(tokenId) ?? 0;
      builtThrough.set(surface, Math.max(builtThrough.get(surface) ?? 0, built));
    }
  }
  const entries = [...isInner].map(([surface, inner]) => ({
    surface,
    isInner: inner,
    builtThrough: builtThrough.get(surface) ?? 0,
  }));
  const said = reviewByTruth(corpus, entries);
  const judgements = entries.map(({ surface }, index): Judgement => {
    const { decision, reason } = said[index] as (typeof said)[number];
    return { surface, decision, reason, reviewer: TRUTH_REVIEWER, at: at.toISOString() };
  });
  await writeFileAtomic(path, toJsonLines(judgements), { private: true });
}
