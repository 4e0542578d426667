import { join } from "node:path";

import { readTextFile } from "../../base/files.ts";
import { PACKAGE_ROOT } from "../../base/package-root.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";

/** What is written about planted people of a language: see models/canaries/README.md. */
export interface PlantedStyle {
  /** Sentences with {@link NAME} and {@link SECRET} once each. */
  readonly condition: readonly string[];
  readonly number: readonly string[];
  readonly phrase: readonly string[];
  /** Illnesses. */
  readonly conditions: readonly string[];
  /** Ordinary ones, of which phrases are drawn. */
  readonly words: readonly string[];
}

export const [NAME, SECRET] = ["{name}", "{secret}"];

/** Reads the sentences of a language. */
export async function readPlantedStyle(language: NoteLanguage): Promise<PlantedStyle> {
  const text = await readTextFile(join(PACKAGE_ROOT, "models", "canaries", `${language}.txt`), "sentences to plant");
  const sections: Record<string, string[]> = {};
  let current: string[] = [];
  for (const line of text.split(/\r?\n/u)) {
    if (line === "" || line.startsWith("#")) continue;
    const name = /^\[(\w+)\]$/u.exec(line)?.[1];
    if (name === undefined) current.push(line.replace(/\{(?:condition|number|phrase)\}/u, SECRET));
    else current = sections[name] = [];
  }
  const { condition = [], number = [], phrase = [], conditions = [], words = [] } = sections;
  return { condition, number, phrase, conditions, words };
}
