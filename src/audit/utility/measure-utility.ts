import { sha256 } from "../../base/hash.ts";
import { compareSegmentation } from "../../model/segmentation.ts";
import { type LossSentence, maskedLoss, type SentenceLoss } from "../../probe/score/masked-loss.ts";
import type { AuditContexts } from "../audit-input.ts";
import type { MeasuredModels } from "../measured-models.ts";
import { type AuditedModel, modelKey } from "../audited-model.ts";
import type { KeptWork } from "../kept-work.ts";
import type { Measurement } from "../verdicts.ts";
import { auditUtility } from "./utility.ts";

export interface UtilityOptions {
  /** Text for the loss; default: the contexts themselves, whose masks stay masked. */
  readonly utilitySentences?: readonly LossSentence[];
  /** Default 0. */
  readonly seed?: number;
  /** Losses measured before are taken from it, new ones are put into it. */
  readonly memory: MeasuredModels;
  readonly work: KeptWork;
  readonly onProgress?: (message: string) => void;
}

/** The audit `utility`: masked loss of both models on the same sentences, and how differently their tokenizers cut them. */
export async function measureUtility(
  audited: AuditedModel,
  compared: AuditedModel | undefined,
  { contexts }: AuditContexts,
  { utilitySentences, seed = 0, memory, work, onProgress }: UtilityOptions,
): Promise<Measurement[]> {
  onProgress?.("measuring the loss");
  const sentences = utilitySentences ?? contexts.map(({ text }) => ({ text }));
  const lossesOf = async (model: AuditedModel) => {
    const key = modelKey(model);
    const measure = () => maskedLoss(model.session, sentences, { seed });
    const losses = memory.losses.get(key) ?? (await work.recall("utility", [key, sentences, seed], measure));
    memory.losses.set(key, losses);
    return losses;
  };
  const { after, before, kept } = pairLosses(await lossesOf(audited), compared && (await lossesOf(compared)));
  // A sentence's place counts: the words that are masked depend on it.
  const units = sentences.map(({ text }, index) => ({ id: sha256(`${index}\n${text}`), cluster: String(index) }));
  const texts = sentences.map(({ text }) => text);
  const segmentation =
    compared && compareSegmentation(compared.session.checkpoint.tokenizer, audited.session.checkpoint.tokenizer, texts);
  return auditUtility({
    after,
    units: { measured: kept(units), all: units },
    seed,
    ...(before && { before }),
    ...(segmentation && { segmentation }),
  });
}

interface PairedLosses {
  readonly after: readonly SentenceLoss[];
  readonly before?: readonly SentenceLoss[];
  /** Of a list with an item a sentence, those that are not left out. */
  readonly kept: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Losses of one or two models over the same sentences, in order; sentences too long for either are left out for both. */
function pairLosses(after: readonly SentenceLoss[], before: readonly SentenceLoss[] | undefined): PairedLosses {
  const fits = after.map((loss, index) => !loss.isTooLong && before?.[index]?.isTooLong !== true);
  const kept = <Item>(items: readonly Item[]) => items.filter((_, index) => fits[index]);
  return { after: kept(after), ...(before && { before: kept(before) }), kept };
}
