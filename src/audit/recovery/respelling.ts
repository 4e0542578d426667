import { createRandom } from "../../base/random.ts";
import type { MaskedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Split } from "../../probe/context.ts";
import { DEFAULT_BEAM } from "../../probe/fill-by-beam.ts";
import { respell } from "../../probe/respell.ts";
import { foldWord } from "../../text/fold.ts";
import { formatCount } from "../format-row.ts";
import type { Measurement } from "../judge.ts";
import { recoveryKeys } from "../names/name-parts.ts";
import { recoveryRow } from "./recovery.ts";

/** A context with its original, ready to be asked in several pieces. Private. */
export interface RespellingCase {
  readonly input: MaskedInput;
  readonly original: string;
}

export interface RespellingOptions {
  readonly split: Split;
  readonly seed: number;
  readonly beam?: number;
  /** Most contexts asked; the search takes about 30 passes each. */
  readonly limit: number;
}

/** Numbers of masks put in place of the one. */
const PIECES = [2, 3];
/** A respelled part counts from this many letters: shorter ones are syllables of anything. */
const SHORTEST_PART = 3;

/**
 * Does the model spell the original out in 2 or 3 tokens? A hit is a filling among the `beam` likeliest that, decoded, without case
 * and accents, equals the original or a part of it of at least three letters. k is the beam width. Above `limit` contexts a seeded
 * sample is asked: a hit in it fails, as anywhere; none in it proves little, so the row is then for information, with its bound.
 */
export async function auditRespelling(
  session: MaskedLanguageModel,
  cases: readonly RespellingCase[],
  { split, seed, beam = DEFAULT_BEAM, limit }: RespellingOptions,
): Promise<Measurement[]> {
  const askable = cases.filter(({ original }) => recoveryKeys(original, SHORTEST_PART).size > 0);
  const sampled = askable.length > limit;
  const asked = sampled ? createRandom(seed, `respelling ${split}`).shuffle(askable).slice(0, limit) : askable;
  if (asked.length === 0) return [];
  const rows: Measurement[] = [];
  for (const pieces of PIECES) {
    const respelled = await respell(
      session,
      asked.map(({ input }) => input),
      { pieces, beam },
    );
    const hits = respelled.filter((fillings, index) => {
      const keys = recoveryKeys((asked[index] as RespellingCase).original, SHORTEST_PART);
      return fillings.some(({ surface }) => keys.has(foldWord(surface)));
    }).length;
    const measure = `original respelled in ${pieces} pieces`;
    const note = sampled
      ? `A sample of ${formatCount(asked.length)} of ${formatCount(askable.length)} contexts: a hit fails, none proves only what the upper bound says.`
      : undefined;
    rows.push(
      recoveryRow({
        measure,
        split,
        k: beam,
        hits,
        n: asked.length,
        judge: !sampled || hits > 0,
        ...(note !== undefined && { note }),
      }),
    );
  }
  return rows;
}
