// Our side of bench/token-classifier.ts, in a process of its own:
//   node classifier-side.js CHECKPOINT PARTS.json --precision float32|int8 --processes N --threads N
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { openOnnxRecogniser } from "../src/recognise/neural/onnx-recogniser.ts";
import { createDocument } from "../src/text/document.ts";
import { serveSide } from "./sides.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    precision: { type: "string", default: "float32" },
    processes: { type: "string", default: "1" },
    threads: { type: "string", default: "1" },
  },
});
const [directory = "", file = ""] = positionals;
const parts = (JSON.parse(await readFile(file, "utf8")) as string[][]).map((texts) =>
  texts.map((text, index) => createDocument(String(index), text)),
);
const recogniser = await openOnnxRecogniser(`onnx:${directory}`, directory, {
  precision: flags.precision === "int8" ? "int8" : "float32",
  processes: Number(flags.processes),
  threads: Number(flags.threads),
});
const name = `unname, ${flags.precision}, processes: ${flags.processes}, threads of each: ${flags.threads}`;
await serveSide(name, async (part) =>
  (await recogniser.recognise(parts[part] ?? [])).map((spans) => spans.map(({ start, end }) => [start, end])),
);
