import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Socket } from "node:net";

import { childEnvironment } from "../../base/process/child-environment.ts";
import type { Document } from "../../text/document.ts";
import { type Answer, formatHello, formatRequest, type Hello, parseAnswer, parseHello } from "./protocol.ts";

/** How long a program may take, in milliseconds. */
export interface Patience {
  /** Until it has said who it is: models load slowly. */
  readonly start: number;
  /** For each request. */
  readonly answer: number;
}

/** The program is no longer there, or does not answer: why, in words. A request was not answered. */
export class ChildLost extends Error {}

/** An answer may be so long, in UTF-16 code units. */
const LONGEST_LINE = 1 << 28;
/** Of what it says on standard error before it begins. Later nothing is kept: it may quote a text. */
const KEPT_ERRORS = 2_000;
const UTF8 = "utf8";

/** A running recogniser of another program, that speaks the protocol on its standard input and output. One request at a time. */
export class Child {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly patience: Patience;
  /** Of a line that has not ended: in the pieces in which it came, as putting them together with each would take ever longer. */
  private received: string[] = [];
  private receivedLength = 0;
  private lines: string[] = [];
  private lost: string | undefined;
  private wake: () => void = () => undefined;
  private requests = 0;
  private errors = "";
  private said: Hello | undefined;

  constructor([program = "", ...words]: readonly string[], patience: Patience) {
    this.patience = patience;
    this.child = spawn(program, words, { stdio: "pipe", windowsHide: true, env: childEnvironment() });
    const { stdin, stdout, stderr } = this.child;
    const lose = (why: string) => {
      this.lost ??= why;
      this.wake();
    };
    this.child.on("error", (error: NodeJS.ErrnoException) => lose(`it cannot be started (${error.code ?? "unknown"})`));
    this.child.on("close", (code, signal) =>
      lose(signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`),
    );
    // What it no longer takes is seen by its end.
    stdin.on("error", () => undefined);
    stdout.setEncoding(UTF8).on("data", (data: string) => this.receive(data, lose));
    stderr.setEncoding(UTF8).on("data", (data: string) => {
      if (this.said === undefined) this.errors = (this.errors + data).slice(-KEPT_ERRORS);
    });
    this.rest();
  }

  /** What it says of itself. Throws {@link ChildLost}, with what it said on standard error, and {@link ProtocolProblem}. */
  async greet(): Promise<Hello> {
    this.child.stdin.write(formatHello());
    try {
      return (this.said = parseHello(await this.nextLine(this.patience.start)));
    } catch (error) {
      this.end();
      if (!(error instanceof ChildLost) || this.errors.trim() === "") throw error;
      throw new ChildLost(`${error.message}, and said:\n${this.errors.trim()}`);
    }
  }

  /** What it finds. Throws {@link ChildLost} and {@link ProtocolProblem}; it is ended then. */
  async ask(documents: readonly Document[]): Promise<Answer> {
    const id = ++this.requests;
    this.child.stdin.write(formatRequest(id, documents));
    try {
      return parseAnswer(await this.nextLine(this.patience.answer), id, documents.length);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Ends it. */
  end(): void {
    this.child.kill("SIGKILL");
  }

  private receive(data: string, lose: (why: string) => void): void {
    const parts = data.split("\n");
    const rest = parts.pop() as string;
    if (parts.length > 0) {
      parts[0] = this.received.join("") + (parts[0] as string);
      this.received = [];
      this.receivedLength = 0;
    }
    this.received.push(rest);
    this.receivedLength += rest.length;
    if (this.receivedLength > LONGEST_LINE) {
      this.end();
      lose(`its answer is longer than ${LONGEST_LINE} characters`);
    }
    if (parts.length === 0) return;
    this.lines.push(...parts);
    this.wake();
  }

  private async nextLine(patience: number): Promise<string> {
    this.child.ref();
    for (const stream of this.streams()) stream.ref();
    let timer: NodeJS.Timeout | undefined;
    try {
      const timeIsUp = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
      const arrived = new Promise<void>((resolve) => (this.wake = resolve));
      if (this.lines.length === 0 && this.lost === undefined) await Promise.race([arrived, timeIsUp]);
      const line = this.lines.shift();
      if (line !== undefined) return line;
      throw new ChildLost(this.lost ?? `it did not answer within ${patience / 1000} seconds`);
    } finally {
      clearTimeout(timer);
      this.rest();
    }
  }

  /** While nothing is asked it does not keep our program from ending; it ends with us, at the end of its input. */
  private rest(): void {
    this.child.unref();
    for (const stream of this.streams()) stream.unref();
  }

  private streams(): readonly Socket[] {
    const { stdin, stdout, stderr } = this.child;
    return [stdin, stdout, stderr] as unknown as Socket[];
  }
}
