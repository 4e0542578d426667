import type { GraphProto, NodeProto } from "onnx-buf";

import { findOutputUses } from "./find-output-uses.ts";
import type { VocabularyUse } from "./vocabulary-use.ts";
import { type GraphIndex, indexGraph, integerOf } from "./graph-index.ts";
import { type Quantisation, quantisationOf, traceConstant } from "./trace-constant.ts";

/** Operators that hand ids on as they are. */
const PASSING_ON = new Set(["Identity", "Cast", "Reshape", "Unsqueeze", "Squeeze", "Flatten"]);
const TOKEN_IDS = "input_ids";

/**
 * The constants of a masked language model's graph that hold the vocabulary, by what the graph does with them: tables that
 * `input_ids` are looked up in, and matrices and biases on the way to the logits. A constant may be used in both ways.
 * Returns what is not understood about the graph instead, as the end of "expected …".
 *
 * @param logits name of their value
 */
export function findInGraph(graph: GraphProto, logits: string): readonly VocabularyUse[] | string {
  const index = indexGraph(graph);
  const input = findInputUses(index);
  if (typeof input === "string") return input;
  const output = findOutputUses(index, logits);
  return typeof output === "string" ? output : [...input, ...output];
}

function findInputUses(index: GraphIndex): readonly VocabularyUse[] | string {
  const uses: VocabularyUse[] = [];
  const seen = new Set<string>();
  const pending = [TOKEN_IDS];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const node of index.readers(name)) {
      if (PASSING_ON.has(node.opType) && node.input[0] === name) pending.push(...node.output);
      const table = tableOf(node, name);
      if (table === undefined) continue;
      const constant = traceConstant(index, table);
      if (constant === undefined || constant.isTransposed) return "token ids to be looked up in a stored table";
      const quantisation = constant.quantisation ?? afterwards(index, node);
      if (typeof quantisation === "string") return quantisation;
      uses.push({
        kind: "matrix",
        constant: { ...constant, ...(quantisation && { quantisation }) },
        vocabularyAxis: 0,
      });
    }
  }
  return uses.length > 0 ? uses : `a table that ${TOKEN_IDS} are looked up in (Gather)`;
}

/** What a node looks ids up in. */
function tableOf(node: NodeProto, ids: string): string | undefined {
  if (node.opType === "Gather")
    return node.input[1] === ids && (integerOf(node, "axis") ?? 0) === 0 ? node.input[0] : undefined;
  // The runtime's own operator for a BERT's embeddings: ids, token types, then the tables.
  return node.opType === "EmbedLayerNormalization" && node.input[0] === ids ? node.input[2] : undefined;
}

/** Where rows are looked up first and dequantised then: scale and zero point must not depend on the row. */
function afterwards(index: GraphIndex, gather: NodeProto): Quantisation | string | undefined {
  const dequantisers = index.readers(gather.output[0] ?? "").filter(({ opType }) => opType === "DequantizeLinear");
  const [first] = dequantisers;
  if (first === undefined) return undefined;
  // Rows have as many dimensions as ids and one more, the last of which is the table's second.
  const found = quantisationOf(index, first, 3);
  const isPlain =
    found !== undefined && found.scale.dims.reduce((product, dimension) => product * dimension, 1n) === 1n;
  if (dequantisers.length === 1 && isPlain) return found;
  return "rows of token ids to be dequantised once, by one constant scale";
}
