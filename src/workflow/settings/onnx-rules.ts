import type { FieldRule, FieldRules, TextRule } from "../../formats/json/drop-fields.ts";
import { identifies } from "./identifying.ts";
import { isMadeOfKnownWords } from "./known-words.ts";

/** Operator sets that runtimes and exporters have. */
const DOMAINS =
  /^(?:|ai\.onnx(?:\.ml|\.training|\.preview\.training|\.contrib)?|com\.microsoft(?:\.nchwc|\.experimental)?|com\.ms\.internal\.nhwc|org\.pytorch\.aten|pkg\.onnxscript\.torch_lib(?:\.common)?|pkg\.torch(?:\.\d[\w.]*)?|local)$/;

/**
 * What is published of an ONNX model (onnx.proto3): the graph and its numbers. Names of nodes, notes, producers and fields that no schema
 * knows go; the graph is called `model`. Names of dimensions that are not made of known words, domains of no known operator set, and names of
 * values that hold a path, a host or an account are written anew, the same one alike everywhere in the file.
 */
export function onnxRules(): FieldRules {
  const domain = renaming("domain", "domain", (name) => DOMAINS.test(name));
  const dimension = renaming("dim_param", "dim", (name) => !/\p{L}/u.test(name) || isMadeOfKnownWords(name));
  const value = renaming("name of a value", "value", (name) => identifies(name.replaceAll("/", ".")) === undefined);
  const graphName: TextRule = { as: "graph name", rename: () => "model" };
  const TENSOR: FieldRules = { 8: value, 12: "doc_string", 16: "metadata_props" };
  const SPARSE: FieldRules = { 1: TENSOR, 2: TENSOR };
  const SHAPE: FieldRules = { 1: { 1: true, 2: dimension, others: "denotation" }, others: "shape" };
  const TENSOR_TYPE: FieldRules = { 1: true, 2: SHAPE, others: "type" };
  const VALUE: FieldRules = {
    1: value, 2: { 1: TENSOR_TYPE, 8: TENSOR_TYPE, 6: "denotation" }, 3: "doc_string", 4: "metadata_props", others: "unknown field",
  }; // prettier-ignore
  const QUANTIZATION: FieldRules = { 1: value, 2: { 1: true, 2: value } };
  const graph = (node: FieldRules): FieldRules => ({
    1: node, 2: graphName, 5: TENSOR, 10: "doc_string", 11: VALUE, 12: VALUE, 13: VALUE, 14: QUANTIZATION, 15: SPARSE,
    16: "metadata_props", others: "unknown field",
  }); // prettier-ignore
  const nodeWith = (attribute: FieldRule): FieldRules => ({
    1: value, 2: value, 3: "node name", 4: true, 5: attribute, 6: "doc_string", 7: domain, 8: true, 9: "metadata_props",
    others: "unknown field",
  }); // prettier-ignore
  /** Attributes may hold graphs (loops, branches), whose nodes have attributes again. */
  const attribute = (depth: number): FieldRules => {
    const inner =
      depth === 0 ? {} : { 6: graph(nodeWith(attribute(depth - 1))), 11: graph(nodeWith(attribute(depth - 1))) };
    return { 13: "doc_string", 5: TENSOR, 10: TENSOR, 22: SPARSE, 23: SPARSE, ...inner };
  };
  const NODE = nodeWith(attribute(3));
  const OPSET: FieldRules = { 1: domain, 2: true, others: "unknown field" };
  const FUNCTION: FieldRules = {
    1: true, 4: value, 5: value, 6: true, 7: NODE, 8: "doc_string", 9: OPSET, 10: domain, 11: attribute(3), 12: VALUE, 13: true,
    14: "metadata_props", others: "unknown field",
  }; // prettier-ignore
  return {
    1: true, 2: "producer_name", 3: "producer_version", 4: "domain", 5: true, 6: "doc_string", 7: graph(NODE), 8: OPSET,
    14: "metadata_props", 20: "training_info", 25: FUNCTION, others: "unknown field",
  }; // prettier-ignore
}

/** The same new name for the same old one, where that may not stay. */
function renaming(as: string, prefix: string, mayStay: (name: string) => boolean): TextRule {
  const names = new Map<string, string>();
  return {
    as,
    rename(name) {
      if (mayStay(name)) return name;
      const known = names.get(name) ?? `${prefix}_${names.size + 1}`;
      names.set(name, known);
      return known;
    },
  };
}
