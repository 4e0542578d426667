import type { Command } from "commander";

/**
 * Adds a command that is called with two words, such as `rewrite undo`. Commander takes it for one word with a space in it, which
 * `readCommandLine` makes of the two; so flags that `rewrite` requires are not required of it.
 */
export function twoWordCommand(program: Command, name: string): Command {
  const command = program.createCommand(name).copyInheritedSettings(program);
  program.addCommand(command);
  return command;
}
