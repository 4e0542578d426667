import { type Command, Option } from "commander";

import { JSON_SHAPES, type JsonShape } from "../../../corpus/convert/target.ts";
import { GOLD_FORMATS, type GoldFormat } from "../../../evaluate/read/gold-formats.ts";
import { CONLL_SCHEMES, type ConllScheme } from "../../../formats/conll/conll-schemes.ts";
import { formatCounts } from "../../options/corpus-options.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly from: GoldFormat | "auto";
  readonly to: GoldFormat;
  readonly scheme: ConllScheme;
  readonly shape: JsonShape;
  readonly lossy?: boolean;
  readonly force?: boolean;
}

const EXAMPLE = `
Examples:
  unname convert annotated/ notes.conll --to conll --scheme bioes
  unname convert annotated/ tasks.json --to jsonl --shape label-studio
  unname convert export.json annotated/ --to brat
  unname convert i2b2/ gold/ --to brat

Text and annotations come back from every format as they were. What a format cannot hold (discontinuous annotations anywhere but in BRAT, overlaps
in CoNLL, attributes) is listed by kind, and nothing is written, unless --lossy leaves it out; docs/reference/formats.md lists it. A .json file holds one list,
as Label Studio takes it. The output holds the notes: it is readable by you alone.`;

/** Adds `unname convert`: annotated notes in another format. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("convert")
    .description("convert annotated notes between formats")
    .argument("<input>", "folder or file of annotated notes")
    .argument("<out>", "folder for brat and i2b2, file for conll and jsonl (private: it holds the notes)")
    .addOption(new Option("--to <format>", "format to write").choices([...GOLD_FORMATS]).makeOptionMandatory())
    .addOption(
      new Option("--from <format>", "format of the input; auto goes by the files that there are")
        .choices(["auto", ...GOLD_FORMATS])
        .default("auto"),
    )
    .addOption(
      new Option("--scheme <scheme>", "tags of conll: io cannot tell neighbours of one label apart")
        .choices([...CONLL_SCHEMES])
        .default("bio"),
    )
    .addOption(new Option("--shape <shape>", "whose JSON a line is").choices([...JSON_SHAPES]).default("spacy"))
    .option("--lossy", "leave out what the format cannot hold, and say how much that is")
    .option("--force", "replace existing output");
  finishCommand(command, EXAMPLE).action(async (input: string, output: string, flags: Flags) => {
    const { convertAnnotations } = await import("../../../corpus/convert/convert.ts");
    const { from, to, scheme, shape, lossy = false, force = false } = flags;
    const result = await convertAnnotations({ input, output, from, to, scheme, shape, lossy, force });
    const lines = [
      `${result.documents} documents with ${result.annotations} annotations, from ${result.from} to ${result.to}.`,
      ...(Object.keys(result.lost).length > 0 ? [`Left out: ${formatCounts(result.lost, "")}.`] : []),
      `Written (private, it holds the notes): ${output}`,
    ];
    printResult(io, flags, result, lines.join("\n"));
  });
}
