import { QUESTION } from "../answers.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import { addTokenInputs, type TokenInputs } from "./token-inputs.ts";

/** The tokens of a batch, and the positions that are asked for, as tensors of a graph. */
export interface AskedPositions extends TokenInputs {
  /** int64 `[asked]`: the batch index of each position asked for. */
  readonly askedBatch: string;
  /** int64 `[asked]`: its place in the sequence. */
  readonly askedPosition: string;
  /** int32 `[asked, sequence]`: the mask of its sequence. */
  readonly askedMask: string;
  /** The rows asked for, `[asked, size]`, of `[batch · sequence, size]`. */
  selectAsked(x: string, size: number): string;
  /** For each position asked for, the whole sequence it stands in: `[asked, sequence, size]` of `[batch · sequence, size]`. */
  selectSequences(x: string, size: number): string;
  /** The rows asked for of what is added to the scores of attention: `[asked, heads, 1, sequence]` of `[1, heads, sequence, sequence]`. */
  selectBias(bias: string): string;
}

/** Declares the token inputs and what follows from them and the questions. */
export function addAskedPositions(builder: GraphBuilder): AskedPositions {
  const inputs = addTokenInputs(builder);
  const column = (index: number) =>
    builder.node("Gather", [QUESTION.positions, builder.integers([index], [])], { axis: 1 });
  const askedBatch = column(0);
  const askedPosition = column(1);
  return {
    ...inputs,
    askedBatch,
    askedPosition,
    askedMask: builder.node("Gather", [inputs.mask, askedBatch]),
    selectAsked: (x, size) => builder.node("GatherND", [inputs.toSequences(x, size), QUESTION.positions]),
    selectBias: (bias) => {
      // A row is not copied for each text: of [heads, sequence, sequence] the second axis is gathered.
      const rows = builder.node("Gather", [builder.node("Squeeze", [bias, builder.integers([0])]), askedPosition], {
        axis: 1,
      });
      const byPosition = builder.node("Transpose", [rows], { perm: [1, 0, 2] });
      return builder.node("Unsqueeze", [byPosition, builder.integers([2])]);
    },
    selectSequences: (x, size) => builder.node("Gather", [inputs.toSequences(x, size), askedBatch]),
  };
}
