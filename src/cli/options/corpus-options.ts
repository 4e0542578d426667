import { type Command, InvalidArgumentError, Option } from "commander";

import { withoutUndefined } from "../../base/without-undefined.ts";
import { UnnameError } from "../../base/errors.ts";
import { suggestWord } from "../../base/suggest.ts";
import { CORPUS_FORMATS, type CorpusFormat } from "../../corpus/reading/corpus-format.ts";
import { type OtherLanguages, parseOtherLanguages } from "../../recognise/other-languages.ts";
import { isLean, LEAN } from "../../recognise/decide/lean.ts";
import { ENTITIES, type Entity, PUBLICATION, PUBLICATION_ENTITIES } from "../../text/entities.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../text/note-languages.ts";
import type { CommonOptions } from "../terminal.ts";
import { collect, numberOption } from "./parse-values.ts";

/** Flags that say what finds names. */
export interface RecogniserFlags {
  readonly recogniser?: readonly string[];
  readonly language?: NoteLanguage | "auto";
  readonly lean?: number;
  readonly int8?: boolean;
}

/** Flags that say how a corpus is read. */
export interface ReadingFlags {
  readonly format: CorpusFormat;
  readonly textField: string | readonly string[];
}

/** Flags of the commands that read a corpus and write a folder. */
export interface CorpusOptions extends CommonOptions, RecogniserFlags, ReadingFlags {
  readonly out: string;
  readonly groupField?: string;
  readonly skipUnknown?: boolean;
  readonly force?: boolean;
}

/** Flags for what else in a corpus may hold names. */
export interface OtherNamesFlags {
  readonly dropField?: readonly string[];
  readonly maskField?: readonly string[];
  readonly renameFiles?: boolean;
}

/** Adds `--format`, `--text-field`, `--group-field`, `--skip-unknown` and `--force`. */
export function addCorpusOptions(command: Command): Command {
  return addReadingOptions(command)
    .option(
      "--group-field <name>",
      "the field with the patient of a record: people named with certainty in one note are found in all notes of the patient; the files are read twice",
    )
    .option("--skip-unknown", "go on where folders hold files that are not read; they are counted either way")
    .option("--force", "replace existing output");
}

/** What `--format` and `--text-field` say in every command. */
const FORMAT_HELP = "how documents lie in files; auto goes by the extension";
const TEXT_FIELD_HELP =
  "a field of a record that holds notes, like text, note.body or notes[].text; repeat it for several";

/** Adds `--format` and `--text-field`: what every command that reads a corpus has. */
export function addReadingOptions(command: Command): Command {
  return command
    .addOption(new Option("--format <format>", FORMAT_HELP).choices([...CORPUS_FORMATS]).default("auto"))
    .addOption(
      new Option("--text-field <name>", TEXT_FIELD_HELP)
        .default("text")
        .argParser((value, previous: string | readonly string[]) =>
          typeof previous === "string" ? [value] : [...previous, value],
        ),
    );
}

/** The same for a folder that `anonymise` wrote, whose manifest says it. */
export function addRereadingOptions(command: Command): Command {
  const otherwise = "(default: as anonymise read them)";
  return command
    .addOption(new Option("--format <format>", `${FORMAT_HELP} ${otherwise}`).choices([...CORPUS_FORMATS]))
    .option("--text-field <name>", `${TEXT_FIELD_HELP} ${otherwise}`, collect);
}

/** Adds `--drop-field`, `--mask-field` and `--rename-files`. */
export function addOtherNamesOptions(command: Command): Command {
  return command
    .option("--drop-field <name>", "leave a field of the records out of the output; repeat it for several", collect)
    .option("--mask-field <name>", "write *** for a field's values; repeat it for several", collect)
    .option(
      "--rename-files",
      "give output files names without meaning; the private folder has the mapping (file-names.jsonl)",
    );
}

/** Adds `--recogniser`, `--language` and `--lean`; `otherwise` says what is taken without the first two. */
export function addRecogniserOptions(command: Command, otherwise: string): Command {
  return command
    .option(
      "--recogniser <spec>",
      `what finds names, for example rules:es, crf:DIR, names:FILE.csv, onnx:DIR, process:"COMMAND ARGS", vote:K[SPEC][SPEC]... or cascade:P[crf:DIR][SPEC] (docs/reference/recognisers.md); repeat it for the union of several (${otherwise})`,
      collect,
    )
    .addOption(
      new Option(
        "--language <code>",
        "the best shipped combination for a language, or for the language of each text; united with any --recogniser",
      ).choices([...NOTE_LANGUAGES, "auto"]),
    )
    .option(
      "--lean <words>",
      `with --language: how many words lost for nothing weigh as much as one missed person, ${LEAN.least} to ${LEAN.most}; more misses fewer names (default: ${LEAN.default})`,
      parseLean,
    );
}

/** Flags for what the user knows of the notes, whatever recognisers find. */
export interface FinishFlags {
  readonly otherLanguages?: Exclude<OtherLanguages, "guess">;
  readonly always?: string;
  readonly never?: string;
}

/** Adds `--other-languages`, `--always` and `--never`. */
export function addFinishOptions(command: Command): Command {
  return command
    .option(
      "--other-languages <what>",
      "what becomes of notes and paragraphs that --language auto finds in no supported language: keep (as they are, names and all), mask-all (each line becomes OTHER) or treat-as:CODE (default: exit code 2 when all else is done)",
      parseOtherLanguages,
    )
    .option("--always <file>", "words and phrases, one a line, that are always replaced, in any case, as PERSON")
    .option("--never <file>", "words and phrases, one a line, that are never replaced, as they are written there");
}

/** The flags of {@link addFinishOptions} that were given. */
export function finishFlagsOf({ otherLanguages, always, never }: FinishFlags): FinishFlags {
  return withoutUndefined({ otherLanguages, always, never });
}

/** Adds `--int8`, which some commands with recognisers have for a model of theirs. */
export function addInt8Option(command: Command): Command {
  return command.option("--int8", "let onnx:DIR multiply in 8 bits: faster, and a few spans differ");
}

/** The SPECs that the flags stand for; undefined if they name none. Throws `usage` for `--int8` without a model that it is for. */
export function specsOf({ recogniser = [], language, int8 = false }: RecogniserFlags): readonly string[] | undefined {
  if (int8 && !recogniser.some((spec) => spec.startsWith("onnx")))
    throw new UnnameError("usage", "--int8 is for --recogniser onnx:DIR, and there is none. Leave it out.");
  const own = int8 ? recogniser.map((spec) => spec.replace(/^onnx:/u, "onnx-int8:")) : recogniser;
  const specs = language === undefined ? own : [`language:${language}`, ...own];
  return specs.length === 0 ? undefined : specs;
}

/** Parses the value of `--lean` for commander. */
export const parseLean = numberOption(
  `a number from ${LEAN.least} to ${LEAN.most}: the words lost that weigh as much as one missed person. Earlier versions took steps from -3 to 3; 0 is ${LEAN.default} now`,
  isLean,
);

/** Parses `PERSON,GPE` or `publication,AGE` for commander; a wrong name becomes a usage error with a suggestion. */
export function parseEntities(value: string): readonly Entity[] {
  const known: readonly string[] = [...ENTITIES, PUBLICATION];
  const entities = value.split(",").flatMap((part) => {
    const entity = part.trim();
    if (entity === PUBLICATION) return PUBLICATION_ENTITIES;
    if (known.includes(entity)) return [entity as Entity];
    const suggestion = suggestWord(entity, known);
    const help = suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
    throw new InvalidArgumentError(`Expected entities out of ${known.join(", ")}.${help}`);
  });
  return [...new Set(entities)];
}

/** "12 PERSON, 3 GPE", or `none` of nothing. */
export function formatCounts(counts: Readonly<Record<string, number>>, none: string): string {
  const parts = Object.entries(counts).map(([label, count]) => `${count} ${label}`);
  return parts.length === 0 ? none : parts.join(", ");
}
