import { createPrompt, ExitPromptError, isEnterKey, useEffect, useKeypress, useRef, useState } from "@inquirer/core";

import type { Context } from "../probe/context.ts";
import { renderScreen } from "./screen.ts";
import { type Action, type Entry, type Session, step } from "./session.ts";

/** The terminal a review runs in. */
export interface PromptStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

export interface PromptOptions {
  readonly contexts: ReadonlyMap<string, Context>;
  /** Puts lines on the disk. Called before the next candidate shows; if it throws, the review ends with its error. */
  readonly save: (entries: readonly Entry[]) => void;
  readonly colour?: boolean;
}

/** How a review ended. `interrupted`: by Ctrl-C, or because the input closed. */
export interface PromptResult {
  readonly session: Session;
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
    if (action === undefined) return;
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

  return renderScreen(session, { contexts: view.contexts, contextLimit, colour: view.colour ?? true });
});

/**
 * Shows one candidate at a time, the most suspect first, until the reviewer quits; one key decides. Rejects with what `save`
 * threw. Nothing that was decided is lost by Ctrl-C or a closed terminal.
 */
export async function askReviewer(
  session: Session,
  options: PromptOptions,
  streams: PromptStreams,
): Promise<PromptResult> {
  let last = session;
  const onChange = (next: Session) => {
    last = next;
  };
  try {
    const { error, ...result } = await reviewPrompt(
      { ...options, session, onChange },
      { ...streams, clearPromptOnDone: true },
    );
    if (error !== undefined) throw error;
    return result;
  } catch (error) {
    if (error instanceof ExitPromptError) return { session: last, interrupted: true };
    throw error;
  }
}
