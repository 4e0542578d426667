import type { AskedPositions } from "../network/asked-positions.ts";
import { embed } from "../network/embed.ts";
import { encoderNames, ROBERTA_HEAD } from "../network/encoder-names.ts";
import type { Network } from "../network/layers.ts";
import { addPostNormLayer, BERT_IGNORED } from "../network/post-norm.ts";
import { predictWords } from "../network/predict-words.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { createWindows } from "../network/windows.ts";
import { defineArchitecture } from "./architecture.ts";
import { type ConfigJson, malformed, MAX_POSITIONS, positionsBehindPadding, readAbsolute } from "./config-values.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** Longformer without global attention, which is not used to fill a mask: each token looks as far as its layer's window. */
interface LongformerConfig extends AbsoluteConfig {
  /** For each layer: the largest distance that it looks over. */
  readonly windows: readonly number[];
}

const NAMES = { ...encoderNames("longformer"), ...ROBERTA_HEAD };

export const LONGFORMER = defineArchitecture<LongformerConfig>({
  modelType: "longformer",
  encoder: "longformer",
  embeddings: { words: NAMES.words, decoder: NAMES.decoder, decoderBias: NAMES.decoderBias },
  wordHead: ["lm_head"],
  // Global attention has projections of its own.
  ignored: new RegExp(
    `${BERT_IGNORED.source}|\\.attention\\.self\\.(?:query|key|value)_global\\.(?:weight|bias)$`,
    "u",
  ),
  reservedPositions: positionsBehindPadding,
  readConfig,
  encode,
  predict: (network, config, asked) => predictWords(network, encode(network, config, asked, asked), config, NAMES),
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

function encode(network: Network, config: LongformerConfig, inputs: TokenInputs, asked?: AskedPositions): string {
  const windowOf = createWindows(network, inputs);
  let x = embed(network, config, inputs, NAMES);
  for (const [index, distance] of config.windows.entries()) {
    const selected = index === config.layers - 1 ? asked : undefined;
    const bias = windowOf(distance);
    x = addPostNormLayer(network, config, inputs, { names: NAMES.layer(index), x, asked: selected, bias });
  }
  return x;
}
