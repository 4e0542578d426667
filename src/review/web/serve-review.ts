import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

import { getRequestListener } from "@hono/node-server";

import { UnnameError } from "../../base/errors.ts";
import { interruption, openReview, type ReviewInput } from "../session/open-review.ts";
import { countChoices, type ReviewSummary } from "../decisions/count-choices.ts";
import { countUndecided } from "../session/session.ts";
import { createReviewApp } from "./review-app.ts";
import type { PageLanguage } from "../../text/page-languages.ts";

export interface ServeReviewOptions extends ReviewInput {
  /** Default: the first of the browser's that the page has, or English. */
  readonly language?: PageLanguage;
  /** Default: a free one. */
  readonly port?: number;
  now(): Date;
  /** Called with the page's address when it can be opened. */
  readonly onReady: (url: string) => void;
  /** Ends the review as interrupted; decisions are saved. */
  readonly signal?: AbortSignal;
}

/** Alone on this machine, by number: a name could be made to stand for another address. */
const HOST = "127.0.0.1";
const TOKEN_BYTES = 32;
/** A browser on this machine is quick; what is slower is not the page. In milliseconds. */
const REQUEST_TIMEOUT = 10_000;
/** The page gets so long, in milliseconds, to read the last answer. */
const LAST_ANSWERS = 300;

/**
 * Lets a person decide, in a browser on this machine, which vocabulary entries are names: the same decisions file as in the terminal, going
 * on where this reviewer stopped. Serves one page, below an unguessable address, until the page ends the review.
 * Throws `interrupted` when `signal` aborts, `usage` if the port is taken, what writing a decision threw, and what `openReview` throws.
 */
export async function serveReview(options: ServeReviewOptions): Promise<ReviewSummary> {
  const { decisionsPath, language, port = 0, signal, now, onReady } = options;
  const [review, scripts] = await Promise.all([openReview(options), readScripts()]);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  let { session } = review;
  let authority = "";
  let end: (error?: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve() : reject(error));
  });
  const app = createReviewApp({
    review,
    token,
    authority: () => authority,
    language,
    scripts,
    now,
    onChange: (next) => {
      session = next;
      if (next.status === "quit") end();
    },
    onError: (error) => end(error),
  });
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT },
    getRequestListener(app.fetch),
  );
  server.once("error", (cause: NodeJS.ErrnoException) => end(unusablePort(port, cause)));
  server.listen(port, HOST, () => {
    authority = `${HOST}:${(server.address() as AddressInfo).port}`;
    onReady(`http://${authority}/${token}/`);
  });
  const interrupt = () => end(interruption(decisionsPath, countUndecided(session)));
  signal?.addEventListener("abort", interrupt);
  if (signal?.aborted === true) interrupt();
  try {
    await ended;
  } finally {
    signal?.removeEventListener("abort", interrupt);
    await close(server);
  }
  return countChoices(session);
}

/** Lets the answers under way go out, and closes what is only kept open. */
async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  server.closeIdleConnections();
  await closed;
  clearTimeout(timer);
}

function unusablePort(port: number, cause: NodeJS.ErrnoException): UnnameError {
  const message = `port ${port} of ${HOST} cannot be used: ${cause.code}. Name another with --port, or none.`;
  return new UnnameError("usage", message, { cause, details: { port } });
}

/** The page's scripts by their path, as the build wrote them beside this file: nothing else is ever served. */
async function readScripts(): Promise<ReadonlyMap<string, string>> {
  const folder = new URL("./page/", import.meta.url);
  const scripts = new Map([["session/keys.js", await readScript(new URL("../session/keys.js", import.meta.url))]]);
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".js")))
    scripts.set(`web/page/${name}`, await readScript(new URL(name, folder)));
  return scripts;
}

async function readScript(url: URL): Promise<string> {
  try {
    return await readFile(url, "utf8");
  } catch (cause) {
    throw new Error(`${fileURLToPath(url)}: the page's scripts are not built: npm run build`, { cause });
  }
}
