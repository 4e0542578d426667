import { type Command, Option } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { type Entity, NAME_ENTITIES } from "../../../text/entities.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";
import { addReadingOptions, parseEntities, type ReadingFlags } from "../../options/corpus-options.ts";
import { collect } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions, ReadingFlags {
  readonly recogniser?: readonly string[];
  readonly language?: NoteLanguage;
  readonly entities: readonly Entity[];
  readonly skipUnknown?: boolean;
}

const EXAMPLE = `
Examples:
  unname sample estimate-misses notes/ --language nl
  unname sample estimate-misses notes.jsonl --recogniser rules:nl --recogniser crf:our-model --json

No gold is needed: if each recogniser finds nearly all that the other found, few names were missed by both (capture-recapture, Chapman).
The figure is an estimate and no bound. Recognisers that miss the same names make it too low, words marked by mistake make it too high.
docs/background/residual-risk.md shows how far off it was where the truth is known. For a bound that holds, let a person read a sample: unname sample.`;

/** How often progress is shown, in files. */
const PROGRESS_STEP = 500;

/** Adds `unname sample estimate-misses`: expected misses without gold. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "sample estimate-misses")
    .description("estimate how many names two recognisers both miss, without annotated notes")
    .argument("<input...>", "files or folders of notes; they are only read")
    .option(
      "--recogniser <spec>",
      "give it twice: two recognisers that know as little of each other as possible",
      collect,
    )
    .addOption(
      new Option("--language <code>", "the rules and the model of a language, held against each other")
        .choices([...NOTE_LANGUAGES])
        .conflicts("recogniser"),
    )
    .option("--entities <names>", "what counts, with commas between", parseEntities, NAME_ENTITIES)
    .option("--skip-unknown", "go on where folders hold files that are not read");
  finishCommand(addReadingOptions(command), EXAMPLE).action(async (inputs: string[], flags: Flags) => {
    const report = progressReporter(io, flags);
    const { recogniser, language, entities, format, textField } = flags;
    const recognisers = language === undefined ? recogniser : [`language:${language}`];
    if (recognisers === undefined) {
      throw new UnnameError("usage", "sample estimate-misses: pass --language CODE, or --recogniser SPEC twice.");
    }
    const { estimateMisses } = await import("../../../corpus/sample/estimate-misses.ts");
    const { formatMisses } = await import("../../../evaluate/misses/format-misses.ts");
    const result = await estimateMisses({
      inputs,
      recognisers,
      entities,
      format,
      textField,
      skipUnknown: flags.skipUnknown ?? false,
      onProgress: ({ files, ofFiles }) => {
        if (files % PROGRESS_STEP === 0 || files === ofFiles) report(`${files} of ${ofFiles} files`);
      },
    });
    printResult(io, flags, result, formatMisses(result));
  });
}
