import { stat } from "node:fs/promises";

import type { Command } from "commander";

import { privateDirectoryOf, refuseExisting } from "../../../base/files.ts";
import { formatBytes } from "../../output/format-progress.ts";
import { collect } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly out: string;
  readonly names?: string;
  readonly corpus?: readonly string[];
  readonly decisions?: string;
  readonly allow?: string;
  readonly force?: boolean;
}

const EXAMPLE = `
A baseline holds what each context gave as numbers, and digests: no name, sentence or id. Before it is written every byte is searched for
the names of --names, --corpus and --decisions. It is signed with digest.key of the audit, so that compare sees a change.

What it says of its model is what later models are held against: review a new one as you review code, in one commit with the model.

Example:
  unname compare baseline audits/released/audit.json --names people.csv --out leakage-baseline.json`;

/** Adds `unname compare baseline`: what later audits are held against, small and without names. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "compare baseline")
    .description("write a file to commit, which later audits are compared with")
    .argument("<audit>", "audit.json, with its private folder beside it")
    .requiredOption("-o, --out <file>", "file to write")
    .option("--names <file>", "names of people to search it for, CSV or JSON Lines")
    .option("--corpus <dir>", "notes that anonymise wrote, for the names of their private folders; repeatable", collect)
    .option("--decisions <file>", "decisions.jsonl of review: entries decided to be names are searched for")
    .option("--allow <file>", "words, one a line, that are no names although a person bears them")
    .option("--force", "replace an existing file");
  finishCommand(command, EXAMPLE).action(async (audit: string, flags: Flags) => {
    await refuseExisting(flags.out, flags.force);
    const { readWordList } = await import("../../../audit/audit-input.ts");
    const { requireDigestKey } = await import("../../../audit/digest-key.ts");
    const { writeBaseline } = await import("../../../audit/compare/baseline.ts");
    const { missedLimits } = await import("../../../audit/compare/compare-limits.ts");
    const { readOutcomes } = await import("../../../audit/compare/read-outcomes.ts");
    const { describeBaseline } = await import("../../../report/tables/comparison-table.ts");
    const { collectKnownNames } = await import("../../../audit/names/collect-known-names.ts");
    const { readDecisionLines } = await import("../../../review/decisions/decisions-file.ts");
    const { surfaces } = await collectKnownNames({
      ...(flags.names !== undefined && { namesFile: flags.names }),
      privateDirectories: (flags.corpus ?? []).map(privateDirectoryOf),
    });
    const outcomes = await readOutcomes(audit);
    const key = await requireDigestKey(audit);
    const sources = {
      names: surfaces,
      decisions: flags.decisions === undefined ? [] : await readDecisionLines(flags.decisions),
      allow: flags.allow === undefined ? [] : await readWordList(flags.allow),
    };
    await writeBaseline(flags.out, outcomes, sources, key);
    const { size: bytes } = await stat(flags.out);
    const { model } = outcomes;
    const missed = missedLimits(outcomes);
    printResult(
      io,
      flags,
      { out: flags.out, bytes, model, missedLimits: missed.length },
      `Written: ${flags.out} (${formatBytes(bytes)}): ${describeBaseline(outcomes)}`,
    );
  });
}
