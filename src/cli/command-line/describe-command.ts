import { basename } from "node:path";

import type { Command } from "commander";

/** Where output goes and how fast it comes: the same audit has the same bytes. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(["out", "threads", "junit", "force", "json", "quiet"]);

/**
 * The command line as a public file may tell it: every flag that was given and can change a figure, with its value; of paths the last
 * part alone, since folders may tell of people and machines.
 */
export function describeCommand(command: Command, flags: object): string {
  const given = command.options.flatMap((option) => {
    const name = option.attributeName();
    const isGiven = command.getOptionValueSource(name) === "cli";
    const value = (flags as Readonly<Record<string, unknown>>)[name];
    if (!isGiven || value === undefined || WITHOUT_EFFECT.has(name)) return [];
    const written = value === true ? [] : [value].flat().map((one) => basename(String(one)));
    return [option.long ?? "", ...written];
  });
  return ["unname", command.name(), ...given].join(" ");
}
