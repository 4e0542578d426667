import type { ForgetReport } from "../../vocabulary/forget.ts";
import { describeLeftBehind } from "../../vocabulary/verify/left-behind.ts";
import type { PlanReport } from "../../vocabulary/plan/plan-report.ts";
import type { Segmentation } from "../../model/segmentation.ts";
import type { RewriteReport } from "../../vocabulary/rewrite.ts";
import type { Reachability } from "../../vocabulary/rewrite-report.ts";
import type { UndoReport } from "../../vocabulary/undo.ts";

/** Words that are no longer one token, from which on a repair by pieces is proposed. */
const WORTH_PIECES = 20;

/** What a rewrite will do, for people: the same before it is done and with `--plan` alone. */
export function describePlan(plan: PlanReport): string {
  const { reachability, weights, sample, leftBehind, undoable, round } = plan;
  const { collateral, undecidedVariants } = reachability;
  const lost = reachability.ignoreMerges
    ? "found by ignore_merges alone (not in slow tokenizers)"
    : "no longer one token";
  return [
    ...(round > 1 ? [describeRound(plan)] : []),
    `to remove: ${plan.replaced} tokens`,
    `merges: ${reachability.droppedMerges} dropped; words built through them: ${reachability.repaired} given other merges, ${collateral} ${lost}`,
    ...describeJoining(reachability),
    ...(collateral >= WORTH_PIECES && !reachability.ignoreMerges && reachability.joining === undefined
      ? [
          "--repair reuse keeps most of these words one token, and costs less of the model: freed ids then carry joining pieces",
        ]
      : []),
    sample.words > 0
      ? `sample: ${describeSample(sample)} will be split differently`
      : "sample: none given; --contexts or --sample shows how many words will be split differently, and repairs spare these words",
    ...describeCosts(plan),
    `undecided: ${undecidedVariants === 0 ? "no other spelling of a removed name" : `${undecidedVariants} entries spell a removed name another way; review --show variants goes through them`}`,
    ...(reachability.heldIn === 0
      ? []
      : [
          `kept though they hold a removed name as a word: ${reachability.heldIn} entries, in plan.json of the private folder`,
        ]),
    weights.warning === undefined
      ? `weights: rows overwritten in ${list(weights.files)}`
      : `weights: ${weights.warning}`,
    `copied as they are: ${list(plan.copied)}; left behind: ${list(leftBehind)}`,
    ...Object.entries(plan.mentions ?? {}).map(
      ([file, count]) =>
        `${file}: ${count} removed names stand there as a key or as part of a longer word; look, and take them out if they are names`,
    ),
    ...(undoable.length < round
      ? [
          `to take back: round ${undoable.join(", ")} alone; the mapping of the rounds before is not at hand (--private)`,
        ]
      : []),
  ].join("\n");
}

function describeJoining({ joining = 0 }: Reachability): string[] {
  return joining === 0
    ? []
    : [`pieces: ${joining} of the freed ids carry a piece that joins such words, and no placeholder (--repair reuse)`];
}

/** Costs that are listed for people. */
const LISTED = 5;

function describeCosts({ costs, replaced }: PlanReport): string[] {
  if (costs.entries === 0) return [];
  const worst = costs.worst.slice(0, LISTED).map(({ builtThrough, unreachable, words }) => {
    return `${builtThrough} (${unreachable} no longer one token, ${words} sample words)`;
  });
  return [
    `cost: other entries are built through ${costs.entries} of the ${replaced}; the worst: ${worst.join(", ")}; which they are is in plan.json of the private folder`,
  ];
}

/** Words with a removed entry are split differently in any case. */
function describeSample({ changed, words, named = 0 }: Segmentation): string {
  const others = words - named;
  const share = percent((changed - named) / Math.max(1, others));
  return `${changed - named} of ${others} words without a removed name (${share}), and ${named} with one,`;
}

function describeRound({ round, followsPrevious }: PlanReport): string {
  const changed = `the model is not as round ${round - 1} left it, so that the rounds before cannot be taken back through this one`;
  return `round ${round} of rewriting this model${followsPrevious === false ? `; ${changed}` : ""}`;
}

/** What a rewrite did. */
export function describeRewrite(report: RewriteReport, out: string): string {
  const { reachability, weights, sample, checks, rounds } = report;
  const notCopied = describeLeftBehind(report.leftBehind);
  const lines = [
    `${report.replaced} tokens replaced by placeholders${(reachability.joining ?? 0) > 0 ? " and pieces" : ""}${rounds.length > 1 ? ` (round ${rounds.length} of this model)` : ""}`,
    ...describeJoining(reachability),
    `${reachability.droppedMerges} merges dropped, ${reachability.repaired} words given other merges, ${reachability.collateral} ${reachability.ignoreMerges ? "by ignore_merges alone (not in slow tokenizers)" : "no longer one token"}`,
    weights.warning ?? `rows and biases overwritten in ${Object.keys(weights.files).join(", ")}`,
    ...(sample.words > 0 ? [`sample: ${describeSample(sample)} are split differently`] : []),
    `${checks.filter(({ passed }) => passed).length} of ${checks.length} checks passed`,
    ...(reachability.undecidedVariants > 0
      ? [
          `${reachability.undecidedVariants} entries spell a removed name another way and were not decided on: review --show variants goes through them`,
        ]
      : []),
    ...(notCopied === "" ? [] : [`not copied: ${notCopied}`]),
    `written to ${out}`,
  ];
  return lines.join("\n");
}

/** What was taken back. */
export function describeUndo({ undone, remaining, files, notRestored, ignored }: UndoReport, out: string): string {
  return [
    `${undone.length === 1 ? "round" : "rounds"} ${undone.join(", ")} taken back${remaining > 0 ? `; ${remaining} remain` : ""}`,
    `${files} files written to ${out}, each with the SHA-256 that it had`,
    ...(notRestored.length > 0 ? [`not kept, so not restored: ${notRestored.join(", ")}`] : []),
    ...(ignored.length > 0 ? [`not of the rewrite, left alone: ${ignored.join(", ")}`] : []),
  ].join("\n");
}

/** What was destroyed, and what that does not do. */
export function describeForget({ rounds, removed, remaining }: ForgetReport): string {
  return [
    `removed ${list(removed)}: ${rounds} ${rounds === 1 ? "rewrite" : "rewrites"} can no longer be taken back`,
    `still there: ${list(remaining)}${remaining.length > 0 ? " (decisions and predictions hold names too)" : ""}`,
    "The files are unlinked, not overwritten: backups, snapshots and flash memory may keep copies. Where that matters, keep private folders on an encrypted disk and destroy its key.",
  ].join("\n");
}

function list(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.join(", ");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
