import { parentPort, Worker } from "node:worker_threads";

import { fromSentError, type SentError, toSentError } from "../../base/process/sent-error.ts";

/** What a worker sends, once. Errors that are not ours end the worker. */
type Message<Answer> = { readonly answer: Answer } | { readonly failed: SentError };

/** A worker that answers once. */
export interface AnsweringWorker<Answer> {
  readonly answer: Promise<Answer>;
  post(value: unknown): void;
  /** Stops whatever goes on; an answer that has not come never does. */
  end(): Promise<unknown>;
}

/** Starts a worker that calls {@link answerWith}. The caller ends it. */
export function startWorker<Answer>(script: URL, workerData: unknown): AnsweringWorker<Answer> {
  const worker = new Worker(script, { workerData });
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`a thread for the weights ended with ${code}`)));
    worker.on("message", (message: Message<Answer>) => {
      if ("answer" in message) return resolve(message.answer);
      reject(fromSentError(message.failed));
    });
  });
  // Sent to the caller, if it still waits.
  answer.catch(() => undefined);
  return {
    answer,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    post: (value) => worker.postMessage(value),
    end: () => worker.terminate(),
  };
}

/** In the worker: sends what comes of `work`. */
export function answerWith(work: Promise<unknown>): void {
  const send = (message: Message<unknown>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    parentPort?.postMessage(message);
  };
  work.then((answer) => send({ answer })).catch((error: unknown) => send({ failed: toSentError(error) }));
}
