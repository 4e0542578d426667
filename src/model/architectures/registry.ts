import type { Architecture, ReadNetwork } from "./architecture.ts";
import { ALBERT } from "./albert.ts";
import { BERT } from "./bert.ts";
import { BIG_BIRD } from "./big-bird.ts";
import { type ConfigJson, unsupported } from "./config-values.ts";
import { DEBERTA_V2 } from "./deberta-v2.ts";
import { DISTILBERT } from "./distilbert.ts";
import { ELECTRA } from "./electra.ts";
import { EUROBERT } from "./eurobert.ts";
import { LONGFORMER } from "./longformer.ts";
import { MEGATRON_BERT } from "./megatron-bert.ts";
import { MODERNBERT } from "./modernbert.ts";
import { MPNET } from "./mpnet.ts";
import { NOMIC_BERT } from "./nomic-bert.ts";
import { ROBERTA_PRELAYERNORM } from "./roberta-prelayernorm.ts";
import { ROBERTAS } from "./roberta.ts";
import { XLM_ROBERTA_XL } from "./xlm-roberta-xl.ts";

/** Architectures whose network is built from their weights. */
export const ARCHITECTURES: readonly Architecture[] = [
  BERT,
  ...ROBERTAS,
  DISTILBERT,
  ELECTRA,
  MODERNBERT,
  MEGATRON_BERT,
  ROBERTA_PRELAYERNORM,
  XLM_ROBERTA_XL,
  ALBERT,
  MPNET,
  DEBERTA_V2,
  LONGFORMER,
  BIG_BIRD,
  NOMIC_BERT,
  EUROBERT,
];

const BY_TYPE: ReadonlyMap<string, Architecture> = new Map(ARCHITECTURES.map((one) => [one.modelType, one]));

/** Their `model_type`, as messages list them. */
export const MODEL_TYPES = ARCHITECTURES.map(({ modelType }) => modelType).join(", ");

/** The architecture of a `model_type`; undefined if it is none that we build. */
export function architectureOf(modelType: string): Architecture | undefined {
  return BY_TYPE.get(modelType);
}

/** The network that config.json describes. `path` is only named in errors. Throws as `Architecture.readNetwork`, and `checkpoint-unsupported` for other architectures. */
export function readNetwork(config: ConfigJson, path: string): ReadNetwork {
  const modelType = config["model_type"];
  const architecture = typeof modelType === "string" ? architectureOf(modelType) : undefined;
  if (architecture === undefined) throw unsupported(path, "model_type", `one of ${MODEL_TYPES}`, modelType);
  return architecture.readNetwork(config, path);
}
