import { expect, it } from "vitest";

import { parseJsonAnnotations } from "../../src/formats/annotations/json-annotations.ts";

const REGION = { start: 0, end: 12, text: "Jan de Vries", labels: ["PER"] };

it.each([
  [
    "JSON-MIN",
    { id: 1, text: "Jan de Vries komt.", label: [REGION], annotation_id: 1 },
    'its "JSON-MIN": choose "JSON"',
  ],
  ["JSON-MIN without a region", { id: 1, text: "Niets.", annotator: 1, annotation_id: 2 }, 'choose "JSON"'],
  ["doccano", { id: 1, text: "Jan de Vries komt.", label: [[0, 12, "PER"]] }, "entities: (.label // .labels)"],
  [
    "doccano with relations",
    { id: 1, text: "Jan.", entities: [{ id: 1, label: "PER", start_offset: 0, end_offset: 3 }] },
    ".start_offset",
  ],
])("%s is refused with what to do", (_, record, advice) => {
  const parse = () => parseJsonAnnotations(`${JSON.stringify(record)}\n`, "a.jsonl");
  expect(parse).toThrow(advice);
  expect(parse).not.toThrow(/Vries/u);
});

it("reads what the advice makes of doccano's export", () => {
  const [text] = parseJsonAnnotations('{"id":1,"text":"Jan de Vries komt.","entities":[[0,12,"PER"]]}', "a.jsonl");
  expect(text?.annotations).toEqual([{ label: "PER", stretches: [{ start: 0, end: 12 }] }]);
});
