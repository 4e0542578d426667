import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { type BeamOptions, fillByBeam, type Filling } from "./fill-by-beam.ts";
import { widenMask } from "./widen-mask.ts";

/** A way to fill one place with several tokens. Private: it may spell a name. */
export interface Respelling extends Filling {
  /** Decoded, without white space around it. */
  readonly surface: string;
}

export interface RespellOptions extends BeamOptions {
  /** How many masks stand in place of the one; at least 1. */
  readonly pieces: number;
}

/**
 * For each input, whose first position is a mask, the likeliest fillings of that place by `pieces` tokens, likeliest first, at
 * most `beam`: a name that is no vocabulary entry may still be said in pieces. Searches as {@link fillByBeam} does.
 */
export async function respell(
  session: MaskedLanguageModel,
  inputs: readonly MaskedInput[],
  { pieces, ...options }: RespellOptions,
): Promise<Respelling[][]> {
  const { tokenizer } = session.checkpoint;
  const widened = inputs.map((input) => widenMask(input, pieces, tokenizer.maskTokenId));
  const found = await fillByBeam(session, widened, options);
  return found.map((fillings) =>
    fillings.map((filling) => ({ ...filling, surface: tokenizer.decode(filling.tokenIds).trim() })),
  );
}
