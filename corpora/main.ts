import { Command, InvalidArgumentError } from "commander";

import { DEFAULT_PATIENTS, DEFAULT_SEED, DEFAULT_SENTENCES, generateCorpus } from "./generate.ts";
import { manifestOf, writeCorpus } from "./write.ts";
import { UnnameError } from "../src/base/errors.ts";

function count(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError("Expected a whole number of at least 0.");
  return Number(value);
}

const program = new Command("generate-corpus")
  .description("Writes synthetic Dutch hospital notes in which every name is known.")
  .requiredOption("--out <directory>", "folder to write")
  .option("--seed <number>", "the same seed gives the same notes", count, DEFAULT_SEED)
  .option("--patients <number>", "patients, seen and unseen", count, DEFAULT_PATIENTS)
  .option("--sentences <number>", "sentences, at least", count, DEFAULT_SENTENCES)
  .option("--force", "replace the folder", false)
  .action(async (options: { out: string; seed: number; patients: number; sentences: number; force: boolean }) => {
    const corpus = generateCorpus({
      seed: options.seed,
      patients: Math.max(1, options.patients),
      sentences: options.sentences,
    });
    await writeCorpus(corpus, options.out, { force: options.force });
    process.stdout.write(`${JSON.stringify(manifestOf(corpus), null, 2)}\n`);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof UnnameError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
