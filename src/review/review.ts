import { existsSync } from "node:fs";

import { UnnameError } from "../base/errors.ts";
import type { Tokenizer } from "../model/checkpoint.ts";
import type { Context, Prediction } from "../probe/context.ts";
import { rankCandidates } from "./candidates.ts";
import { appendDecisions, foldDecisions, readDecisions } from "./decisions.ts";
import { askReviewer } from "./prompt.ts";
import { type ReviewRecordInput, writeReviewRecord } from "./review-record.ts";
import { renderScreen } from "./screen.ts";
import { countUndecided, type Entry, type Session, startSession } from "./session.ts";

/** Where the reviewer sits. The command line's `Io` is one. */
export interface ReviewIo {
  readonly stdin?: NodeJS.ReadableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly isTTY: boolean;
  now(): Date;
}

export interface ReviewOptions {
  readonly tokenizer: Tokenizer;
  readonly predictions: readonly Prediction[];
  /** May be empty: then only ranks and probabilities are shown. */
  readonly contexts: readonly Context[];
  /** Read if it exists, and appended to. */
  readonly decisionsPath: string;
  readonly reviewer: string;
  readonly io: ReviewIo;
  readonly isKnownName?: (surface: string) => boolean;
  readonly colour?: boolean;
  /** Digests for the record of the review: of the predictions file and of the contexts files. */
  readonly sources?: Pick<ReviewRecordInput, "predictionsSha256" | "contextsSha256">;
}

/** Counts of candidates, by how this reviewer decided on them. */
export interface ReviewSummary {
  readonly candidates: number;
  readonly names: number;
  readonly kept: number;
  readonly unsure: number;
  readonly undecided: number;
}

/**
 * Lets a person decide which vocabulary entries are names, going on where this reviewer stopped. Every key press is on the disk
 * before the next candidate shows. What there was to decide on is recorded beside the decisions, see `ReviewRecord`.
 * Throws `usage` where there is no terminal, `interrupted` after Ctrl-C, and what `readDecisions` and `rankCandidates` throw.
 */
export async function review(options: ReviewOptions): Promise<ReviewSummary> {
  const { tokenizer, decisionsPath, reviewer, io } = options;
  requireTerminal(io);
  const lines = existsSync(decisionsPath) ? await readDecisions(decisionsPath, tokenizer) : [];
  const own = foldDecisions(lines.filter((line) => line.reviewer === reviewer));
  const candidates = rankCandidates({
    predictions: options.predictions,
    contexts: options.contexts,
    tokenizer,
    ...(options.isKnownName !== undefined && { isKnownName: options.isKnownName }),
  });
  await writeReviewRecord(decisionsPath, {
    candidates: candidates.map(({ tokenId }) => tokenId),
    vocabulary: tokenizer.vocabulary,
    ...options.sources,
  });
  const save = (entries: readonly Entry[]) => {
    const at = io.now().toISOString();
    if (entries.length > 0)
      appendDecisions(
        decisionsPath,
        entries.map((entry) => toDecision(entry, reviewer, at)),
      );
  };
  const contexts = new Map(options.contexts.map((context) => [context.id, context]));
  const { colour = true } = options;
  const { session, interrupted } = await askReviewer(
    startSession(candidates, own),
    {
      render: (current, contextLimit) => renderScreen(current, { contexts, contextLimit, colour }),
      save,
    },
    { input: io.stdin ?? process.stdin, output: io.stderr },
  );
  if (interrupted) {
    throw new UnnameError(
      "interrupted",
      `Interrupted. All decisions are in ${decisionsPath}: run the same command again to go on.`,
      {
        details: { path: decisionsPath, undecided: countUndecided(session) },
      },
    );
  }
  return countChoices(session);
}

/** Throws `usage` where nobody can be asked. */
export function requireTerminal(io: Pick<ReviewIo, "isTTY">): void {
  if (io.isTTY) return;
  throw new UnnameError(
    "usage",
    "review needs a terminal: a person decides. Run it in one, or give decisions made elsewhere straight to rewrite: " +
      "unname rewrite --model DIR --decisions FILE --out DIR.",
  );
}

function toDecision({ tokenId, token, decision, reason }: Entry, reviewer: string, at: string) {
  return { tokenId, token, decision, reviewer, at, reason };
}

/** Counts of a session's questions, by how they were answered. */
export function countChoices(session: Session): ReviewSummary {
  const choices = session.queue.map((candidate) => session.decided.get(candidate.tokenId));
  const count = (choice: (typeof choices)[number]) => choices.filter((other) => other === choice).length;
  return {
    candidates: choices.length,
    names: count("name"),
    kept: count("keep"),
    unsure: count("unsure"),
    undecided: count(undefined),
  };
}
