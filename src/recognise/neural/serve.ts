// Reads texts with a token classifier for another process: the protocol of docs/reference/recognisers.md on standard input and output. A process of
// its own, since a second session of onnxruntime in another thread of one process has crashed.
//
//   node serve.js DIRECTORY float32|int8 THREADS
import { createInterface } from "node:readline";

import { UnnameError } from "../../base/errors.ts";
import { openTokenClassifier } from "../../model/classifier/open-token-classifier.ts";
import { parseRequest, PROTOCOL, VERSION } from "../process/protocol.ts";
import { findSpans } from "./find-spans.ts";

const [, , directory = "", precision, threads] = process.argv;

const say = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);
const open = () =>
  openTokenClassifier(directory, { precision: precision === "int8" ? "int8" : "float32", threads: Number(threads) });

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
await lines.next();
const classifier = await open().catch((error: unknown) => {
  if (!(error instanceof UnnameError)) throw error;
  say({ failure: { code: error.code, message: error.message } });
});
if (classifier !== undefined) {
  say({ protocol: PROTOCOL, version: VERSION, name: "token classifier", offsets: "utf16" });
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    const { id, texts } = parseRequest(line.value);
    try {
      const found = await findSpans(classifier, texts);
      say({ id, documents: found.map((spans) => ({ spans })) });
    } catch (error) {
      say({ id, error: error instanceof Error ? error.name : "Error" });
    }
  }
  await classifier.close();
}
