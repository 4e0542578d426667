import { expect, it } from "vitest";

import { findSuspectFileNames } from "../../../src/corpus/suspects/suspect-file-names.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";

/** Takes every word for a person's name, as a list of all surnames does. */
const all: Recogniser = {
  name: "all",
  recognise: async (documents) => documents.map(({ text }) => [{ start: 0, end: text.length, label: "PERSON" }]),
};

async function* listed(...paths: string[]) {
  for (const path of paths) yield { path };
}

it.each(["hosp.jsonl", "long.jsonl", "notes.csv", "train/batch-01.txt", "export_2020.json", "test.txt"])(
  "does not take %s for a name",
  async (path) => {
    expect((await findSuspectFileNames(listed(path), all)).persons).toBe(0);
  },
);

it.each(["jansen.txt", "jansen_piet-2020.txt.gz", "GarciaMaria.txt", "verhoeven/01.txt", "piet_de_vries.csv"])(
  "takes %s for one",
  async (path) => {
    expect((await findSuspectFileNames(listed(path), all)).persons).toBe(1);
  },
);
