import type { Command } from "commander";

import { suggestWord } from "../../base/suggest.ts";

/**
 * Looks for misspelt flags before a command reads its own: commander would first complain that a required flag is missing,
 * which does not help where it was just typed, misspelt.
 */
export function checkFlagsFirst(program: Command): void {
  program.hook("preSubcommand", (_, command) => {
    const words = program.args.slice(1);
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? "";
      if (word === "--" || word === "--help") return;
      if (!word.startsWith("--")) continue;
      const flag = word.replace(/=.*$/s, "");
      const option = command.options.find((other) => other.long === flag);
      if (option === undefined) return refuse(command, flag, program);
      if (option.required && flag === word) index++;
    }
  });
}

function refuse(command: Command, flag: string, program: Command): void {
  const known = [...command.options, ...program.options].flatMap(({ long }) =>
    typeof long === "string" ? [long] : [],
  );
  const suggestion = suggestWord(flag, known);
  const help = suggestion === undefined ? "" : `\n(Did you mean ${suggestion}?)`;
  command.error(`error: unknown option '${flag}'${help}`, { code: "commander.unknownOption" });
}
