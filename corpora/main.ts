import { Command, InvalidArgumentError, Option } from "commander";

import { plantCanaries } from "./canaries/plant-canaries.ts";
import { truthOfHalf } from "./canaries/truth-of-half.ts";
import { type Half, HALVES } from "./half.ts";
import { takeHalf } from "./halves.ts";
import { DEFAULT_PATIENTS, DEFAULT_SEED, DEFAULT_SENTENCES, generateCorpus } from "./generate.ts";
import { DEFAULT_LOOK_ALIKES, DEFAULT_NOTES, generateShortNotes } from "./languages/generate-short-notes.ts";
import { PACK_LANGUAGES, packOf } from "./languages/packs.ts";
import { shortNotesManifest, writeShortNotes } from "./languages/write-short-notes.ts";
import { manifestOf, writeCorpus } from "./write.ts";
import { writeCanaryTruth } from "./write-truth.ts";
import { UnnameError } from "../src/base/errors.ts";

interface Options {
  readonly out: string;
  readonly seed: number;
  readonly force: boolean;
  readonly style: "hospital" | "short";
  readonly language: string;
  readonly patients: number;
  readonly sentences: number;
  readonly canaries: number;
  readonly half?: Half;
  readonly notes: number;
  readonly lookalikes: number;
}

function count(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError("Expected a whole number of at least 0.");
  return Number(value);
}

function share(value: string): number {
  const number = Number(value);
  if (!(value.trim() !== "" && number >= 0 && number <= 1))
    throw new InvalidArgumentError("Expected a number from 0 to 1.");
  return number;
}

async function writeHospitalNotes(options: Options): Promise<Readonly<Record<string, unknown>>> {
  if (options.language !== "nl") {
    throw new UnnameError("usage", `hospital notes are in Dutch alone: for "${options.language}" add --style short.`);
  }
  const plain = generateCorpus({
    seed: options.seed,
    patients: Math.max(1, options.patients),
    sentences: options.sentences,
  });
  const planted = options.canaries > 0 ? plantCanaries(plain, options.canaries) : undefined;
  const whole = planted?.corpus ?? plain;
  const corpus = options.half === undefined ? whole : takeHalf(whole, options.half);
  await writeCorpus(corpus, options.out, { force: options.force });
  if (planted !== undefined) {
    const { truth } = planted;
    await writeCanaryTruth(options.half === undefined ? truth : truthOfHalf(truth, corpus), options.out);
  }
  return manifestOf(corpus);
}

async function writeShort(options: Options): Promise<Readonly<Record<string, unknown>>> {
  const given = { seed: options.seed, notes: options.notes, lookAlikes: options.lookalikes };
  const notes = generateShortNotes(packOf(options.language), given);
  const manifest = shortNotesManifest(notes, options.language, given);
  await writeShortNotes(notes, manifest, options.out, { force: options.force });
  return manifest;
}

const program = new Command("generate-corpus")
  .description("Writes synthetic clinical notes in which every name is known.")
  .requiredOption("--out <directory>", "folder to write")
  .addOption(
    new Option("--style <style>", "long hospital notes (Dutch), or short ones")
      .choices(["hospital", "short"])
      .default("hospital"),
  )
  .addOption(new Option("--language <code>", "language of the notes").choices([...PACK_LANGUAGES]).default("nl"))
  .option("--seed <number>", "the same seed gives the same notes", count, DEFAULT_SEED)
  .option("--patients <number>", "hospital: patients, seen and unseen", count, DEFAULT_PATIENTS)
  .option("--sentences <number>", "hospital: sentences, at least", count, DEFAULT_SENTENCES)
  .option(
    "--canaries <number>",
    "hospital: people with secrets to plant for each number of repetitions (1, 5, 10, 50), and as many controls; the truth goes to <out>.private/canaries.json",
    count,
    0,
  )
  .addOption(
    new Option(
      "--half <half>",
      "hospital: seen/ holds the notes of this half of the patients, unseen/ the others",
    ).choices([...HALVES]),
  )
  .option("--notes <number>", "short: notes", count, DEFAULT_NOTES)
  .option("--lookalikes <share>", "short: share of notes without any name", share, DEFAULT_LOOK_ALIKES)
  .option("--force", "replace the folder", false)
  .action(async (options: Options) => {
    const manifest = await (options.style === "short" ? writeShort(options) : writeHospitalNotes(options));
    process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof UnnameError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
