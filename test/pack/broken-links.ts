import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";

import { listFiles } from "../../src/base/files.ts";

/** Links of the Markdown pages below a folder to files that are not there, as "page → target"; those to the web are left alone. */
export async function findBrokenLinks(folder: string): Promise<string[]> {
  const broken: string[] = [];
  for (const page of await listFiles(folder, ".md")) {
    const text = await readFile(join(folder, page), "utf8");
    for (const [, link = ""] of text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)) {
      const target = posix.join(posix.dirname(page), link);
      if (!/^[a-z]+:/.test(link) && !existsSync(join(folder, target))) broken.push(`${page} → ${target}`);
    }
  }
  return broken;
}
