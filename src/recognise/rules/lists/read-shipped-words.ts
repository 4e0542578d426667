import { readFileSync } from "node:fs";
import { join } from "node:path";

import { PACKAGE_ROOT } from "../../../base/package-root.ts";

/** The entries of `models/words/NAME.txt`, one a line; lines that begin with `#` say where they come from. */
export function readShippedWords(name: string): readonly string[] {
  const lines = readFileSync(join(PACKAGE_ROOT, "models", "words", `${name}.txt`), "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}
