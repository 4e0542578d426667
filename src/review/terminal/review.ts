import { UnnameError } from "../../base/errors.ts";
import { describeFigure } from "../describe/describe-entry.ts";
import { interruption, openReview, type ReviewInput } from "../session/open-review.ts";
import { countChoices, type ReviewSummary } from "../decisions/count-choices.ts";
import { askReviewer, type ReviewIo } from "./prompt.ts";
import { countUndecided } from "../session/session.ts";
import { EN } from "../text/en.ts";

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
    },
    io,
  );
  if (interrupted) throw interruption(decisionsPath, countUndecided(session));
  return countChoices(session);
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
