import { readFile } from "node:fs/promises";

import { parse } from "shell-quote";
import { glob } from "tinyglobby";

/** A call of `unname` in a page, without the program's name. */
export interface DocumentedCommand {
  readonly page: string;
  readonly argv: readonly string[];
}

/** Pages for users: README and docs, not the generated ones. */
export async function listPages(): Promise<string[]> {
  const docs = await glob("docs/**/*.md", { ignore: ["docs/reference/{api,commands}.md", "docs/**/node_modules/**"] });
  return ["README.md", ...docs.sort()];
}

/** Every call of `unname` in the shell blocks of a page, in order. */
export async function readDocumentedCommands(page: string): Promise<DocumentedCommand[]> {
  return (await readStatements(page)).flatMap((line) => callsIn(line)).map((argv) => ({ page, argv }));
}

/** Every statement of the shell blocks of a page, in order, as it stands there but for joined lines; a loop is one statement. */
export async function readStatements(page: string): Promise<string[]> {
  const statements: string[] = [];
  for (const { language, lines } of fencedBlocks(await readFile(page, "utf8"))) {
    if (["sh", "bash"].includes(language)) statements.push(...statementsIn(lines));
    if (language === "console") statements.push(...lines.flatMap((line) => /^\$ (.*)$/u.exec(line)?.[1] ?? []));
  }
  return statements;
}

/** The fenced blocks of a page of Markdown. */
export function fencedBlocks(text: string): { readonly language: string; readonly lines: string[] }[] {
  const blocks: { language: string; lines: string[] }[] = [];
  let block: { language: string; lines: string[] } | undefined;
  for (const line of text.split("\n")) {
    const fence = /^\s*```(\w*)/u.exec(line);
    if (fence === null) block?.lines.push(line);
    else if (block !== undefined) block = undefined;
    else blocks.push((block = { language: fence[1] ?? "", lines: [] }));
  }
  return blocks;
}

function statementsIn(lines: readonly string[]): string[] {
  const joined = lines.join("\n").replace(/\\\n\s*/gu, "").replace(/^(for [^]*?^done)$/gmu, (loop) => loop.replaceAll("\n", "\0")); // prettier-ignore
  return joined
    .split("\n")
    .map((line) => line.replaceAll("\0", "\n").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** What stands between `unname` and the end of each command of a line; a variable stays as a word. */
function callsIn(line: string): string[][] {
  const calls: string[][] = [];
  let current: string[] | undefined;
  const words = parse(line.replaceAll("\n", ";"), (name) => `$${name}`).filter((part) => !(typeof part === "object" && "comment" in part)); // prettier-ignore
  let previous = "";
  for (const part of words) {
    const word = typeof part === "string" ? part : "pattern" in part ? part.pattern : undefined;
    if (word === undefined) current = undefined;
    // Flags left out because they stand in the command before.
    else if (current !== undefined && word !== "…") current.push(word);
    else if (
      current === undefined &&
      /^(?:\.\/|\.\\)?unname$/u.test(word) &&
      !/^(?:npm|cd|add|install|-C)$/u.test(previous)
    )
      calls.push((current = []));
    previous = word ?? "";
  }
  return calls;
}
