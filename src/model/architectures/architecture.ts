import type { AskedPositions } from "../network/asked-positions.ts";
import type { EmbeddingNames } from "../network/encoder-names.ts";
import type { Network } from "../network/layers.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { type ConfigJson, isTied } from "./config-values.ts";
import type { NetworkConfig } from "./network-config.ts";

/** What is known of an architecture: one object, of which everything that depends on the architecture is read. */
export interface Architecture {
  /** Its `model_type`. */
  readonly modelType: string;
  /** The module that its encoder is saved under, `bert`: left out of the names of tensors that were saved from the encoder alone. */
  readonly encoder: string;
  /** The tensors with a row or number per vocabulary entry: what a rewrite must overwrite. */
  readonly embeddings: EmbeddingNames;
  /** The modules that predict words, beside the matrix and bias of the vocabulary: other heads are of other tasks. */
  readonly wordHead: readonly string[];
  /** Stored tensors that take no part in predicting a masked token. */
  readonly ignored: RegExp;
  /** Rows of the position table that hold no token: where positions count from the padding id + 1, so many. */
  reservedPositions(config: ConfigJson, path: string): number;
  /** Most tokens that are computed as transformers does, fewer than there are positions; undefined where all are. */
  longestInput(config: ConfigJson, path: string): number | undefined;
  /** Whether the output matrix is the word embeddings, see `isTied`. */
  isTied(config: ConfigJson, path: string): boolean;
  /** Of a tied model, versions of transformers add different ones of two stored output biases. */
  readonly hasTwoBiases: boolean;
  /**
   * What config.json says of the network, defaults as transformers has them. `path` is only named in errors. Throws `input-format` for
   * values that no such network can have, `checkpoint-unsupported` for variants that we do not build.
   */
  readNetwork(config: ConfigJson, path: string): ReadNetwork;
}

/** A network that a configuration describes, ready to be built from weights. */
export interface ReadNetwork {
  readonly architecture: Architecture;
  readonly config: NetworkConfig;
  /** The encoder and the head that predicts words: logits `[asked, vocabulary]`. */
  predict(network: Network, asked: AskedPositions): string;
  /** The encoder, as a token classifier gets it: `[batch · sequence, hidden]`. */
  encode(network: Network, inputs: TokenInputs): string;
}

/** What most architectures have alike. */
type Optional = "reservedPositions" | "hasTwoBiases" | "isTied" | "longestInput";

/** An architecture, with its own type of configuration. */
export interface ArchitectureDefinition<Config extends NetworkConfig>
  extends Omit<Architecture, "readNetwork" | Optional>, Partial<Pick<Architecture, Optional>> {
  readConfig(config: ConfigJson, path: string): Config;
  predict(network: Network, config: Config, asked: AskedPositions): string;
  encode(network: Network, config: Config, inputs: TokenInputs): string;
}

/** The object of an architecture. */
export function defineArchitecture<Config extends NetworkConfig>(
  definition: ArchitectureDefinition<Config>,
): Architecture {
  const { readConfig, predict, encode, ...facts } = definition;
  const architecture: Architecture = Object.freeze({
    reservedPositions: () => 0,
    hasTwoBiases: false,
    isTied,
    longestInput: () => undefined,
    ...facts,
    readNetwork: (json: ConfigJson, path: string): ReadNetwork => {
      const config = readConfig(json, path);
      return {
        architecture,
        config,
        predict: (network, asked) => predict(network, config, asked),
        encode: (network, inputs) => encode(network, config, inputs),
      };
    },
  });
  return architecture;
}
