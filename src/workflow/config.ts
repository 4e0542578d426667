import { UnnameError } from "../base/errors.ts";
import { readTextFile } from "../base/files.ts";
import { suggestWord } from "../base/suggest.ts";

/** Where settings are read from if the user names no file. */
export const DEFAULT_CONFIG_FILE = "unname.config.json";

/** What a flag can be set to. A list is for a flag that can be repeated. */
export type ConfigValue = string | number | boolean | readonly (string | number)[];

/** Settings by command, then by long flag without its dashes: `{"anonymise": {"recogniser": ["rules:nl"], "force": true}}`. */
export type Config = Readonly<Record<string, Readonly<Record<string, ConfigValue>>>>;

/**
 * The settings in a JSON file; `commands` gives the flags of each command. Paths in it are relative to the current folder, as
 * they are on the command line.
 * Throws `input-missing`, `input-encoding`, or `config` for what is no JSON object, an unknown command or flag (with a
 * suggestion), or a value no flag can have.
 */
export async function loadConfig(path: string, commands: ReadonlyMap<string, readonly string[]>): Promise<Config> {
  const config = parseObject(await readTextFile(path, "configuration file"), path);
  for (const [command, settings] of Object.entries(config)) {
    const flags = commands.get(command);
    if (flags === undefined) throw unknownKey(path, command, "command", commands.keys());
    if (!isObject(settings)) throw configError(path, command, "an object with the command's flags");
    for (const [flag, value] of Object.entries(settings)) {
      if (!flags.includes(flag)) throw unknownKey(path, `${command}.${flag}`, "flag", flags, flag);
      if (!isConfigValue(value))
        throw configError(path, `${command}.${flag}`, "text, a number, true, false or a list of them");
    }
  }
  return config as Config;
}

/** An error about one setting: what was expected at `key` of the file. */
export function configError(path: string, key: string, expected: string): UnnameError {
  return new UnnameError("config", `${path}: "${key}": expected ${expected}.`, { details: { path, key } });
}

function unknownKey(path: string, key: string, kind: string, known: Iterable<string>, word = key): UnnameError {
  const candidates = [...known];
  const suggestion = suggestWord(word, candidates);
  const help = suggestion === undefined ? `Known: ${candidates.join(", ")}.` : `Did you mean "${suggestion}"?`;
  return new UnnameError("config", `${path}: "${key}": no such ${kind}. ${help}`, {
    details: { path, key, ...(suggestion !== undefined && { suggestion }) },
  });
}

function parseObject(text: string, path: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const position = /position (\d+)/.exec(String(cause))?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split("\n").length;
    throw new UnnameError(
      "config",
      `${path}${line === undefined ? "" : `, line ${line}`}: not JSON. Look for a missing comma or quote.`,
      {
        cause,
        details: { path, ...(line !== undefined && { line }) },
      },
    );
  }
  if (isObject(value)) return value;
  throw new UnnameError("config", `${path}: expected a JSON object with settings by command.`, { details: { path } });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isConfigValue(value: unknown): value is ConfigValue {
  const isWord = (item: unknown) => typeof item === "string" || typeof item === "number";
  return isWord(value) || typeof value === "boolean" || (Array.isArray(value) && value.every(isWord));
}
