import type { Command } from "commander";

import { printableName } from "../../../formats/json/printable-name.ts";
import type { FileUse } from "../../../vocabulary/model-files.ts";
import type { ModelInspection } from "../../../vocabulary/inspect-model.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

const HELP = `
Opens a checkpoint folder as probe and rewrite would, and says of what architecture and size it is, how it cuts text, which of its files are
read, changed, copied or left out, and what can be done with it: if not, why, and what to do. Nothing is predicted or written.

Example:
  unname inspect models/notes-nl`;

/** Adds `unname inspect`: what a model's folder holds and what can be done with it. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("inspect")
    .description("what a checkpoint folder holds, and what can be done with it")
    .argument("<model>", "checkpoint folder, for example as downloaded from a hub");
  finishCommand(command, HELP).action(async (model: string, flags: CommonOptions) => {
    const { inspectModel } = await import("../../../vocabulary/inspect-model.ts");
    const inspection = await inspectModel(model);
    printResult(io, flags, inspection, describe(inspection));
  });
}

const FAMILIES = { bpe: "BPE", wordpiece: "WordPiece", unigram: "Unigram" } as const;
const SOURCES = {
  safetensors: "safetensors",
  pickles: "pickles, read without running them",
  onnx: "model.onnx",
} as const;
const USES: readonly (readonly [FileUse["use"], string])[] = [
  ["read", "read"],
  ["rewritten", "rewritten too"],
  ["copied", "copied"],
  ["left", "left out"],
  ["refused", "refused"],
];

function describe(inspection: ModelInspection): string {
  const { can, weights } = inspection;
  const yes = (what: string) => `${what}: yes`;
  return [
    ...sizes(inspection),
    ...(weights === undefined ? [] : [row("weights", SOURCES[weights.source])]),
    ...(weights === undefined || weights.otherHeads.length === 0
      ? []
      : [row("other heads", `${weights.otherHeads.join(", ")}: left out, and not measured`)]),
    "",
    ...USES.flatMap(([use, label]) => filesOf(inspection.files, use, label)),
    "",
    can.predict.possible
      ? yes("probe, score, candidates, review, audit")
      : `probe, score, candidates, review, audit: no. ${can.predict.why}`,
    can.rewrite.possible
      ? yes("rewrite")
      : can.predict.possible || can.rewrite.why !== can.predict.why
        ? `rewrite: no. ${can.rewrite.why}`
        : "rewrite: no, for the same reason",
  ].join("\n");
}

function sizes({ architecture, network, numbers, tokenizer }: ModelInspection): string[] {
  const { modelType, classes, isBuiltIn } = architecture;
  const built = isBuiltIn ? "" : "; not built in: only its model.onnx can be read";
  const count = (value: number) => value.toLocaleString("en");
  const total = Object.values(numbers ?? {}).reduce((sum, one) => sum + one, 0);
  return [
    row("architecture", `${printableName(modelType)}${classes.length > 0 ? ` (${classes.map(printableName).join(", ")})` : ""}${built}`),
    ...(network === undefined
      ? []
      : [
          row("network", `${network.layers} layers of ${count(network.hidden)}, ${network.heads} heads, ${count(network.inner)} within a layer, ${network.activation}`),
          row("output", network.tied ? "the word embeddings (tied)" : "a matrix of its own"),
        ]),
    ...(total === 0 ? [] : [row("numbers", `${count(total)} (${Object.keys(numbers ?? {}).join(", ")})`)]),
    ...(tokenizer === undefined
      ? []
      : [
          row(
            "tokenizer",
            `${FAMILIES[tokenizer.family]}, ${count(tokenizer.entries)} entries, mask ${tokenizer.mask}, from ${tokenizer.file}` +
              (tokenizer.maximumLength === undefined ? "" : `; up to ${count(tokenizer.maximumLength)} tokens`),
          ),
        ]),
  ]; // prettier-ignore
}

function filesOf(files: readonly FileUse[], use: FileUse["use"], label: string): string[] {
  const named = files
    .filter((file) => file.use === use)
    .map(({ file, why }) => (why === undefined ? printableName(file) : `${printableName(file)} (${why})`));
  return named.length === 0 ? [] : [row(label, named.join(", "))];
}

function row(label: string, text: string): string {
  return `${label.padEnd(14)}${text}`;
}
