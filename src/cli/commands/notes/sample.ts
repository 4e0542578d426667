import { withoutUndefined } from "../../../base/without-undefined.ts";
import { type Command, Option } from "commander";

import type { DrawnSample } from "../../../corpus/sample/draw-sample.ts";
import { DEFAULT_LEFT_OUT } from "../../../corpus/sample/sample-defaults.ts";
import { type Entity, NAME_ENTITIES } from "../../../text/entities.ts";
import {
  addReadingOptions,
  addInt8Option,
  addRecogniserOptions,
  parseEntities,
  type ReadingFlags,
  type RecogniserFlags,
  specsOf,
} from "../../options/corpus-options.ts";
import { integerOption, shareOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends CommonOptions, RecogniserFlags, ReadingFlags {
  readonly out: string;
  readonly private?: string;
  readonly bound?: number;
  readonly size?: number;
  readonly leaveOut: number;
  readonly entities: readonly Entity[];
  readonly skipUnknown?: boolean;
  readonly seed: number;
  readonly force?: boolean;
}

const EXAMPLE = `
Example:
  unname sample notes/ --language nl --bound 0.01 --out sheet
  unname evaluate --sample sheet

The first draws passages, more where misses are likely, as many as it takes to show that at most one mention in a hundred is missed. A person
opens the folder in BRAT, marks every name that is not marked yet, and takes marks away that are no names. The second weighs what was
missed by how often each passage could have been drawn. Some marks are left out on purpose, to see whether the reader sees them; which, and
what passages stand for, is in sheet.private: keep it from the reader. Both folders hold parts of the notes (mode 0700).`;

/** Adds `unname sample`: a sheet for a person, to bound what step 1 misses. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("sample")
    .description("draw passages for a person to read, to bound missed names")
    .argument("<input...>", "files or folders of notes")
    .requiredOption("-o, --out <dir>", "folder for the sheet (private: it holds passages of the notes)")
    .option("--private <dir>", "folder for what the reader is not to see (default: --out with .private behind)")
    .addOption(
      new Option("--bound <share>", "draw enough to show that at most this share of mentions is missed, such as 0.01")
        .argParser(shareOption("0.01 for one in a hundred"))
        .conflicts("size"),
    )
    .option("--size <n>", "draw so many passages", integerOption(1))
    .option(
      "--leave-out <n>",
      "marks to leave out, to see whether the reader sees them",
      integerOption(0),
      DEFAULT_LEFT_OUT,
    )
    .option("--entities <names>", "what is marked and counted, with commas between", parseEntities, NAME_ENTITIES)
    .option("--skip-unknown", "go on where folders hold files that are not read")
    .option("--seed <n>", "of the draw", integerOption(0), 1)
    .option("--force", "replace an existing sheet, the reader's work included");
  addInt8Option(addRecogniserOptions(command, "default: --language auto"));
  finishCommand(addReadingOptions(command), EXAMPLE).action(async (inputs: string[], flags: Flags) => {
    const { DEFAULT_RECOGNISERS } = await import("../../../corpus/resolve-recognisers.ts");
    const { drawSample } = await import("../../../corpus/sample/draw-sample.ts");
    const { bound, size, lean, format, textField, entities, leaveOut, seed } = flags;
    const result = await drawSample({
      inputs,
      outputDirectory: flags.out,
      ...(flags.private !== undefined && { privateDirectory: flags.private }),
      recognisers: specsOf(flags) ?? DEFAULT_RECOGNISERS,
      ...withoutUndefined({ lean, bound, size }),
      entities,
      format,
      textField,
      skipUnknown: flags.skipUnknown ?? false,
      leaveOut,
      seed,
      force: flags.force ?? false,
      onProgress: progressReporter(io, flags),
    });
    printResult(io, flags, result, describeSample(result));
  });
}

function describeSample({ outputDirectory, privateDirectory, documents, strata, leftOut, bound }: DrawnSample): string {
  const drawn = strata.reduce((sum, { sampled }) => sum + sampled, 0);
  const of = strata.reduce((sum, { passages }) => sum + passages, 0);
  const lines = [
    `${drawn} passages drawn of ${of} in ${documents} documents${bound === null ? "" : ` for a bound of ${bound}`}; ${leftOut} marks left out.`,
    ...strata
      .filter(({ passages }) => passages > 0)
      .map(
        ({ name, passages, sampled, weight }) => `  ${name}: ${sampled} of ${passages}, each for ${weight.toFixed(1)}`,
      ),
    `Sheet (private, it holds the notes): ${outputDirectory}`,
    `Keep from the reader: ${privateDirectory}`,
  ];
  return lines.join("\n");
}
