import { scoreSpans } from "../../evaluate/figures/score.ts";
import type { CrfModel } from "./crf-model.ts";
import type { GoldDocument } from "./gold-document.ts";
import { Tagger } from "./tagger.ts";
import { layOutModel } from "./tagging-model.ts";

/** What a bias against "outside" gives on documents that the model was not trained on. */
export interface Calibration {
  /** Nats subtracted from the score of "outside". */
  readonly outsideBias: number;
  /** Share of mentions of which every letter is found, as anything. */
  readonly coverageRecall: number;
  /** Share of what is found that touches a mention. */
  readonly coveragePrecision: number;
  readonly mentions: number;
  readonly isReached: boolean;
}

/** Past this, recall has long stopped rising and everything is a name. */
const LARGEST_BIAS = 12;
/** Biases are tried in such steps. */
const STEP = 0.25;

/** The smallest bias, from the model's own on, with which `minRecall` of the mentions in held-out documents are covered. */
export function calibrate(model: CrfModel, heldOut: readonly GoldDocument[], minRecall: number): Calibration {
  const tagger = new Tagger(layOutModel(model));
  const at = (outsideBias: number): Calibration => {
    tagger.setBias(outsideBias);
    const scored = heldOut.map(({ text, spans }, i) => ({
      id: String(i),
      text,
      gold: spans,
      system: tagger.tag(text, "crf"),
    }));
    const { coverageRecall, coveragePrecision, gold } = scoreSpans(scored).overall;
    return { outsideBias, coverageRecall, coveragePrecision, mentions: gold, isReached: coverageRecall >= minRecall };
  };
  // Recall grows with the bias, so bisection finds the step at which it is reached.
  const least = model.header.outsideBias;
  const first = at(least);
  if (first.isReached) return first;
  let low = 0;
  let high = Math.round((LARGEST_BIAS - least) / STEP);
  let best = at(least + high * STEP);
  if (!best.isReached) return best;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const found = at(least + middle * STEP);
    if (found.isReached) {
      high = middle;
      best = found;
    } else low = middle;
  }
  return best;
}
