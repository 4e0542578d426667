import { encoderNames, ROBERTA_HEAD } from "../network/encoder-names.ts";
import { BERT_IGNORED, encodePostNorm } from "../network/post-norm.ts";
import { createWindows } from "../network/windows.ts";
import { type ConfigJson, malformed, MAX_POSITIONS, positionsBehindPadding, readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** Longformer without global attention, which is not used to fill a mask: each token looks as far as its layer's window. */
interface LongformerConfig extends AbsoluteConfig {
  /** For each layer: the largest distance that it looks over. */
  readonly windows: readonly number[];
}

const NAMES = { ...encoderNames("longformer"), ...ROBERTA_HEAD };

export const LONGFORMER = defineEncoder<LongformerConfig, typeof NAMES>({
  modelType: "longformer",
  encoder: "longformer",
  names: NAMES,
  wordHead: ["lm_head"],
  // Global attention has projections of its own.
  ignored: new RegExp(
    `${BERT_IGNORED.source}|\\.attention\\.self\\.(?:query|key|value)_global\\.(?:weight|bias)$`,
    "u",
  ),
  reservedPositions: positionsBehindPadding,
  readConfig,
  encode: (network, config, names, inputs, asked) => {
    const windowOf = createWindows(network, inputs);
    return encodePostNorm(network, config, names, inputs, asked, {
      attention: (layer) => ({ bias: windowOf(config.windows[layer] as number) }),
    });
  },
});

function readConfig(config: ConfigJson, path: string): LongformerConfig {
  const common = readAbsolute(config, path, { family: "longformer", countsFromPadding: true });
  const given = config["attention_window"] ?? 512;
  const windows = Array.isArray(given) ? given : Array.from({ length: common.layers }, () => given as unknown);
  const isWindow = (size: unknown): size is number =>
    Number.isSafeInteger(size) &&
    (size as number) > 0 &&
    (size as number) % 2 === 0 &&
    (size as number) <= MAX_POSITIONS;
  if (windows.length !== common.layers || !windows.every(isWindow))
    throw malformed(path, "attention_window", `an even whole number, or ${common.layers} of them`);
  return { ...common, windows: windows.map((size) => size / 2) };
}
