import { parse } from "shell-quote";

import { UnnameError } from "../../base/errors.ts";

/**
 * The words of a command line, quotes and variables of the environment resolved as a shell does. No shell runs it: pipes and the like are
 * refused. Throws `usage`.
 */
export function splitCommand(spec: string, command: string): readonly string[] {
  const words: string[] = [];
  for (const part of parse(command, process.env)) {
    if (typeof part === "string") words.push(part);
    else if ("pattern" in part) words.push(part.pattern);
    else
      throw new UnnameError(
        "usage",
        `--recogniser ${spec}: expected one program and its arguments, found ${"comment" in part ? "#" : part.op}. Put it in a script.`,
      );
  }
  if (words.length === 0)
    throw new UnnameError("usage", `--recogniser ${spec}: names no program. Write process:"COMMAND ARGS".`);
  return words;
}
