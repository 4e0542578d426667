import { TensorProto_DataType } from "onnx-buf";

import { countedPositions } from "./embed.ts";
import { MASKED, type Network } from "./layers.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** What is added to the scores of attention that reaches within a distance, `[1, 1, sequence, sequence]`, by distance, each made once. */
export function createWindows(network: Network, inputs: TokenInputs): (distance: number) => string {
  const { builder } = network;
  const made = new Map<number, string>();
  return (distance) => {
    const existing = made.get(distance);
    if (existing !== undefined) return existing;
    const column = positionColumn(network, inputs);
    const between = builder.node("Abs", [builder.node("Sub", [column, builder.node("Transpose", [column])])]);
    const far = builder.node("Greater", [between, builder.floats([distance])]);
    const bias = builder.node("Where", [far, builder.floats([MASKED]), builder.floats([0])]);
    const window = builder.node("Unsqueeze", [bias, builder.integers([0, 1])]);
    made.set(distance, window);
    return window;
  };
}

/** 0, 1, 2, … as floats, `[sequence, 1]`. */
export function positionColumn(network: Network, inputs: TokenInputs): string {
  const { builder } = network;
  const floats = builder.node("Cast", [countedPositions(network, inputs)], { to: TensorProto_DataType.FLOAT });
  return builder.node("Unsqueeze", [floats, builder.integers([1])]);
}
