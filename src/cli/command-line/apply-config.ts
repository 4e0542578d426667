import type { EventEmitter } from "node:events";
import { existsSync } from "node:fs";

import { type Command, InvalidArgumentError, type Option } from "commander";

import { currentName } from "./command-words.ts";
import { type Io, QUIET_FLAGS } from "../terminal.ts";
import { type Config, configError, type ConfigValue, DEFAULT_CONFIG_FILE, loadConfig } from "../../workflow/config.ts";

/**
 * Adds `--config` to the program: before a command reads its flags, they are set from the file, so that flags win over the
 * file, the file over defaults, and a required flag may be in either. A file that was found, not named, and that sets flags is reported: not their
 * values, which may be anything.
 */
export function addConfigOption(program: Command, io: Io): void {
  program
    .option("--config <file>", `settings by command: a JSON file (default: ${DEFAULT_CONFIG_FILE}, if it is there)`)
    .hook("preSubcommand", async (_, command) => {
      if (program.args.some((argument) => argument === "--help" || argument === "-h")) return;
      const given = program.opts<{ config?: string }>().config;
      if (given === undefined && !existsSync(DEFAULT_CONFIG_FILE)) return;
      const path = given ?? DEFAULT_CONFIG_FILE;
      const set = applyConfig(command, await loadConfig(path, flagsByCommand(program), currentName), path);
      const isQuiet = program.args.some((argument) => QUIET_FLAGS.has(argument));
      if (given === undefined && set.length > 0 && !isQuiet)
        io.stderr.write(`${path} sets ${set.map((flag) => `--${flag}`).join(", ")}\n`);
    });
}

function flagsByCommand(program: Command): Map<string, string[]> {
  return new Map(program.commands.map((command) => [command.name(), command.options.map(flagOf)]));
}

function flagOf(option: Option): string {
  return (option.long ?? option.short ?? "").replace(/^-+/, "");
}

/** Returns the flags that were set. */
function applyConfig(command: Command, config: Config, path: string): string[] {
  const set: string[] = [];
  for (const [flag, value] of Object.entries(config[command.name()] ?? {})) {
    const option = command.options.find((other) => flagOf(other) === flag);
    if (option === undefined) continue;
    const key = option.attributeName();
    command.setOptionValueWithSource(key, parseSetting(option, value, path, `${command.name()}.${flag}`), "config");
    // A flag that collects its values would add to the file's: the first time it is given, what the file said is forgotten.
    // Commander's commands are event emitters, which its types do not say.
    (command as unknown as EventEmitter).prependOnceListener(`option:${option.name()}`, () => {
      command.setOptionValueWithSource(key, option.defaultValue, "default");
    });
    set.push(flag);
  }
  return set;
}

/** The value that commander would have made of the same words on the command line. */
function parseSetting(option: Option, setting: ConfigValue, path: string, key: string): unknown {
  if (typeof setting === "boolean") {
    if (option.required) throw configError(path, key, "a value, as the flag has");
    return option.negate ? !setting : setting;
  }
  if (!option.required && !option.optional) throw configError(path, key, "true or false");
  const words = (Array.isArray(setting) ? setting : [setting]).map(String);
  const values = parseWords(option, words, path, key);
  if (words.length > 1 && !(Array.isArray(values) && values.length >= words.length))
    throw configError(path, key, "one value");
  return values;
}

function parseWords(option: Option, words: readonly string[], path: string, key: string): unknown {
  const { parseArg } = option;
  if (parseArg === undefined) return option.variadic ? words : words[0];
  try {
    return words.reduce<unknown>((previous, word) => parseArg(word, previous), option.defaultValue);
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw configError(path, key, lowerFirst(error.message));
    throw error;
  }
}

/** "Expected a whole number." as the end of "expected ...". */
function lowerFirst(message: string): string {
  return message.replace(/^Expected /, "").replace(/\.$/, "");
}
