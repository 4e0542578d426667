import type { Choice } from "../decisions/fold-lines.ts";

/** What a reviewer said of an entry that came a second time, unmarked. */
export interface AgainAnswer {
  /** The answer that stood when it came again. */
  readonly before: Choice;
  readonly said: Choice;
  /** It was decided once more since then, in sight of what stood. */
  readonly isRevised?: boolean;
}
