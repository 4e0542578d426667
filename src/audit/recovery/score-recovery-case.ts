import type { MaskedLanguageModel } from "../../model/session.ts";
import { MASK } from "../../probe/contexts/context.ts";
import { pseudoLogLikelihood } from "../../probe/score/pseudo-likelihood.ts";
import { scoreCandidates } from "../../probe/fill/score-candidates.ts";
import type { Decoys } from "./decoys.ts";

/** A context whose original stands in line with other names. Private. */
export interface RecoveryCase extends Decoys {
  readonly id: string;
  readonly text: string;
  readonly original: string;
}

/** Scores of the names, in nats: higher is likelier. */
export interface CaseScores {
  readonly original: number;
  readonly otherOriginal: number;
  /** Of those that could be scored. */
  readonly decoys: readonly number[];
}

/** Scores the names by ln p of exactly these tokens at the mask; undefined if original or that of the other context cannot be written, or no other. */
export async function scoreCaseAtMask(
  session: MaskedLanguageModel,
  recoveryCase: RecoveryCase,
): Promise<CaseScores | undefined> {
  const names = [recoveryCase.original, recoveryCase.otherOriginal, ...recoveryCase.decoys];
  const scores: (number | undefined)[] = names.map(() => undefined);
  for await (const { ranked } of scoreCandidates(session, [recoveryCase], names)) {
    for (const { index, logProbNats } of ranked) scores[index] = logProbNats;
  }
  return fromList(scores);
}

/** Scores the names by the pseudo-log-likelihood of the sentence with each filled in; undefined likewise, if it is too long. */
export async function scoreCaseInSentence(
  session: MaskedLanguageModel,
  recoveryCase: RecoveryCase,
): Promise<CaseScores | undefined> {
  const names = [recoveryCase.original, recoveryCase.otherOriginal, ...recoveryCase.decoys];
  const scores: (number | undefined)[] = [];
  const texts = names.map((name) => recoveryCase.text.replace(MASK, () => name));
  for await (const { logProbNats, isTooLong } of pseudoLogLikelihood(session, texts))
    scores.push(isTooLong ? undefined : logProbNats);
  return fromList(scores);
}

function fromList([original, otherOriginal, ...rest]: readonly (number | undefined)[]): CaseScores | undefined {
  const decoys = rest.filter((score) => score !== undefined);
  return original === undefined || otherOriginal === undefined || decoys.length === 0
    ? undefined
    : { original, otherOriginal, decoys };
}
