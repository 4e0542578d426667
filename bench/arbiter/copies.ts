import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { createRandom } from "../../src/base/random.ts";
import { readGold } from "../../src/evaluate/read/read-gold.ts";
import type { Span } from "../../src/text/span.ts";
import type { SetDocument } from "./sets.ts";
import type { NoteLanguage } from "../../src/text/note-languages.ts";

const SEED = 47;
/** Words on a side of a padded note: at least, and at most. More than features of the surroundings see teach nothing. */
const PADDING = { least: 50, most: 300 } as const;
/** Words without a name among them that are taken from sentences of general text. */
const SHORTEST_RUN = 7;
const SHORTEST_SENTENCE = 40;

/** A document in small letters; its names stay where they are. */
export function smallCopy({ id, text, gold }: SetDocument): SetDocument {
  const small = [...text].map((letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
  return { id, text: small.join(""), gold };
}

/** Documents one after the other as one, with `separator` between them. */
export function joinTexts(id: string, parts: readonly Omit<SetDocument, "id">[], separator = "\n\n"): SetDocument {
  let text = "";
  const gold: Span[] = [];
  for (const part of parts) {
    for (const span of part.gold ?? [])
      gold.push({ ...span, start: span.start + text.length, end: span.end + text.length });
    text += `${part.text.trimEnd()}${separator}`;
  }
  return { id, text, gold };
}

const PLACES = ["behind", "behind", "before", "both"] as const;
const SEPARATORS = ["\n\n", "\n", " "] as const;

/** The notes, each with general text behind it, before it or both, in which nobody marked a name. */
export async function padNotes(
  notes: readonly SetDocument[],
  language: NoteLanguage,
  data: string,
): Promise<SetDocument[]> {
  const sentences = await namelessText(language, data);
  const random = createRandom(SEED, `padded ${language}`);
  const pad = () => {
    const words = PADDING.least + random.next() ** 2 * (PADDING.most - PADDING.least);
    const padding: string[] = [];
    for (let count = 0; count < words;) {
      const sentence = random.pick(sentences);
      padding.push(sentence);
      count += sentence.split(" ").length;
    }
    return { text: padding.join(" "), gold: [] };
  };
  return notes.map((note) => {
    const place = random.pick(PLACES);
    const parts = [...(place === "behind" ? [] : [pad()]), note, ...(place === "before" ? [] : [pad()])];
    return joinTexts(note.id, parts, random.pick(SEPARATORS));
  });
}

/** Runs of words outside all entities of WikiANN; in Italian, of which there is none, sentences of debates in which nobody is named. */
async function namelessText(language: NoteLanguage, data: string): Promise<string[]> {
  if (language === "it") {
    const debates = await readGold(join(data, "real-text", "it-europarl"), "brat", "folder of debates");
    return debates
      .filter(({ spans }) => spans.length === 0)
      .flatMap(({ document }) => document.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
      .filter((sentence) => sentence.length > SHORTEST_SENTENCE);
  }
  const file = await readFile(join(data, "wikiann", `${language}-train.tsv`), "utf8");
  return file
    .split(/^.*\t(?!O$).*$|^$/mu)
    .map((run) =>
      run
        .trim()
        .split("\n")
        .map((line) => line.split("\t")[0]),
    )
    .filter((tokens) => tokens.length >= SHORTEST_RUN)
    .map((tokens) =>
      tokens
        .join(" ")
        .replace(/ (?=[.,;:)])/g, "")
        .replace(/'{2,}\s?/g, ""),
    );
}
