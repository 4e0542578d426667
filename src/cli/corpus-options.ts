import { type Command, InvalidArgumentError, Option } from "commander";

import { suggestWord } from "../base/suggest.ts";
import type { CorpusFormat } from "../corpus/read-corpus.ts";
import { LEANS } from "../recognise/combination.ts";
import { RULE_LANGUAGES, type RuleLanguage } from "../recognise/rules/languages/languages.ts";
import { ENTITIES, type Entity } from "../text/entities.ts";
import type { CommonOptions } from "./terminal.ts";

/** Flags that say what finds names. */
export interface RecogniserFlags {
  readonly recogniser?: readonly string[];
  readonly language?: RuleLanguage | "auto";
  readonly lean?: number;
}

/** Flags of the commands that read a corpus and write a folder. */
export interface CorpusOptions extends CommonOptions, RecogniserFlags {
  readonly out: string;
  readonly format: CorpusFormat;
  readonly textField: string;
  readonly groupField?: string;
  readonly force?: boolean;
}

/** Adds `--format`, `--text-field`, `--group-field` and `--force`. */
export function addCorpusOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--format <format>", "how documents lie in files")
        .choices(["auto", "txt", "lines", "jsonl"])
        .default("auto"),
    )
    .option("--text-field <name>", "the field of a JSON line that holds the note", "text")
    .option(
      "--group-field <name>",
      "the field of a JSON line that says whose it is (patient): people named with certainty in one note are found in all notes of the group; the files are read twice",
    )
    .option("--force", "replace existing output");
}

/** Adds `--recogniser`, `--language` and `--lean`; `otherwise` says what is taken without the first two. */
export function addRecogniserOptions(command: Command, otherwise: string): Command {
  return command
    .option(
      "--recogniser <spec>",
      `what finds names, for example rules:es, crf:DIR or names:FILE.csv; repeat it for the union of several (${otherwise})`,
      collect,
    )
    .addOption(
      new Option(
        "--language <code>",
        "the best shipped combination for a language, or for the language of each text; united with any --recogniser",
      ).choices([...RULE_LANGUAGES, "auto"]),
    )
    .option(
      "--lean <n>",
      `how far the combination of --language leans: ${LEANS.least} marks least, ${LEANS.most} misses least (default: 0)`,
      parseLean,
    );
}

/** The SPECs that the flags stand for; undefined if they name none. */
export function specsOf({ recogniser = [], language }: RecogniserFlags): readonly string[] | undefined {
  const specs = language === undefined ? recogniser : [`language:${language}`, ...recogniser];
  return specs.length === 0 ? undefined : specs;
}

function parseLean(value: string): number {
  const lean = Number(value);
  if (value.trim() !== "" && lean >= LEANS.least && lean <= LEANS.most) return lean;
  throw new InvalidArgumentError(`Expected a number from ${LEANS.least} to ${LEANS.most}.`);
}

/** Collects the values of a flag that can be repeated. */
export function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

/** Parses `PERSON,GPE` for commander; a wrong name becomes a usage error with a suggestion. */
export function parseEntities(value: string): readonly Entity[] {
  const known: readonly string[] = ENTITIES;
  return value.split(",").map((part) => {
    const entity = part.trim();
    if (known.includes(entity)) return entity as Entity;
    const suggestion = suggestWord(entity, known);
    const help = suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
    throw new InvalidArgumentError(`Expected entities out of ${known.join(", ")}.${help}`);
  });
}

/** "12 PERSON, 3 GPE", or `none` of nothing. */
export function formatCounts(counts: Readonly<Record<string, number>>, none: string): string {
  const parts = Object.entries(counts).map(([label, count]) => `${count} ${label}`);
  return parts.length === 0 ? none : parts.join(", ");
}
