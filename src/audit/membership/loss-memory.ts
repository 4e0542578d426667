import { digestCheckpoint } from "../../model/digest-checkpoint.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { type BlockLoss, blockLosses } from "../../probe/block-loss.ts";

/** Losses that were measured, of several models: those that differ in nothing share them. */
export interface LossMemory {
  /** Those of `texts` by a model, in their order; what is not known yet is measured. */
  lossesOf(
    session: MaskedLanguageModel,
    texts: readonly string[],
    options: { readonly seed: number; readonly onProgress?: (message: string) => void },
  ): Promise<readonly BlockLoss[]>;
}

/** Nothing measured yet. */
export function createLossMemory(): LossMemory {
  const known = new Map<string, Map<string, BlockLoss>>();
  const keys = new WeakMap<MaskedLanguageModel, string>();
  return {
    async lossesOf(session, texts, { seed, onProgress }) {
      let key = keys.get(session);
      if (key === undefined) {
        const { modelSha256, tokenizerSha256 } = await digestCheckpoint(session.checkpoint);
        keys.set(session, (key = `${modelSha256} ${tokenizerSha256} ${seed}`));
      }
      let ofModel = known.get(key);
      if (ofModel === undefined) known.set(key, (ofModel = new Map()));
      const missing = [...new Set(texts)].filter((text) => !ofModel.has(text));
      const report = (done: number) => {
        if (done % 500 === 0) onProgress?.(`losses of ${done} of ${missing.length} sentences`);
      };
      const measured = await blockLosses(session, missing, { seed, onProgress: report });
      for (const [index, text] of missing.entries()) ofModel.set(text, measured[index] as BlockLoss);
      return texts.map((text) => ofModel.get(text) as BlockLoss);
    },
  };
}
