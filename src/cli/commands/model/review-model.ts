import { UnnameError } from "../../../base/errors.ts";
import { sha256File } from "../../../base/hash.ts";
import { openCheckpoint } from "../../../model/open-checkpoint.ts";
import type { Context } from "../../../probe/contexts/context.ts";
import { readContexts } from "../../../probe/contexts/read-contexts.ts";
import { readCandidatesFile } from "../../../review/candidates/candidate-file.ts";
import type { ReviewSummary } from "../../../review/decisions/count-choices.ts";
import type { ReviewInput } from "../../../review/session/open-review.ts";
import { readPredictions } from "../../../review/candidates/read-predictions.ts";
import { createStoppingRule } from "../../../review/stopping/stopping-rule.ts";
import { loadListedNames } from "./listed-names.ts";
import { DEFAULT_REVIEWER, type ReviewFlags } from "./review-flags.ts";
import { prepareSettling, type SettlingSummary, withAgreement } from "./settle.ts";
import { CLEAR_LINE, hasColour, type Io, progressReporter } from "../../terminal.ts";

/** A review of a model's entries, in the terminal or in the browser: of one's own, or of what reviewers decided differently. */
export async function reviewModel(io: Io, flags: ReviewFlags): Promise<ReviewSummary | SettlingSummary> {
  const { model, predictions, candidates, decisions: decisionsPath, reviewer = DEFAULT_REVIEWER } = flags;
  if (model === undefined || (predictions === undefined) === (candidates === undefined))
    throw new UnnameError(
      "usage",
      "review needs --model and either --candidates or --predictions. To judge what an audit left open: unname review judge.",
    );
  const report = progressReporter(io, flags);
  report("reading the model and the candidates ...");
  const { tokenizer } = await openCheckpoint(model);
  const contexts: Context[] = [];
  for (const path of flags.contexts) contexts.push(...(await readContexts(path)));
  const found = await readFound(flags, tokenizer.vocabulary);
  const input = {
    tokenizer,
    contexts,
    isKnownName: loadListedNames(contexts),
    decisionsPath,
    reviewer,
    ...found,
    ...(flags.show !== undefined && { filter: { show: flags.show, search: "" } }),
  };
  if (flags.settle === undefined) {
    if (!flags.quiet) io.stderr.write(CLEAR_LINE);
    return show(io, flags, input);
  }
  const settling = {
    decisions: decisionsPath,
    reviewer,
    ...(flags.merge && { merge: flags.merge }),
    ...(flags.settle !== true && { reviewers: flags.settle }),
  };
  const { settle, doDiffer } = await prepareSettling(settling, tokenizer);
  if (!flags.quiet) io.stderr.write(CLEAR_LINE);
  const summary = doDiffer ? await show(io, flags, { ...input, settle }) : NOTHING;
  return withAgreement(summary, settling, tokenizer);
}

const NOTHING: ReviewSummary = { candidates: 0, names: 0, kept: 0, unsure: 0, undecided: 0 };

/** Only the view that is asked for is loaded. */
async function show(io: Io, flags: ReviewFlags, input: ReviewInput): Promise<ReviewSummary> {
  if (flags.web === true) {
    const { servePage } = await import("./serve-page.ts");
    return servePage(input, { io, ...flags });
  }
  const { review } = await import("../../../review/terminal/review.ts");
  return review({ ...input, io, colour: hasColour() });
}

/** What there is to decide on, and the digests of what it came from: gathered candidates, with the rule when to stop, or predictions. */
async function readFound(
  flags: ReviewFlags,
  vocabulary: readonly string[],
): Promise<Pick<ReviewInput, "predictions" | "candidates" | "estimate" | "sources">> {
  const contextsSha256 = await Promise.all(flags.contexts.map((path) => sha256File(path)));
  if (flags.candidates === undefined) {
    const path = flags.predictions as string;
    return {
      predictions: await readPredictions(path),
      sources: { predictionsSha256: await sha256File(path), contextsSha256 },
    };
  }
  const { header, ...list } = await readCandidatesFile(flags.candidates, vocabulary);
  const { predictionsSha256, carries } = header;
  const bound = flags.bound !== undefined && { bound: flags.bound };
  return {
    predictions: [],
    candidates: list.candidates,
    estimate: createStoppingRule(list, { carries, ...bound }),
    sources: {
      predictionsSha256,
      candidatesSha256: await sha256File(flags.candidates),
      contextsSha256: flags.contexts.length > 0 ? contextsSha256 : header.contextsSha256,
      stopping: { ...list, carries, ...bound },
    },
  };
}
