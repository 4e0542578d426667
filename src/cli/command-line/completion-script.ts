import type { Command } from "commander";

/** Shells that there is a script for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** A script with which a shell completes the program's commands and flags. */
export function completionScript(shell: Shell, program: Command): string {
  const flags = new Map(program.commands.map((command) => [command.name(), flagsOf(command)]));
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](flags);
}

type Flags = ReadonlyMap<string, readonly string[]>;

function flagsOf(command: Command): string[] {
  return [...command.options.flatMap(({ long }) => (typeof long === "string" ? [long] : [])), "--help"];
}

/** Words that may follow `unname`, and those that may follow a command. */
function secondWords(flags: Flags, first: string): string[] {
  return [...flags.keys()].filter((name) => name.startsWith(`${first} `)).map((name) => name.slice(first.length + 1));
}

function firstWords(flags: Flags): string[] {
  return [...new Set([...flags.keys()].map((name) => name.split(" ")[0] ?? name))];
}

/** For shells with `case`: what may follow the first two words, then what may follow the first alone. */
function cases(flags: Flags): string {
  const two = [...flags].filter(([name]) => name.includes(" "));
  const one = [...flags].filter(([name]) => !name.includes(" "));
  return [
    ...two.map(([name, words]) => `    "${name}") choices="${words.join(" ")}" ;;`),
    ...one.map(([name, words]) => `    "${name} "*) choices="${[...secondWords(flags, name), ...words].join(" ")}" ;;`),
  ].join("\n");
}

function bashScript(flags: Flags): string {
  return `# Completion of unname for bash.
_unname() {
  local current="\${COMP_WORDS[COMP_CWORD]}" choices="" given
  if [ "$COMP_CWORD" -eq 1 ]; then
    choices="${firstWords(flags).join(" ")}"
  else
    given="\${COMP_WORDS[1]} "
    if [ "$COMP_CWORD" -gt 2 ]; then given="\${COMP_WORDS[1]} \${COMP_WORDS[2]}"; fi
    case "$given" in
${cases(flags)}
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _unname unname
`;
}

function zshScript(flags: Flags): string {
  return `#compdef unname
# Completion of unname for zsh.
_unname() {
  local choices="" given
  if (( CURRENT == 2 )); then
    choices="${firstWords(flags).join(" ")}"
  else
    given="\${words[2]} "
    if (( CURRENT > 3 )); then given="\${words[2]} \${words[3]}"; fi
    case "$given" in
${cases(flags)}
    esac
  fi
  compadd -- \${=choices}
  _files
}
compdef _unname unname
`;
}

function fishScript(flags: Flags): string {
  const first = firstWords(flags);
  const lines = [...flags].flatMap(([name, words]) => {
    const [command = name, second] = name.split(" ");
    const seen = `__fish_seen_subcommand_from ${command}${second === undefined ? "" : `; and __fish_seen_subcommand_from ${second}`}`;
    return words.map((word) => `complete -c unname -n "${seen}" -l ${word.slice(2)}`);
  });
  const further = first.flatMap((command) =>
    secondWords(flags, command).map(
      (word) => `complete -c unname -f -n "__fish_seen_subcommand_from ${command}" -a ${word}`,
    ),
  );
  return [
    "# Completion of unname for fish.",
    `complete -c unname -f -n "__fish_use_subcommand" -a "${first.join(" ")}"`,
    ...further,
    ...lines,
    "",
  ].join("\n");
}
