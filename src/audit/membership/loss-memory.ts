import { paceTeller } from "../../base/pace.ts";
import { digestCheckpoint } from "../../model/digest-checkpoint.ts";
import { digestNetwork } from "../../model/digest-network.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { type BlockLoss, blockLosses } from "../../probe/score/block-loss.ts";
import type { KeptWork } from "../kept-work.ts";

/** Losses that were measured, of several models: those that differ in nothing share them. */
export interface LossMemory {
  /** Those of `texts` by a model, in their order; what is not known yet is measured. */
  lossesOf(
    session: MaskedLanguageModel,
    texts: readonly string[],
    options: { readonly seed: number; readonly work: KeptWork; readonly onProgress?: (message: string) => void },
  ): Promise<readonly BlockLoss[]>;
}

/** Texts measured before their losses are kept. */
const TEXTS_AT_ONCE = 500;

/** Nothing measured yet. */
export function createLossMemory(): LossMemory {
  const known = new Map<string, Map<string, BlockLoss>>();
  const keys = new WeakMap<MaskedLanguageModel, string>();
  return {
    async lossesOf(session, texts, { seed, work, onProgress }) {
      let key = keys.get(session);
      if (key === undefined) {
        const { modelSha256, tokenizerSha256 } = await digestCheckpoint(session.checkpoint);
        keys.set(session, (key = `${modelSha256} ${tokenizerSha256} ${digestNetwork(session.checkpoint)} ${seed}`));
      }
      let ofModel = known.get(key);
      if (ofModel === undefined) known.set(key, (ofModel = new Map()));
      const missing = [...new Set(texts)].filter((text) => !ofModel.has(text));
      const tell = onProgress && paceTeller(missing.length, "sentences, losses", onProgress);
      for (let from = 0; from < missing.length; from += TEXTS_AT_ONCE) {
        const some = missing.slice(from, from + TEXTS_AT_ONCE);
        const measured = await work.recall("losses", [key, some], () => blockLosses(session, some, { seed }));
        for (const [index, text] of some.entries()) ofModel.set(text, measured[index] as BlockLoss);
        tell?.(from + some.length);
      }
      return texts.map((text) => ofModel.get(text) as BlockLoss);
    },
  };
}
