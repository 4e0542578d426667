import type { MaskedLanguageModel } from "../../model/session.ts";
import type { BlockLoss } from "../../probe/score/block-loss.ts";
import { type Note, note } from "../remarks.ts";
import { rankAgreement } from "./rank-agreement.ts";

/**
 * Agreement of two models' losses from which they are taken for one that was copied and changed. Ranks of sentences, since they stay where all losses
 * are scaled, and where a rewrite or rounding changes a few much. Measured on the shipped models and copies of them, see docs/background/audit.md.
 */
export const MOST_AGREEMENT = 0.98;
/** With fewer sentences two models cannot be told apart. */
export const LEAST_SENTENCES = 50;
/** Sentences that are compared, at most: so many give an agreement of 0.98 within 0.004. */
const MOST_SENTENCES = 400;

/** What is compared of two models: their mean losses a word on the same sentences, NaN where a sentence has none. */
export type LossesOf = (session: MaskedLanguageModel, texts: readonly string[]) => Promise<readonly BlockLoss[]>;

/**
 * Why references do not serve, of each: its losses go up and down with those of the audited model, or of another reference, as only a copy's do, however it was
 * changed (rounded, trained on for some steps, from before a rewrite); or there are too few sentences to tell.
 */
export async function doubtReferences(
  audited: MaskedLanguageModel,
  references: readonly MaskedLanguageModel[],
  texts: readonly string[],
  lossesOf: LossesOf,
): Promise<Note[][]> {
  if (references.length === 0) return [];
  const step = Math.max(1, Math.ceil(texts.length / MOST_SENTENCES));
  const some = texts.filter((_, index) => index % step === 0);
  const known = [await lossesOf(audited, some)];
  const doubts: Note[][] = [];
  for (const reference of references) {
    const losses = await lossesOf(reference, some);
    doubts.push(known.flatMap((other) => doubtReference(other, losses) ?? []));
    known.push(losses);
  }
  return doubts;
}

/** The same of losses that were measured, in the order of their sentences. */
export function doubtReference(own: readonly BlockLoss[], other: readonly BlockLoss[]): Note | undefined {
  const pairs = own.flatMap(({ lossNats }, index) => {
    const ofOther = other[index]?.lossNats ?? Number.NaN;
    return Number.isFinite(lossNats) && Number.isFinite(ofOther) ? [[lossNats, ofOther] as const] : [];
  });
  if (pairs.length < LEAST_SENTENCES) return note("reference-unchecked", { n: pairs.length, needed: LEAST_SENTENCES });
  const agreement = rankAgreement(
    pairs.map(([loss]) => loss),
    pairs.map(([, loss]) => loss),
  );
  if (agreement <= MOST_AGREEMENT) return undefined;
  // Losses that are all the same have no ranks: they tell nothing apart.
  const shown = Number.isFinite(agreement) ? Math.round(agreement * 1000) / 1000 : 1;
  return note("reference-alike", { agreement: shown, most: MOST_AGREEMENT });
}
