import { create } from "@bufbuild/protobuf";
import { GraphProtoSchema, type ModelProto, ModelProtoSchema, type ValueInfoProto } from "onnx-buf";

import { type GraphBuilder, RUNTIME_DOMAIN } from "./graph-builder.ts";

/** Versions of ONNX's file format and operators that graphs are written in. */
const IR_VERSION = 8n;
const OPSET = 17n;

/** The model of a graph that is complete. */
export function finishModel(builder: GraphBuilder, name: string, output: ValueInfoProto[]): ModelProto {
  return create(ModelProtoSchema, {
    irVersion: IR_VERSION,
    producerName: "unname",
    opsetImport: [
      { domain: "", version: OPSET },
      { domain: RUNTIME_DOMAIN, version: 1n },
    ],
    graph: create(GraphProtoSchema, { name, ...builder.parts(), output }),
  });
}
