// What each part of a language's combination is worth: the combination as it ships, without one part after another, and each part alone, on
// folders of gold that nothing was trained on. Without `--data` the parts that need no training; with it (the folder that models/training/ner
// takes) the model is trained again without its narrative notes, general text, word lists or lexicon, some three minutes each.
//
//   npm run bench:ablation -- --language es
//   npm run bench:ablation -- --language es --data ../shared/data --gold ../shared/data/challenge/es
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

import { evaluate } from "../src/evaluate/evaluate.ts";
import { COMBINATION_PARTS, uniteParts } from "../src/recognise/combine/language-combination.ts";
import type { Recogniser } from "../src/recognise/recogniser.ts";
import { selectEntities } from "../src/recognise/select-entities.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../src/text/note-languages.ts";

const RECIPE = "models/training/ner/train.mjs";
/** What the recipe can leave out. */
const TRAINED_WITHOUT = ["narrative", "general-text", "lists", "lexicon"] as const;

const { values: flags } = parseArgs({
  options: {
    language: { type: "string", multiple: true, default: [...NOTE_LANGUAGES] },
    gold: { type: "string", multiple: true },
    data: { type: "string" },
  },
});

console.log(
  "| language | gold | variant | persons covered | of its marks right | small letters | places | false marks per 1,000 tokens |",
);
console.log(`|${" --- |".repeat(8)}`);
for (const language of flags.language as NoteLanguage[]) {
  const [rules, model] = COMBINATION_PARTS[language] as [string, string];
  await row(language, "as shipped", [rules, model]);
  await row(language, "rules alone", [rules]);
  await row(language, "model alone", [model]);
  if (flags.data !== undefined) await rowsOfTraining(language, rules, model.replace(/^crf:/, ""), flags.data);
}

async function rowsOfTraining(language: NoteLanguage, rules: string, model: string, data: string) {
  const folder = await mkdtemp(join(tmpdir(), "unname-ablation-"));
  for (const part of TRAINED_WITHOUT) {
    const out = join(folder, part);
    const { status } = spawnSync(process.execPath, [RECIPE, model, data, out, part], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error(`${RECIPE} ended with ${status}`);
    await row(language, `model trained without ${part}`, [rules, `crf:${out}`]);
    await row(language, `the same, model alone`, [`crf:${out}`]);
  }
  await rm(folder, { recursive: true });
}

async function row(language: NoteLanguage, variant: string, specs: readonly string[]) {
  const recogniser: Recogniser = selectEntities(await uniteParts(language, specs), ["PERSON", "GPE"]);
  for (const gold of flags.gold ?? [join("corpora/hand-written", language)]) {
    const { entities, forms, falseMarks } = await evaluate({
      goldDirectory: gold,
      system: (documents) => recogniser.recognise(documents),
      entities: ["PERSON", "GPE"],
      perturb: false,
      resamples: 0,
    });
    const { PERSON, GPE } = entities;
    const figures = [
      PERSON?.coverageRecall,
      PERSON?.coveragePrecision,
      forms?.["PERSON"]?.["small letters"]?.coverageRecall,
      GPE?.coverageRecall,
    ];
    const cells = [language, basename(gold), variant, ...figures.map(percent), falseMarks.perThousandTokens.toFixed(1)];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function percent(rate: number | undefined): string {
  return rate === undefined ? "–" : `${(100 * rate).toFixed(1)} %`;
}
