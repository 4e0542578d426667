import { create } from "@bufbuild/protobuf";
import fc from "fast-check";
import { ModelProtoSchema, NodeProtoSchema, StringStringEntryProtoSchema, TensorProtoSchema } from "onnx-buf";
import { describe, expect, it } from "vitest";

import { dropFields, type FieldRules } from "../../../src/formats/json/drop-fields.ts";
import { writeOnnx } from "../../../src/formats/onnx/onnx.ts";

const RULES: FieldRules = {
  6: "doc_string",
  7: { 1: { 6: "doc_string", 9: "metadata_props" }, 5: { 12: "doc_string" } },
};

/** An ONNX model with texts in model, nodes and tensors, or without them. */
function modelOf(docs: readonly string[], data: Uint8Array, withTexts = true): Uint8Array {
  const text = (docString: string) => (withTexts ? { docString } : {});
  const notes = (value: string) => (withTexts ? [create(StringStringEntryProtoSchema, { key: "k", value })] : []);
  const model = create(ModelProtoSchema, {
    irVersion: 8n,
    ...text("model"),
    graph: {
      name: "g",
      node: docs.map((doc, index) =>
        create(NodeProtoSchema, { name: `n${index}`, ...text(doc), metadataProps: notes(doc) }),
      ),
      initializer: docs.map((doc) =>
        create(TensorProtoSchema, { name: "t", ...text(doc), rawData: Uint8Array.from(data) }),
      ),
    },
  });
  return writeOnnx(model);
}

describe("dropFields", () => {
  it("gives what a message without these fields is, whatever their lengths", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 5 }),
        fc.uint8Array({ maxLength: 200 }),
        (docs, data) => {
          const { parts } = dropFields(modelOf(docs, data), RULES);
          expect(Buffer.concat(parts)).toEqual(Buffer.from(modelOf(docs, data, false)));
        },
      ),
    );
  });

  it("counts what it dropped, and leaves a message without any as it is", () => {
    const bytes = modelOf(["abc", "de"], new Uint8Array(4));
    expect([...dropFields(bytes, RULES).dropped]).toEqual([
      ["doc_string", 5],
      ["metadata_props", 2],
    ]);
    const { parts, dropped } = dropFields(bytes, { 99: "nothing" });
    expect(Buffer.concat(parts)).toEqual(Buffer.from(bytes));
    expect(dropped.size).toBe(0);
  });

  it("refuses framing that is broken", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          const { parts } = dropFields(bytes, {});
          expect(Buffer.concat(parts)).toEqual(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
    expect(() => dropFields(Uint8Array.of(0x0a, 5, 1), {})).toThrow(RangeError);
    expect(() => dropFields(Uint8Array.of(0x0b), {})).toThrow(RangeError);
  });
});
