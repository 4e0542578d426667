import { countedPositions } from "./embed.ts";
import type { Network } from "./layers.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** A token's place less another's that a table has entries for: from −reach to reach; farther ones have those of the ends. */
export interface DistanceTable {
  readonly reach: number;
  /** A whole number for each of the 2 · reach + 1 distances, from −reach on. */
  readonly values: readonly number[];
}

/** The table of a function of distances. */
export function distanceTable(reach: number, valueOf: (distance: number) => number): DistanceTable {
  return { reach, values: Array.from({ length: 2 * reach + 1 }, (_, index) => valueOf(index - reach)) };
}

/** int64 `[sequence, sequence]`: at (i, j) the table's value of the distance i − j. */
export function valuesOfDistances(network: Network, inputs: TokenInputs, table: DistanceTable): string {
  return valuesOf(network, table, distances(network, inputs));
}

/** int64 `[2 · sequence − 1]`: the table's values of all distances between tokens, from the lowest on. */
export function valuesInOrder(network: Network, inputs: TokenInputs, table: DistanceTable): string {
  const { builder } = network;
  const length = lengthOf(network, inputs);
  const one = builder.integers([1], []);
  const lowest = builder.node("Sub", [one, length]);
  return valuesOf(network, table, builder.node("Range", [lowest, length, one]));
}

/** int64 `[sequence, sequence]`: at (i, j) the place of the distance i − j among all of {@link valuesInOrder}. */
export function distancesInOrder(network: Network, inputs: TokenInputs): string {
  const { builder } = network;
  const last = builder.node("Sub", [lengthOf(network, inputs), builder.integers([1], [])]);
  return builder.node("Add", [distances(network, inputs), last]);
}

function valuesOf({ builder }: Network, { reach, values }: DistanceTable, at: string): string {
  const within = builder.node("Clip", [at, builder.integers([-reach], []), builder.integers([reach], [])]);
  return builder.node("Gather", [
    builder.integers(values),
    builder.node("Add", [within, builder.integers([reach], [])]),
  ]);
}

/** int64 `[sequence, sequence]`: i − j. */
function distances(network: Network, inputs: TokenInputs): string {
  const { builder } = network;
  const places = countedPositions(network, inputs);
  const column = builder.node("Unsqueeze", [places, builder.integers([1])]);
  return builder.node("Sub", [column, builder.node("Unsqueeze", [places, builder.integers([0])])]);
}

function lengthOf({ builder }: Network, { shape }: TokenInputs): string {
  return builder.node("Gather", [shape, builder.integers([1], [])]);
}
