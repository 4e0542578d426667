import type { MaskedInput } from "../model/batches.ts";
import type { MaskedLanguageModel } from "../model/session.ts";
import { topK } from "./top-k.ts";

/** A way to fill the place with several tokens. Private: it may spell a name. */
export interface Respelling {
  readonly tokenIds: readonly number[];
  /** Decoded, without white space around it. */
  readonly surface: string;
  /** Sum over the tokens of log p(token | sentence, tokens before it, masks after it), natural log. */
  readonly logProbNats: number;
}

export interface RespellOptions {
  /** How many masks stand in place of the one; at least 1. */
  readonly pieces: number;
  /** How many fillings are followed and returned; default 10. */
  readonly beam?: number;
}

/** Beam width unless told otherwise. */
export const DEFAULT_BEAM = 10;
/** Sentences followed at a time; bounds memory at about this × beam inputs. */
const CHUNK = 128;

interface Beam {
  readonly tokenIds: readonly number[];
  readonly logProbNats: number;
}

/**
 * For each input, whose first position is a mask, the likeliest fillings of that place by `pieces` tokens, likeliest first, at most `beam`: a name that is no
 * vocabulary entry may still be said in pieces. Beam search from left to right, one token a step with the later ones still masked;
 * special tokens are never chosen. Takes 1 + beam · (pieces − 1) passes an input.
 */
export async function respell(
  session: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  { pieces, beam = DEFAULT_BEAM }: RespellOptions,
): Promise<Respelling[][]> {
  const { tokenizer } = session.checkpoint;
  const results: Respelling[][] = [];
  for (let start = 0; start < inputs.length; start += CHUNK) {
    const chunk = inputs.slice(start, start + CHUNK);
    let beams: Beam[][] = chunk.map(() => [{ tokenIds: [], logProbNats: 0 }]);
    for (let step = 0; step < pieces; step++) beams = await extendBeams(session, chunk, beams, { pieces, beam });
    for (const filled of beams) {
      results.push(filled.map((filling) => ({ ...filling, surface: tokenizer.decode(filling.tokenIds).trim() })));
    }
  }
  return results;
}

/** Adds one token to every filling and keeps, for each input, the `beam` likeliest results. */
async function extendBeams(
  session: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  beams: readonly (readonly Beam[])[],
  { pieces, beam }: Required<RespellOptions>,
): Promise<Beam[][]> {
  const { maskTokenId, specialTokenIds } = session.checkpoint.tokenizer;
  const asked = inputs.flatMap((input, inputIndex) =>
    (beams[inputIndex] ?? []).map((filling) => ({ input, inputIndex, filling })),
  );
  const extended: Beam[][] = inputs.map(() => []);
  await session.forEachPrediction(
    asked.map(({ input, filling }) => ({
      tokenIds: fill(input, filling.tokenIds, pieces, maskTokenId),
      positions: [maskPosition(input) + filling.tokenIds.length],
    })),
    (index, _position, row) => {
      const { inputIndex, filling } = asked[index] as (typeof asked)[number];
      const found = extended[inputIndex] as Beam[];
      const likeliest = topK(row, beam + specialTokenIds.size).filter(
        ({ index: tokenId }) => !specialTokenIds.has(tokenId),
      );
      for (const { index: tokenId, value } of likeliest.slice(0, beam)) {
        found.push({ tokenIds: [...filling.tokenIds, tokenId], logProbNats: filling.logProbNats + value });
      }
    },
  );
  return extended.map((found) => found.sort((a, b) => b.logProbNats - a.logProbNats).slice(0, beam));
}

function fill(input: MaskedInput, filled: readonly number[], pieces: number, maskTokenId: number): number[] {
  const masks = Array.from({ length: pieces - filled.length }, () => maskTokenId);
  const place = maskPosition(input);
  return [...input.tokenIds.slice(0, place), ...filled, ...masks, ...input.tokenIds.slice(place + 1)];
}

function maskPosition({ positions }: MaskedInput): number {
  return positions[0] as number;
}
