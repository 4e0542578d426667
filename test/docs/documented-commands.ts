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
  const text = await readFile(page, "utf8");
  const blocks = [...text.matchAll(/^```(?:sh|bash|console)?\n([^]*?)^```/gmu)].map(([, block = ""]) => block);
  return blocks.flatMap((block) =>
    block
      .replace(/\\\n/gu, " ")
      .split("\n")
      .flatMap((line) => callsIn(line))
      .map((argv) => ({ page, argv })),
  );
}

/** What stands between `unname` and the end of each command of a line; a variable stays as a word. */
function callsIn(line: string): string[][] {
  const calls: string[][] = [];
  let current: string[] | undefined;
  const words = parse(line, (name) => `$${name}`).filter((part) => !(typeof part === "object" && "comment" in part));
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
