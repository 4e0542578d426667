import type { Command } from "commander";

/** Version in which the old spellings go. */
const LAST_VERSION = "0.2";

/** Commands that have another name now. */
const RENAMED: Readonly<Record<string, string>> = {
  score: "probe score",
  neighbours: "probe neighbours",
  baseline: "compare baseline",
  "estimate-misses": "sample estimate-misses",
};

/** Flags that were modes of a command, each a command of its own now. */
const MODES: readonly { readonly command: string; readonly flag: string; readonly now: string }[] = [
  { command: "contexts", flag: "--refresh", now: "contexts refresh" },
  { command: "contexts", flag: "--strike", now: "contexts strike" },
  { command: "review", flag: "--judge", now: "review judge" },
  { command: "rewrite", flag: "--undo", now: "rewrite undo" },
  { command: "rewrite", flag: "--forget", now: "rewrite forget" },
];

/** A command line as the program parses it: the command is one word, also where a person writes two. */
export interface CommandLine {
  readonly argv: readonly string[];
  /** What to say of an old spelling; absent where there is none. */
  readonly advice?: string;
}

/**
 * Reads the command of a command line (without `node` and the script): `probe score` becomes the one word that the command is registered
 * under, and an old spelling becomes the new one. `names` are the registered commands.
 */
export function readCommandLine(argv: readonly string[], names: ReadonlySet<string>): CommandLine {
  const at = commandIndex(argv);
  const before = argv.slice(0, at);
  const rest = argv.slice(at);
  if (rest[0] === "help") return { argv: [...before, "help", ...joinWords(rest.slice(1), names)] };
  const current = currentSpelling(joinWords(rest, names), names);
  if (current === undefined) return { argv: [...before, ...joinWords(rest, names)] };
  const { words, was, now } = current;
  const advice = `unname ${was} is called unname ${now} now; the old spelling goes after version ${LAST_VERSION}.`;
  return { argv: [...before, ...words], advice };
}

/** The name that a command's settings go under: of an old one, the new. */
export function currentName(command: string): string {
  return Object.hasOwn(RENAMED, command) ? (RENAMED[command] ?? command) : command;
}

/** The flags of the program itself stand before the command. */
function commandIndex(argv: readonly string[]): number {
  let index = 0;
  while (index < argv.length && argv[index]?.startsWith("-")) index += argv[index] === "--config" ? 2 : 1;
  return index;
}

function joinWords([first, second, ...rest]: readonly string[], names: ReadonlySet<string>): string[] {
  const joined = `${first} ${second}`;
  if (second !== undefined && names.has(joined)) return [joined, ...rest];
  return [first, second, ...rest].filter((word) => word !== undefined);
}

function currentSpelling([command = "", ...rest]: readonly string[], names: ReadonlySet<string>) {
  const now = currentName(command);
  if (now !== command && names.has(now)) return { words: [now, ...rest], was: command, now };
  for (const mode of MODES) {
    const index = command === mode.command ? rest.findIndex((word) => isFlag(word, mode.flag)) : -1;
    if (index === -1) continue;
    const value = rest[index]?.slice(mode.flag.length + 1) ?? "";
    const words = [mode.now, ...rest.toSpliced(index, 1, ...(value === "" ? [] : [value]))];
    return { words, was: `${command} ${mode.flag}`, now: mode.now };
  }
  return searchOfAudit(command, rest);
}

/** `audit --only residue --model DIR`, without contexts, is what `search DIR` does. */
function searchOfAudit(command: string, rest: readonly string[]) {
  const only = rest.indexOf("--only");
  const model = rest.findIndex((word) => word === "--model" || word === "-m");
  const isSearch = command === "audit" && only !== -1 && rest[only + 1] === "residue";
  const folder = rest[model + 1];
  if (!isSearch || model === -1 || folder === undefined || rest.some((word) => isFlag(word, "--contexts"))) return;
  const dropped = new Set([only, only + 1, model, model + 1]);
  const others = rest.filter((_, index) => !dropped.has(index));
  return { words: ["search", folder, ...others], was: "audit --only residue", now: "search FOLDER" };
}

function isFlag(word: string, flag: string): boolean {
  return word === flag || word.startsWith(`${flag}=`);
}

/**
 * Adds a command that is called with two words, such as `rewrite undo`. Commander takes it for one word with a space in it, which
 * `readCommandLine` makes of the two; so flags that `rewrite` requires are not required of it.
 */
export function twoWordCommand(program: Command, name: string): Command {
  const command = program.createCommand(name).copyInheritedSettings(program);
  program.addCommand(command);
  return command;
}
