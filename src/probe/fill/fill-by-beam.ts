import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";

/** Tokens for all masks of an input together. Private: they may spell a name. */
export interface Filling {
  /** One a mask, from left to right. */
  readonly tokenIds: readonly number[];
  /** Sum over the tokens of ln p(token | the text, tokens before it, masks after it), in nats. */
  readonly logProbNats: number;
}

export interface BeamOptions {
  /** How many fillings are followed and returned; default 10. */
  readonly beam?: number;
}

/** Beam width unless told otherwise. */
export const DEFAULT_BEAM = 10;
/** Inputs followed at a time; bounds memory at about this × beam inputs. */
const CHUNK = 128;

/**
 * For each input, whose positions are masks, the likeliest joint fillings of them, likeliest first, at most `beam`: beam search
 * from left to right, one mask a step with the later ones still masked; special tokens are never chosen. Exact if `beam` is at
 * least the vocabulary to the power of masks − 1. Takes 1 + beam · (masks − 1) passes an input. Without positions one empty filling.
 */
export async function fillByBeam(
  session: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  { beam = DEFAULT_BEAM }: BeamOptions = {},
): Promise<Filling[][]> {
  const results: Filling[][] = [];
  for (let start = 0; start < inputs.length; start += CHUNK) {
    const chunk = inputs.slice(start, start + CHUNK).map(({ tokenIds, positions }) => ({
      tokenIds,
      positions: positions.toSorted((a, b) => a - b),
    }));
    let beams: Filling[][] = chunk.map(() => [{ tokenIds: [], logProbNats: 0 }]);
    const steps = Math.max(0, ...chunk.map(({ positions }) => positions.length));
    for (let step = 0; step < steps; step++) beams = await extendBeams(session, chunk, beams, step, beam);
    results.push(...beams);
  }
  return results;
}

/** Adds one token to every filling of the inputs that have that many masks, and keeps, for each, the `beam` likeliest results. */
async function extendBeams(
  session: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  beams: readonly Filling[][],
  step: number,
  beam: number,
): Promise<Filling[][]> {
  const { specialTokenIds } = session.checkpoint.tokenizer;
  const asked = inputs.flatMap((input, inputIndex) => {
    const position = input.positions[step];
    if (position === undefined) return [];
    return (beams[inputIndex] ?? []).map((filling) => ({ input, inputIndex, position, filling }));
  });
  const extensions: Filling[][] = asked.map(() => []);
  await session.forEachTop(
    asked.map(({ input, position, filling }) => ({ tokenIds: fill(input, filling), positions: [position] })),
    beam + specialTokenIds.size,
    (index, _position, top) => {
      const { filling } = asked[index] as (typeof asked)[number];
      const found: Filling[] = [];
      for (const [place, tokenId] of top.tokenIds.entries()) {
        if (found.length === beam) break;
        if (specialTokenIds.has(tokenId)) continue;
        const logProbNats = filling.logProbNats + (top.logProbsNats[place] as number);
        found.push({ tokenIds: [...filling.tokenIds, tokenId], logProbNats });
      }
      extensions[index] = found;
    },
  );
  const extended = beams.map((filled, inputIndex) => (inputs[inputIndex]?.positions[step] === undefined ? filled : []));
  // In the order of the question, not of the answers, so that equal sums keep one order whatever the batches.
  for (const [index, { inputIndex }] of asked.entries())
    extended[inputIndex]?.push(...(extensions[index] as Filling[]));
  return extended.map((found) => found.toSorted((a, b) => b.logProbNats - a.logProbNats).slice(0, beam));
}

function fill({ tokenIds, positions }: MaskedInput, filling: Filling): number[] {
  const filled = [...tokenIds];
  for (const [index, tokenId] of filling.tokenIds.entries()) filled[positions[index] as number] = tokenId;
  return filled;
}
