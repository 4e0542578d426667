import type { TargetedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context } from "../contexts/context.ts";
import { maskedInput } from "./fill-mask.ts";
import { type ScoringJob, scoreStream } from "../score/score-stream.ts";
import { createCandidateSpeller } from "./spell-candidates.ts";
import { widenMask } from "./widen-mask.ts";

/** A context with what may stand at its mask. Items with the very same list share the work of spelling it. */
export interface SlotItem extends Pick<Context, "id" | "text"> {
  readonly candidates: readonly string[];
}

/** The pass that candidates of one length share: at each mask the tokens asked for, and the place of each among them. */
interface Pass {
  readonly targets: number[][];
  readonly places: Map<number, number>[];
}

/**
 * What a model makes of candidates at a context's one mask, in one pass for each number of tokens that they have, however many they are:
 * Σ ln p(token | the text, masks at all places of the candidate), in nats; NaN for one that the tokenizer cannot write there or that makes
 * the context too long. Items in their order, scores in the order of an item's `candidates`.
 *
 * Against `scoreCandidates`, which takes the tokens one after the other, it loses what the first tokens of a candidate say of the next ones, and
 * takes a handful of passes instead of thousands. So it is for ranking one candidate among very many that are alike.
 * Throws `context-mask` and `input-format` as `maskedInput` and the session do.
 */
export function scoreSlots(
  session: MaskedLanguageModel,
  items: Iterable<SlotItem>,
): AsyncGenerator<Float64Array, void, undefined> {
  const { tokenizer, maximumLength } = session.checkpoint;
  const spellers = new WeakMap<readonly string[], ReturnType<typeof createCandidateSpeller>>();
  return scoreStream(session, items, ({ id, text, candidates }): ScoringJob<Float64Array> => {
    let spell = spellers.get(candidates);
    if (spell === undefined) spellers.set(candidates, (spell = createCandidateSpeller(tokenizer, candidates)));
    const input = maskedInput({ id, text }, tokenizer);
    const room = maximumLength - input.tokenIds.length + 1;
    const spellings = spell(text).map((spelling) =>
      spelling !== undefined && spelling.tokenIds.length <= room ? spelling.tokenIds : [],
    );
    const passes = planPasses(spellings);
    const inputs = [...passes].map(([pieces, { targets }]): TargetedInput => {
      const { tokenIds, positions } = widenMask(input, pieces, tokenizer.maskTokenId);
      return { tokenIds, positions, targets };
    });
    return { inputs, finish: (answers) => addUp(spellings, passes, answers) };
  });
}

/** By number of tokens, in order of first mention. A candidate without tokens has no pass. */
function planPasses(spellings: readonly (readonly number[])[]): ReadonlyMap<number, Pass> {
  const passes = new Map<number, Pass>();
  for (const tokenIds of spellings) {
    if (tokenIds.length === 0) continue;
    let pass = passes.get(tokenIds.length);
    if (pass === undefined) {
      pass = { targets: tokenIds.map(() => []), places: tokenIds.map(() => new Map<number, number>()) };
      passes.set(tokenIds.length, pass);
    }
    for (const [at, tokenId] of tokenIds.entries()) {
      const [targets, places] = [pass.targets[at] as number[], pass.places[at] as Map<number, number>];
      if (!places.has(tokenId)) places.set(tokenId, targets.push(tokenId) - 1);
    }
  }
  return passes;
}

function addUp(
  spellings: readonly (readonly number[])[],
  passes: ReadonlyMap<number, Pass>,
  answers: Float64Array,
): Float64Array {
  /** Where the answers of each pass and place begin. */
  const starts = new Map<number, number[]>();
  let count = 0;
  for (const [pieces, { targets }] of passes)
    starts.set(
      pieces,
      targets.map(({ length }) => (count += length) - length),
    );
  return Float64Array.from(spellings, (tokenIds) => {
    if (tokenIds.length === 0) return Number.NaN;
    const { places } = passes.get(tokenIds.length) as Pass;
    const start = starts.get(tokenIds.length) as number[];
    return tokenIds.reduce(
      (sum, tokenId, at) => sum + (answers[(start[at] as number) + (places[at]?.get(tokenId) as number)] as number),
      0,
    );
  });
}
