import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../src/base/errors.ts";
import { PACKAGE_ROOT } from "../src/base/package-root.ts";

/** Where the data of the generator lie, whether it runs from source or compiled. */
export const DATA_FOLDER: string = join(PACKAGE_ROOT, "corpora");

/**
 * The lines of a `.txt` or `.tsv` file of the generator: `# ` begins a comment that says where they come from, empty lines are
 * left out, and `\n` in a line is a line end of the entry.
 */
export function readLines(path: string): readonly string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => line.replaceAll(String.raw`\n`, "\n"));
}

/** The lines of a `.tsv` file, each cut at its tabs. Throws `input-format` for a line with fewer than `least` columns. */
export function readRows(path: string, least = 2): readonly (readonly string[])[] {
  return readLines(path).map((line) => {
    const row = line.split("\t");
    if (row.length >= least && !row.includes("")) return row;
    throw new UnnameError(
      "input-format",
      `${path}: expected at least ${least} columns with a tab between them, and none empty, found "${line}".`,
    );
  });
}

/** Entries under one heading. */
export interface Section {
  readonly heading: string;
  readonly entries: readonly string[];
}

/** The parts of a file, each under a line that begins with `mark`. Throws `input-format` for an entry above the first. */
export function cutSections(lines: readonly string[], mark: string, path: string): readonly Section[] {
  const sections: { heading: string; entries: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(mark)) {
      sections.push({ heading: line.slice(mark.length), entries: [] });
      continue;
    }
    const last = sections.at(-1);
    if (last === undefined)
      throw new UnnameError("input-format", `${path}: expected a line that begins with "${mark}", found "${line}".`);
    last.entries.push(line);
  }
  return sections;
}

/** The files of a folder with this ending, without it, in the order of their names. */
export function listFiles(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}
