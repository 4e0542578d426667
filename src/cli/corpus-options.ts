import { type Command, InvalidArgumentError, Option } from "commander";

import { suggestWord } from "../base/suggest.ts";
import type { CorpusFormat } from "../corpus/read-corpus.ts";
import { ENTITIES, type Entity } from "../text/entities.ts";
import type { CommonOptions } from "./terminal.ts";

/** Flags of the commands that read a corpus and write a folder. */
export interface CorpusOptions extends CommonOptions {
  readonly out: string;
  readonly recogniser?: readonly string[];
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
