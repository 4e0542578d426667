import { dirname, resolve } from "node:path";

import type { Command } from "commander";

import { privateDirectoryOf, refuseExisting } from "../../../base/files.ts";
import { EXIT } from "../../exit.ts";
import { type RequireFlag, requireOption } from "../../options/audit-options.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions, RequireFlag {
  readonly junit?: string;
  readonly seed: number;
  readonly limits?: boolean;
  readonly force?: boolean;
}

const EXAMPLE = `
Each is an audit.json with its private folder beside it (what each context gave is in <folder>.private/outcomes.json), or a baseline that
"unname compare baseline" wrote. Both must have looked at the same contexts with the same names, --k and --seed; anything else is refused.

A figure is worse if it rose by more than chance: exact McNemar, or the sign-flip test over documents, adjusted for all figures (Holm).
A limit that the model before kept must be kept. One that it missed may be missed still, as by a model under work: with --limits every
limit of the audit after must be kept, whatever the baseline says.

A baseline is refused if it is not as it was written. It cannot show that it was made of the right model: review it as you review code.

Exit code, of what --require names: 0: nothing is shown to be worse. 1: something is. 2: the files cannot be compared, or a baseline was changed by hand.
3: a figure, units or a verdict that one has are missing in the other, or too few to tell.

Example:
  unname compare audits/before/audit.json audits/after/audit.json
  unname compare leakage-baseline.json audits/after/audit.json --junit leakage.xml`;

/** Adds `unname compare`: what got worse from one audit to another. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("compare")
    .description("compare two audits of the same contexts")
    .argument("<before>", "audit.json or a baseline")
    .argument("<after>", "audit.json of the model that is tested")
    .option("--junit <file>", "a JUnit XML report, a test case a figure")
    .option("--limits", "every limit must be kept, too, whatever the baseline says")
    .addOption(requireOption("the tests that exit code and --junit are about"))
    .option("--seed <n>", "what resampling depends on", integerOption(0), 0)
    .option("--force", "replace an existing --junit file");
  finishCommand(command, EXAMPLE).action(async (before: string, after: string, flags: Flags) => {
    if (flags.junit !== undefined) await refuseExisting(flags.junit, flags.force);
    const { compareOutcomes } = await import("../../../audit/compare/compare-outcomes.ts");
    const { readOutcomes } = await import("../../../audit/compare/read-outcomes.ts");
    const { renderComparison } = await import("../../../report/tables/comparison-table.ts");
    const { readDigestKey } = await import("../../../audit/digest-key.ts");
    const { requireSigned } = await import("../../../audit/compare/require-signed.ts");
    const [outcomesBefore, outcomesAfter] = [await readOutcomes(before), await readOutcomes(after)];
    await requireSigned(before, await readDigestKey(privateDirectoryOf(dirname(resolve(after)))));
    const comparison = compareOutcomes(outcomesBefore, outcomesAfter, {
      seed: flags.seed,
      absoluteLimits: flags.limits === true,
      required: flags.require ?? "all",
    });
    if (flags.junit !== undefined) {
      const { checkComparison } = await import("../../../testing/check-comparison.ts");
      const { writeJUnit } = await import("../../output/write-junit.ts");
      const suite = `${comparison.before.name} and ${comparison.after.name}`;
      await writeJUnit(flags.junit, suite, checkComparison(comparison));
    }
    printResult(io, flags, comparison, renderComparison(comparison));
    const codes = { worse: EXIT.missed, "not-worse": EXIT.done, inconclusive: EXIT.inconclusive } as const;
    process.exitCode = codes[comparison.verdict];
  });
}
