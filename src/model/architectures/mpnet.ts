import { embeddingNames, ROBERTA_HEAD, layerNames } from "../network/encoder-names.ts";
import type { Network } from "../network/layers.ts";
import { encodePostNorm } from "../network/post-norm.ts";
import { distanceTable, valuesOfDistances } from "../network/relative-positions.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { type ConfigJson, MAX_POSITIONS, optionalSize, readAbsolute, unsupported } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** MPNet: positions learnt, and a bias by distance on every layer's attention (Song et al. 2020). */
interface MpnetConfig extends AbsoluteConfig {
  /** Rows of the table of biases. */
  readonly buckets: number;
}

/** Distances are told apart by so many buckets, half of them for each direction, whatever config.json says. */
const BUCKETS = 32;
/** From this distance on all are in one bucket. */
const FARTHEST = 128;
/** Of positions, whatever the tokenizer's padding is. */
const PADDING = 1;

const NAMES = {
  ...embeddingNames("mpnet"),
  ...ROBERTA_HEAD,
  layer: (index: number) => {
    const layer = `mpnet.encoder.layer.${index}`;
    return {
      ...layerNames(layer),
      query: `${layer}.attention.attn.q`,
      key: `${layer}.attention.attn.k`,
      value: `${layer}.attention.attn.v`,
      attentionOutput: `${layer}.attention.attn.o`,
      attentionNorm: `${layer}.attention.LayerNorm`,
    };
  },
};

export const MPNET = defineEncoder<MpnetConfig, typeof NAMES>({
  modelType: "mpnet",
  encoder: "mpnet",
  names: NAMES,
  wordHead: ["lm_head"],
  reservedPositions: () => PADDING + 1,
  hasTwoBiases: true,
  readConfig,
  encode: (network, config, names, inputs, asked) => {
    const bias = distanceBias(network, config, inputs);
    return encodePostNorm(network, config, names, inputs, asked, { attention: () => ({ bias }) });
  },
});

function readConfig(config: ConfigJson, path: string): MpnetConfig {
  const common = readAbsolute(config, path, { family: "mpnet", hasNoTypes: true });
  const buckets = optionalSize(config, "relative_attention_num_buckets", MAX_POSITIONS, path) ?? BUCKETS;
  if (buckets < BUCKETS) throw unsupported(path, "relative_attention_num_buckets", `at least ${BUCKETS}`, buckets);
  return { ...common, positionPadding: PADDING, buckets };
}

/** `[1, heads, sequence, sequence]`. */
function distanceBias(network: Network, { buckets, heads }: MpnetConfig, inputs: TokenInputs): string {
  const { builder, weights } = network;
  const places = valuesOfDistances(network, inputs, distanceTable(FARTHEST, bucketOf));
  const rows = weights.rows("mpnet.encoder.relative_attention_bias.weight", [buckets, heads], places);
  return builder.node("Unsqueeze", [builder.node("Transpose", [rows], { perm: [2, 0, 1] }), builder.integers([0])]);
}

/** Near distances have a bucket each, farther ones share them, logarithmically: T5's, in 32-bit floats as PyTorch works it out. */
export function bucketOf(distance: number): number {
  const half = BUCKETS / 2;
  const exact = half / 2;
  const steps = Math.abs(distance);
  const direction = distance < 0 ? half : 0;
  if (steps < exact) return direction + steps;
  const { fround, log } = Math;
  const share = fround(fround(log(fround(steps / exact))) / fround(log(FARTHEST / exact)));
  return direction + Math.min(half - 1, exact + Math.trunc(fround(share * (half - exact))));
}
