import { UnnameError } from "../base/errors.ts";
import { isObject } from "../base/json-values.ts";
import { readTextFile } from "../base/files.ts";
import { suggestWord } from "../base/suggest.ts";

/** Where settings are read from if the user names no file. */
export const DEFAULT_CONFIG_FILE = "unname.config.json";

/** What a flag can be set to. A list is for a flag that can be repeated. */
export type ConfigValue = string | number | boolean | readonly (string | number)[];

/** Keys that are no command: the schema for editors, and what `run` and `status` are about (see `readWorkflowSettings`). */
export const OTHER_KEYS: ReadonlySet<string> = new Set(["$schema", "workflow"]);

/** Settings by command, then by long flag without its dashes: `{"anonymise": {"recogniser": ["rules:nl"], "force": true}}`. */
export type Config = Readonly<Record<string, Readonly<Record<string, ConfigValue>>>>;

/**
 * The settings in a JSON file with comments; `commands` gives the flags of each command, `currentName` the name of one that was called
 * otherwise before. Paths in it are relative to the current folder, as
 * they are on the command line.
 * Throws `input-missing`, `input-encoding`, or `config` for what is no JSON object, an unknown command or flag (with a
 * suggestion), or a value no flag can have.
 */
export async function loadConfig(
  path: string,
  commands: ReadonlyMap<string, readonly string[]>,
  currentName: (command: string) => string = (command) => command,
): Promise<Config> {
  const { parseConfig } = await import("./parse-config.ts");
  const config = parseConfig(await readTextFile(path, "configuration file"), path);
  const own = Object.entries(config).filter(([key]) => !OTHER_KEYS.has(key));
  const sections = Object.fromEntries(own.map(([key, section]) => [currentName(key), section]));
  for (const [command, settings] of Object.entries(sections)) {
    const flags = commands.get(command);
    if (flags === undefined) throw unknownKey(path, command, "command", [...commands.keys(), ...OTHER_KEYS]);
    if (!isObject(settings)) throw configError(path, command, "an object with the command's flags");
    for (const [flag, value] of Object.entries(settings)) {
      if (!flags.includes(flag)) throw unknownKey(path, `${command}.${flag}`, "flag", flags, flag);
      if (!isConfigValue(value))
        throw configError(path, `${command}.${flag}`, "text, a number, true, false or a list of them");
    }
  }
  return sections as Config;
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

function isConfigValue(value: unknown): value is ConfigValue {
  const isWord = (item: unknown) => typeof item === "string" || typeof item === "number";
  return isWord(value) || typeof value === "boolean" || (Array.isArray(value) && value.every(isWord));
}
