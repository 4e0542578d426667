import type { Command } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { UnnameError } from "../../../base/errors.ts";
import { countOthers, describeOthers } from "../../../corpus/other-languages-error.ts";
import type { CorpusOptions, FinishFlags, OtherNamesFlags } from "../../options/corpus-options.ts";
import { finishFlagsOf, specsOf } from "../../options/corpus-options.ts";
import { type ReplaceFlags, replaceSettingsOf } from "../../options/replace-options.ts";
import type { Entity } from "../../../text/entities.ts";
import { type Io, warn } from "../../terminal.ts";

interface Flags extends Omit<CorpusOptions, "out">, FinishFlags, OtherNamesFlags, ReplaceFlags {
  readonly entities: readonly Entity[];
  readonly workers: number;
}

/** Flags that need files. */
const NOT_HERE = [
  "out",
  "annotations",
  "namesFrom",
  "dedupe",
  "keep",
  "keepTemplates",
  "private",
  "shard",
  "shardBytes",
  "queue",
  "groupField",
  "renameFiles",
  "force",
];

/** `unname anonymise -`: lines from standard input to standard output. */
export async function filterStandardInput(
  io: Io,
  command: Command,
  inputs: readonly string[],
  flags: Flags,
): Promise<void> {
  const { format } = flags;
  const wrong = NOT_HERE.find((name) => command.getOptionValueSource(name) === "cli");
  if (inputs.length > 1 || wrong !== undefined || (format !== "lines" && format !== "jsonl")) {
    throw new UnnameError(
      "usage",
      "With - expected --format lines or jsonl, no other input, and no flag that is about files: lines go from standard input to standard output.",
    );
  }
  if (format === "lines" && (flags.dropField !== undefined || flags.maskField !== undefined)) {
    const flag = flags.dropField !== undefined ? "--drop-field" : "--mask-field";
    throw new UnnameError(
      "usage",
      `${flag} names a field of records, and lines have none. Pass --format jsonl, or leave it out.`,
    );
  }
  const { anonymiseLines } = await import("../../../corpus/anonymise.ts");
  const { findKey } = await import("../../../replace/secret-key.ts");
  const key = flags.replace === "surrogate" ? await findKey(flags.keyFile) : undefined;
  const recognisers = specsOf(flags);
  const { languages } = await anonymiseLines({
    format,
    input: io.stdin ?? process.stdin,
    output: io.stdout,
    textField: flags.textField,
    entities: flags.entities,
    replace: replaceSettingsOf(flags, flags.language),
    ...withoutUndefined({ key, recognisers, lean: flags.lean }),
    ...finishFlagsOf(flags),
    ...withoutUndefined({ dropFields: flags.dropField, maskFields: flags.maskField }),
    // A framework that pipes starts one filter a core.
    workers: command.getOptionValueSource("workers") === "cli" ? flags.workers : 1,
  });
  if (countOthers(languages).documents > 0) warn(io, flags, [`${describeOthers(languages)} (see --other-languages).`]);
}
