import { UnnameError } from "../../base/errors.ts";
import { describeFigure } from "../describe/describe-entry.ts";
import { openReview, type ReviewInput } from "../session/open-review.ts";
import { countChoices, type ReviewSummary } from "../decisions/count-choices.ts";
import { askReviewer } from "./prompt.ts";
import { countUndecided } from "../session/session.ts";
import { EN } from "../text/en.ts";

/** Where the reviewer sits. The command line's `Io` is one. */
export interface ReviewIo {
  readonly stdin?: NodeJS.ReadableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly isTTY: boolean;
  now(): Date;
  /** Milliseconds, of a clock that never goes back, to tell a held key. Default: the process's own. */
  clock?(): number;
}

export interface ReviewOptions extends ReviewInput {
  readonly io: ReviewIo;
  readonly colour?: boolean;
}

/**
 * Lets a person decide, in the terminal, which vocabulary entries are names, going on where this reviewer stopped. Every decision is on
 * the disk before the next candidate shows.
 * Throws `usage` where there is no terminal, `interrupted` after Ctrl-C, and what `openReview` throws.
 */
export async function review(options: ReviewOptions): Promise<ReviewSummary> {
  const { decisionsPath, io, colour = true } = options;
  requireTerminal(io);
  const { session: start, describe, estimate, forecast, without, words, save } = await openReview(options);
  const { session, interrupted } = await askReviewer(
    start,
    {
      describe,
      figureOf: (candidate) => describeFigure(candidate, EN.locale),
      estimate,
      forecast,
      words: words(EN),
      without,
      colour,
      save: (entries) => save(entries, io.now()),
      clock: () => io.clock?.() ?? performance.now(),
    },
    { input: io.stdin ?? process.stdin, output: io.stderr },
  );
  if (interrupted) throw interruption(decisionsPath, countUndecided(session));
  return countChoices(session);
}

/** The error of a review that was interrupted: nothing is lost. */
export function interruption(decisionsPath: string, undecided: number): UnnameError {
  const message = `Interrupted. All decisions are in ${decisionsPath}: run the same command again to go on.`;
  return new UnnameError("interrupted", message, { details: { path: decisionsPath, undecided } });
}

/** Throws `usage` without a terminal to ask at. */
export function requireTerminal(io: Pick<ReviewIo, "isTTY">): void {
  if (io.isTTY) return;
  throw new UnnameError(
    "usage",
    "review needs a terminal: a person decides. Run it in one, review in a browser (--web), or give decisions made elsewhere straight to " +
      "rewrite: unname rewrite --model DIR --decisions FILE --out DIR.",
  );
}
