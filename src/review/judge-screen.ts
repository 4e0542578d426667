import { MASK } from "../probe/context.ts";
import { createPainter, printable } from "./paint.ts";
import { countUndecided, type Question, type Session } from "./session.ts";

/** An entry to be judged blind: nothing of the model, of ranks or of why it is asked about. */
export interface JudgeQuestion extends Question {
  /** Texts with one mask each, where the entry stood. */
  readonly contexts: readonly string[];
}

const KEYS = "n name   k no name   u unsure   s skip   z undo   c more sentences   q quit";
const END_KEYS = "z undo   Enter or q ends the judging";

/** What who judges sees: progress, the word in its sentences, and the keys. */
export function renderJudgeScreen(
  session: Session<JudgeQuestion>,
  options: { readonly contextLimit: number; readonly colour: boolean },
): string {
  const paint = createPainter(options.colour);
  const total = session.queue.length;
  const left = countUndecided(session);
  const question = session.queue[session.position];
  if (question === undefined) {
    const end =
      left === 0 ? `All ${total} words are judged.` : `End of the list: ${left} of ${total} words were skipped.`;
    return [paint.bold(end), paint.dim(END_KEYS)].join("\n");
  }
  const word = printable(question.token);
  const shown = question.contexts.slice(0, options.contextLimit);
  const hidden = question.contexts.length - shown.length;
  return [
    paint.dim(`${session.position + 1} of ${total} (${left} not judged)`),
    paint.bold(word),
    "",
    ...shown.map((context) => {
      const [before = "", after = ""] = printable(context).split(MASK);
      return `  ${before}${paint.inverse(`[${word}]`)}${after}`;
    }),
    ...(hidden > 0 ? [paint.dim(`  and ${hidden} more (c)`)] : []),
    "",
    paint.dim(KEYS),
    "Could this be somebody's name here?",
  ].join("\n");
}
