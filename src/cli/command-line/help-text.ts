import type { AddHelpTextContext } from "commander";

/** Width of help where there is no terminal, in columns. */
const DEFAULT_WIDTH = 80;
/** What a command line that goes on is indented by. */
const CONTINUATION = "      ";

/**
 * What stands under the flags in a command's `--help`, filled to the terminal's width: paragraphs, and below `Example:` command lines
 * that are indented by two spaces. A command line that is too long goes on behind a backslash, so that it can be pasted.
 */
export function helpText(text: string): (context: AddHelpTextContext) => string {
  return ({ command }) => fillHelp(text, command.configureOutput().getOutHelpWidth?.() ?? DEFAULT_WIDTH);
}

/** A word of a command line, with quotes; a flag goes with its value. */
const WORD = /(?:-[-\w]+ )?(?:"[^"]*"|'[^']*'|[^\s-]|(?<=\S)-)(?:"[^"]*"|'[^']*'|\S)*|\S+/gu;

/** Fills help to `width` columns. */
export function fillHelp(text: string, width: number): string {
  const whole = text.replace(/ \\\n\s+/gu, " ");
  return whole
    .split("\n\n")
    .map((block) => fillBlock(block.split("\n"), width))
    .join("\n\n");
}

/** Lines of one block: sentences that follow each other are one paragraph, all others keep their line. */
function fillBlock(lines: readonly string[], width: number): string {
  const filled: string[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) filled.push(fillWords(paragraph.join(" "), width));
    paragraph = [];
  };
  for (const line of lines) {
    if (line.startsWith("  ") || line === "") {
      end();
      filled.push(...fillCommand(line, width));
      continue;
    }
    paragraph.push(line);
    if (/^Examples?:$/u.test(line)) end();
  }
  end();
  return filled.join("\n");
}

/** Help is loaded by every command, so it does without the package that wraps elsewhere. */
function fillWords(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(/\s+/u)) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\n");
}

function fillCommand(line: string, width: number): string[] {
  const [, command = line, comment] = /^(.*?\S)\s+(# .*)$/u.exec(line) ?? [];
  if (line.length <= width) return [line];
  const words = command.trim().match(WORD) ?? [];
  const lines: string[] = [];
  let current = " ";
  for (const word of words) {
    // Two columns are for the backslash.
    if (current.trim() !== "" && current.length + 1 + word.length > width - 2) {
      lines.push(`${current} \\`);
      current = CONTINUATION.slice(1);
    }
    current += ` ${word}`;
  }
  return [...(comment === undefined ? [] : [`  ${comment}`]), ...lines, current];
}
