import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import { fromSentError, type SentError } from "../../base/process/sent-error.ts";
import type { DemoAudit, DemoAudited } from "./demo-audits.ts";

/** What the process is sent, once. */
export interface AuditRequest {
  readonly audit: DemoAudit;
  readonly threads: number;
}

/** What it sends: that its look is entered, and then what came of it. */
export type AuditMessage =
  | { readonly kind: "begun" }
  | { readonly kind: "audited"; readonly audited: DemoAudited }
  | { readonly kind: "failed"; readonly error: SentError };

/** An audit under way. */
export interface AuditProcess {
  readonly audited: Promise<DemoAudited>;
  /** Ends the process if it has not. */
  end(): void;
}

/** How this module's file ends where it was not compiled: a process cannot load that. */
const SOURCE = ".ts";

/**
 * Begins an audit in another process, and waits until its look is entered; undefined where no process can be started. A process and no thread, in
 * a second one of which onnxruntime crashes.
 */
export async function auditInProcess(audit: DemoAudit, threads: number): Promise<AuditProcess | undefined> {
  if (import.meta.url.endsWith(SOURCE)) return undefined;
  const child = fork(fileURLToPath(new URL("./demo-audit-child.js", import.meta.url)), {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const request: AuditRequest = { audit, threads };
  child.send(request);
  const { begun, audited } = listen(child);
  await begun;
  return { audited, end: () => void child.kill() };
}

function listen(child: ChildProcess) {
  let isBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve;
  });
  const audited = new Promise<DemoAudited>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => reject(new Error(`the process of an audit ended with ${signal ?? code}`)));
    child.on("message", (message: AuditMessage) => {
      if (message.kind === "begun") isBegun();
      else if (message.kind === "audited") resolve(message.audited);
      else reject(fromSentError(message.error));
    });
  });
  // The caller that awaits the report gets the error.
  audited.catch(() => isBegun());
  return { begun, audited };
}
