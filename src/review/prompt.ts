import { createPrompt, ExitPromptError, isEnterKey, useEffect, useKeypress, useRef, useState } from "@inquirer/core";

import { type Action, type Entry, type Question, type Session, step } from "./session.ts";

/** The terminal a review runs in. */
export interface PromptStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

export interface PromptOptions<Q extends Question = Question> {
  /** What the reviewer sees, with at most so many contexts. */
  render(session: Session<Q>, contextLimit: number): string;
  /** Puts lines on the disk. Called before the next candidate shows; if it throws, the review ends with its error. */
  readonly save: (entries: readonly Entry[]) => void;
  /** Actions that this review does not have. */
  readonly without?: ReadonlySet<Action>;
}

/** How a review ended. `interrupted`: by Ctrl-C, or because the input closed. */
export interface PromptResult<Q extends Question = Question> {
  readonly session: Session<Q>;
  readonly interrupted: boolean;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  n: "name",
  v: "variants",
  k: "keep",
  u: "unsure",
  s: "skip",
  z: "undo",
  q: "quit",
};

const FIRST_CONTEXTS = 5;
const MORE_CONTEXTS = 10;

type Outcome = PromptResult & { readonly error?: unknown };
type View = PromptOptions & { readonly session: Session; readonly onChange: (session: Session) => void };

/** One prompt for the whole review, so that keys typed ahead are not lost between two candidates. */
const reviewPrompt = createPrompt<Outcome, View>((view, done) => {
  const [session, setSession] = useState(view.session);
  const [contextLimit, setContextLimit] = useState(FIRST_CONTEXTS);
  // Two keys can come in one chunk, before the view is drawn again: the state they act on is kept here.
  const current = useRef(view.session);

  useEffect((terminal) => {
    const onClose = () => done({ session: current.current, interrupted: true });
    terminal.on("close", onClose);
    return () => terminal.removeListener("close", onClose);
  }, []);

  useKeypress((key, terminal) => {
    terminal.clearLine(0);
    if (key.ctrl || current.current.status === "quit") return;
    if (key.name === "c") return setContextLimit(contextLimit + MORE_CONTEXTS);
    const isEnd = isEnterKey(key) && current.current.status === "finished";
    const action = isEnd ? "quit" : ACTIONS[key.name];
    if (action === undefined || view.without?.has(action)) return;
    try {
      const next = step(current.current, action);
      view.save(next.entries);
      current.current = next.session;
      view.onChange(next.session);
      setContextLimit(FIRST_CONTEXTS);
      setSession(next.session);
      if (next.session.status === "quit") done({ session: next.session, interrupted: false });
    } catch (error) {
      done({ session: current.current, interrupted: false, error });
    }
  });

  return view.render(session, contextLimit);
});

/**
 * Shows one candidate at a time, the most suspect first, until the reviewer quits; one key decides. Rejects with what `save`
 * threw. Nothing that was decided is lost by Ctrl-C or a closed terminal.
 */
export async function askReviewer<Q extends Question>(
  session: Session<Q>,
  options: PromptOptions<Q>,
  streams: PromptStreams,
): Promise<PromptResult<Q>> {
  let last: Session = session;
  // The prompt hands back the questions that it was given.
  const resultOf = ({ session: reached, interrupted }: PromptResult) => ({
    session: reached as Session<Q>,
    interrupted,
  });
  const onChange = (next: Session) => {
    last = next;
  };
  try {
    const { error, ...result } = await reviewPrompt(
      { ...options, session, onChange },
      { ...streams, clearPromptOnDone: true },
    );
    if (error !== undefined) throw error;
    return resultOf(result);
  } catch (error) {
    if (error instanceof ExitPromptError) return resultOf({ session: last, interrupted: true });
    throw error;
  }
}
