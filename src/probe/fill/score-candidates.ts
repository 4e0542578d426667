import type { TargetedInput } from "../../model/batches.ts";
import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context } from "../contexts/context.ts";
import { maskedInput } from "./fill-mask.ts";
import { rankSpelled, type RankedCandidates } from "./rank-candidates.ts";
import { type ScoringJob, scoreStream } from "../score/score-stream.ts";
import { type CandidateText, type CandidateSpelling, createCandidateSpeller } from "./spell-candidates.ts";
import { widenMask } from "./widen-mask.ts";

/** A pass that several candidates share: those of as many tokens whose first ones are `prefix`. */
interface Pass {
  readonly masks: number;
  readonly prefix: readonly number[];
  /** The tokens that come next in any of them. */
  readonly targets: number[];
}

/** Passes for a list of spellings, and which answers, by their place among all targets, add up to each one's log-probability. */
interface PassPlan {
  readonly passes: readonly Pass[];
  readonly terms: readonly (readonly { readonly pass: number; readonly target: number }[])[];
}

/**
 * What a model makes of these candidates and no others at the one mask of each context: contexts in their order, each with its
 * candidates ranked by log-probability and renormalised over the list (softmax). A candidate of several tokens is asked with as
 * many masks, from left to right: Σ ln p(token | the text, its tokens before, masks for those after); candidates of as many tokens with the same
 * beginning share passes, contexts share batches, and memory is bounded however many contexts there are.
 *
 * From the number of masks the model knows how many tokens to expect, so probabilities of candidates with different numbers of them
 * compare less strictly than those with the same. Repeated candidates count once: see {@link distinctCandidates}.
 * Throws `context-mask` if a context has not exactly one mask token once encoded, and `input-format` for one too long.
 */
export function scoreCandidates(
  session: MaskedLanguageModel,
  contexts: Iterable<Pick<Context, "id" | "text">> | AsyncIterable<Pick<Context, "id" | "text">>,
  candidates: readonly CandidateText[],
): AsyncGenerator<RankedCandidates, void, undefined> {
  const { tokenizer, maximumLength } = session.checkpoint;
  const spellAt = createCandidateSpeller(tokenizer, candidates);
  const plans = new Map<readonly (CandidateSpelling | undefined)[], PassPlan>();
  return scoreStream(session, contexts, (context) => {
    const input = maskedInput(context, tokenizer);
    const room = maximumLength - input.tokenIds.length + 1;
    const spellings = spellAt(context.text);
    let plan = plans.get(spellings);
    if (plan === undefined) plans.set(spellings, (plan = planPasses(spellings)));
    return createJob(plan, input, room, tokenizer.maskTokenId, (logProbsNats) =>
      rankSpelled(context.id, candidates, spellings, logProbsNats, tokenizer),
    );
  });
}

/** Each candidate once, in the order of first mention, without white space around it, and how many more mentions there were. */
export function distinctCandidates(candidates: readonly string[]): {
  readonly candidates: string[];
  readonly repeated: number;
} {
  const written = candidates.map((candidate) => candidate.trim()).filter((candidate) => candidate !== "");
  const distinct = [...new Set(written)];
  return { candidates: distinct, repeated: written.length - distinct.length };
}

function planPasses(spellings: readonly (CandidateSpelling | undefined)[]): PassPlan {
  const passes: { masks: number; prefix: readonly number[]; targets: number[]; places: Map<number, number> }[] = [];
  const byKey = new Map<string, number>();
  const terms = spellings.map((spelling) => {
    const tokenIds = spelling?.tokenIds ?? [];
    return tokenIds.map((tokenId, step) => {
      const prefix = tokenIds.slice(0, step);
      const key = `${tokenIds.length}:${prefix.join()}`;
      let pass = byKey.get(key);
      if (pass === undefined) {
        byKey.set(key, (pass = passes.length));
        passes.push({ masks: tokenIds.length, prefix, targets: [], places: new Map() });
      }
      const { targets, places } = passes[pass] as (typeof passes)[number];
      let target = places.get(tokenId);
      if (target === undefined) {
        places.set(tokenId, (target = targets.length));
        targets.push(tokenId);
      }
      return { pass, target };
    });
  });
  return { passes, terms };
}

/** `finish` gets a log-probability (nats) a candidate, undefined for one that would make the context too long. */
function createJob<Result>(
  { passes, terms }: PassPlan,
  input: MaskedInput,
  room: number,
  maskTokenId: number,
  finish: (logProbsNats: readonly (number | undefined)[]) => Result,
): ScoringJob<Result> {
  // An input that is too long with one mask is left for the session to refuse.
  const fitting = [...passes.keys()].filter((pass) => {
    const { masks } = passes[pass] as Pass;
    return masks === 1 || masks <= room;
  });
  const starts = new Map<number, number>();
  let count = 0;
  for (const pass of fitting) {
    starts.set(pass, count);
    count += (passes[pass] as Pass).targets.length;
  }
  return {
    inputs: fitting.map((pass) => ask(passes[pass] as Pass, input, maskTokenId)),
    finish: (answers) =>
      finish(
        terms.map((ofCandidate) => {
          let sum = 0;
          for (const { pass, target } of ofCandidate) {
            const start = starts.get(pass);
            if (start === undefined) return undefined;
            sum += answers[start + target] as number;
          }
          return sum;
        }),
      ),
  };
}

function ask({ masks, prefix, targets }: Pass, input: MaskedInput, maskTokenId: number): TargetedInput {
  const { tokenIds, positions } = widenMask(input, masks, maskTokenId);
  const place = positions[0] as number;
  return {
    tokenIds: [...tokenIds.slice(0, place), ...prefix, ...tokenIds.slice(place + prefix.length)],
    positions: [place + prefix.length],
    targets: [targets],
  };
}
