import type { Writable } from "node:stream";

import { createPrompt, ExitPromptError, useEffect, useKeypress, useRef, useState } from "@inquirer/core";

import { commandOf, isDeciding } from "../session/keys.ts";
import type { Question } from "../session/question.ts";
import type { Entry, Session } from "../session/session.ts";
import { HeldKey } from "./held-key.ts";
import { renderScreen, type ScreenView } from "./screen.ts";
import { act, browserKey, type KeyPress, openUi, press, type PressOptions, type Ui } from "./ui.ts";
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

export interface PromptOptions<Q extends Question = Question> extends ScreenView<Q> {
  readonly colour: boolean;
  /** Puts lines on the disk. Called before the next entry shows; if it throws, the review ends with its error. */
  readonly save: (entries: readonly Entry[]) => void;
}

/** How a review ended. `interrupted`: by Ctrl-C, or because the input closed. */
export interface PromptResult<Q extends Question = Question> {
  readonly session: Session<Q>;
  readonly interrupted: boolean;
}

/** Where the terminal does not say its size. */
const USUAL_SIZE = { columns: 80, rows: 24 };
/** The screen beside the shell's, so that no name stays in what can be scrolled back to; and all of it empty. */
const ENTER_SCREEN = "\u001b[?1049h\u001b[2J\u001b[H";
const LEAVE_SCREEN = "\u001b[?1049l";
const CLEAR_SCREEN = "\u001b[2J\u001b[H";

type Outcome = PromptResult & { readonly error?: unknown };
/** A stream, with its size if it is a terminal's. */
type Output = ReviewIo["stderr"] & { readonly columns?: number; readonly rows?: number };
interface View extends PromptOptions {
  readonly session: Session;
  readonly output: Output;
  readonly clock: () => number;
  readonly onChange: (session: Session) => void;
}

/** One prompt for the whole review. */
const reviewPrompt = createPrompt<Outcome, View>((view, done) => {
  const [ui, setUi] = useState(openUi(view.session));
  const [size, setSize] = useState(sizeOf(view.output));
  // Two keys can come in one chunk, before the view is drawn again: the state they act on is kept here.
  const current = useRef(ui);
  const held = useRef(new HeldKey());
  const drawn = useRef<PressOptions>({ without: view.without, pageSize: 10, sentencesShown: 1 });

  useEffect((terminal) => {
    const onClose = () => done({ session: current.current.session, interrupted: true });
    const onResize = () => {
      view.output.write(CLEAR_SCREEN);
      setSize(sizeOf(view.output));
    };
    terminal.on("close", onClose);
    view.output.on("resize", onResize);
    return () => {
      terminal.removeListener("close", onClose);
      view.output.removeListener("resize", onResize);
    };
  }, []);

  // Runs when the screen has been written; keys of the chunk that changed it come before.
  useEffect(() => {
    const timer = setImmediate(() => held.current.shown());
    return () => clearImmediate(timer);
  }, [ui]);

  useKeypress((key, terminal) => {
    const before = current.current;
    if (before.session.status === "quit") return;
    try {
      const { ui: next, entries } = pressGuarded(before, key, terminal.line, {
        view,
        held: held.current,
        drawn: drawn.current,
      });
      view.save(entries);
      // Readline has a line of its own, and its history's in reach of the arrows.
      if (!isTyping(next)) terminal.clearLine(0);
      else if (terminal.line !== next.line) {
        terminal.clearLine(0);
        terminal.write(next.line);
      }
      if (next === before) return held.current.shown();
      current.current = next;
      if (entries.length > 0 || next.session.status === "quit") view.onChange(next.session);
      setUi(next);
      if (next.session.status === "quit") done({ session: next.session, interrupted: false });
    } catch (error) {
      done({ session: current.current.session, interrupted: false, error });
    }
  });

  const screen = renderScreen(ui, view, { ...size, colour: view.colour });
  drawn.current = { ...screen, without: view.without };
  return screen.text;
});

interface Guard {
  readonly view: View;
  readonly held: HeldKey;
  readonly drawn: PressOptions;
}

/** The state after a key; one that is held does not decide entry after entry. */
function pressGuarded(before: Ui, key: KeyPress, line: string, { view, held, drawn }: Guard) {
  const name = browserKey(key) ?? "";
  const command = before.mode === "browse" ? commandOf(name) : undefined;
  const isGuarded = command !== undefined && (isDeciding(command) || command === "skip" || command === "undo");
  if (!isGuarded) {
    held.other();
    return press(before, key, line, drawn);
  }
  const verdict = view.without.has(command) ? "accept" : held.press(name, view.clock());
  if (verdict === "accept") return press(before, key, line, drawn);
  const isOwn = verdict === "take-back" && command !== "undo";
  const { ui: next, entries } = isOwn ? act(before, { kind: "undo" }) : { ui: before, entries: [] };
  return { ui: { ...next, notice: EN.said.held }, entries };
}

/** Whether what is typed goes into a line. */
function isTyping({ mode }: Ui): boolean {
  return mode === "search" || mode === "note" || mode === "reason" || mode === "page";
}

function sizeOf({ columns, rows }: Output) {
  return { columns: columns || USUAL_SIZE.columns, rows: rows || USUAL_SIZE.rows };
}

/**
 * A review on the whole screen: one entry at a time, the most suspect first, or the list; one key decides. Rejects with what `save`
 * threw. Nothing that was decided is lost by Ctrl-C or a closed terminal.
 */
export async function askReviewer<Q extends Question>(
  session: Session<Q>,
  options: PromptOptions<Q>,
  io: ReviewIo,
): Promise<PromptResult<Q>> {
  const { stdin: input = process.stdin, stderr: output } = io;
  const clock = () => io.clock?.() ?? performance.now();
  let last: Session = session;
  // The prompt hands back the questions that it was given.
  const resultOf = ({ session: reached, interrupted }: PromptResult) => ({
    session: reached as Session<Q>,
    interrupted,
  });
  const onChange = (next: Session) => {
    last = next;
  };
  // A signal ends the process before this function does.
  const leave = () => {
    if (!(output as Writable).writableEnded) output.write(LEAVE_SCREEN);
  };
  process.once("exit", leave);
  output.write(ENTER_SCREEN);
  try {
    const { error, ...result } = await reviewPrompt(
      { ...(options as unknown as PromptOptions), session, output, clock, onChange },
      { input, output, clearPromptOnDone: true },
    );
    if (error !== undefined) throw error;
    return resultOf(result);
  } catch (error) {
    if (error instanceof ExitPromptError) return resultOf({ session: last, interrupted: true });
    throw error;
  } finally {
    process.removeListener("exit", leave);
    leave();
  }
}
