import { PassThrough } from "node:stream";

import { createPrompt, ExitPromptError, isEnterKey, useKeypress, useState } from "@inquirer/core";

import { UnnameError } from "../../base/errors.ts";
import type { Question } from "./questions.ts";

/** The terminal that questions are asked in. */
export interface AskStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** One line of text: a wrong answer is explained, and can be corrected. */
const linePrompt = createPrompt<string, Question>(({ message, fallback, check }, done) => {
  const [line, setLine] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  useKeypress((key, terminal) => {
    if (!isEnterKey(key)) {
      setLine(terminal.line);
      setProblem(undefined);
      return;
    }
    const answer = line.trim() === "" ? (fallback ?? "") : line.trim();
    const wrong = answer === "" ? "An answer is needed." : check(answer);
    if (wrong === undefined) {
      setLine(answer);
      setDone(true);
      done(answer);
      return;
    }
    // The terminal has emptied its line: it is put back, to be mended.
    terminal.write(line);
    setProblem(wrong);
  });
  const hint = fallback === undefined || isDone || line !== "" ? "" : ` (${fallback})`;
  return [`${message}${hint} ${line}`, problem];
});

/** Asks a question until the answer is right. Throws `interrupted` after Ctrl-C. */
export async function ask(question: Question, streams: AskStreams): Promise<string> {
  // A prompt ends the stream it writes to, and there are more questions.
  const output = Object.assign(new PassThrough(), { columns: (streams.output as { columns?: number }).columns });
  output.pipe(streams.output, { end: false });
  try {
    return await linePrompt(question, { input: streams.input, output });
  } catch (error) {
    if (!(error instanceof ExitPromptError)) throw error;
    throw new UnnameError("interrupted", "Interrupted. Nothing was written.", { cause: error });
  }
}
