import { createRandom } from "../../base/random.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Context } from "../../probe/contexts/context.ts";
import { maskedInput } from "../../probe/fill/fill-mask.ts";
import { widenMask } from "../../probe/fill/widen-mask.ts";

/** Masks in place of the one, each text once with each. */
const PIECES = [2, 3, 4];
/** Times that every mask is drawn anew; the filling is read after each. */
const SWEEPS = 8;
/** Draws are made among the likeliest entries alone (top-k sampling). */
const TOP = 40;

/**
 * What a model makes up where a name stood: Gibbs sampling (Wang & Cho 2019), with the mask of each text replaced by several. In each sweep every
 * place in turn is masked and drawn anew, by its probability among the 40 likeliest entries given all others. Calls `use` with the decoded filling after each
 * sweep, in the same order for the same seed. Texts that become too long are left out.
 */
export async function sampleFillings(
  session: MaskedLanguageModel,
  texts: readonly Pick<Context, "id" | "text">[],
  seed: number,
  use: (filling: string) => void,
): Promise<void> {
  const { tokenizer, maximumLength } = session.checkpoint;
  const chains = texts.flatMap((context) =>
    PIECES.map((count) => {
      const { tokenIds, positions } = widenMask(maskedInput(context, tokenizer), count, tokenizer.maskTokenId);
      return { tokenIds: [...tokenIds], positions, random: createRandom(seed, `gibbs ${count} ${context.id}`) };
    }),
  );
  const running = chains.filter(({ tokenIds }) => tokenIds.length <= maximumLength);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const steps = Math.max(0, ...running.map(({ positions }) => positions.length));
    for (let step = 0; step < steps; step++) {
      const asked = running.filter(({ positions }) => step < positions.length);
      const inputs = asked.map(({ tokenIds, positions }) => {
        const position = positions[step] as number;
        return { tokenIds: tokenIds.with(position, tokenizer.maskTokenId), positions: [position] };
      });
      await session.forEachTop(inputs, TOP, (index, _position, { tokenIds, logProbsNats }) => {
        const chain = asked[index] as (typeof asked)[number];
        chain.tokenIds[chain.positions[step] as number] = draw(tokenIds, logProbsNats, chain.random.next());
      });
    }
    for (const { tokenIds, positions } of running)
      use(tokenizer.decode(positions.map((position) => tokenIds[position] as number)));
  }
}

/** The entry under which `uniform` falls if the probabilities are laid end to end and stretched to 1. */
function draw(tokenIds: readonly number[], logProbsNats: readonly number[], uniform: number): number {
  const weights = logProbsNats.map(Math.exp);
  let left = uniform * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return tokenIds[index] as number;
  }
  return tokenIds.at(-1) as number;
}
