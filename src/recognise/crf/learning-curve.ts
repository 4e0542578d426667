import { createRandom } from "../../base/random.ts";
import { scoreSpans } from "../../evaluate/figures/score.ts";
import type { CrfModel } from "./crf-model.ts";
import type { GoldDocument } from "./gold-document.ts";
import { Tagger } from "./tagger.ts";
import { layOutModel } from "./tagging-model.ts";
import { train, type TrainOptions } from "./train.ts";

/** How well a model does that was trained on a part of the data. */
export interface CurvePoint {
  readonly percent: number;
  readonly documents: number;
  /** Same start, end and label. */
  readonly classification: { readonly precision: number; readonly recall: number; readonly f1: number };
  /** Same start and end. */
  readonly detection: { readonly precision: number; readonly recall: number; readonly f1: number };
}

/**
 * Trains on growing parts of the documents, each part holding the one before, and measures each model on the held-out ones
 * (García-Pablos et al. 2020, Figure 2). The parts are the beginnings of one seeded shuffle; `whole`, if given, is the model of all documents,
 * which is then measured at 100 % and not trained again.
 */
export async function learningCurve(
  documents: readonly GoldDocument[],
  heldOut: readonly GoldDocument[],
  percents: readonly number[],
  options: TrainOptions,
  onPoint?: (point: CurvePoint) => void,
  whole?: CrfModel,
): Promise<CurvePoint[]> {
  const order = createRandom(options.seeds?.[0] ?? 1, "curve").shuffle(documents);
  const points: CurvePoint[] = [];
  for (const percent of [...percents].sort((a, b) => a - b)) {
    const part = order.slice(0, Math.max(1, Math.round((order.length * percent) / 100)));
    const isEmpty = part.every(({ spans }) => spans.length === 0);
    const isWhole = whole !== undefined && part.length === order.length;
    const tagger = isEmpty ? undefined : new Tagger(layOutModel(isWhole ? whole : await train(part, options)));
    const found = heldOut.map(({ text }) => tagger?.tag(text, "crf") ?? []);
    const scoreWith = (labelOf: (label: string) => string) =>
      pick(
        scoreSpans(
          heldOut.map(({ text, spans }, i) => ({
            id: String(i),
            text,
            gold: spans.map((span) => ({ ...span, label: labelOf(span.label) })),
            system: (found[i] ?? []).map((span) => ({ ...span, label: labelOf(span.label) })),
          })),
        ).overall,
      );
    const point = {
      percent,
      documents: part.length,
      classification: scoreWith((label) => label),
      detection: scoreWith(() => "any"),
    };
    points.push(point);
    onPoint?.(point);
  }
  return points;
}

function pick({ precision, recall, f1 }: CurvePoint["detection"]): CurvePoint["detection"] {
  return { precision, recall, f1 };
}
