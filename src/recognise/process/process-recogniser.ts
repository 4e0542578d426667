import { UnnameError } from "../../base/errors.ts";
import type { Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { Recogniser } from "../recogniser.ts";
import { Child, ChildLost, type Patience } from "./child.ts";
import { inBatches } from "./in-batches.ts";
import { type Hello, ProtocolProblem, readSpans } from "./protocol.ts";
import { splitCommand } from "./split-command.ts";

/** Documents of a request, and UTF-16 code units: a program may read many faster than one at a time. */
const [MOST_DOCUMENTS, MOST_UNITS] = [32, 200_000];
const PATIENCE: Patience = { start: 600_000, answer: 300_000 };
/** Seconds that a program may take for an answer, where not the default. */
const PATIENCE_VARIABLE = "UNNAME_PROCESS_SECONDS";

/**
 * The recogniser `process:COMMAND`: another program, which is started once and asked through its standard input. It is started again when it
 * ends or does not answer in time, and asked again, document by document; one at which that happens twice is an error, and never passes
 * as a text without names. Throws `usage` for a command that is none, and `recogniser-failed` where it does not start or does not
 * keep to the protocol (docs/reference/recognisers.md).
 */
export async function openProcessRecogniser(spec: string, command: string): Promise<Recogniser> {
  return startProcessRecogniser(spec, splitCommand(spec, command));
}

/** What differs for a program of our own. */
export interface OwnProgram {
  /** What spans carry; default: the name that the program gives itself. */
  readonly source?: string;
  /** Milliseconds for an answer, unless the environment says otherwise; default 300,000. */
  readonly answerMs?: number;
}

/** The same of a program and its arguments. */
export async function startProcessRecogniser(
  spec: string,
  words: readonly string[],
  { source, answerMs = PATIENCE.answer }: OwnProgram = {},
): Promise<Recogniser> {
  const program = new AskedProgram(spec, words, readPatience(spec, answerMs), source);
  await program.start();
  let last: Promise<unknown> = Promise.resolve();
  return {
    name: spec,
    // One request at a time, whatever the caller.
    recognise: (documents) => {
      const own = last.then(() => program.recognise(documents));
      last = own.catch(() => undefined);
      return own;
    },
  };
}

/** A program that is started when it is needed, and again when it was lost. */
class AskedProgram {
  private readonly spec: string;
  private readonly words: readonly string[];
  private readonly patience: Patience;
  private readonly source: string | undefined;
  private running: { readonly child: Child; readonly hello: Hello } | undefined;

  constructor(spec: string, words: readonly string[], patience: Patience, source: string | undefined) {
    this.spec = spec;
    this.words = words;
    this.patience = patience;
    this.source = source;
  }

  async start(): Promise<{ readonly child: Child; readonly hello: Hello }> {
    const child = new Child(this.words, this.patience);
    try {
      return (this.running = { child, hello: await child.greet() });
    } catch (error) {
      if (error instanceof UnnameError) throw error;
      throw this.failed(`${messageOf(error)}.`);
    }
  }

  async recognise(documents: readonly Document[]): Promise<Span[][]> {
    const found: Span[][] = [];
    for (const some of inBatches(documents, MOST_DOCUMENTS, MOST_UNITS)) {
      const spans = some.length > 1 ? await this.ask(some) : undefined;
      if (Array.isArray(spans)) found.push(...spans);
      else for (const document of some) found.push(await this.askAlone(document));
    }
    return found;
  }

  private async askAlone(document: Document): Promise<Span[]> {
    const once = await this.ask([document]);
    if (Array.isArray(once)) return once[0] ?? [];
    const again = await this.ask([document]);
    if (Array.isArray(again)) return again[0] ?? [];
    throw this.failed(`${again.problem}, twice. Leave the document out, or mend the program.`, document.id);
  }

  /** The spans of some documents; a problem where they must be asked for one by one. */
  private async ask(documents: readonly Document[]): Promise<Span[][] | { readonly problem: string }> {
    const { child, hello } = this.running ?? (await this.start());
    try {
      const answer = await child.ask(documents);
      if ("error" in answer) return { problem: `it met an error (${errorKindOf(answer.error)})` };
      return documents.map(({ text }, index) =>
        readSpans(answer.documents[index], text, hello.offsets, this.source ?? `process:${hello.name}`),
      );
    } catch (error) {
      if (!(error instanceof ChildLost || error instanceof ProtocolProblem)) throw error;
      child.end();
      this.running = undefined;
      if (error instanceof ProtocolProblem)
        throw this.failed(`${error.message}.`, documents.length === 1 ? documents[0]?.id : undefined);
      const [first] = documents;
      process.emitWarning(
        `${this.spec}: ${error.message} while it read ${documents.length === 1 ? "document" : `${documents.length} documents from`} ${first?.id}. It is started again.`,
        { type: "UnnameWarning", code: "RECOGNISER_RESTARTED" },
      );
      return { problem: error.message };
    }
  }

  private failed(message: string, document?: string): UnnameError {
    const { spec } = this;
    const where = document === undefined ? "" : `, document ${document}`;
    return new UnnameError("recogniser-failed", `--recogniser ${spec}${where}: ${message}`, {
      details: { spec, ...(document !== undefined && { document }) },
    });
  }
}

function readPatience(spec: string, answer: number): Patience {
  const value = process.env[PATIENCE_VARIABLE];
  if (value === undefined) return { ...PATIENCE, answer };
  const seconds = Number(value);
  if (!(seconds > 0))
    throw new UnnameError(
      "usage",
      `--recogniser ${spec}: expected ${PATIENCE_VARIABLE} to be seconds above 0, found another.`,
    );
  return { ...PATIENCE, answer: seconds * 1000 };
}

/** The name of an error's class and nothing else of it: its message may quote a text. */
function errorKindOf(error: string): string {
  return /^[A-Za-z_.]{1,80}$/.test(error) ? error : "unnamed";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
