import { basename } from "node:path";

import type { Command } from "commander";

/**
 * The command line as a public file may tell it: every flag that was given, with its value; of paths the last part alone, since
 * folders may tell of people and machines.
 */
export function describeCommand(command: Command, flags: object): string {
  const given = command.options.flatMap((option) => {
    const name = option.attributeName();
    const isGiven = command.getOptionValueSource(name) === "cli";
    const value = (flags as Readonly<Record<string, unknown>>)[name];
    if (!isGiven || value === undefined) return [];
    const written = value === true ? [] : [value].flat().map((one) => basename(String(one)));
    return [option.long ?? "", ...written];
  });
  return ["unname", command.name(), ...given].join(" ");
}
