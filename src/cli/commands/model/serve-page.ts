import { withoutUndefined } from "../../../base/without-undefined.ts";
import { sayIfInterrupted } from "../../../base/process/interruption.ts";
import { interruption, type ReviewInput } from "../../../review/session/open-review.ts";
import type { ReviewSummary } from "../../../review/decisions/count-choices.ts";
import { serveReview } from "../../../review/web/serve-review.ts";
import type { Io } from "../../terminal.ts";
import type { PageLanguage } from "../../../text/page-languages.ts";

interface PageFlags {
  readonly io: Io;
  readonly port?: number;
  readonly language?: PageLanguage;
}

/** A review in the browser; says where the page is. Throws what `serveReview` throws. */
export async function servePage(input: ReviewInput, { io, port, language }: PageFlags): Promise<ReviewSummary> {
  const forget = sayIfInterrupted(interruption(input.decisionsPath, 0).message);
  try {
    return await serveReview({
      ...input,
      now: () => io.now(),
      ...withoutUndefined({ port, language }),
      onReady: (url) => {
        io.stderr.write(
          `Open this address in a browser on this machine; the page's key q or Ctrl-C ends the review.\n${url}\n`,
        );
      },
    });
  } finally {
    forget();
  }
}
