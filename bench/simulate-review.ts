import type { Random } from "../src/base/random.ts";
import { nextAgain } from "../src/review/stopping/ask-again.ts";
import type { Choice } from "../src/review/decisions/fold-lines.ts";
import type { AgainAnswer } from "../src/review/decisions/replay-lines.ts";
import type { StoppingEstimate } from "../src/review/stopping/stopping-estimate.ts";
import type { StoppingList, StoppingRule } from "../src/review/stopping/stopping-rule.ts";

/** How a made-up reviewer errs. */
export interface SimulatedReviewer {
  /** Share of names that are kept, and of ordinary words that are called names. */
  readonly keepsNames: number;
  readonly callsWords: number;
  /** `slips`: each answer by itself. `convictions`: the same entry is always answered wrongly. */
  readonly kind: "slips" | "convictions";
}

/** What is reviewed, with the truth. */
export interface SimulatedVocabulary {
  readonly list: StoppingList;
  readonly names: ReadonlySet<number>;
}

/** How a review ended: at the first look that said "safe", or at the end of the list. */
export interface SimulatedReview {
  readonly isSafe: boolean;
  /** Entries decided on, and entries that came again. */
  readonly seen: number;
  readonly again: number;
  /** Names that are left: those that were kept by mistake and those not looked at. */
  readonly left: number;
  readonly estimate: StoppingEstimate;
  /** What was decided at the end, by token id. */
  readonly decided: ReadonlyMap<number, Choice>;
  /** Share of the looks at which no more names were left than the bound says. */
  readonly underBound: number;
}

/** Decides in the order of the list, with what comes again, and looks at the estimate after every `lookEvery` decisions. */
export function simulateReview(
  rule: StoppingRule,
  { list, names }: SimulatedVocabulary,
  { keepsNames, callsWords, kind }: SimulatedReviewer,
  { random, lookEvery }: { readonly random: Random; readonly lookEvery: number },
): SimulatedReview {
  const decided = new Map<number, Choice>();
  const again = new Map<number, AgainAnswer>();
  const answers = { decided, again };
  const isWrong = new Map<number, boolean>();
  const askable = list.candidates.filter(({ isPiece }) => !isPiece);
  const skipped = new Set<number>();
  let estimate = rule(decided, [answers]);
  let [looks, under] = [0, 0];
  const left = () => [...names].filter((tokenId) => decided.get(tokenId) !== "name").length;
  for (const [index, { tokenId }] of list.candidates.entries()) {
    decided.set(tokenId, answer(tokenId));
    const isAtEnd = index === list.candidates.length - 1;
    let next = nextAgain(askable, answers, { isAtEnd, skipped });
    while (next !== undefined) {
      const before = decided.get(next) as Choice;
      const said = answer(next);
      again.set(next, { before, said });
      if (said === "name") decided.set(next, said);
      next = nextAgain(askable, answers, { isAtEnd, skipped });
    }
    if (!isAtEnd && (index + 1) % lookEvery !== 0) continue;
    estimate = rule(decided, [answers]);
    looks++;
    if (left() <= estimate.upperBound) under++;
    if (estimate.isSafe) break;
  }
  const underBound = under / Math.max(1, looks);
  return {
    isSafe: estimate.isSafe,
    seen: decided.size,
    again: again.size,
    left: left(),
    estimate,
    decided,
    underBound,
  };

  function answer(tokenId: number): Choice {
    const isName = names.has(tokenId);
    const known = kind === "convictions" ? isWrong.get(tokenId) : undefined;
    const wrong = known ?? random.chance(isName ? keepsNames : callsWords);
    isWrong.set(tokenId, wrong);
    return isName === wrong ? "keep" : "name";
  }
}
