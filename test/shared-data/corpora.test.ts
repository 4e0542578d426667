// Corpora and answers that may not lie in this repository: these tests alone read them, from a folder beside it, and skip where it is not.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { evaluate } from "../../src/evaluate/evaluate.ts";
import { parseConll } from "../../src/formats/conll/conll.ts";
import { formatConll } from "../../src/formats/conll/format-conll.ts";

const SHARED = join(import.meta.dirname, "../../../shared");
const ORACLE = join(SHARED, "oracle/meddocan-eval");
const WIKIANN = join(SHARED, "data/wikiann/nl-train.tsv");

describe.skipIf(!existsSync(ORACLE))("figures of the MEDDOCAN script", () => {
  it.each(["drop", "noise", "split"])("are ours for system %s, to the last digit", async (system) => {
    const expected = JSON.parse(await readFile(join(ORACLE, "expected.json"), "utf8")) as Record<string, unknown>;
    const { meddocan } = await evaluate({
      goldDirectory: join(SHARED, "data/meddocan/dev"),
      system: join(ORACLE, system),
      compat: "meddocan",
      sentencesPath: join(SHARED, "data/meddocan/sentences.tsv"),
      resamples: 0,
    });
    expect(meddocan).toEqual(expected[system]);
  });
});

it.skipIf(!existsSync(WIKIANN))("WikiANN is given back to the letter", async () => {
  const text = await readFile(WIKIANN, "utf8");
  const documents = parseConll(text, WIKIANN);
  expect(formatConll(documents).split("\n").filter(Boolean)).toEqual(text.split("\n").filter(Boolean));
});
