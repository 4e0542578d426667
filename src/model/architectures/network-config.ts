/** Activation functions: `gelu` by the error function, `gelu-tanh` its approximation. */
export type Activation = "gelu" | "gelu-tanh" | "relu" | "silu" | "quick-gelu";

/** What the networks of all architectures have. Sizes in numbers. */
export interface NetworkConfig {
  /** The architecture's `model_type`. */
  readonly family: string;
  readonly layers: number;
  readonly hidden: number;
  readonly heads: number;
  /** Width between the two matrices of a feed-forward block. */
  readonly inner: number;
  readonly vocabularySize: number;
  /** Rows of the position table, or positions that rotations are meant for. */
  readonly positions: number;
  readonly normEpsilon: number;
  readonly activation: Activation;
  readonly headActivation: Activation;
  /** The output matrix may be the input embeddings. */
  readonly tied: boolean;
}

/** BERT and its kin: learnt positions. */
export interface AbsoluteConfig extends NetworkConfig {
  /** Width of the embeddings; ELECTRA's generator projects them to `hidden`. */
  readonly embedding: number;
  /** Segments told apart; 0 where there is no such table. */
  readonly tokenTypes: number;
  /** Positions count from this id + 1 and skip tokens of this id; undefined: from 0. */
  readonly positionPadding?: number;
}
