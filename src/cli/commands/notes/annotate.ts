import type { Command } from "commander";

import { describeOthers } from "../../../corpus/other-languages-error.ts";
import type { Entity } from "../../../text/entities.ts";
import {
  addCorpusOptions,
  addFinishOptions,
  addInt8Option,
  addRecogniserOptions,
  type CorpusOptions,
  type FinishFlags,
  finishFlagsOf,
  formatCounts,
  parseEntities,
  specsOf,
} from "../../options/corpus-options.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, printResult, progressReporter, type Io } from "../../terminal.ts";

interface Flags extends CorpusOptions, FinishFlags {
  readonly entities?: readonly Entity[];
  readonly withhold?: number;
  readonly seed: number;
}

const EXAMPLE = `
Example:
  unname annotate notes/ --language nl --out notes-annotated/
  unname anonymise notes/ --annotations notes-annotated/ --out notes-without-names/

Open the folder in BRAT, correct it, and give it to unname anonymise. It holds the notes, names and all: keep it where they
are kept (mode 0700).`;

/** How often progress is shown, in files. */
const PROGRESS_STEP = 500;

/** Adds `unname annotate`: pre-annotation for a person to correct. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("annotate")
    .description("mark names in BRAT files, for a person to correct")
    .argument("<input...>", "files or folders of notes")
    .requiredOption("-o, --out <dir>", "folder for texts and annotations (private: it holds the notes)")
    .option(
      "--entities <names>",
      "annotate these alone, with commas between (default: all, under the recogniser's own labels)",
      parseEntities,
    )
    .option(
      "--withhold <share>",
      "leave this share of the marks out, to see with evaluate --reliance whether they are found without them",
      Number,
    )
    .option("--seed <n>", "which marks are left out depends on it", integerOption(0), 1);
  addFinishOptions(addInt8Option(addRecogniserOptions(command, "default: --language auto")));
  finishCommand(addCorpusOptions(command), EXAMPLE).action(async (inputs: string[], flags: Flags) => {
    const { annotate } = await import("../../../corpus/annotate/annotate.ts");
    const { DEFAULT_RECOGNISERS } = await import("../../../corpus/resolve-recognisers.ts");
    const report = progressReporter(io, flags);
    const result = await annotate({
      inputs,
      outputDirectory: flags.out,
      recognisers: specsOf(flags) ?? DEFAULT_RECOGNISERS,
      ...(flags.lean !== undefined && { lean: flags.lean }),
      ...finishFlagsOf(flags),
      format: flags.format,
      textField: flags.textField,
      ...(flags.groupField !== undefined && { groupField: flags.groupField }),
      skipUnknown: flags.skipUnknown ?? false,
      force: flags.force ?? false,
      ...(flags.entities !== undefined && { entities: flags.entities }),
      ...(flags.withhold !== undefined && { withhold: flags.withhold, seed: flags.seed }),
      onProgress: ({ files, ofFiles, spans }) => {
        if (files % PROGRESS_STEP === 0 || files === ofFiles)
          report(`${files} of ${ofFiles} files, ${spans} annotations`);
      },
    });
    const { documents, files, spans, withheld, unread, languages, otherLanguages, outputDirectory } = result;
    const lines = [
      `${documents} documents in ${files} files: ${formatCounts(spans, "nothing found")}.`,
      ...(Object.keys(unread).length > 0 ? [`Not read: ${formatCounts(unread, "")}.`] : []),
      ...(otherLanguages.documents > 0 ? [`${describeOthers(languages)} (see --other-languages).`] : []),
      ...(withheld > 0 ? [`${withheld} marks were left out on purpose: do not tell the corrector which.`] : []),
      ...(result.withCrLf > 0 ? [describeCrLf(result.withCrLf)] : []),
      `Annotations (private, they hold the notes): ${outputDirectory}`,
    ];
    printResult(io, flags, result, lines.join("\n"));
  });
}

/** Offsets are of the text as it is; Python, and so BRAT, reads CR LF as one character. */
function describeCrLf(documents: number): string {
  return `${documents} documents have lines that end in CR LF, which BRAT counts as one character and these offsets as two: there, marks would stand further and further off. Before you correct in BRAT, take the CR out of the notes (sed -i 's/\\r$//' FILES) and annotate again.`;
}
